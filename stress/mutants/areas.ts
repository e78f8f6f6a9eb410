import { existsSync, globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A source folder, and the tests that should find mistakes in the folder. */
export interface Area {
  folder: string
  /** Paths below `__tests__/` of the tests that run the sources. */
  tests: string[]
  /** Paths below `__tests__/` of the tests that run the bundle. */
  bundleTests: string[]
}

/** Tests with real stores, which take half a minute to start. The tests with stand-ins find the same mistakes. */
const SLOW_TESTS = ['integration/publish/real-stores']

/** For some areas, additional tests that run the sources of the area but do not have its name. */
const TESTS_OF_USERS: Record<string, string[]> = {
  cdn: ['unit/publish', 'integration/publish'],
  export: ['archives', 'integration/review', 'dist/archives', 'dist/deliveries'],
  failures: ['contract/errors', 'unit/export', 'unit/runtime'],
  github: ['integration/export', 'unit/export', 'dist/memory', 'dist/deliveries'],
  review: ['unit/export/record', 'dist/deliveries', 'dist/export', 'browser/report'],
  runtime: ['unit/service', 'integration/service', 'integration/verify', 'dist/network'],
  s3: ['unit/publish', 'integration/publish', 'dist/publish'],
  service: ['integration/export', 'dist/export'],
  site: [
    'unit/review',
    'unit/publish',
    'unit/verify',
    'integration/review',
    'dist/publish',
    'dist/deliveries'
  ],
  sources: ['unit/pull-request', 'integration/pull-request', 'integration/emulator', 'dist/pull-request']
}

/** Folders that are skipped, because users of the command line and the emulator notice mistakes directly. */
const LEFT_OUT = ['cli', 'emulator']

const root = join(import.meta.dirname, '../..')

/** Folders of `src`. If a name above has no folder or test, throws an error, so that moved files are noticed. */
export const AREAS: Area[] = readdirSync(join(root, 'src'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !LEFT_OUT.includes(entry.name))
  .map(({ name }) => {
    const own = ['unit', 'scale', 'integration', 'dist', 'stress'].map(kind => `${kind}/${name}`)
    const isAction = existsSync(join(root, 'src', name, 'index.ts'))
    const others = [...(TESTS_OF_USERS[name] ?? []), ...(isAction ? ['contract/action-files'] : [])]
    const missing = others.filter(test => existingTests(root, [test]).length === 0)
    if (missing.length > 0) throw new Error(`There are no tests ${missing.join(', ')}: check TESTS_OF_USERS`)
    const tests = [...existingTests(root, own), ...existingTests(root, others)].map(test =>
      test.slice('__tests__/'.length)
    )
    return {
      folder: `src/${name}`,
      tests: tests.filter(test => !runsBundle(test)),
      bundleTests: tests.filter(runsBundle)
    }
  })

function runsBundle(test: string): boolean {
  return /^(?:dist|browser|stress)\//.test(test)
}

const unknown = [...Object.keys(TESTS_OF_USERS), ...LEFT_OUT].filter(
  name => !existsSync(join(root, 'src', name))
)
if (unknown.length > 0) throw new Error(`There are no folders ${unknown.join(', ')} in src`)

/** Returns the source files of an area in a fixed order. */
export function filesOf(root: string, { folder }: Pick<Area, 'folder'>): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .map(path => path.replaceAll('\\', '/'))
    .sort()
}

/** Returns the paths of the existing tests for the Jest command line. */
export function existingTests(root: string, tests: string[]): string[] {
  return tests
    .map(test => `__tests__/${test}`)
    .filter(test => existsSync(join(root, test)) || existsSync(join(root, `${test}.test.ts`)))
}

/** Returns the test files of an area in two stages: first the fast unit tests, then the other tests. */
export function stagesOf({ tests }: Pick<Area, 'tests'>, files: string[]): string[][] {
  return inStages(files.filter(file => tests.some(isBelow(file))))
}

/** Returns the tests that run the sources, except slow tests, in two stages: unit tests, and then other tests. */
export function inStages(files: string[]): string[][] {
  const usable = files.filter(
    file => !runsBundle(file.slice('__tests__/'.length)) && !SLOW_TESTS.some(isBelow(file))
  )
  const isUnit = (file: string) => file.startsWith('__tests__/unit/')
  const stages = [usable.filter(isUnit), usable.filter(file => !isUnit(file))]
  return stages.filter(stage => stage.length > 0).map(stage => stage.sort())
}

const isBelow = (file: string) => (test: string) =>
  file.startsWith(`__tests__/${test}/`) || file === `__tests__/${test}.test.ts`
