import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Shell } from './shell.ts'

/** Returns a folder in the user's cache folder, for files that later runs of the program reuse. */
export function cacheFolder({ env }: Pick<Shell, 'env'>, name: string): string {
  const own = env['XDG_CACHE_HOME'] || (process.platform === 'win32' ? env['LOCALAPPDATA'] : undefined)
  return join(own || join(homedir(), '.cache'), 'static-docs-export', name)
}
