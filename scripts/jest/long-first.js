import { statSync } from 'node:fs'
import { relative, sep } from 'node:path'

/** Those that wait most come first, so that none of them is alone at the end. Jest goes by the size of files only. */
const FOLDERS = ['stress', 'dist', 'browser', 'scale', 'archives', 'integration', 'contract', 'unit']

/** The order of the suites. */
export default class LongFirst {
  sort(tests) {
    const ranked = tests.map(test => ({ test, rank: rankOf(test), size: statSync(test.path).size }))
    return ranked.sort((a, b) => a.rank - b.rank || b.size - a.size).map(({ test }) => test)
  }

  allFailedTests(tests) {
    return tests
  }

  cacheResults() {
    // The order is the same in a fresh clone.
  }
}

function rankOf({ path, context }) {
  const [, folder] = relative(context.config.rootDir, path).split(sep)
  return FOLDERS.indexOf(folder)
}
