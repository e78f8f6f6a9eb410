import Sequencer from '@jest/test-sequencer'

/**
 * A suite that starts last and takes a minute lets the other core wait for it. Jest knows how long a suite takes only
 * from an earlier run, which a fresh clone does not have.
 */
const SLOWEST = [
  // These mostly wait for timeouts and retries: the cores are free for others meanwhile.
  'stress/publish',
  'stress/faults',
  'browser/emulator',
  'integration/publish/real-stores',
  'dist/',
  'browser/',
  'integration/export/',
  'integration/emulator/cli',
  'archives/',
  'stress/',
  'integration/'
]

export default class SlowestFirst extends Sequencer {
  sort(tests) {
    // The other order stays among suites of the same rank.
    return [...super.sort(tests)].sort((a, b) => rankOf(a.path) - rankOf(b.path))
  }
}

function rankOf(path) {
  const name = path.replaceAll('\\', '/').replace(/^.*\/__tests__\//, '')
  const rank = SLOWEST.findIndex(prefix => name.startsWith(prefix))
  return rank < 0 ? SLOWEST.length : rank
}
