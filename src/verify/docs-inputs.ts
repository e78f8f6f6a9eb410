import { basename } from 'node:path'
import * as z from 'zod/mini'
import { readRunIdentity, type RunIdentity } from '../github/run-memory/run-identity.ts'
import { type Environment, readEvent, readRunner, type Runner } from '../runtime/action/runner.ts'
import { Problem } from '../runtime/problem.ts'
import { settingsIn } from '../site/docs-folders.ts'
import { type Checkout, readCheckout } from '../versions/checkout.ts'
import type { Clone } from '../versions/clone.ts'
import { findDocsFolder } from '../versions/docs-folder.ts'
import { openClone } from '../versions/open-clone.ts'

/** The sources whose history tells what the site should show. */
export interface DocsInputs {
  checkout: Checkout
  /** Name of the file with the settings, for advice: `docs.json` or `mint.json`. */
  settingsFile: string
  /** Id of the checked-out commit. */
  head: string
  /** The clone, on a command line and in a run without a token; undefined to read through GitHub. */
  clone: Clone | undefined
  since: string | undefined
  /** The commit of the branch before the push that started the run. */
  before: string | undefined
  token: string | undefined
  github: Runner & RunIdentity
}

const pushEvent = z.object({ before: z.string().check(z.regex(/^(?!0+$)[0-9a-f]{40,64}$/)) })

export function readDocsInputs(
  given: { 'docs-path': string; since: string | undefined; 'github-token': string | undefined },
  env: Environment,
  timeoutMs: number
): DocsInputs | Problem {
  const runner = readRunner(env)
  const isRunner = env['GITHUB_ACTIONS'] === 'true'
  const folder = findDocsFolder(given['docs-path'], runner.workspace, isRunner)
  if (folder instanceof Problem) return folder
  const checkout = readCheckout(folder, runner.workspace, { sha: runner.sha, isRunner })
  if (checkout.outer !== undefined)
    return new Problem(
      '`docs-path` is in a submodule, whose history is in another repository. Run the action in that repository'
    )
  const token = given['github-token']
  const shared = {
    settingsFile: basename(settingsIn(folder) ?? 'docs.json'),
    since: given.since,
    before: readEvent(env, pushEvent)?.before,
    token,
    github: { ...runner, ...readRunIdentity(env) }
  }
  if (isRunner && token !== undefined)
    return checkout.commit === undefined
      ? new Problem(
          '`docs-path`: the checked-out commit is unknown. Use `actions/checkout` in an earlier step'
        )
      : { ...shared, checkout, head: checkout.commit, clone: undefined }
  if (!checkout.isClone)
    return new Problem(
      isRunner
        ? '`github-token` is empty, and `docs-path` is not in a clone'
        : `\`docs-path\` is not in a clone, so it has no history: ${checkout.root}`
    )
  const opened = openClone(checkout, env, timeoutMs)
  return opened instanceof Problem ? opened : { ...shared, checkout, ...opened }
}
