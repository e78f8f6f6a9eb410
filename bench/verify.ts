// npm run bench verify -- [--rounds 3] [--pages 10000]
// Measures how long the action and curl take to request all pages of a site on a local nginx. The programs take turns,
// so that other load on the machine affects all programs equally.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { NGINX, startNginx } from '../__tests__/servers/network/nginx.ts'
import { writeManifest } from './manifest.ts'
import { has, measure, type Measured, median } from './measure.ts'
import { makeSite } from './site.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, pages: { type: 'string', default: '10000' } }
})
const rounds = Number(values.rounds)
const pages = Number(values.pages)
const root = fileURLToPath(new URL('..', import.meta.url))
const work = join(tmpdir(), 'static-export-bench-verify')
if (!existsSync(NGINX) || !has('curl')) throw new Error('This benchmark needs nginx and curl.')

const addresses = prepare()
await using server = await startNginx(join(work, 'nginx'), configurationFor)
const urls = addresses.map(address => `${server.url}${address}`)
writeFileSync(join(work, 'urls'), urls.map(url => `${url}\n`).join(''))
writeFileSync(join(work, 'curl.conf'), urls.map(url => `url = "${url}"\noutput = "/dev/null"\n`).join(''))
writeFileSync(join(work, 'curl-stdout.conf'), urls.map(url => `url = "${url}"\n`).join(''))

const env = {
  PATH: process.env['PATH'],
  RUNNER_TEMP: work,
  'INPUT_SITE-URL': server.url,
  'INPUT_MANIFEST-PATH': join(work, 'manifest.json'),
  INPUT_SAMPLE: 'all',
  INPUT_WAIT: '0s'
}
const action = [process.execPath, join(root, 'dist/verify/index.js')]
const shell = (script: string) => ['bash', '-c', script]
const parallel = `curl --silent --parallel --parallel-max 50`
const contestants: Record<string, { command: string[]; concurrency?: string }> = {
  'verify, concurrency 8': { command: action, concurrency: '8' },
  'verify, concurrency 50': { command: action, concurrency: '50' },
  'curl --parallel --parallel-max 50': { command: shell(`${parallel} --config ${work}/curl.conf`) },
  'the same, piped to sha256sum': {
    command: shell(`${parallel} --config ${work}/curl-stdout.conf 2>/dev/null | sha256sum`)
  },
  'xargs -P8 -n1 curl | sha256sum': {
    command: shell(`xargs -P8 -n1 curl --silent < ${work}/urls | sha256sum`)
  }
}

const results = new Map<string, Measured[]>(Object.keys(contestants).map(name => [name, []]))
for (let round = 1; round <= rounds; round += 1) {
  for (const [name, { command, concurrency = '8' }] of Object.entries(contestants)) {
    const measured = await measure(command, work, { ...env, INPUT_CONCURRENCY: concurrency })
    results.get(name)?.push(measured)
    console.log(`${name}: ${measured.seconds.toFixed(2)} s`)
  }
  console.log(`Round ${round} of ${rounds} is done.`)
}

console.log(`\n${pages} pages, medians of ${rounds} rounds, Node ${process.version}.\n`)
console.log('| program | wall | CPU | peak memory | ratio to concurrency 50 |\n|---|---|---|---|---|')
const ours = median((results.get('verify, concurrency 50') ?? []).map(({ seconds }) => seconds))
for (const [name, measured] of results) {
  const of = (pick: (each: Measured) => number | undefined) => median(measured.map(each => pick(each) ?? NaN))
  const seconds = of(each => each.seconds)
  console.log(
    `| ${name} | ${seconds.toFixed(2)} s | ${of(each => each.cpuSeconds).toFixed(2)} s | ${Math.round(of(each => each.peakBytes) / 1e6)} MB | ${(seconds / ours).toFixed(2)}× |`
  )
}

/** Makes the site and its manifest, and returns the page addresses. */
function prepare(): string[] {
  const site = join(work, `site-${pages}`)
  if (!existsSync(join(site, 'index.html'))) {
    rmSync(site, { recursive: true, force: true })
    mkdirSync(site, { recursive: true })
    makeSite(site, pages)
  }
  return writeManifest(site)
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path }) => (path === 'index.html' ? '/' : `/${path.replace(/\.html$/, '')}`))
}

function configurationFor(port: number) {
  const rules = readFileSync(join(root, 'examples/hosting/nginx/docs.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/docs;', `root ${join(work, `site-${pages}`)};`)
  return { http: `include /etc/nginx/mime.types;\nsendfile on;\n${rules}` }
}
