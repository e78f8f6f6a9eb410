import { describe, expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { GENERATED_PAGES, generatePage } from '../../scripts/generate-docs.ts'
import { codeBlocks, files, pages, root, textOf, workflows } from '../support/repository.ts'

const documentation = pages.filter(page => page.startsWith('docs/'))

test.each(GENERATED_PAGES)('the generated parts of %s are up to date', async page => {
  expect(textOf(page)).toBe(await generatePage(page))
})

test('every folder with an action has a README that links to docs/', () => {
  const readmes = files('*/action.yml').map(path => path.replace('action.yml', 'README.md'))
  expect(readmes.length).toBeGreaterThan(4)
  const linked = (page: string) => linksIn(page).some(({ path }) => path.startsWith('../docs/'))
  expect(readmes.filter(page => !pages.includes(page) || !linked(page))).toEqual([])
})

test('the pages contain code blocks in each language that the tests check', () => {
  const count = (language: string) => pages.flatMap(page => codeBlocks(page, language)).length
  expect(count('yaml')).toBeGreaterThan(30)
  expect(count('json')).toBeGreaterThan(2)
})

describe.each(pages)('%s', page => {
  const links = linksIn(page)

  test('has valid JSON in its JSON code blocks', () => {
    for (const { text } of codeBlocks(page, 'json')) expect(() => JSON.parse(text) as unknown).not.toThrow()
  })

  test('links only to files that exist', () => {
    const missing = links.filter(({ path }) => !existsSync(join(root, dirname(page), path)))
    expect(missing).toEqual([])
  })

  test('links only to headings that exist', () => {
    const missing = links.filter(({ path, anchor }) => {
      const target = path === '' ? page : join(dirname(page), path)
      return anchor !== '' && existsSync(join(root, target)) && !anchorsOf(target).includes(anchor)
    })
    expect(missing).toEqual([])
  })
})

const text = textOf('docs/architecture.md')

test('the first section of docs/architecture.md follows an export through six files', () => {
  const [first = ''] = text.split('\n## ').slice(1)
  expect(first).toMatch(/^Follow one export in six files\n/)
  const named = [...first.matchAll(/^\d\. `(src\/export\/.+?)`/gm)].map(([, path = '']) => path)
  expect(named).toHaveLength(6)
  expect(named.filter(path => !existsSync(join(root, path)))).toEqual([])
})

test('docs/architecture.md has no paragraph, list item or cell of more than 300 characters', () => {
  const parts = text.split('\n').flatMap(line => (line.startsWith('|') ? line.split('|') : [line]))
  expect(parts.filter(part => part.trim().length > 300)).toEqual([])
})

test('docs/architecture.md lists every folder of src in its picture and in its table', () => {
  const folders = new Set(files('src/*/*').map(path => path.split('/').slice(0, 2).join('/')))
  expect(folders.size).toBeGreaterThan(15)
  const picture = textOf('docs/architecture.svg')
  expect([...folders].filter(folder => !picture.includes(`>${folder}<`))).toEqual([])
  expect([...folders].filter(folder => !text.includes(`| \`${folder}/\``))).toEqual([])
})

test('docs/index.md links to every other page of docs/', () => {
  const linked = linksIn('docs/index.md').map(({ path }) => `docs/${path}`)
  const others = documentation.filter(page => page !== 'docs/index.md')
  expect(others.length).toBeGreaterThan(10)
  expect(others.filter(page => !linked.includes(page))).toEqual([])
})

test('every page of docs/ has a description and a unique order', () => {
  const front = documentation.map(page => frontMatterOf(page))
  expect(front.every(({ description = '' }) => description.length > 20)).toBe(true)
  const orders = front.map(({ order }) => order)
  expect(orders.every(order => Number.isInteger(order))).toBe(true)
  expect(orders.filter((order, at) => orders.indexOf(order) !== at)).toEqual([])
})

test('pages of docs/ link outside docs/ only to CONTRIBUTING.md, SECURITY.md and examples/', () => {
  // An exported copy of docs/ lacks these targets, but only contributors and readers of the repository need them.
  const elsewhere = /^\.\.\/(CONTRIBUTING|SECURITY)\.md$|^\.\.\/examples\//
  const outside = documentation.flatMap(page => linksIn(page).map(({ path }) => path))
  expect(outside.filter(path => path.startsWith('../') && !elsewhere.test(path))).toEqual([])
})

test('workflows and pages use only existing npm scripts', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const text = [...pages, ...workflows].map(textOf).join('\n')
  const named = [...text.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter(name => !(name in scripts))).toEqual([])
})

test.each(['stress', 'bench'])(
  'workflows and pages use only existing commands of npm run %s, and the file of each command shows how to run it',
  command => {
    const table = textOf(`${command}/cli.ts`).matchAll(/^ {2}'?([\w-]+)'?: \['([^']+)', ['"]/gm)
    const files = new Map(Array.from(table, ([, name = '', file = '']) => [name, `${command}/${file}`]))
    const usage = (text: string) =>
      [...text.matchAll(new RegExp(`npm run (?:-s )?${command} ([a-z-]+\\b)`, 'g'))].map(
        ([, name = '']) => name
      )
    const used = [...pages, ...workflows].map(textOf).flatMap(usage)
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter(name => !files.has(name))).toEqual([])
    for (const [name, file] of files) expect([file, usage(textOf(file))[0]]).toEqual([file, name])
  }
)

test('CONTRIBUTING.md lists every npm script that contributors start', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  // Only npm or other scripts start these scripts.
  const parts = ['check', 'bench:run', 'dependencies']
  const text = textOf('CONTRIBUTING.md')
  const isNamed = (name: string) => {
    const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
    return [`| \`${command}\``, `| \`${command} `].some(cell => text.includes(cell))
  }
  expect(Object.keys(scripts).filter(name => !parts.includes(name) && !isNamed(name))).toEqual([])
})

interface Link {
  path: string
  anchor: string
}

/** Returns the links from a page to files and headings in the repository. */
function linksIn(page: string): Link[] {
  return [...proseOf(page).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
    ([, path = '', anchor = '']) => ({ path, anchor })
  )
}

/** Returns the text of a page without its code blocks. */
function proseOf(page: string): string {
  return textOf(page).replaceAll(/^( *)```.*?^\1```$/gms, '')
}

/** Returns the heading anchors that GitHub generates for a page. */
function anchorsOf(page: string): string[] {
  const seen = new Map<string, number>()
  return [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  })
}

function frontMatterOf(page: string): { order?: number; description?: string } {
  const [, yaml = ''] = /^---\n(.*?)\n---\n/s.exec(textOf(page)) ?? []
  return (parse(yaml) ?? {}) as { order?: number; description?: string }
}
