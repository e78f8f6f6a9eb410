// npm run bench start -- [rounds]
// Measures start time and memory of runs that never wait, compared with `node -e 0`, and simulates polling delays.
import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pollDelayMs } from '../src/runtime/time/poll.ts'
import { startServer } from '../servers/server.ts'
import { writeManifest } from './manifest.ts'
import { measure, type Measured, median } from './measure.ts'
import { startCompletedService } from './servers/completed-service.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const rounds = Number(process.argv[2] ?? 21)

/** Store with an empty bucket. */
await using store = await startServer((request, response) => {
  const isList = request.url?.includes('list-type') === true
  response.writeHead(isList ? 200 : 404, { 'content-type': 'application/xml' })
  response.end(isList ? '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>' : '')
})
/** The only page that the host serves. */
const PAGE = '<!doctype html><title>Page</title>'
await using host = await startServer((request, response) => {
  response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' })
  response.end(request.url === '/' ? PAGE : '')
})
await using service = await startCompletedService('http://127.0.0.1:1/site.tar.gz?signature=abcdefgh')

await using site = await mkdtempDisposable(join(tmpdir(), 'bench-start-'))
await mkdir(join(site.path, 'site'))
await writeFile(join(site.path, 'site/index.html'), PAGE)
writeManifest(join(site.path, 'site'))

const env = {
  PATH: process.env['PATH'],
  RUNNER_TEMP: tmpdir(),
  ...service.inputs,
  INPUT_DELIVER: 'url',
  'INPUT_PROJECT-ID': 'project-1'
}
const tools = {
  'node -e 0': { command: ['-e', '0'], env },
  'export, deliver: url': { command: [join(root, 'dist/export/index.js')], env },
  'wait-for-agent': {
    command: [join(root, 'dist/wait-for-agent/index.js')],
    env: { ...env, 'INPUT_JOB-ID': 'job-1' }
  },
  'publish, dry-run of one page': {
    command: [join(root, 'dist/publish/index.js')],
    env: {
      PATH: env.PATH,
      RUNNER_TEMP: site.path,
      'INPUT_SITE-PATH': join(site.path, 'site'),
      INPUT_TARGET: 's3://bucket',
      INPUT_ENDPOINT: store.url,
      'INPUT_DRY-RUN': 'true',
      AWS_ACCESS_KEY_ID: 'key_of_the_benchmark',
      AWS_SECRET_ACCESS_KEY: 'secret_of_the_benchmark'
    }
  },
  'verify, one page': {
    command: [join(root, 'dist/verify/index.js')],
    env: {
      PATH: env.PATH,
      RUNNER_TEMP: site.path,
      'INPUT_SITE-URL': host.url,
      'INPUT_MANIFEST-PATH': join(site.path, 'manifest.json')
    }
  }
}

const results = new Map<string, Measured[]>(Object.keys(tools).map(name => [name, []]))
for (let round = 0; round < rounds; round += 1) {
  for (const [name, tool] of Object.entries(tools)) {
    const measured = await measure([process.execPath, ...tool.command], tmpdir(), tool.env)
    results.get(name)?.push(measured)
  }
}

const nothing = median((results.get('node -e 0') ?? []).map(({ seconds }) => seconds))
console.log(`\nMedians of ${rounds} rounds. Node ${process.version}.\n`)
console.log('| run | time | ratio to `node -e 0` | peak memory |\n|---|---|---|---|')
for (const [name, measured] of results) {
  const seconds = median(measured.map(each => each.seconds))
  const peak = median(measured.map(each => each.peakBytes ?? NaN))
  console.log(
    `| ${name} | ${(seconds * 1000).toFixed(0)} ms | ${(seconds / nothing).toFixed(1)}× | ${(peak / 1e6).toFixed(0)} MB |`
  )
}

console.log(
  '\nDelay until a run detects the end of a job, with the default `poll-interval`, over 2,000 random schedules:\n'
)
console.log('| job length | maximum | average |\n|---|---|---|')
for (const length of [1, 5, 20, 60, 300, 1800]) {
  const waits = Array.from({ length: 2000 }, () =>
    pollDelayAtEndMs(length * 1000 * (0.95 + 0.1 * Math.random()))
  )
  const average = waits.reduce((sum, wait) => sum + wait, 0) / waits.length
  console.log(
    `| about ${length} s | ${(Math.max(...waits) / 1000).toFixed(2)} s | ${(average / 1000).toFixed(2)} s |`
  )
}

/** Simulates polling: returns the delay between the end of a job and the next request. */
function pollDelayAtEndMs(lengthMs: number): number {
  let now = 0
  while (now < lengthMs) now += pollDelayMs(now, 10_000, Math.random)
  return now - lengthMs
}
