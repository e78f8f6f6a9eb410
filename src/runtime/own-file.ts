import { extname } from 'node:path'

/**
 * Returns the address of a file of this program by its path in `src`. The path is the same in `dist`, because this
 * file and each chunk of the bundle (`dist/bundle/*.js`) are one folder below the root of these paths. No other module
 * reads `import.meta.url`, which is the address of the chunk in the bundle.
 */
export function ownFile(path: string): URL {
  return new URL(`../${path}`, import.meta.url)
}

/** Returns the address of a module that runs in its own thread. `path` has no extension: it is `.js` in the bundle. */
export function ownModule(path: string): URL {
  return ownFile(path + extname(import.meta.url))
}

/** Returns the address of a file of a package, which the bundle contains as `bundled`. */
export function packageFile(name: string, bundled: string): URL {
  return import.meta.url.endsWith('.ts') ? new URL(import.meta.resolve(name)) : ownFile(bundled)
}
