import { expect, test } from '@jest/globals'
import { contentChanges } from '../../../src/pull-request/fixes/prove/content-changes.ts'
import { readDocs } from '../../../src/sources/docs.ts'
import { Renderer } from '../../../src/sources/render/renderer.ts'
import { versionOf } from '../../support/docs-version.ts'

test('returns the pages and snippets whose text has changed', async () => {
  const docsOf = async (b: string) =>
    await readDocs(
      versionOf({
        'docs.json': '{}',
        'a.mdx': 'A',
        'b.mdx': '<Snippet file="s.mdx" />',
        '_snippets/s.mdx': b
      }),
      new Renderer({})
    )
  const { unexpected } = contentChanges(await docsOf('B'), await docsOf('C'), { replaced: [], added: [] })
  expect([...unexpected]).toEqual(['b.mdx', '_snippets/s.mdx'])
})
