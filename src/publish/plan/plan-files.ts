import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { groupBy } from '../../runtime/group-by.ts'
import type { Plan } from './plan.ts'
import { PHASES } from './phase.ts'

const PLAN_VERSION = 1

/** Writes `plan.json`, and lists of paths for other upload programs. Returns the path of `plan.json`. */
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
    const phases = groupBy(
      plan.uploads.map(({ object }) => object),
      ({ phase }) => phase
    )
    for (const name of [...PHASES, 'remove'] as const) {
      const items = name === 'remove' ? [...pages, ...assets] : (phases.get(name) ?? [])
      writeFileSync(join(lists, `${name}.txt`), items.map(({ path }) => `${path}\n`).join(''))
    }
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
