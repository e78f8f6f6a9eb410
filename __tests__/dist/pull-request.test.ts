import { expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runAction } from '../../stand-ins/runner/action.ts'
import { tempFolder, writeFiles } from '../support/temp-folder.ts'

const SETTINGS = JSON.stringify({ name: 'Docs', navigation: { pages: ['index', 'setup'] } })
const BASE = {
  'docs.json': SETTINGS,
  'index.mdx': '---\ntitle: Start\n---\n\nSee [how to install](/setup#install).\n',
  'setup.mdx': '---\ntitle: Set up\n---\n\n## Install\n\nThe old text.\n'
}
const HEAD = { ...BASE, 'setup.mdx': BASE['setup.mdx'].replace('## Install', '## Installation') }

test.each([
  ['warn', 0],
  ['fail', 1]
])(
  'the bundle finds the link that a renamed heading breaks, with check: %s',
  async (check, exitCode) => {
    await using folder = await tempFolder()
    const [docs, base] = ['docs', 'base'].map(name => join(folder.path, 'workspace', name)) as [
      string,
      string
    ]
    await writeFiles(docs, HEAD)
    await writeFiles(base, BASE)
    const inputs = { 'docs-path': docs, base, check }
    const end = await runAction('pull-request', { folder: folder.path, inputs })
    expect({ exitCode: end.exitCode, stderr: end.stderr }).toEqual({ exitCode, stderr: '' })
    expect(end.outputs).toMatchObject({ 'changed-pages': '1', 'new-findings': '1' })
    const { findings } = JSON.parse(await readFile(end.outputs['findings-path'] ?? '', 'utf8')) as {
      findings: object[]
    }
    expect(findings).toMatchObject([
      {
        kind: 'broken-anchor',
        target: '/setup#install',
        file: expect.stringMatching(/index\.mdx$/),
        line: 5,
        new: true
      }
    ])
    expect(end.summary).toContain('Set up')
  },
  60_000
)
