import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import type { Plan, PlannedUpload } from './plan.ts'
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
    const listOf = (matches: (upload: PlannedUpload) => boolean) =>
      lines(plan.uploads.filter(matches).map(({ object }) => object.path))
    for (const phase of PHASES)
      writeFileSync(
        join(lists, `${phase}.txt`),
        listOf(({ object }) => object.phase === phase)
      )
    // A changed asset may need a new one: programs that do not keep the order upload this list first.
    writeFileSync(
      join(lists, 'new-assets.txt'),
      listOf(({ object, reason }) => object.phase === 'assets' && reason === 'new')
    )
    writeFileSync(join(lists, 'remove.txt'), lines([...pages, ...assets].map(({ path }) => path)))
  } catch (error) {
    throw new Failure('site-file-unreadable', `The plan could not be written: ${reasonOf(error)}.`, {
      cause: error
    })
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

function lines(paths: string[]): string {
  return paths.map(path => `${path}\n`).join('')
}
