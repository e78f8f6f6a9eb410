import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** Where mistakes are made, and the tests that should find them. Folders that do not exist are ignored: files move. */
export interface Area {
  folder: string
  /** Tests of the sources, below `__tests__/`. */
  tests: string[]
  /** Tests that run the committed bundle, below `__tests__/`. */
  bundleTests: string[]
}

const SITE_TESTS = [
  'unit/site',
  'unit/review',
  'unit/publish',
  'integration/review',
  'integration/export/redirects'
]
/** Stores of others take half a minute to start, for what the stand-ins show as well. */
const SLOW_TESTS = ['integration/publish/real-stores']
const PUBLISH_TESTS = ['unit/publish', 'unit/s3', 'unit/cdn', 'integration/publish', 'integration/s3']
const EXTRACT_TESTS = [
  'archives',
  'unit/export/site',
  'unit/export/extract',
  'integration/export/site',
  'integration/export/extract',
  'integration/export/flow',
  'integration/review'
]

export const AREAS: Area[] = [
  { folder: 'src/publish', tests: PUBLISH_TESTS, bundleTests: ['dist/publish', 'stress/publish'] },
  { folder: 'src/s3', tests: PUBLISH_TESTS, bundleTests: ['dist/publish', 'stress/publish'] },
  { folder: 'src/cdn', tests: PUBLISH_TESTS, bundleTests: ['dist/publish', 'stress/publish'] },
  {
    folder: 'src/review',
    tests: ['unit/review', 'integration/review', 'unit/export/summary'],
    bundleTests: ['dist/report', 'dist/export', 'browser/report']
  },
  {
    folder: 'src/site',
    tests: SITE_TESTS,
    bundleTests: ['dist/publish', 'dist/export', 'dist/report']
  },
  ...['src/export/site', 'src/export/extract'].map(folder => ({
    folder,
    tests: EXTRACT_TESTS,
    bundleTests: ['dist/archives', 'dist/export', 'dist/deliveries', 'stress/archives']
  }))
]

/** The source files of an area, in a fixed order. */
export function filesOf(root: string, { folder }: Pick<Area, 'folder'>): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .map(path => path.replaceAll('\\', '/'))
    .sort()
}

/** Only those that exist, for the command line of Jest. */
export function existingTests(root: string, tests: string[]): string[] {
  return tests
    .map(test => `__tests__/${test}`)
    .filter(test => existsSync(join(root, test)) || existsSync(join(root, `${test}.test.ts`)))
}

/** Which of the test files belong to an area: unit tests, which are fast, and then the others. */
export function stagesOf({ tests }: Pick<Area, 'tests'>, files: string[]): string[][] {
  const isBelow = (file: string) => (test: string) =>
    file.startsWith(`__tests__/${test}/`) || file === `__tests__/${test}.test.ts`
  const ofArea = files.filter(file => tests.some(isBelow(file)) && !SLOW_TESTS.some(isBelow(file))).sort()
  const isUnit = (file: string) => file.startsWith('__tests__/unit/')
  return [ofArea.filter(isUnit), ofArea.filter(file => !isUnit(file))].filter(stage => stage.length > 0)
}
