/**
 * `npm start`: the whole chain on this machine. The emulator serves the documentation of this repository; the committed
 * actions export it, check it, publish it to a local S3 server and verify what a local web server shows to readers.
 * Twice: the second time with one changed page.
 */
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { startEmulator } from '../../src/emulator/index.ts'
import { listDomains } from '../../src/emulator/site/domains.ts'
import { formatCount } from '../../src/runtime/units.ts'
import { startSiteHost } from '../../stand-ins/host/site-host.ts'
import { DISTRIBUTION, startCdnStandIn } from '../../stand-ins/cdn/cdn-stand-in.ts'
import { ACCOUNT, BUCKET, startS3StandIn } from '../../stand-ins/s3/s3-stand-in.ts'
import { runStep, StepFailed } from './run-step.ts'
import { demoFront, type DemoPages } from './demo-pages.ts'

const root = join(import.meta.dirname, '../..')
const DOMAIN = 'docs.example.com'

const HELP = `The whole chain on this machine: emulator, export, checks, publish, verify.

  npm start
  npm start -- --docs DIR

  --docs DIR      .md and .mdx files to export (default: the documentation of this repository)
  --output DIR    new folder for the files (default: .demo in this repository)
  --serve         keeps the site, the report and the job summary open in the browser until Ctrl-C
  --port N        port of the site (default: any free port)
  --help`

const flags = readFlags()
const startedIn = process.env['INIT_CWD'] ?? process.cwd()
const ownDocs = flags.docs === undefined ? undefined : resolve(startedIn, flags.docs)
const folder = flags.output === undefined ? join(root, '.demo') : resolve(startedIn, flags.output)
if (flags.help === true) {
  console.log(HELP)
} else {
  await checkFlags()
  try {
    await demo()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') exitWithUsage((error as Error).message)
    if (!(error instanceof StepFailed)) throw error
    console.error(`\n  ${error.message}`)
    process.exitCode = 1
  }
}

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        docs: { type: 'string' },
        output: { type: 'string' },
        serve: { type: 'boolean' },
        port: { type: 'string' },
        help: { type: 'boolean', short: 'h' }
      }
    })
    return values
  } catch (error) {
    return exitWithUsage((error as Error).message)
  }
}

/** Before anything is written. */
async function checkFlags(): Promise<void> {
  if (ownDocs !== undefined) {
    if (!existsSync(ownDocs)) exitWithUsage(`--docs: there is no folder ${ownDocs}`)
    if (!statSync(ownDocs).isDirectory()) exitWithUsage(`--docs: ${ownDocs} is not a folder`)
    // Refuses a folder without pages.
    await listDomains(ownDocs).catch((error: unknown) => exitWithUsage(`--docs: ${(error as Error).message}`))
  }
  if (flags.output !== undefined && existsSync(folder)) {
    exitWithUsage(
      `--output: ${folder} exists already. Name a folder that does not, because the demo empties it.`
    )
  }
  const { port = '0' } = flags
  if (!/^\d+$/.test(port) || Number(port) > 65_535) exitWithUsage(`--port: ${port} is not a port`)
}

function exitWithUsage(problem: string): never {
  console.error(`${problem}\nSee --help.`)
  process.exit(2)
}

interface Chain {
  emulator: Awaited<ReturnType<typeof startEmulator>>
  store: Awaited<ReturnType<typeof startS3StandIn>>
  cdn: Awaited<ReturnType<typeof startCdnStandIn>>
  site: Awaited<ReturnType<typeof startSiteHost>>
  pages: DemoPages
  redirects: string | undefined
}

async function demo(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })

  await using emulator = await startEmulator({
    docs: ownDocs ?? join(root, 'docs'),
    data: join(folder, 'emulator'),
    pageDelayMs: ownDocs === undefined ? 40 : 0,
    site: { buildId: 'first', ...(ownDocs === undefined && { problems: demoProblems() }) }
  })
  await using store = await startS3StandIn()
  await using cdn = await startCdnStandIn({ account: ACCOUNT, cloudflareToken: '' })
  const pages: DemoPages = { summaries: [], report: undefined }
  await using site = await startSiteHost(
    path => {
      const object = store.objects.get(path)
      return object && { content: object.body, headers: object.headers }
    },
    { port: Number(flags.port ?? 0), front: demoFront(pages) }
  )
  const chain = { emulator, store, cdn, site, pages, redirects: await redirectsFile() }

  say(
    ownDocs === undefined
      ? 'The documentation of this repository goes the whole way on this machine: emulator, export, publish, verify.'
      : `The documentation in ${ownDocs} goes the whole way on this machine: emulator, export, publish, verify.`
  )
  const first = await exportPublishVerify(chain, 1)
  const changedPage = await pageToChange(first.get('manifest-path'))
  emulator.setSite({
    buildId: 'second',
    changedPages: [changedPage],
    ...(ownDocs === undefined && { problems: demoProblems() })
  })
  const second = await exportPublishVerify(chain, 2, first)

  title('What you saw')
  say(`Export: ${await findingsIn(second.get('checks-path'))}.
Publish: first ${count(first, 'uploaded', 'file')}, and one purge of everything. Then one page changed, and with it the build id in
all pages: ${count(second, 'uploaded', 'file')} uploaded, ${second.get('unchanged') ?? '?'} unchanged, ${count(second, 'purged-paths', 'path')} purged. The summary names the page that
changed for a reader.
Verify: ${count(second, 'checked', 'address', 'addresses')} of a local web server, ${second.get('verified') === 'true' ? 'and readers get what was exported' : 'and not everything is as exported'}.`)
  title('Files')
  show('Report', second.get('report-path'))
  show('Summary', join(folder, 'summary.md'))
  show('Site', second.get('site-path'))
  show('Findings', second.get('checks-path'))
  title('What to do next')
  say(`npm start -- --serve                 open the site, the report and the summary in the browser
npm start -- --docs DIR              the same with your own documentation
npm run emulator -- --docs DIR       only the service, for workflows of your own
npm run action -- export --help      one action with the inputs of your choice
README.md                            the workflow to copy into your repository`)

  if (flags.serve === true) {
    title('In the browser, until Ctrl-C')
    say(`Start     ${site.url}/-/
Site      ${site.url}/
Report    ${site.url}/-/report
Summary   ${site.url}/-/summary`)
    const interrupted = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())
    await once(interrupted.signal, 'abort')
  }
}

async function exportPublishVerify(
  { emulator, store, cdn, site, pages, redirects }: Chain,
  round: number,
  earlier?: Map<string, string>
): Promise<Map<string, string>> {
  const run = async (name: string, inputs: Record<string, string>, env: Record<string, string> = {}) => {
    title(`${round}. ${name.charAt(0).toUpperCase()}${name.slice(1)}`)
    const end = await runStep(name, inputs, {
      folder: join(folder, 'steps'),
      workspace: ownDocs ?? root,
      env
    })
    pages.summaries.push({ title: `${round}. ${name}`, markdown: end.summary })
    await writeFile(
      join(folder, 'summary.md'),
      pages.summaries.map(({ title: heading, markdown }) => `# ${heading}\n\n${markdown}`).join('\n')
    )
    return end.outputs
  }
  const exported = await run('export', {
    'base-url': emulator.url,
    'api-key': emulator.key,
    domain: DOMAIN,
    deliver: 'site',
    check: 'warn',
    'output-dir': join(folder, `export-${round}`),
    'previous-manifest': earlier?.get('manifest-path') ?? 'none',
    ...(redirects !== undefined && { redirects }),
    // Files of this repository outside of its docs.
    ...(ownDocs === undefined && { 'check-ignore': '/examples/**\n/SECURITY.md\n/wait-for-agent/**' })
  })
  pages.report = exported.get('report-path')
  const published = await run(
    'publish',
    {
      'site-path': exported.get('site-path') ?? '',
      target: `s3://${BUCKET}`,
      endpoint: store.url,
      'site-url': site.url,
      purge: `cloudfront:${DISTRIBUTION}`
    },
    { ...store.env, ...cdn.env }
  )
  const verified = await run('verify', {
    'site-url': site.url,
    'manifest-path': exported.get('manifest-path') ?? '',
    'changes-path': exported.get('changes-path') ?? '',
    wait: '0s'
  })
  return new Map([...exported, ...published, ...verified])
}

/** A link, an anchor and a script that the review should find. */
function demoProblems() {
  return ['broken-link', 'broken-anchor', 'external-script'] as const satisfies string[]
}

/** Two redirects, one of them to a page that does not exist; with your own documentation those of its docs.json. */
async function redirectsFile(): Promise<string | undefined> {
  if (ownDocs !== undefined) {
    return ['docs.json', 'mint.json'].map(name => join(ownDocs, name)).find(path => existsSync(path))
  }
  const file = join(folder, 'docs.json')
  const list = [
    { source: '/start', destination: '/getting-started' },
    { source: '/old-guide', destination: '/guide-that-was-removed' }
  ]
  await writeFile(file, JSON.stringify({ redirects: list }, undefined, 2))
  return file
}

/** The first page apart from the start page. */
async function pageToChange(manifestPath = ''): Promise<string> {
  const { files } = JSON.parse(await readFile(manifestPath, 'utf8')) as {
    files: { path: string; redirect?: string }[]
  }
  const page = files.find(
    ({ path, redirect }) => /^(?!index|404|problems\/).*\.html$/.test(path) && redirect === undefined
  )
  const preferred = files.some(({ path }) => path === 'getting-started.html') ? 'getting-started' : undefined
  return preferred ?? page?.path.replace(/\.html$/, '') ?? 'index'
}

/** Kinds of findings as the log of the action names them. */
async function findingsIn(checksPath = ''): Promise<string> {
  const { counts } = JSON.parse(await readFile(checksPath, 'utf8')) as { counts: Record<string, number> }
  const found = Object.entries(counts).filter(([, amount]) => amount > 0)
  if (found.length === 0) return 'no problems'
  return `${found.map(([kind, amount]) => `${formatCount(amount)} ${kind}`).join(', ')}, with the pages where they are`
}

/** `1 file`, `2 files`. */
function count(outputs: Map<string, string>, name: string, one: string, several = `${one}s`): string {
  const amount = outputs.get(name) ?? '?'
  return `${amount} ${amount === '1' ? one : several}`
}

function title(text: string): void {
  console.log(`\n${styleText('bold', text)}`)
}

function say(text: string): void {
  console.log(text.replaceAll(/^/gm, '  '))
}

function show(label: string, path: string | undefined): void {
  if (path === undefined || !existsSync(path)) return
  const shown = relative(process.cwd(), path)
  console.log(`  ${label.padEnd(10)} ${shown.startsWith('..') ? path : shown}`)
}
