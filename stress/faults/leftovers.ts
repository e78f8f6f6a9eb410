import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { MemoryLog } from '../../__tests__/support/memory-log.ts'
import { WorkPath } from '../../src/export/archive/work-files.ts'

/** No system has this process id. */
const ENDED_PID = 999_999_999
/** A file of a run on another machine, which may still be working. */
export const OTHER_MACHINE = `.archive-00000000-${process.pid}-0123abcd`

/** A temporary file or folder of the action on this machine. */
export function isWorkName(name: string): boolean {
  return /^\.(archive|site|preflight)-/.test(name) && name !== OTHER_MACHINE && !isLeftover(name)
}

/** A file that `writeLeftovers` wrote and the next download has to remove. */
export function isLeftover(name: string): boolean {
  return name.includes(`-${ENDED_PID}-`)
}

/** A complete export of an earlier run, and partial files of a killed one. */
export async function writeLeftovers(output: string, archive: string): Promise<void> {
  await mkdir(join(output, 'site'), { recursive: true })
  await writeFile(join(output, 'site/old.html'), 'old')
  await writeFile(join(output, 'manifest.json'), 'old')
  await writeFile(join(output, archive), 'old')
  await writeFile(join(output, OTHER_MACHINE), 'partial')
  await writeFile(leftoverPath(output, 'archive'), 'partial')
  const site = leftoverPath(output, 'site')
  await mkdir(join(site, 'site'), { recursive: true })
  await writeFile(join(site, 'site/index.html'), 'partial')
}

function leftoverPath(output: string, kind: 'archive' | 'site'): string {
  const { path } = new WorkPath(output, kind, { log: new MemoryLog() })
  return join(output, basename(path).replace(`-${process.pid}-`, `-${ENDED_PID}-`))
}
