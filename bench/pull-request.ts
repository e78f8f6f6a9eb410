/**
 * `npm run bench pull-request -- OPTIONS`: runs the pull request action on documentation with five changed files: on
 * each folder of --docs, and on generated documentation with the structure of a large repository, once with many equal
 * files (versions and languages) and once with only different files.
 *
 *   --docs DIR      folder with docs.json and .mdx files; can be repeated
 *   --link-rot      with --docs: compares with the service's link checker, which is downloaded once
 *   --rounds N      with --link-rot: runs of each tool; the result is the median (default: 3)
 *   --files N       generated files (default: 24041)
 *   --distinct N    number of different contents in the run with equal files (default: 1723)
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { formatBytes, formatCount, formatDuration } from '../src/runtime/text/units.ts'
import { installOnDemand } from '../scripts/on-demand.ts'
import { type Measured, measure, median } from './measure.ts'

const values = readFlags()
const CHANGED_FILES = 5
const program = join(import.meta.dirname, '../dist/cli/index.js')
const folder = mkdtempSync(join(tmpdir(), 'bench-pull-request-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

function readFlags() {
  const flags = parsedFlags()
  const docs = flags.docs.map(path => resolve(process.env['INIT_CWD'] ?? '', path))
  for (const path of docs)
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
      endWith(`--docs: there is no folder ${path}.`)
  if (flags['link-rot'] && docs.length === 0) endWith('--link-rot needs --docs DIR.')
  const [rounds, files, distinct] = (['rounds', 'files', 'distinct'] as const).map(name => {
    if (!/^[1-9]\d*$/.test(flags[name])) endWith(`--${name}: ${flags[name]} is not a number above 0.`)
    return Number(flags[name])
  }) as [number, number, number]
  return { docs, rounds, files, distinct, linkRot: flags['link-rot'] }
}

function parsedFlags() {
  const options = {
    docs: { type: 'string', multiple: true, default: [] as string[] },
    files: { type: 'string', default: '24041' },
    distinct: { type: 'string', default: '1723' },
    'link-rot': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' }
  } as const
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return endWith(error instanceof Error ? error.message : String(error))
  }
}

function endWith(problem: string): never {
  console.error(`${problem.replace(/\.?$/, '.')} See --help.`)
  process.exit(2)
}

/** Makes a page of about 8 kB with headings, lists, code, links and components, like a real page. */
function pageText(number: number, total: number): string {
  const sections = Array.from({ length: 12 }, (_, at) => {
    const link = `/v0/page-${(number * 7 + at) % total}`
    return `## Section ${at} of page ${number}

The option \`retries-${number}\` is described in [another page](${link}#section-${at}-of-page-${(number * 7 + at) % total}).
Values of **${at * number}** and more need _attention_, as the table shows.

<Accordion title="Details ${at} of ${number}">
  - first item with \`code\` and a [link](${link})
  - second item

  \`\`\`js title="example-${at}.js"
  export const value = ${number * 31 + at}
  console.log(value, 'page ${number}')
  \`\`\`
</Accordion>

| Name | Meaning |
| --- | --- |
| a${number} | ${'text '.repeat(20)} |
`
  })
  return `---\ntitle: Page ${number}\ndescription: What page ${number} is about\n---\n\n${sections.join('\n')}`
}

function generate(target: string, files: number, distinct: number): void {
  for (let at = 0; at < files; at += 1) {
    const name = `v${Math.floor(at / distinct)}/page-${at % distinct}.mdx`
    mkdirSync(dirname(join(target, name)), { recursive: true })
    writeFileSync(join(target, name), pageText(at % distinct, distinct))
  }
  writeFileSync(join(target, 'docs.json'), '{ "name": "Bench", "navigation": { "pages": ["v0/page-0"] } }')
}

/** Copies the folder and adds a word to some of the pages. Returns the number of pages. */
function change(source: string, target: string): number {
  cpSync(source, target, { recursive: true })
  const pages = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.mdx')
  )
  for (const [at, path] of pages.entries())
    if (at % Math.ceil(pages.length / CHANGED_FILES) === 0)
      writeFileSync(join(target, path), `${readFileSync(join(target, path), 'utf8')}\nAdded.\n`)
  return pages.length
}

async function run(name: string, source: string, others: Record<string, string[]> = {}): Promise<void> {
  const head = join(folder, 'head')
  const pages = change(source, head)
  const args = ['pull-request', '--docs-path', head, '--base', source, '--temp', join(folder, 'out')]
  const contestants = { 'this action': [program, ...args], ...others }
  const results = new Map<string, Measured[]>()
  const rounds = Object.keys(others).length === 0 ? 1 : values.rounds
  for (let round = 0; round < rounds; round += 1)
    for (const [tool, command] of Object.entries(contestants)) {
      const measured = await measure([process.execPath, ...command], folder)
      results.set(tool, [...(results.get(tool) ?? []), measured])
    }
  for (const [tool, some] of results) {
    const [seconds, cpu, peak] = (['seconds', 'cpuSeconds', 'peakBytes'] as const).map(key =>
      median(some.map(measured => measured[key] ?? 0))
    ) as [number, number, number]
    console.log(
      `${name}, ${formatCount(pages)} files, ${tool}: ${formatDuration(seconds * 1000)}, ${cpu.toFixed(1)} s of CPU, ${formatBytes(peak)}`
    )
  }
  rmSync(head, { recursive: true })
}

/** Returns the command that runs the link checker. The checker reads one version and does not compare versions. */
function linkRot(docs: string): Record<string, string[]> {
  const entry = join(installOnDemand('@mintlify/link-rot'), 'dist/index.js')
  const script = 'await (await import(process.argv[1])).getBrokenInternalLinks(process.argv[2])'
  return { '@mintlify/link-rot': ['--input-type=module', '--eval', script, entry, docs] }
}

for (const docs of values.docs) await run(basename(docs), docs, values.linkRot ? linkRot(docs) : {})
for (const [name, count] of [
  ['equal', values.distinct],
  ['different', values.files]
] as const) {
  const generated = join(folder, name)
  generate(generated, values.files, count)
  await run(`generated, ${formatCount(count)} different`, generated)
  rmSync(generated, { recursive: true })
}
