import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { files, textOf } from '../support/repository.ts'
import { tempFolder } from '../support/temp-folder.ts'

/** Loads the import rules for the files in this project, after adding and removing the given files. */
async function rulesWith(added?: string, removed?: string): Promise<unknown> {
  const paths = [...files('src/**/*.ts').filter(path => path !== removed), ...(added ? [added] : [])]
  await using folder = await tempFolder({
    ...Object.fromEntries(paths.map(path => [path, ''])),
    'rules.mjs': textOf('.dependency-cruiser.js')
  })
  return await import(pathToFileURL(join(folder.path, 'rules.mjs')).href)
}

test('the import rules cover every file', async () => {
  await expect(rulesWith()).resolves.toBeDefined()
})

test.each([
  ['a new folder in src that has no rules', 'src/other is not in MAY_IMPORT', 'src/other/a.ts'],
  ['a file that belongs to no layer', 'src/publish/a.ts is in no layer', 'src/publish/a.ts'],
  [
    'a rule with the old name of a file',
    "src/publish: no file belongs to 'main'",
    'src/publish/run.ts',
    'src/publish/main.ts'
  ]
])('lint fails for %s', async (_, problem, added, removed = '') => {
  await expect(rulesWith(added, removed)).rejects.toThrow(problem)
})
