import { encodedVariants } from '../../src/runtime/secrets.ts'
import type { ActionEnd } from '../../__tests__/support/action.ts'
import { ACCOUNT } from '../../servers/s3/s3-stand-in.ts'
import type { Site } from '../../__tests__/support/publishing.ts'
import type { Attempt } from './attempt.ts'
import type { Schedule } from './schedule.ts'

const OTHERS = ['docs/theirs.html', 'docs/assets/theirs.js', 'other.html']

/** Describes the guarantees that a publication broke. */
export function brokenGuarantees(schedule: Schedule, attempt: Attempt): string[] {
  const { end, rivalEnd, repairs, final, incompletePages, pendingAfter } = attempt
  const runs = [end, ...(rivalEnd === undefined ? [] : [rivalEnd]), ...repairs]
  return [
    ...runs.flatMap((run, i) => brokenByRun(run, i === 0 && schedule.stop !== undefined)),
    ...(repairs.at(-1)?.exitCode === 0 ? [] : ['running again without faults does not succeed']),
    ...(repairs.length === 1 ? [] : ['one more run did not repair the site']),
    ...wrongContent('after running again', schedule, attempt.expected, final),
    ...(attempt.seenByOther === undefined
      ? []
      : wrongContent('as rclone reads it', schedule, attempt.expected, attempt.seenByOther)),
    ...(attempt.afterSuccess === undefined
      ? []
      : wrongContent('after a success', schedule, attempt.published, attempt.afterSuccess)),
    ...OTHERS.filter(key => final.get(key) !== 'theirs').map(
      key => `another program's object was changed: ${key}`
    ),
    ...incompletePages.slice(0, 3).map(text => `a reader saw ${text}`),
    // Purges of removed assets may be pending, because the next run purges these assets again.
    ...(pendingAfter.every(path => path.startsWith('/assets/')) ? [] : ['a purge is still pending']),
    ...(attempt.isLeaseHeld ? ['the lease was not released'] : []),
    ...(attempt.stateText.includes('"status": "done"') ? [] : ['the state is not done'])
  ]
}

function brokenByRun(run: ActionEnd, mayBeKilled: boolean): string[] {
  const errors = run.annotations.filter(({ kind }) => kind === 'error')
  const told = [run.log, run.summary, JSON.stringify(run.outputs)].join('\n')
  const secrets = Object.values(ACCOUNT as unknown as Record<string, string>).flatMap(secret => [
    secret,
    ...encodedVariants(secret)
  ])
  // SIGKILL ends Node directly, and so does any other signal that arrives before the action handles signals.
  if (mayBeKilled && run.exitCode === null) return []
  return [
    ...(run.exitCode === 0 && errors.length > 0 ? ['success with an error'] : []),
    ...(run.exitCode !== 0 && errors.length !== 1 ? [`${errors.length} errors instead of one`] : []),
    ...errors.filter(({ text }) => text.includes('has a bug')).map(({ text }) => `unforeseen: ${text}`),
    ...(secrets.some(secret => told.includes(secret)) ? ['a secret is visible'] : [])
  ]
}

/** Checks that the bucket contains exactly the site. Removed assets and objects missing from the state may remain. */
function wrongContent(
  when: string,
  schedule: Schedule,
  expected: Site,
  found: Map<string, string>
): string[] {
  const wanted = new Map(Object.entries(expected).map(([path, body]) => [`docs/${path}`, body.toString()]))
  if (schedule.cleanUrls) {
    for (const [key, body] of [...wanted]) {
      if (key.endsWith('.html') && !key.endsWith('/index.html'))
        wanted.set(key.slice(0, -'.html'.length), body)
    }
  }
  const problems: string[] = []
  for (const [key, body] of wanted)
    if (found.get(key) !== body) problems.push(`${when}, ${key} is wrong or missing`)
  const isStateLost = schedule.state !== 'kept'
  for (const key of found.keys()) {
    const isKept = key.startsWith('docs/assets/') && schedule.keepRemoved === '7d'
    if (wanted.has(key) || OTHERS.includes(key) || key.includes('.static-export/') || isStateLost || isKept)
      continue
    if (!/^docs\/(assets|guides|part-)/.test(key)) continue
    problems.push(`${when}, ${key} is left over`)
  }
  return problems
}
