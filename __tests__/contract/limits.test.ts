import { expect, test } from '@jest/globals'
import { files, textOf } from '../support/repository.ts'

/** Parts of `src` outside its core. */
const OUTER_PARTS = ['sources', 'pull-request', 'finish', 'cli', 'emulator']

/** If a limit is reached, remove lines before you add lines. */
const MAX_LINES = {
  'src, servers and scripts': { max: 42_200, paths: codeIn('src', 'servers', 'scripts') },
  'the core of src': { max: 21_500, paths: codeIn('src').filter(path => !isOuter(path)) },
  tests: { max: 41_500, paths: codeIn('__tests__') },
  'stress and bench': { max: 10_000, paths: codeIn('stress', 'bench') }
}

const MAX_STYLE_LINES = 500
const MAX_WORDS = 26_000

function codeIn(...folders: string[]): string[] {
  return files(...folders.map(folder => `${folder}/**/*.{ts,js,mjs,css}`))
}

function isOuter(path: string): boolean {
  return OUTER_PARTS.some(part => path.startsWith(`src/${part}/`))
}

test.each(Object.entries(MAX_LINES))('%s: the number of lines is within the limit', (_, { max, paths }) => {
  const lines = paths.map(path => textOf(path).split('\n').length - 1)
  const total = lines.reduce((sum, count) => sum + count, 0)
  expect(total).toBeGreaterThan(max / 2)
  expect(total).toBeLessThanOrEqual(max)
})

test('the number of words in pages and READMEs is within the limit', () => {
  const words = files('README.md', 'docs/*.md', '*/README.md').flatMap(
    path => textOf(path).match(/\S+/g) ?? []
  )
  expect(words.length).toBeGreaterThan(MAX_WORDS / 2)
  expect(words.length).toBeLessThanOrEqual(MAX_WORDS)
})

test('style sheets in files and scripts are within the limits for the number and the length of lines', () => {
  const inScripts = files('src/**/*.{ts,js}').flatMap(path =>
    [...textOf(path).matchAll(/STYLE = `([^`]*)`/g)].map(([, css = '']) => css)
  )
  const lines = [...files('src/**/*.css').map(textOf), ...inScripts].flatMap(css => css.trim().split('\n'))
  expect(inScripts.length).toBeGreaterThanOrEqual(2)
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.length).toBeLessThanOrEqual(MAX_STYLE_LINES)
  expect(lines.filter(line => line.length > 120)).toEqual([])
})
