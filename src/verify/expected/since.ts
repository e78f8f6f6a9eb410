import type { RunContext } from '../../runtime/context.ts'
import { Failure } from '../../runtime/failure.ts'
import type { DocsInputs } from '../docs-inputs.ts'
import type { History } from './history.ts'
import type { LiveMemory, OpenPage } from './live-record.ts'

/** Where the change that readers should see begins. */
export interface Since {
  /** Undefined if no change is looked at. */
  commit: string | undefined
  /** Pages that were not live at the end of the last run. */
  open: OpenPage[]
}

/** Finds the commit after which changes are looked for: the given one, the last verified one, or the one before. */
export async function findSince(
  { since, before }: Pick<DocsInputs, 'since' | 'before'>,
  history: History,
  memory: LiveMemory,
  context: RunContext
): Promise<Since> {
  const { log } = context
  if (since === 'none') return { commit: undefined, open: [] }
  if (since !== undefined) {
    const commit = await history.resolve(since)
    if (commit === undefined) throw unknownSince(since)
    return {
      commit: await ancestorOf(commit, `\`since\` ${JSON.stringify(since)}`, history, context),
      open: []
    }
  }
  const last = await memory.recall(context)
  if ('commit' in last)
    return {
      commit: await ancestorOf(last.commit, 'The last verified commit', history, context),
      open: last.open
    }
  if (before !== undefined) {
    if (!last.isExpected)
      log.notice(`${NOT_KNOWN}: ${last.reason}. Looking at the changes of this push instead.`)
    const name = 'The commit before the push'
    return { commit: await ancestorOf(before, name, history, context), open: [] }
  }
  const parent = await history.repository.parentOf(history.head)
  if (history.client === undefined && parent !== undefined) {
    log.notice('Looking at the changes of the checked-out commit. Set `since` to look further back.')
    return { commit: parent, open: [] }
  }
  if (parent === undefined)
    log.notice(
      `${NOT_KNOWN}: ${last.reason}. The checked-out commit has no earlier commit here either, so a sample of all pages is compared.`
    )
  else log.notice(`${NOT_KNOWN}: ${last.reason}. Looking at the changes of the checked-out commit.`)
  return { commit: parent, open: [] }
}

const NOT_KNOWN = 'The last verified commit is not known'

function unknownSince(since: string): Failure {
  const problem = `\`since\` ${JSON.stringify(since)} is not a commit, tag or branch of this repository`
  return new Failure('invalid-input', `Invalid input:\n- ${problem}`)
}

/** Returns the commit itself if the checkout contains it. After a force push or a rebase, returns the merge base. */
async function ancestorOf(
  commit: string,
  name: string,
  { versions, head }: History,
  { log }: RunContext
): Promise<string | undefined> {
  const base = await versions.mergeBase(commit, head).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'NotComparable') return undefined
    throw error
  })
  if (base === commit) return commit
  log.notice(
    base === undefined
      ? `${name}, ${commit.slice(0, 7)}, has no commit in common with the checkout, or is not known any more. A sample of all pages is compared.`
      : `${name}, ${commit.slice(0, 7)}, is not part of the history of the checkout. Looking at the changes since ${base.slice(0, 7)}.`
  )
  return base
}
