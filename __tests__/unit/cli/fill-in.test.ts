import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { fillIn } from '../../../src/cli/init/fill-in.ts'
import { HOSTS } from '../../../src/cli/init/hosts.ts'
import { OURS, textOf } from '../../support/repository.ts'

const ANSWERS = {
  values: {
    DOCS_DOMAIN: 'docs.acme.io',
    DOCS_PROJECT_ID: "it's-1",
    domain: 'docs.acme.io'
  },
  apiUrl: 'https://api.example.net',
  docs: 'sites/docs',
  branch: 'trunk',
  source: 'acme/exports',
  ref: { ref: 'v1' },
  about: 'About.'
}

const all = Object.entries(HOSTS)
  .filter(([, { isService }]) => isService !== true)
  .map(([name, { example }]) => [name, `examples/${example}`] as const)

test.each(all)('fills the answers into the workflow for %s and keeps the YAML valid', (_, path) => {
  const { text } = fillIn(textOf(path), ANSWERS)
  expect(parse(text)).toBeTruthy()
  expect(text).not.toContain(OURS)
  expect(text).not.toMatch(/vars\.DOCS_(DOMAIN|PROJECT_ID)/)
  expect(text).toContain('docs.acme.io')
  expect(text).toMatch(/(base|api)-url: https:\/\/api\.example\.net/)
  expect(fillIn(textOf(path), { ...ANSWERS, apiUrl: undefined }).text).not.toMatch(/(base|api)-url:/)
})

test('quotes an answer inside an expression, and lists the secrets to store', () => {
  const { text, secrets } = fillIn(textOf('examples/s3-cloudfront.yml'), ANSWERS)
  expect(text).toContain("update-project: ${{ !inputs.job-id && 'it''s-1' || '' }}")
  expect(text).toContain("paths: ['sites/docs/**']")
  expect(secrets).toEqual(['DOCS_API_KEY'])
})

test('starts the Docker workflow after changes in the docs folder or in `docs-image`', () => {
  const { text } = fillIn(textOf('examples/docker.yml'), ANSWERS)
  expect(text).toContain("paths: ['sites/docs/**', 'docs-image/**']")
})

test('escapes pattern characters in a folder name', () => {
  const docs = 'apps/c++ [lang]!'
  const { text } = fillIn(textOf('examples/s3-cloudfront.yml'), { ...ANSWERS, docs })
  const { on } = parse(text) as { on: { push: { paths: string[] } } }
  expect(on.push.paths).toEqual([String.raw`apps/c\+\+ \[lang]\!/**`])
})

test('runs the workflow after every push if the docs are in the repository root', () => {
  const { text } = fillIn(textOf('examples/s3-cloudfront.yml'), { ...ANSWERS, docs: '' })
  expect(text).not.toContain('paths:')
})

test.each(all)(
  'pins each action in the workflow for %s to a commit, with the version in a comment',
  (_, path) => {
    const ref = { ref: 'c'.repeat(40), comment: ' v1.2.3' }
    const { text } = fillIn(textOf(path), { ...ANSWERS, ref })
    const lines = text.split('\n').filter(line => /acme\/exports|^ +version:/.test(line))
    expect(lines).not.toEqual([])
    for (const line of lines.filter(each => !each.includes('source: ')))
      expect(line).toMatch(/(?:uses: acme\/exports(?:\/[a-z-]+)?@|version: )c{40} # v1\.2\.3$/)
    expect(fillIn(text.replaceAll('acme/exports', OURS), ANSWERS).text).not.toMatch(/c{40}|v1\.2\.3/)
  }
)
