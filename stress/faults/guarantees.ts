import { encodedVariants } from '../../src/runtime/secrets.ts'
import { problemsOnDisk } from './disk-guarantees.ts'
import { type ActionRun, ARCHIVE, CONFIG, type FaultyRun, KEY, TOKEN } from './faulty-run.ts'
import { isValidArchive, mustSucceed, type Schedule } from './schedule.ts'

const GRACE_MS = 2000

/** Returns the guarantees that the runs in a schedule broke. */
export function brokenGuarantees(schedule: Schedule, faulty: FaultyRun): string[] {
  return [
    ...faulty.runs.flatMap(run =>
      run.end.exitCode === 0 ? problemsOfSuccess(schedule, run, faulty) : problemsOfFailure(run)
    ),
    ...problemsOnDisk(schedule, faulty),
    ...faulty.runs.flatMap(problemsOfTime),
    ...leakedSecrets(faulty),
    ...problemsOfRequestCount(schedule, faulty),
    ...missingSuccess(schedule, faulty)
  ]
}

function errorsOf({ end }: ActionRun): string[] {
  return end.annotations.filter(({ kind }) => kind === 'error').map(({ text }) => text)
}

function problemsOfSuccess(
  { deliver, archive }: Schedule,
  run: ActionRun,
  { runs, servedArchives, github }: FaultyRun
): string[] {
  const { end, domain, config, linkLifeLeftMs } = run
  const problems = errorsOf(run).map(text => `success with an error: ${text}`)
  if (deliver.includes('site')) {
    const digest = end.outputs['archive-sha256'] ?? ''
    if (servedArchives.get(digest)?.domains.has(domain) !== true)
      problems.push('archive-sha256 does not match any archive that the store had for this job')
    if (!isValidArchive(archive)) problems.push('success with something that is not a valid archive')
  }
  if (deliver.includes('config') && !config.includes('bundleUrl')) problems.push('success without a config')
  // A link may expire just before the process ends.
  if (/config|url/.test(deliver) && !(linkLifeLeftMs > -GRACE_MS))
    problems.push(`the delivered link expired ${-linkLifeLeftMs} ms ago`)
  // Skips schedules with a failed run: a run that stops while it replaces an asset can leave a wrong checksum.
  if (deliver.includes('release') && runs.every(({ end }) => end.exitCode === 0)) {
    const assets = github.releases[0]?.assets ?? []
    const asset = assets.find(({ name }) => name === ARCHIVE)
    const checksum = assets.find(({ name }) => name === `${ARCHIVE}.sha256`)
    if (asset?.state !== 'uploaded' || !checksum?.text.startsWith(asset.sha256))
      problems.push('the release asset and its checksum file differ')
  }
  return problems
}

function problemsOfFailure(run: ActionRun): string[] {
  const { end, sinceStopMs, wasKilled, config } = run
  if (wasKilled) return []
  // A signal kills the process if the action has not yet installed its handlers or has already finished.
  const isOutsideOfAction = end.log === '' || end.summary !== ''
  if (sinceStopMs !== undefined && end.exitCode === null && isOutsideOfAction) return []
  const errors = errorsOf(run)
  return [
    ...(end.exitCode === null ? ['killed by the signal'] : []),
    ...(errors.length === 1 ? [] : [`${errors.length} errors instead of one`]),
    ...errors.filter(text => /The action has a bug/.test(text)).map(text => `bug: ${text}`),
    ...(config === CONFIG ? [] : ['the config file was changed by a run that failed'])
  ]
}

/** Checks the time limits. Extends each limit by the delay that a busy machine causes. */
function problemsOfTime({ timeoutSeconds, elapsedMs, sinceStopMs = 0, delayMs }: ActionRun): string[] {
  const exceeds = (ms: number, limit: number) => ms > limit + GRACE_MS + delayMs
  const rounded = `a busy machine explains ${Math.round(delayMs)} ms`
  return [
    ...(exceeds(elapsedMs, timeoutSeconds * 1000)
      ? [`took ${Math.round(elapsedMs)} ms with a timeout of ${timeoutSeconds} s, ${rounded}`]
      : []),
    ...(exceeds(sinceStopMs, 0)
      ? [`continued for ${Math.round(sinceStopMs)} ms after the signal, ${rounded}`]
      : [])
  ]
}

function leakedSecrets(faulty: FaultyRun): string[] {
  const { runs, after, requests, storeRequests, otherHostRequests, github } = faulty
  const signatures = storeRequests.flatMap(({ path }) => /X-Amz-Signature=(\w+)/.exec(path)?.slice(1) ?? [])
  const textOf = (sent: { path: string }[]) => sent.map(request => JSON.stringify(request)).join('\n')
  const apiText = textOf(requests.filter(({ part }) => part === 'api'))
  const githubText = textOf(github.requests)
  const shown: Record<string, string> = {
    log: runs.map(({ end }) => end.log).join('\n'),
    summary: runs.map(({ end }) => end.summary).join('\n')
  }
  const everywhere: Record<string, string> = {
    ...shown,
    outputs: runs
      .map(({ end }) => JSON.stringify(end.outputs) + Object.values(end.outputs).join('\n'))
      .join('\n'),
    files: [...after.values()].map(({ content }) => content.toString('latin1')).join('\n'),
    'requests to the store': textOf(storeRequests),
    'requests to another host': textOf(otherHostRequests)
  }
  return [
    ...placesWith(variantsOf(KEY), { ...everywhere, 'requests to GitHub': githubText }).map(
      place => `the key is in the ${place}`
    ),
    ...placesWith(variantsOf(TOKEN), { ...everywhere, 'requests to the API': apiText }).map(
      place => `the GitHub token is in the ${place}`
    ),
    ...placesWith(signatures, shown).map(place => `the signature of a link is in the ${place}`)
  ]
}

function variantsOf(secret: string): string[] {
  return [secret, ...encodedVariants(secret), Buffer.from(secret).toString('base64')]
}

function placesWith(secrets: string[], places: Record<string, string>): string[] {
  return Object.keys(places).filter(place => secrets.some(secret => places[place]?.includes(secret)))
}

/** Checks the number of requests. Even with faults, this number is limited by growing retry delays and the timeout. */
function problemsOfRequestCount(
  { archive, timeoutSeconds }: Schedule,
  { runs, requests, storeRequests, otherHostRequests }: FaultyRun
): string[] {
  const api = requests.filter(({ part }) => part === 'api').length
  const store = storeRequests.length + otherHostRequests.length
  const parts = archive.kind === 'site' ? Math.ceil(archive.payloadBytes / 2 ** 21) : 1
  const allowed = { api: runs.length * (20 + 3 * timeoutSeconds), store: runs.length * (60 + 8 * parts) }
  return [
    ...(api > allowed.api ? [`${api} requests to the API, ${allowed.api} were allowed`] : []),
    ...(store > allowed.store ? [`${store} requests to the store, ${allowed.store} were allowed`] : [])
  ]
}

/** Reports a failure for a schedule whose faults the action must tolerate. */
function missingSuccess(schedule: Schedule, { runs }: FaultyRun): string[] {
  const last = runs.at(-1)
  const isAfterKill = runs[0]?.wasKilled === true
  const isPossible =
    mustSucceed(schedule) ||
    (isAfterKill &&
      isValidArchive(schedule.archive) &&
      schedule.disk.kind === 'normal' &&
      schedule.linkLifetimeMs >= 50_000)
  return isPossible && last?.end.exitCode !== 0 ? ['failed, although no fault explains it'] : []
}
