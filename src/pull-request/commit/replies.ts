import * as z from 'zod/mini'
import type { GitHubClient } from '../../github/client.ts'
import { clip, code, fenced } from '../../runtime/text/markdown.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import type { CommitPlan } from './plan.ts'

/** GitHub accepts 65,536 characters. */
const MAX_REPLY = 60_000
const MAX_NAMES = 20
/** Escaped, each character can become ten. */
const MAX_NAME = 200

export const REPLIES = {
  nothingToFix: (others: number): string =>
    others === 0
      ? 'Nothing to fix: this pull request adds no findings to the documentation.'
      : `Nothing to fix automatically: none of the ${formatCount(others, 'new finding')} in the documentation has a proved fix.`,
  allLeftOut: (leftOut: readonly string[]): string =>
    `Nothing was committed. ${whyLeftOut(leftOut)} Check out the head of the pull request, not a merge of it, and comment again.`,
  notProved: 'Nothing was committed: the fixes that can be committed would add other findings.',
  moved:
    'Nothing was committed: the pull request has a newer commit than the one that was reviewed. Comment again for the new one.',
  refused:
    'Nothing was committed: GitHub refused the commit. The job needs `contents: write`, and rules of the branch can forbid it. The log of the run has the reason.',
  unconfirmed:
    'GitHub did not confirm the commit with the fixes. If the branch does not have it, comment again.',
  partly: ({ fixed, leftOut }: Pick<CommitPlan, 'fixed' | 'leftOut'>): string =>
    `Fixed ${formatCount(fixed, 'finding')}. ${whyLeftOut(leftOut)}`,
  fork: (patch: string, { fixed, leftOut }: Pick<CommitPlan, 'fixed' | 'leftOut'>): string => {
    const start = `The branch of this pull request is in a fork, so nothing was committed.`
    const rest = leftOut.length === 0 ? [] : [whyLeftOut(leftOut)]
    const what = `a patch that fixes ${formatCount(fixed, 'finding')}`
    const apply = `${start} This is ${what}. Save it as \`fixes.patch\`, and run \`git apply --whitespace=nowarn fixes.patch\` at the root of the repository.`
    const block = patch.length < MAX_REPLY ? fenced(patch.replace(/\n$/, ''), 'diff') : patch
    const shown = [apply, ...rest, block].join('\n\n')
    // What a browser copies has other line ends, and would not apply.
    const isExact = !patch.includes('\r')
    if (shown.length < MAX_REPLY && isExact) return shown
    const problem = isExact ? 'is too long' : 'has line ends that a comment does not keep'
    const instead = 'Run `pull-request --fix` in a clone of the fork instead.'
    return [`${start} For a comment, ${what} ${problem}. ${instead}`, ...rest].join('\n\n')
  }
}

function whyLeftOut(leftOut: readonly string[]): string {
  const shown = leftOut.slice(0, MAX_NAMES).map(name => code(clip(name, MAX_NAME)))
  const names = withMore(shown, MAX_NAMES, leftOut.length)
  return `Left out, because the text at the head is not the one that was reviewed, or because it may not be changed: ${names.join(', ')}.`
}

/** Sent once: after a lost response, a second request could make a second reply. */
export async function reply(body: string, number: number, client: GitHubClient): Promise<void> {
  const route = `POST /repos/${client.repository}/issues/${number}/comments`
  await client.send(z.unknown(), async octokit => await octokit.request(route, { body }))
}
