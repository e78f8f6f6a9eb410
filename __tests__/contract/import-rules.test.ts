import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const root = join(import.meta.dirname, '../..')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-rules-'))
})

afterAll(async () => await rm(folder, { recursive: true }))

/** The import rules for the files of this project, with some more or fewer. */
async function rulesWith(
  name: string,
  { added = [], removed = [] }: { added?: string[]; removed?: string[] }
) {
  const copy = join(folder, name)
  const files = (await readdir(join(root, 'src'), { recursive: true }))
    .map(path => `src/${path.replaceAll('\\', '/')}`)
    .filter(path => path.endsWith('.ts') && !removed.includes(path))
  for (const path of [...files, ...added]) {
    await mkdir(dirname(join(copy, path)), { recursive: true })
    await writeFile(join(copy, path), '')
  }
  await cp(join(root, '.dependency-cruiser.js'), join(copy, 'rules.mjs'))
  return (await import(pathToFileURL(join(copy, 'rules.mjs')).href)) as object
}

test('the import rules know every file', async () => {
  await expect(rulesWith('same', {})).resolves.toBeDefined()
})

test('a new part of src without rules fails lint', async () => {
  await expect(rulesWith('part', { added: ['src/other/a.ts'] })).rejects.toThrow(
    'src/other is not in MAY_IMPORT'
  )
})

test('a file in no layer fails lint', async () => {
  await expect(rulesWith('layer', { added: ['src/publish/a.ts'] })).rejects.toThrow(
    'src/publish/a.ts is in no layer'
  )
})

test('a rule for a file that was renamed fails lint', async () => {
  const renamed = rulesWith('renamed', { removed: ['src/publish/main.ts'], added: ['src/publish/run.ts'] })
  await expect(renamed).rejects.toThrow("src/publish: no file belongs to 'main'")
})
