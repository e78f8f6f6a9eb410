import { describe, expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { GENERATED_PAGES, generatePage } from '../../scripts/generate-docs.ts'
import {
  codeBlocks,
  pages,
  parseBlock,
  root,
  textOf,
  usesIn,
  workflows,
  wrongInputs
} from '../support/repository.ts'

test.each(GENERATED_PAGES)('the generated parts of %s are up to date', async page => {
  expect(textOf(page)).toBe(await generatePage(page))
})

test('the pages contain code blocks of every language that is checked', () => {
  const count = (language: string) => pages.flatMap(page => codeBlocks(page, language)).length
  expect(count('yaml')).toBeGreaterThan(10)
  expect(count('json')).toBeGreaterThan(1)
})

describe.each(pages)('%s', page => {
  test('has valid YAML with inputs that the actions have', () => {
    const blocks = codeBlocks(page, 'yaml').map(parseBlock)
    expect(blocks.flatMap(usesIn).flatMap(wrongInputs)).toEqual([])
  })

  test('has valid JSON', () => {
    for (const { text } of codeBlocks(page, 'json')) expect(() => JSON.parse(text) as unknown).not.toThrow()
  })

  test('links to files that exist', () => {
    const links = [...textOf(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)/g)].map(
      ([, path = '']) => path
    )
    expect(links.filter(path => !existsSync(join(root, dirname(page), path)))).toEqual([])
  })

  test('links to headings that exist', () => {
    const links = [...textOf(page).matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)]
    const missing = links.filter(([, path = '', anchor = '']) => {
      const target = path === '' ? page : join(dirname(page), path)
      return existsSync(join(root, target)) && !anchorsOf(target).includes(anchor)
    })
    expect(missing.map(([link]) => link)).toEqual([])
  })
})

test('docs/index.md links to every page', () => {
  const named = [...textOf('docs/index.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map(
    ([, name = '']) => `docs/${name}`
  )
  const others = pages.filter(page => page.startsWith('docs/') && page !== 'docs/index.md')
  expect(others.filter(page => !named.includes(page))).toEqual([])
})

test('every npm script that workflows and pages use exists', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const text = [...pages, ...workflows].map(textOf).join('\n')
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect([...new Set(named)].filter(name => !(name in scripts))).toEqual([])
})

/** Anchors as GitHub generates them. */
function anchorsOf(page: string): string[] {
  const prose = textOf(page).replaceAll(/^( *)```.*?^\1```$/gms, '')
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
  )
}
