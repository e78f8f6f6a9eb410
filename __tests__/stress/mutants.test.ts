import { expect, test } from '@jest/globals'
import ts from 'typescript'
import { AREAS, filesOf, stagesOf } from '../../stress/mutants/areas.ts'
import { drawMutants } from '../../stress/mutants/draw.ts'
import { applyMutation, mutationsIn, mutationText } from '../../stress/mutants/mutations.ts'
import { root } from '../support/repository.ts'

const mistakesIn = (code: string): string[] =>
  mutationsIn('a.ts', code).map(mutation => applyMutation(code, mutation))

test.each([
  ['f(a < b)', ['f(a <= b)']],
  ['f(a && b)', ['f(a || b)']],
  ['f(a === b)', ['f(a !== b)']],
  ['const c = a + b', ['const c = a - b']],
  ['const c = !a', ['const c = a']],
  ['const c = true', ['const c = false']],
  ['const c = 0', ['const c = 1']],
  ['function f() {\n  if (a) return 1\n  return b\n}', ['function f() {\n  ;\n  return b\n}']],
  ['call()', [';']],
  ['x.y = b', [';']]
])('changes %j to %j', (code, mistakes) => {
  expect(mistakesIn(code)).toEqual(expect.arrayContaining(mistakes))
})

test.each([
  ["const c = 'x' + a + b", 'string concatenation'],
  ['const size = 65536', 'a large number'],
  ['const table = { 1: a }', 'a number that is a key'],
  ['type Flag = true | 0\ninterface A { b: true }', 'types'],
  ["import a from 'b'", 'imports']
])('generates no mistakes in %j: %s', code => {
  expect(mistakesIn(code)).toEqual([])
})

test('describes a mutation with its position, its change and its source line', () => {
  const [first] = mutationsIn('src/a.ts', '\nif (a < b) c = 200\n')
  expect(first && mutationText(first)).toBe('src/a.ts:2: `<` → `<=` in `if (a < b) c = 200`')
})

test('draws the same mistakes for the same seed', () => {
  const areas = AREAS.filter(({ folder }) => folder === 'src/cdn')
  const draw = (seed: number) => drawMutants(root, { areas, count: 10, seed }).mutants
  expect(draw(1)).toHaveLength(10)
  expect(draw(1)).toEqual(draw(1))
  expect(draw(2)).not.toEqual(draw(1))
})

test('draws different mistakes that keep the syntax of the file valid', () => {
  const { mutants, possible } = drawMutants(root, { areas: AREAS, count: 60, seed: 1 })
  expect(possible).toBeGreaterThan(1000)
  expect(new Set(mutants.map(({ mutation }) => JSON.stringify(mutation))).size).toBe(60)
  for (const { mutation } of mutants) {
    const changed = applyMutation(ts.sys.readFile(`${root}/${mutation.file}`) ?? '', mutation)
    const { diagnostics = [] } = ts.transpileModule(changed, { reportDiagnostics: true })
    expect(diagnostics.map(({ messageText }) => messageText)).toEqual([])
  }
})

test('runs the unit tests of an area first, and skips slow tests and tests of other areas', () => {
  const files = [
    'integration/publish/site',
    'integration/publish/real-stores',
    'unit/publish/plan',
    'unit/cdn/paths'
  ]
  const paths = [...files, 'unit/publisher/x', 'integration/export/redirects'].map(
    file => `__tests__/${file}.test.ts`
  )
  const tests = ['unit/publish', 'integration/publish', 'integration/export/redirects']
  expect(stagesOf({ tests }, paths)).toEqual([
    ['__tests__/unit/publish/plan.test.ts'],
    ['__tests__/integration/export/redirects.test.ts', '__tests__/integration/publish/site.test.ts']
  ])
  expect(stagesOf({ tests: ['unit/cdn'] }, paths)).toEqual([['__tests__/unit/cdn/paths.test.ts']])
})

test('assigns tests to every folder of the sources', () => {
  expect(AREAS.filter(({ tests }) => tests.length === 0)).toEqual([])
  expect(AREAS.filter(area => filesOf(root, area).length === 0)).toEqual([])
  expect(AREAS.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining(['src/export', 'src/review', 'src/runtime', 'src/site', 'src/verify'])
  )
})
