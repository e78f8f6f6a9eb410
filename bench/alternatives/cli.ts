// npm run bench alternatives -- [--rounds 3] [--pages 2000] [--only tar]
// Compares code in this repository with libraries that could replace it. The candidates do the same work in turn, each
// in a separate process. The packages are installed on demand.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { installOnDemand } from '../../scripts/on-demand.ts'
import { bundle, root } from '../bundle.ts'
import { measure, type Measured, median } from '../measure.ts'
import { makeReviewSite } from '../review-site.ts'
import { makeSite } from '../site.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    pages: { type: 'string', default: '2000' },
    only: { type: 'string', default: '' }
  }
})
const folder = join(tmpdir(), 'static-export-bench-alternatives')
const PACKAGES = ['@aws-sdk/client-s3', '@csstools/css-tokenizer', 'htmlparser2', 'undici', 'yauzl'] as const

interface Row {
  title: string
  candidates: string[]
  data: string
  address?: string
}

const pages = Number(values.pages)
const reviewSite = join(folder, `review-${pages}`)
if (!existsSync(reviewSite)) makeReviewSite(reviewSite, pages)
const site = join(folder, `site-${pages}`)
if (!existsSync(site)) makeSite(site, pages)
const archives = join(folder, `archives-${pages}`)
if (!existsSync(archives)) {
  mkdirSync(archives)
  execFileSync('tar', ['czf', join(archives, 'site.tar.gz'), '-C', site, '.'])
  execFileSync('zip', ['-q', '-r', join(archives, 'site.zip'), '.'], { cwd: site })
}
const styles = join(folder, 'styles')
if (!existsSync(styles)) makeStyles(styles)
const places = Object.fromEntries(PACKAGES.map(name => [name, installOnDemand(name)]))

const store = spawn(process.execPath, [join(root, 'bench/servers/counting-store.ts'), '0'], {
  stdio: ['ignore', 'pipe', 'inherit']
})
const [addresses] = (await once(createInterface({ input: store.stdout }), 'line')) as [string]
const [address = ''] = addresses.split(' ')
const server = createServer((_, response) => response.end('x'.repeat(1000))).listen(0, '127.0.0.1')
await once(server, 'listening')

const rows: Row[] = [
  {
    title: `HTML of ${pages} pages`,
    candidates: ['scan-ours', 'scan-htmlparser2'],
    data: reviewSite
  },
  {
    title: 'a style sheet with an embedded font',
    candidates: ['css-ours', 'css-tokenizer'],
    data: styles
  },
  {
    title: `S3 uploads of ${pages} pages and their assets`,
    candidates: ['s3-ours', 's3-sdk'],
    data: site,
    address
  },
  {
    title: '20,000 HTTP requests',
    candidates: ['http-ours', 'http-undici'],
    data: site,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  },
  { title: 'tar.gz, SHA-256 of each file', candidates: ['tar-ours', 'tar-stream'], data: archives },
  { title: 'zip, SHA-256 of each file', candidates: ['zip-ours', 'zip-yauzl'], data: archives }
]

const program = join(folder, 'bundle')
rmSync(program, { recursive: true, force: true })
bundle('bench/alternatives/work.ts', program)
writeFileSync(join(program, 'package.json'), '{ "type": "module" }')

const lines = ['| Work | Candidate | Wall time | CPU time | Peak memory |', '| --- | --- | --- | --- | --- |']
for (const { title, candidates, data, address = '' } of rows) {
  const chosen = candidates.filter(name => name.startsWith(values.only))
  const measured = new Map<string, Measured[]>(chosen.map(name => [name, []]))
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const name of chosen) {
      const command = [
        process.execPath,
        join(program, 'index.js'),
        name,
        data,
        address,
        JSON.stringify(places)
      ]
      measured.get(name)?.push(await measure(command, folder))
    }
  }
  const ours = measured.get(candidates[0] ?? '') ?? []
  for (const [name, runs] of measured) {
    const cell = (of: keyof Measured, unit: string, scale = 1) => {
      const value = middle(runs, of)
      const own = middle(ours, of)
      const ratio =
        runs === ours || value === undefined || own === undefined ? '' : ` (**${(value / own).toFixed(2)}×**)`
      return value === undefined ? '' : `${(value / scale).toFixed(scale === 1 ? 2 : 0)} ${unit}${ratio}`
    }
    lines.push(
      `| ${title} | ${name} | ${cell('seconds', 's')} | ${cell('cpuSeconds', 's')} | ${cell('peakBytes', 'MB', 1e6)} |`
    )
  }
}
console.log(`${lines.join('\n')}\n`)
for (const name of PACKAGES) console.log(`- ${name}: ${bundledSize(name)} kB bundled`)
store.kill()
server.close()

function middle(runs: Measured[], of: keyof Measured): number | undefined {
  const found = runs.map(run => run[of]).filter(value => value !== undefined)
  return found.length === 0 ? undefined : median(found)
}

/** Writes a style sheet with 20,000 rules and an embedded font of 4 MB. */
function makeStyles(place: string): void {
  mkdirSync(place)
  const rules = Array.from(
    { length: 20_000 },
    (_, i) => `.icon-${i} { background: url(icons/${i}.svg) 0 0; }`
  )
  const font = Buffer.alloc(4_000_000, 'font').toString('base64')
  writeFileSync(
    join(place, 'main.css'),
    [`@font-face { font-family: Docs; src: url("data:font/woff2;base64,${font}"); }`, ...rules].join('\n')
  )
}

/** Returns the bundled size of the package, because a runner would have to download the bundle. */
function bundledSize(name: string): number {
  const place = join(folder, `bundle-of-${name.replaceAll('/', '+')}`)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  // ncc resolves packages from the folder that contains the entry.
  cpSync(join(places[name] ?? '', name.includes('/') ? '../..' : '..'), join(place, 'node_modules'), {
    recursive: true
  })
  writeFileSync(
    join(place, 'entry.mjs'),
    `import * as all from '${name}'\nconsole.log(Object.keys(all).length)\n`
  )
  const cli = join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
  execFileSync(process.execPath, [cli, 'build', 'entry.mjs', '-m', '-o', 'out', '--quiet'], { cwd: place })
  return Math.round(statSync(join(place, 'out', 'index.mjs')).size / 1000)
}
