/** Preloaded with `--import`: lets Node load the JSON that the language service imports without `with { type }`. */
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
