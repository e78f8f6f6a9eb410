import { statSync } from 'node:fs'
import { relative, sep } from 'node:path'

/** Test folders, slowest first, so that no slow suite runs alone at the end. Without a cache, Jest sorts by size. */
const FOLDERS = ['stress', 'dist', 'browser', 'scale', 'archives', 'integration', 'contract', 'unit']

export default class LongFirst {
  sort(tests) {
    const ranked = tests.map(test => ({ test, rank: rankOf(test), size: statSync(test.path).size }))
    return ranked.sort((a, b) => a.rank - b.rank || b.size - a.size).map(({ test }) => test)
  }

  allFailedTests(tests) {
    return tests
  }

  cacheResults() {
    // Caches no results, so that the order is the same as in a fresh clone.
  }
}

function rankOf({ path, context }) {
  const [, folder] = relative(context.config.rootDir, path).split(sep)
  return FOLDERS.indexOf(folder)
}
