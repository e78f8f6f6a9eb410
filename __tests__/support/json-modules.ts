/** Preloaded with `--import`: the language service imports JSON the way bundlers take it, without `with { type }`. */
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, next) =>
    next(
      url,
      url.endsWith('.json')
        ? { ...context, importAttributes: { ...context.importAttributes, type: 'json' } }
        : context
    )
})
