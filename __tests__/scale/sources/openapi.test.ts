import { expect, test } from '@jest/globals'
import { readDocs } from '../../../src/sources/docs.ts'
import { Renderer } from '../../../src/sources/render/renderer.ts'
import { numbered, versionOf } from '../../support/docs-version.ts'

const renderer = new Renderer({})

test('rejects references that lead to too many fields, and reads 10,000 operations with equal names', async () => {
  const next = (at: number) => ({ $ref: `#/components/schemas/S${at + 1}` })
  const wide = (at: number) => ({
    allOf: Array<object>(2000).fill(next(at)),
    properties: numbered(2000, key => [`k${key}`, next(at)])
  })
  const schema = { content: { json: { schema: next(-1) } } }
  const fan = {
    openapi: '3.1.0',
    paths: numbered(500, at => [`/p${at}`, { post: { requestBody: schema, responses: { 200: schema } } }]),
    components: { schemas: numbered(5, at => [`S${at}`, wide(at)]) }
  }
  const same = `openapi: 3.1.0\npaths:\n${Array.from({ length: 10_000 }, (_, at) => `  /p${at}: { get: { summary: Same } }\n`).join('')}`
  const navigation = {
    tabs: [
      { tab: 'A', openapi: 'fan.json' },
      { tab: 'B', openapi: 'same.yaml' }
    ]
  }
  const files = versionOf({
    'docs.json': JSON.stringify({ navigation }),
    'fan.json': JSON.stringify(fan),
    'same.yaml': same,
    'twice.mdx': '---\ntitle: A\nicon: x\ntitle: B\n---\n'
  })
  const docs = await readDocs(files, renderer)
  expect(docs.problems.map(({ message, place }) => `${place.file}:${place.line}: ${message}`)).toEqual([
    'fan.json:1: cannot read the OpenAPI document: its references lead to more than 5000000 fields',
    'twice.mdx:4: the front matter is not valid: Map keys must be unique'
  ])
  expect(docs.pages.filter(({ path }) => path.startsWith('api-reference/same'))).toHaveLength(10_000)
  expect(docs.pages.at(-1)?.path).not.toBe(docs.pages.at(-2)?.path)
}, 60_000)

test('rejects settings with more than 1000 references', async () => {
  const list = (name: string) => JSON.stringify(Array<object>(40).fill({ $ref: name }))
  const reads: string[] = []
  const texts = {
    'docs.json': `{ "navigation": { "pages": ${list('a.json')} } }`,
    'a.json': list('b.json'),
    'b.json': list('c.json'),
    'c.json': '[]'
  }
  const { hasSettings, problems } = await readDocs(versionOf(texts, reads), renderer)
  expect([hasSettings, reads.length <= 1001]).toEqual([false, true])
  expect(problems[0]?.message).toContain('the settings have more than 1000 references')
  expect(problems.length).toBeLessThan(5)
})
