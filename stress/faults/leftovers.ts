import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Private folder of a run that is still active, possibly on another machine. */
export const OTHER_RUN = '.static-export-0other'
/** Private folder of a run that was killed two days ago. */
const KILLED_RUN = '.static-export-killed'
const TWO_DAYS_MS = 48 * 3_600_000

/** Whether the name belongs to a private folder or a lock from a run in this campaign. */
export function isTemporary(name: string): boolean {
  return name.startsWith('.static-export-') && !name.startsWith(OTHER_RUN) && !isLeftover(name)
}

/** Whether `writeLeftovers` created the entry and the next run has to remove it. */
export function isLeftover(name: string): boolean {
  return name.startsWith(KILLED_RUN)
}

/** Writes a complete export from an earlier run, and partial files from two other runs. */
export async function writeLeftovers(output: string, archive: string): Promise<void> {
  await mkdir(join(output, 'site'), { recursive: true })
  await writeFile(join(output, 'site/old.html'), 'old')
  const list = { version: 1, written: ['manifest.json', 'site', archive] }
  await writeFile(join(output, '.static-export.json'), JSON.stringify(list))
  await writeFile(join(output, 'manifest.json'), JSON.stringify({ manifestVersion: 1, files: [] }))
  await writeFile(join(output, archive), 'old')
  for (const name of [OTHER_RUN, KILLED_RUN]) {
    await mkdir(join(output, name, 'site'), { recursive: true })
    await writeFile(join(output, name, 'archive'), 'partial')
  }
  await age(join(output, KILLED_RUN))
}

/** Sets the dates of a killed run's files to two days ago, so that the next run has to remove them. */
export async function ageLeftovers(output: string): Promise<void> {
  for (const name of (await readdir(output).catch(() => [])).filter(isTemporary))
    await age(join(output, name))
}

async function age(folder: string): Promise<void> {
  const time = new Date(Date.now() - TWO_DAYS_MS)
  for (const name of [...(await readdir(folder)), '.']) await utimes(join(folder, name), time, time)
}
