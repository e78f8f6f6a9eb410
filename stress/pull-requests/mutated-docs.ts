/**
 * `npm run stress docs -- --docs DIR [--count 2000] [--seed N] [--pages 40] [--action]`: changes random text and
 * file names in real documentation, and reviews the changed version as head or as base. No review may fail or take too
 * long. With `--action`, runs the bundled action with a `timeout` of 60 s.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { renderReview } from '../../src/pull-request/comment/markdown.ts'
import { verdict } from '../../src/pull-request/comment/verdict.ts'
import { reviewChange } from '../../src/pull-request/fixes/review-change.ts'
import { filesOfFolder } from '../../src/sources/files.ts'
import { Renderer } from '../../src/sources/render/renderer.ts'
import { randomFrom } from '../random.ts'
import { runAction } from '../../__tests__/support/action.ts'
import { tempFolder, writeFiles } from '../../__tests__/support/temp-folder.ts'
import { changedIn, filesOf, type Texts } from './seeded-changes.ts'

const { values } = parseArgs({
  options: {
    docs: { type: 'string' },
    count: { type: 'string', default: '2000' },
    pages: { type: 'string', default: '40' },
    seed: { type: 'string' },
    action: { type: 'boolean', default: false }
  }
})
if (values.docs === undefined) throw new Error('--docs is missing: the folder with docs.json or mint.json')
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
const random = randomFrom(seed)
/** Maximum time of a review. Long enough for a file whose time limit is extended because the machine is busy. */
const MAX_MS = 120_000
const TIMEOUT_S = 60
/** Additional time to start and end the process. */
const AROUND_MS = 20_000
const LINKS = { preview: undefined, live: undefined, sources: undefined }
const NASTY = [
  ...[
    '%',
    '%ff',
    '\ud800',
    '\u0000',
    '\uFFFD',
    '{',
    '}',
    '<',
    '<Card>',
    '---\n',
    '```',
    '](/100%)',
    '![](%)'
  ],
  ...[
    '"',
    ',',
    '[',
    ']',
    'null',
    '1e999',
    '\\u0000',
    '__proto__',
    '*',
    ':slug*',
    '&a [*a]',
    '\r\n',
    '//',
    '#',
    '?'
  ]
]
const NAMES = [
  '__proto__.mdx',
  'a%.mdx',
  'index.mdx',
  'guides/index.mdx',
  'ü\n.mdx',
  '#x.mdx',
  'constructor/a.mdx'
]

const files = await filesOfFolder(values.docs)
const sources = files.paths.filter(path => /\.(?:mdx?|json|ya?ml|jsx)$/.test(path))
const all = await Promise.all(sources.map(async path => [path, await files.read(path)] as const))
const isSettings = (path: string) => /^(?:docs|mint)\.json$/.test(path)
const [small] = [all.filter(([path, text]) => isSettings(path) || text.length < 20_000)]

const renderer = new Renderer({})
let [failed, longest] = [0, 0]
const ends: Record<string, number> = {}
for (let at = 0; at < Number(values.count); at++) {
  const tree = new Map(
    small.filter(([path]) => isSettings(path) || random(small.length) < Number(values.pages))
  )
  const head = new Map(tree)
  const edits = Array.from({ length: 1 + random(5) }, () => mutate(head))
  const changed = changedIn(tree, head)
  const [before, after] = random(4) === 0 ? [head, tree] : [tree, head]
  const start = Date.now()
  try {
    if (values.action) await runBundle(before, after)
    else {
      const review = await reviewChange(
        { base: filesOf(before), head: filesOf(after), changed },
        { ignore: [], prefix: '', renderer }
      )
      verdict(review)
      renderReview(review, LINKS)
    }
    const ms = Date.now() - start
    longest = Math.max(longest, ms)
    if (ms > (values.action ? TIMEOUT_S * 1000 + AROUND_MS : MAX_MS)) throw new Error(`it took ${ms} ms`)
  } catch (error) {
    failed++
    console.log(`${at}: ${edits.join('; ')}: ${(error as Error).stack ?? ''}`)
  }
}
console.log(
  `Seed ${seed}: ${values.count} trees, ${failed} failed, ${longest} ms at most. ${JSON.stringify(ends)}`
)
process.exitCode = failed === 0 ? 0 : 1

/** Runs the bundle. Accepts only failures that users can fix. */
async function runBundle(before: Texts, after: Texts): Promise<void> {
  await using folder = await tempFolder()
  const path = (name: string) => join(folder.path, 'workspace', name)
  await writeFiles(path('base'), Object.fromEntries(before))
  await writeFiles(path('docs'), Object.fromEntries(after))
  const inputs = { 'docs-path': path('docs'), base: path('base'), timeout: `${TIMEOUT_S}s` }
  const { exitCode, stderr, log, annotations } = await runAction('pull-request', {
    folder: folder.path,
    inputs
  })
  const error = annotations.find(({ kind }) => kind === 'error')?.text ?? ''
  const end = exitCode === 0 ? 'success' : error.slice(0, 60)
  ends[end] = (ends[end] ?? 0) + 1
  const isExpected = exitCode === 0 || (exitCode === 1 && error !== '' && !log.includes('has a bug'))
  if (!isExpected || stderr !== '') throw new Error(`exit code ${exitCode}: ${error} ${stderr}`)
}

function mutate(tree: Map<string, string>): string {
  const paths = [...tree.keys()]
  const settings = paths.filter(isSettings)
  const path = (random(3) === 0 ? settings[0] : undefined) ?? paths[random(paths.length)] ?? ''
  const text = tree.get(path) ?? ''
  const [from, to] = [random(text.length + 1), random(30)]
  const nasty = NASTY[random(NASTY.length)] ?? ''
  switch (random(6)) {
    case 0:
      tree.set(path, text.slice(0, from) + text.slice(from + to))
      return `${path}: ${to} removed at ${from}`
    case 1:
      if (!isSettings(path)) tree.delete(path)
      return `${path} removed`
    case 2: {
      const name = NAMES[random(NAMES.length)] ?? ''
      if (!isSettings(path)) tree.delete(path)
      tree.set(name, text)
      return `${path} is ${name}`
    }
    case 3: {
      const words = [...text.matchAll(/"[^"\n]*"|\]\([^)\n]*\)/g)]
      const word = words[random(words.length)]
      if (word !== undefined)
        tree.set(path, text.slice(0, word.index + 1) + nasty + text.slice(word.index + word[0].length - 1))
      return `${path}: ${word?.[0] ?? ''} is ${nasty}`
    }
    default:
      tree.set(path, text.slice(0, from) + nasty + text.slice(from))
      return `${path}: ${JSON.stringify(nasty)} at ${from}`
  }
}
