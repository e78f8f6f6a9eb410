import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import type { Plan, PlannedUpload } from './plan.ts'
import { type Phase, PHASES } from './phase.ts'

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
    const uploads = (phase: Phase) => plan.uploads.filter(({ object }) => object.phase === phase)
    const planned = {
      // Programs that do not keep the order of a list upload this list first: changed assets can need new assets.
      'new-assets': pathsOf(uploads('assets').filter(({ reason }) => reason === 'new')),
      ...Object.fromEntries(PHASES.map(phase => [phase, pathsOf(uploads(phase))])),
      remove: [...pages, ...assets].map(({ path }) => path)
    }
    for (const [name, paths] of Object.entries(planned))
      writeFileSync(join(lists, `${name}.txt`), paths.map(path => `${path}\n`).join(''))
  } catch (error) {
    const what = `The plan could not be written: ${reasonOf(error)}.`
    throw new Failure('site-file-unreadable', what, { cause: error })
  }
  return file
}

export function pathsOf(uploads: readonly PlannedUpload[]): string[] {
  return uploads.map(({ object }) => object.path)
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
