import { expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { exampleDocs } from '../../../src/cli/demo/docs-folder.ts'
import { files } from '../../support/repository.ts'
import { tempFolder } from '../../support/temp-folder.ts'

test('writes documentation that contains no links to files outside its folder', async () => {
  await using folder = await tempFolder()
  const { docs } = await exampleDocs(folder.path)
  for (const name of files('docs/*.md').map(path => basename(path)))
    expect(await readFile(join(docs, name), 'utf8')).not.toContain('](../')
})
