import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import type { Plan } from './plan.ts'
import { PHASES } from './phase.ts'

const PLAN_VERSION = 1

/** Writes `plan.json`, and one list per phase for other upload programs. Returns the path of `plan.json`. */
export function writePlan(
  folder: string,
  plan: Plan,
  { target, purges }: { target: string; purges: [string, string[]][] }
): string {
  const file = join(folder, 'plan.json')
  const lists = join(folder, 'plan')
  const { pages, assets } = plan.removals
  try {
    mkdirSync(lists, { recursive: true })
    writeFileSync(file, planJson(plan, target, purges))
    const writeList = (name: string, items: { path: string }[]) =>
      writeFileSync(join(lists, `${name}.txt`), items.map(({ path }) => `${path}\n`).join(''))
    const uploads = plan.uploads.map(({ object, reason }) => ({ ...object, isNew: reason === 'new' }))
    for (const each of PHASES)
      writeList(
        each,
        uploads.filter(({ phase }) => phase === each)
      )
    // A changed asset may need a new one: programs that do not keep the order upload this list first.
    writeList(
      'new-assets',
      uploads.filter(({ phase, isNew }) => phase === 'assets' && isNew)
    )
    writeList('remove', [...pages, ...assets])
  } catch (error) {
    const what = `The plan could not be written: ${reasonOf(error)}.`
    throw new Failure('site-file-unreadable', what, { cause: error })
  }
  return file
}

function planJson(plan: Plan, target: string, purges: [string, string[]][]): string {
  const uploads = plan.uploads.map(({ object, reason }) => ({
    path: object.path,
    phase: object.phase,
    reason,
    bytes: object.size,
    contentType: object.headers.contentType,
    cacheControl: object.headers.cacheControl
  }))
  const content = {
    planVersion: PLAN_VERSION,
    target,
    uploadBytes: uploads.reduce((sum, { bytes }) => sum + bytes, 0),
    unchanged: plan.unchanged.length,
    upload: uploads,
    remove: [...plan.removals.pages, ...plan.removals.assets],
    keep: plan.removals.kept.map(({ path, until }) => ({
      path,
      reason: 'removed asset',
      until: new Date(until).toISOString()
    })),
    purge: purges.map(([name, paths]) => ({ target: name, paths }))
  }
  return `${JSON.stringify(content, undefined, 2)}\n`
}
