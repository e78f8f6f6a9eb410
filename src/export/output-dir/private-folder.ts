import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { RunContext } from '../../runtime/context.ts'
import { reasonOf } from '../../runtime/failure.ts'
import { isAbandoned } from '../../runtime/files/work-folder.ts'
import { needsRepair } from './install.ts'

export const PREFIX = '.static-export-'
const PRIVATE_FOLDER = /^\.static-export-\w{6}$/
const LEFTOVER_MS = 24 * 3_600_000

export type OutputContext = Pick<RunContext, 'clock' | 'log' | 'signal'>

export async function privateFoldersIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter(name => PRIVATE_FOLDER.test(name))
  return names.map(name => join(folder, name))
}

/** Removes the private folders of killed runs: folders whose process has ended, or that have not changed for a day. */
export async function removeLeftovers(folder: string, { log, clock }: OutputContext): Promise<void> {
  for (const path of await privateFoldersIn(folder)) {
    // This folder may have the only copy of files that must still be restored.
    if (needsRepair(path)) continue
    try {
      const inner = (await readdir(path)).map(child => join(path, child))
      const stats = await Promise.all([path, ...inner].map(async child => await stat(child)))
      if (!isAbandoned(path) && stats.some(({ mtimeMs }) => clock.now() - mtimeMs <= LEFTOVER_MS)) continue
      await rm(path, { recursive: true, force: true, maxRetries: 3 })
      log.info(`Removed ${basename(path)}, a leftover from a killed run.`)
    } catch (error) {
      log.debug(`${path} could not be removed: ${reasonOf(error)}`)
    }
  }
}

/** Maximum wait after an abort. The documentation promises that a canceled run ends within two seconds. */
const MAX_REMOVAL_MS = 500

/** Returns false if the run is aborted and the removal has not ended MAX_REMOVAL_MS later. */
export async function removeFolder(path: string, { log, signal }: OutputContext): Promise<boolean> {
  const removed = rm(path, { recursive: true, force: true, maxRetries: 3 }).then(
    () => true,
    (error: unknown) => {
      // Another program may have a file open. Do not fail, because the results do not depend on the removal.
      log.warning(`${path} could not be removed (${reasonOf(error)}). A later export removes it.`)
      return true
    }
  )
  return await Promise.race([removed, afterAbort(signal, MAX_REMOVAL_MS)])
}

/** Removes the folder in a detached process, which continues after this process has exited. */
export function removeLater(path: string): void {
  // `rmSync` is not used, because it ignores paths with non-ASCII characters on Windows.
  const script =
    'require("node:fs").rm(process.argv[1], { recursive: true, force: true, maxRetries: 9 }, () => {})'
  spawn(process.execPath, ['-e', script, path], {
    detached: true,
    stdio: 'ignore',
    windowsHide: true
  }).unref()
}

/** Resolves to false `ms` milliseconds after the run is aborted. */
async function afterAbort(signal: AbortSignal, ms: number): Promise<boolean> {
  if (!signal.aborted) await once(signal, 'abort')
  await new Promise(resolve => setTimeout(resolve, ms).unref())
  return false
}
