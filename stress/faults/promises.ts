import { type Attempt, KEY, NAME } from './attempt.ts'
import type { Found } from './found.ts'
import type { Schedule } from './schedule.ts'
import { encodedVariants } from '../../src/runtime/secrets.ts'

const GRACE_MS = 2000
const ARCHIVE = `${NAME}.tar.gz`

/** Every promise that a run broke, in words. */
export function brokenPromises(schedule: Schedule, run: Attempt): string[] {
  return [
    ...(run.end.exitCode === 0 ? brokenBySuccess(run) : brokenByFailure(run)),
    ...brokenOnDisk(run),
    ...brokenInTime(schedule, run),
    ...brokenSecrecy(run),
    ...brokenModesty(schedule, run)
  ]
}

function brokenBySuccess({ end, served, after }: Attempt): string[] {
  const errors = end.annotations.filter(({ kind }) => kind === 'error')
  const archive = after.get(ARCHIVE)
  return [
    ...errors.map(({ text }) => `success with an error: ${text}`),
    ...(archive === undefined ? ['success without an archive'] : []),
    ...(archive !== undefined && !served.has(archive.sha256) ? ['the archive was never served'] : []),
    ...(archive?.sha256 === end.outputs['archive-sha256']
      ? []
      : ['archive-sha256 is not that of the archive']),
    ...(after.has('site/') && after.has('manifest.json') ? [] : ['success without site and manifest'])
  ]
}

function brokenByFailure({ end, requests, sinceStopMs }: Attempt): string[] {
  // Before the first line of the action has run, and when all is done, it is Node that answers a signal.
  const isNodes = requests.length === 0 || end.summary !== ''
  if (sinceStopMs !== undefined && end.exitCode === null && isNodes) return []
  const errors = end.annotations.filter(({ kind }) => kind === 'error')
  return [
    ...(end.exitCode === null ? ['killed by the signal'] : []),
    ...(errors.length === 1 ? [] : [`${errors.length} errors instead of one`]),
    ...errors.filter(({ text }) => /bug of the action/.test(text)).map(({ text }) => `unforeseen: ${text}`)
  ]
}

/** What is there belongs to one whole export, be it this run's or an earlier one's; nothing else is there. */
function brokenOnDisk({ end, before, after, served }: Attempt): string[] {
  const allowed = /^(site\/.*|manifest\.json)$/
  // What a killed run had left stays until a download takes its place.
  const strangers = [...after.keys()].filter(
    path => path !== ARCHIVE && !allowed.test(path) && after.get(path)?.sha256 !== before.get(path)?.sha256
  )
  const archive = after.get(ARCHIVE)
  const isOld = (path: string) => after.get(path)?.sha256 === before.get(path)?.sha256
  const problems = strangers.map(path => `left behind: ${path}`)
  if (archive !== undefined && !isOld(ARCHIVE) && !served.has(archive.sha256))
    problems.push('left behind: an archive that is not the served one')
  if (end.exitCode === 0 && after.has(`.${NAME}.part`)) problems.push('left behind: a part of a download')

  const site = withoutFolders(after, 'site/')
  const siteIsOld = equal(site, withoutFolders(before, 'site/'))
  const siteIsNew = [...served.values()].some(files => equal(site, files))
  if (!siteIsNew && (!siteIsOld || end.exitCode === 0)) problems.push('the site is not the served one')
  const manifest = after.get('manifest.json')
  if (siteIsNew && !equal(site, manifestOf(manifest?.content)))
    problems.push('the manifest is not that of the site')
  if (!siteIsNew && !isOld('manifest.json')) problems.push('the manifest has no site')
  return problems
}

/** A machine that has too much to do is late with everything: what it was late with ourselves is not held against the run. */
function brokenInTime(schedule: Schedule, { elapsedMs, sinceStopMs, latenessMs }: Attempt): string[] {
  const limit = schedule.timeoutSeconds * 1000 + GRACE_MS + latenessMs
  return [
    ...(elapsedMs > limit ? [`took ${Math.round(elapsedMs)} ms, ${Math.round(limit)} ms were allowed`] : []),
    ...(sinceStopMs !== undefined && sinceStopMs > GRACE_MS + latenessMs
      ? [`went on for ${Math.round(sinceStopMs)} ms after the signal`]
      : [])
  ]
}

function brokenSecrecy({ end, after, requests, strangers }: Attempt): string[] {
  const spellings = [KEY, ...encodedVariants(KEY), Buffer.from(KEY).toString('base64')]
  const signatures = requests.flatMap(({ path }) => /X-Amz-Signature=(\w+)/.exec(path)?.slice(1) ?? [])
  const foreign = [...requests.filter(({ part }) => part === 'store'), ...strangers]
  const places: Record<string, string> = {
    log: end.log,
    outputs: JSON.stringify(end.outputs) + Object.values(end.outputs).join('\n'),
    summary: end.summary,
    files: [...after.values()].map(({ content }) => content.toString('latin1')).join('\n'),
    'requests to other origins': foreign.map(({ path, headers }) => path + JSON.stringify(headers)).join('\n')
  }
  return [
    ...Object.entries(places)
      .filter(([, text]) => spellings.some(spelling => text.includes(spelling)))
      .map(([place]) => `the key is in the ${place}`),
    ...(signatures.some(signature => `${end.log}\n${end.summary}`.includes(signature))
      ? ['the signature of a link is in the log or the summary']
      : [])
  ]
}

/** A poll twice a second, at most six links, at most five rounds: whatever goes wrong, no storm comes of it. */
function brokenModesty(schedule: Schedule, { requests, strangers }: Attempt): string[] {
  const api = requests.filter(({ part }) => part === 'api').length
  const store = requests.length - api + strangers.length
  const allowed = { api: 16 + 3 * schedule.timeoutSeconds, store: 60 }
  return [
    ...(api > allowed.api ? [`${api} requests to the API`] : []),
    ...(store > allowed.store ? [`${store} requests to the store`] : [])
  ]
}

function withoutFolders(found: Found, below: string): Map<string, string> {
  const files = [...found].filter(([path]) => path.startsWith(below) && !path.endsWith('/'))
  return new Map(files.map(([path, { sha256 }]) => [path.slice(below.length), sha256]))
}

function manifestOf(content: Buffer | undefined): Map<string, string> | undefined {
  try {
    const { files } = JSON.parse(content?.toString() ?? '') as { files: { path: string; sha256: string }[] }
    return new Map(files.map(({ path, sha256 }) => [path, sha256]))
  } catch {
    return undefined
  }
}

function equal(a: Map<string, string>, b: Map<string, string> | undefined): boolean {
  return b !== undefined && a.size === b.size && [...a].every(([path, sha256]) => b.get(path) === sha256)
}
