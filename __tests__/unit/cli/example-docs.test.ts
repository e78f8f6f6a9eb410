import { expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { exampleDocs } from '../../../src/cli/demo/docs-folder.ts'
import { files, root } from '../../support/repository.ts'
import { tempFolder } from '../../support/temp-folder.ts'

test('the exported documentation has a page with all examples, and no link that leads out of it', async () => {
  await using folder = await tempFolder()
  const { docs } = await exampleDocs(folder.path)
  const page = await readFile(join(docs, 'examples.md'), 'utf8')
  for (const example of files('examples/*.yml')) {
    const text = await readFile(join(root, example), 'utf8')
    expect(page).toContain(`## ${basename(example)}\n`)
    expect(page).toContain(text.slice(text.indexOf('\nname: ') + 1))
  }
  for (const name of files('docs/*.md').map(path => basename(path)))
    expect(await readFile(join(docs, name), 'utf8')).not.toContain('](../')
  expect(await readFile(join(docs, 'index.md'), 'utf8')).toContain('](examples.md)')
})
