/** Preloaded with `--import`: the language service imports JSON without `with { type }`, which only bundlers accept. */
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
