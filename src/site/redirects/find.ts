import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const NAMES = ['docs.json', 'mint.json']
/** `apps/docs/docs.json` is found; what is deeper belongs to something else. */
const MAX_LEVEL = 3
const MAX_FOLDERS = 2000

/** In the workspace, or in its only folder that has one. `ignored`: a folder that is not part of the documentation. */
export async function findRedirectFile(workspace: string, ignored: string): Promise<string | undefined> {
  const found: string[] = []
  let level = [workspace]
  let folders = 0
  for (let depth = 0; depth <= MAX_LEVEL && level.length > 0; depth++) {
    const next: string[] = []
    for (const folder of level) {
      if (++folders > MAX_FOLDERS) return undefined
      // A folder that cannot be read has no settings that can be read.
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
      const name = NAMES.find(known => entries.some(entry => entry.isFile() && entry.name === known))
      if (name !== undefined) found.push(join(folder, name))
      if (found.length > 1) return undefined
      for (const entry of entries) {
        const path = join(folder, entry.name)
        const isSource = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name) && path !== ignored
        if (isSource) next.push(path)
      }
    }
    if (depth === 0 && found.length > 0) return found[0]
    level = next
  }
  return found[0]
}
