// Preloaded with `--import`: records the URL of every file that a process loads, one per line.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) appendFileSync(process.env.LOADED_FILES, `${url}\n`)
    return next(url, context)
  }
})
