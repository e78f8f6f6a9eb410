import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a record so that a process that is killed never leaves a partial file. */
export async function saveState(file: string, state: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const partial = `${file}.${randomUUID()}.part`
  await writeFile(partial, JSON.stringify(state, undefined, 2))
  await rename(partial, file)
}

/** Every record below `folder`, at `<name>/job.json` or `<name>.json`, ordered by creation time. */
export async function loadStates<T extends { createdAt: string }>(folder: string): Promise<T[]> {
  const names = await readdir(folder).catch((): string[] => [])
  const states: T[] = []
  for (const name of names) {
    const file = name.endsWith('.json') ? join(folder, name) : join(folder, name, 'job.json')
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text !== undefined) states.push(JSON.parse(text) as T)
  }
  return states.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}
