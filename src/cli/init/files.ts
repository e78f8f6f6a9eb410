import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'

/** A file to write, with its path from the repository root. */
export interface PlannedFile {
  path: string
  text: string
}

const MARK = /^(?:#|\/\/) Written by static-docs-export init \(([0-9a-f]{12})\)[^\n]*\n/

/** Whether the text has the mark that init writes into each file. */
export function isMarked(text: string): boolean {
  return MARK.test(text)
}

/** Adds a first line with a digest, by which a later run detects edits. */
function marked({ path, text }: PlannedFile): string {
  const comment = /^\.(js|mjs)$/.test(extname(path)) ? '//' : '#'
  return `${comment} Written by static-docs-export init (${digestOf(text)}). Run it again to update the file.\n${text}`
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** Returns the workflow files. Skips symbolic links, because GitHub does not follow links. */
export function workflowFiles(root: string): string[] {
  const folder = '.github/workflows'
  const entries = existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
    : []
  return entries
    .filter(entry => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map(({ name }) => `${folder}/${name}`)
}

export function reasonNotToWrite(root: string, file: PlannedFile, force: boolean): string | undefined {
  const parts = file.path.split('/')
  for (const at of parts.keys()) {
    const part = parts.slice(0, at + 1).join('/')
    const stats = lstatSync(join(root, part), { throwIfNoEntry: false })
    if (stats === undefined) return undefined
    const isLast = at === parts.length - 1
    if (stats.isSymbolicLink()) return `${part} is a symbolic link, which init does not follow`
    if (isLast ? !stats.isFile() : !stats.isDirectory())
      return `${file.path} cannot be written: ${part} is not a ${isLast ? 'file' : 'folder'}`
  }
  const found = readFileSync(join(root, file.path), 'utf8').replaceAll('\r\n', '\n')
  const digest = MARK.exec(found)?.[1]
  if (digest === undefined) return `${file.path} exists, and init did not write it: move the file away`
  return force || digest === digestOf(found.replace(MARK, ''))
    ? undefined
    : `${file.path} has been edited since init wrote it: use --force to replace the file`
}

/** Writes the file. Returns whether its content changed. */
export async function write(root: string, file: PlannedFile): Promise<boolean> {
  const target = join(root, file.path)
  const text = marked(file)
  if (lstatSync(target, { throwIfNoEntry: false }) !== undefined && readFileSync(target, 'utf8') === text)
    return false
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
  return true
}
