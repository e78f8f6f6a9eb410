import { type FaultyRun, KEY, NAME } from './faulty-run.ts'
import type { FolderContents } from './files.ts'
import type { Schedule } from './schedule.ts'
import { encodedVariants } from '../../src/runtime/secrets.ts'

const GRACE_MS = 2000
const ARCHIVE = `${NAME}.tar.gz`

/** Every guarantee that a run did not keep. */
export function brokenGuarantees(schedule: Schedule, run: FaultyRun): string[] {
  return [
    ...(run.end.exitCode === 0 ? problemsOfSuccess(run) : problemsOfFailure(run)),
    ...problemsOnDisk(run),
    ...problemsOfTime(schedule, run),
    ...leakedSecrets(run),
    ...problemsOfRequestCount(schedule, run)
  ]
}

function problemsOfSuccess({ end, servedArchives, after }: FaultyRun): string[] {
  const errors = end.annotations.filter(({ kind }) => kind === 'error')
  const archive = after.get(ARCHIVE)
  return [
    ...errors.map(({ text }) => `success with an error: ${text}`),
    ...(archive === undefined ? ['success without an archive'] : []),
    ...(archive !== undefined && !servedArchives.has(archive.sha256)
      ? ['the archive was never servedArchives']
      : []),
    ...(archive?.sha256 === end.outputs['archive-sha256']
      ? []
      : ['archive-sha256 is not that of the archive']),
    ...(after.has('site/') && after.has('manifest.json') ? [] : ['success without site and manifest'])
  ]
}

function problemsOfFailure({ end, requests, sinceStopMs }: FaultyRun): string[] {
  // Before the action has installed its handlers, and after it has finished, a signal ends the process at once.
  const isOutsideOfAction = requests.length === 0 || end.summary !== ''
  if (sinceStopMs !== undefined && end.exitCode === null && isOutsideOfAction) return []
  const errors = end.annotations.filter(({ kind }) => kind === 'error')
  return [
    ...(end.exitCode === null ? ['killed by the signal'] : []),
    ...(errors.length === 1 ? [] : [`${errors.length} errors instead of one`]),
    ...errors.filter(({ text }) => /The action has a bug/.test(text)).map(({ text }) => `bug: ${text}`)
  ]
}

/** The folder holds one complete export, of this run or of an earlier one, and nothing else. */
function problemsOnDisk({ end, before, after, servedArchives }: FaultyRun): string[] {
  const allowed = /^(site\/.*|manifest\.json)$/
  // What a killed run had left stays until a download takes its place.
  const otherHostRequests = [...after.keys()].filter(
    path => path !== ARCHIVE && !allowed.test(path) && after.get(path)?.sha256 !== before.get(path)?.sha256
  )
  const archive = after.get(ARCHIVE)
  const isOld = (path: string) => after.get(path)?.sha256 === before.get(path)?.sha256
  const problems = otherHostRequests.map(path => `left behind: ${path}`)
  if (archive !== undefined && !isOld(ARCHIVE) && !servedArchives.has(archive.sha256))
    problems.push('left behind: an archive that is not the servedArchives one')
  if (end.exitCode === 0 && after.has(`.${NAME}.part`)) problems.push('left behind: a part of a download')

  const site = withoutFolders(after, 'site/')
  const siteIsOld = equal(site, withoutFolders(before, 'site/'))
  const siteIsNew = [...servedArchives.values()].some(files => equal(site, files))
  if (!siteIsNew && (!siteIsOld || end.exitCode === 0))
    problems.push('the site is not the servedArchives one')
  const manifest = after.get('manifest.json')
  if (siteIsNew && !equal(site, manifestOf(manifest?.content)))
    problems.push('the manifest is not that of the site')
  if (!siteIsNew && !isOld('manifest.json')) problems.push('the manifest has no site')
  return problems
}

/** The delay of timers in this process, which shows how busy the machine is, is added to every limit. */
function problemsOfTime(schedule: Schedule, { elapsedMs, sinceStopMs, timerDelayMs }: FaultyRun): string[] {
  const limit = schedule.timeoutSeconds * 1000 + GRACE_MS + timerDelayMs
  return [
    ...(elapsedMs > limit ? [`took ${Math.round(elapsedMs)} ms, ${Math.round(limit)} ms were allowed`] : []),
    ...(sinceStopMs !== undefined && sinceStopMs > GRACE_MS + timerDelayMs
      ? [`continued for ${Math.round(sinceStopMs)} ms after the signal`]
      : [])
  ]
}

function leakedSecrets({ end, after, requests, otherHostRequests }: FaultyRun): string[] {
  const variants = [KEY, ...encodedVariants(KEY), Buffer.from(KEY).toString('base64')]
  const signatures = requests.flatMap(({ path }) => /X-Amz-Signature=(\w+)/.exec(path)?.slice(1) ?? [])
  const toOtherOrigins = [...requests.filter(({ part }) => part === 'store'), ...otherHostRequests]
  const places: Record<string, string> = {
    log: end.log,
    outputs: JSON.stringify(end.outputs) + Object.values(end.outputs).join('\n'),
    summary: end.summary,
    files: [...after.values()].map(({ content }) => content.toString('latin1')).join('\n'),
    'requests to other origins': toOtherOrigins
      .map(({ path, headers }) => path + JSON.stringify(headers))
      .join('\n')
  }
  return [
    ...Object.entries(places)
      .filter(([, text]) => variants.some(variant => text.includes(variant)))
      .map(([place]) => `the key is in the ${place}`),
    ...(signatures.some(signature => `${end.log}\n${end.summary}`.includes(signature))
      ? ['the signature of a link is in the log or the summary']
      : [])
  ]
}

/** The number of requests is bounded, whatever the faults. */
function problemsOfRequestCount(schedule: Schedule, { requests, otherHostRequests }: FaultyRun): string[] {
  const api = requests.filter(({ part }) => part === 'api').length
  const store = requests.length - api + otherHostRequests.length
  const allowed = { api: 16 + 3 * schedule.timeoutSeconds, store: 60 }
  return [
    ...(api > allowed.api ? [`${api} requests to the API`] : []),
    ...(store > allowed.store ? [`${store} requests to the store`] : [])
  ]
}

function withoutFolders(found: FolderContents, below: string): Map<string, string> {
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
