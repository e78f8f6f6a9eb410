import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { styleText } from 'node:util'
import { cacheFolder } from '../cache-folder.ts'
import { printable } from '../../runtime/text/plain-text.ts'
import { quoted } from '../../runtime/text/shell-word.ts'
import { type Command, parseFlags, portProblem, type Shell, usage } from '../shell.ts'
import { EXIT } from '../../failures/exit-codes.ts'
import type { Results } from './chain.ts'

const HELP = `The whole chain on this machine: emulator, export, checks, finish, publish, verify.

  demo                 the documentation of this project
  demo --docs DIR      your own documentation
  demo --from ZIP      an export that you have

  --docs DIR      folder with docs.json and .md or .mdx files, or one that contains such a folder
  --from PATH     archive or folder of a site, such as the zip of mint export
  --serve         keeps site, report, summary and findings open in the browser until Ctrl-C
  --last          with --serve: shows the last results again, without a new run
  --port N        port of the site (default: any free port)
  --output DIR    new folder for the files (default: the cache folder of the user)
  --help

In a clone: npm start -- --docs DIR`

const OPTIONS = {
  docs: { type: 'string' },
  from: { type: 'string' },
  output: { type: 'string' },
  serve: { type: 'boolean' },
  last: { type: 'boolean' },
  port: { type: 'string' }
} as const

export const demo: Command = { help: HELP, run }

async function run(args: string[], shell: Shell): Promise<number> {
  const flags = readFlags(args, shell)
  const port = Number(flags.port ?? 0)
  const folder = flags.output === undefined ? cacheFolder(shell, 'demo') : resolve(shell.folder, flags.output)
  const { docsFolder } = await import('./docs-folder.ts')
  const docs = flags.docs === undefined ? undefined : await docsFolder(resolve(shell.folder, flags.docs))
  const from = flags.from === undefined ? undefined : resolve(shell.folder, flags.from)
  if (from !== undefined && docs !== undefined) throw usage('--from and --docs: name one of them')
  if (from !== undefined && !existsSync(from)) throw usage(`--from: ${from} does not exist`)
  if (flags.output !== undefined && flags.last !== true && existsSync(folder))
    throw usage(
      `--output: ${folder} exists already. Name a folder that does not, because the demo empties it.`
    )
  try {
    const results =
      flags.last === true
        ? await lastResults(folder)
        : await newResults({ docs, from }, { folder, isOwnFolder: flags.output !== undefined }, port, shell)
    if (flags.serve === true || flags.last === true) await serve(results, port, shell)
    return EXIT.ok
  } catch (error) {
    throw portProblem(error, 'Choose another with --port, or leave it out for any free one.')
  }
}

/** `isOwnFolder`: the user named it, and has to name it again to see the results in it. */
async function newResults(
  { docs, from }: { docs: string | undefined; from: string | undefined },
  { folder, isOwnFolder }: { folder: string; isOwnFolder: boolean },
  port: number,
  shell: Shell
) {
  const own = docs === undefined ? 'documentation of this project' : `documentation in ${docs}`
  const [what, start] = from === undefined ? [own, 'emulator, '] : [`site in ${from}`, '']
  say(`The ${what} goes the whole way on this machine:\n${start}export, finish, publish, verify.`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { runChain } = await import('./chain.ts')
  const { exampleDocs } = await import('./docs-folder.ts')
  const example = docs === undefined ? await exampleDocs(folder) : { docs }
  const source = from === undefined ? example : { docs: example.docs, from }
  const results = await runChain({ ...source, folder, port, env: shell.env })
  await writeFile(join(folder, 'results.json'), JSON.stringify(results, undefined, 2))
  await describe(results, folder, isOwnFolder, shell)
  return results
}

async function lastResults(folder: string): Promise<Results> {
  try {
    return JSON.parse(await readFile(join(folder, 'results.json'), 'utf8')) as Results
  } catch {
    throw usage(`--last: there are no results in ${folder}. Run the demo once without it.`)
  }
}

function readFlags(args: string[], { env }: Shell) {
  // `npm start --docs DIR`: npm takes the flag for a setting of its own.
  const taken = Object.keys(OPTIONS).filter(
    name => env['npm_lifecycle_event'] === 'start' && env[`npm_config_${name}`]
  )
  if (taken.length > 0)
    throw usage(
      `npm did not pass ${taken.map(name => `--${name}`).join(', ')} on. Write two more dashes: npm start -- --${taken.join(' … --')} …`
    )
  const values = parseFlags(args, OPTIONS)
  const { port = '0' } = values
  if (!/^\d+$/.test(port) || Number(port) > 65_535) throw usage(`--port: ${port} is not a port`)
  return values
}

async function serve(results: Results, port: number, shell: Shell): Promise<void> {
  const { filesIn, startSiteHost } = await import('../../../servers/host/site-host.ts')
  const { resultPages } = await import('./result-pages.ts')
  const { forThisMachine } = await import('../this-machine.ts')
  const front = forThisMachine(resultPages(results))
  await using host = await startSiteHost(filesIn(results.site), { port, front })
  const { url } = host
  title('In the browser, until Ctrl-C')
  say(
    `Start     ${url}/-/\nSite      ${url}/\nReport    ${url}/-/report\nSummary   ${url}/-/summary\nFindings  ${url}/-/findings`
  )
  const { openBrowser } = await import('./browser.ts')
  if (shell.isTerminal) openBrowser(`${url}/-/`, shell.env)
  await Promise.race(['SIGINT', 'SIGTERM'].map(async signal => (await once(process, signal)) as []))
}

async function describe(
  { first, second, changedPage, site, report, checks }: Results,
  folder: string,
  isOwnFolder: boolean,
  { program }: Shell
): Promise<void> {
  title('What you saw')
  say(`Export: ${await findingsIn(checks)}.
Publish: first ${count(first['uploaded'], 'file')}, and one purge of everything. Then ${changedPage === undefined ? 'the same site again' : `${changedPage} changed, and with it the build\nid in all pages`}: ${count(second['uploaded'], 'file')} uploaded, ${second['unchanged'] ?? '?'} unchanged, ${count(second['purged-paths'], 'path')} purged.
Verify: ${count(second['checked'], 'address', 'addresses')} of a local web server, ${second['verified'] === 'true' ? 'and readers get what was exported' : 'and not everything is as exported'}.`)
  title('Files')
  say(`Report     ${shownPath(report)}
Summary    ${shownPath(join(folder, 'summary.md'))}
Site       ${shownPath(site)}
Findings   ${shownPath(checks)}`)
  title('What to do next')
  const again = `demo --serve --last${isOwnFolder ? ` --output ${quoted(folder)}` : ''}`
  say(`${program} ${again}   see site, report, summary and findings in the browser
${program} demo --docs DIR       the same with your own documentation
${program} demo --from ZIP       the same with an export that you have
${program} emulator --all        the service, a store, a CDN and a web host, for commands of your own
${program} init                  the workflow for your repository`)
}

function shownPath(path: string): string {
  const shown = relative(process.cwd(), path)
  return shown.startsWith('..') ? path : shown
}

async function findingsIn(checksPath: string): Promise<string> {
  const { counts } = JSON.parse(await readFile(checksPath, 'utf8')) as { counts: Record<string, number> }
  const found = Object.entries(counts).filter(([, amount]) => amount > 0)
  if (found.length === 0) return 'no problems'
  return `${found.map(([kind, amount]) => `${amount} ${kind}`).join(', ')}, with the pages where they are`
}

/** `1 file`, `2 files`. */
function count(amount = '?', one = '', several = `${one}s`): string {
  return `${amount} ${amount === '1' ? one : several}`
}

function title(text: string): void {
  console.log(`\n${styleText('bold', text)}`)
}

function say(text: string): void {
  console.log(printable(text).replaceAll(/^/gm, '  '))
}
