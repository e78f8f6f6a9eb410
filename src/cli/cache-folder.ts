import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Shell } from './shell.ts'

/** The folder for what the program shows again later. It is never the folder that it was started from. */
export function cacheFolder({ env }: Pick<Shell, 'env'>, name: string): string {
  const own = env['XDG_CACHE_HOME'] || (process.platform === 'win32' ? env['LOCALAPPDATA'] : undefined)
  return join(own || join(homedir(), '.cache'), 'static-docs-export', name)
}
