import { existsSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { quoted } from '../../runtime/text/shell-word.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { type CommandHelp, EXIT_CODES, renderHelp } from '../help.ts'
import { root } from '../project.ts'
import { type Command, parseFlags, type Shell, usage } from '../shell.ts'
import { EXIT } from '../../failures/exit-codes.ts'
import type { Results } from './chain.ts'
import { say, title } from './print.ts'

const HELP: CommandHelp = {
  usage: 'demo [flags]',
  about:
    'Runs the whole chain on this machine: emulator, export, checks, finish, publish, verify. Without flags, it uses the sample site: the documentation of the actions, with problems added. Needs no network.',
  examples: ['demo --serve', 'demo --docs docs'],
  usual: {
    docs: {
      value: 'FOLDER',
      about:
        'Your documentation: a folder with docs.json and .md or .mdx files, or one that contains such a folder.'
    },
    from: {
      value: 'PATH',
      about: 'An existing export: archive or folder of a site, such as the zip file that mint export writes.'
    },
    serve: { about: 'Keeps the site, the report and the summary open in the browser until Ctrl-C.' }
  },
  others: { layout: { value: 'NAME', about: 'With --from: service, the default, or as-is.' } },
  notes: 'In a clone: npm start -- --docs FOLDER',
  exitCodes: EXIT_CODES
}

const OPTIONS = {
  docs: { type: 'string' },
  from: { type: 'string' },
  layout: { type: 'string' },
  serve: { type: 'boolean' }
} as const

export const demo: Command = { help: shell => renderHelp(HELP, shell), run }

async function run(args: string[], shell: Shell): Promise<number> {
  checkNpmFlags(args, shell)
  const flags = parseFlags(args, OPTIONS)
  const { docsFolder } = await import('./docs-folder.ts')
  const docs = flags.docs === undefined ? undefined : await docsFolder(resolve(shell.folder, flags.docs))
  const from = flags.from === undefined ? undefined : resolve(shell.folder, flags.from)
  if (from !== undefined && docs !== undefined) throw usage('--from and --docs: set only one of them')
  if (from !== undefined && !existsSync(from)) throw usage(`--from: ${from} does not exist`)
  const { layout } = flags
  if (layout !== undefined && from === undefined) throw usage('--layout requires --from')
  const results = await newResults({ docs, from, layout }, shell)
  if (flags.serve === true) {
    const { serveResults } = await import('./serve-results.ts')
    await serveResults(results, shell)
  }
  return EXIT.ok
}

/**
 * With `npm start --docs DIR`, npm takes the flag as its own setting and passes only DIR, so the demo would use its sample
 * site. The error has the complete command.
 */
function checkNpmFlags(args: string[], { env }: Shell): void {
  if (env['npm_lifecycle_event'] !== 'start') return
  const values = args.filter(each => !each.startsWith('-'))
  const taken = Object.entries(OPTIONS).flatMap(([name, { type }]) => {
    const value = env[`npm_config_${name}`]
    if (!value || value === 'false') return []
    if (type === 'boolean') return [`--${name}`]
    // Without "=", npm reads the flag as a switch, and its value as an argument.
    return [`--${name}`, quoted(value === 'true' ? (values.shift() ?? PLACEHOLDERS[name] ?? '') : value)]
  })
  if (taken.length === 0) return
  const flags = taken.filter(each => each.startsWith('--')).join(', ')
  throw usage(`npm did not pass ${flags} to the demo. Write: npm start -- ${taken.join(' ')}`)
}

const PLACEHOLDERS: Partial<Record<string, string>> = { docs: 'DIR', from: 'PATH', layout: 'NAME' }

async function newResults(
  { docs, from, layout }: { docs: string | undefined; from: string | undefined; layout: string | undefined },
  shell: Shell
) {
  const own = docs === undefined ? 'sample site, which has problems on purpose,' : `documentation in ${docs}`
  const [what, start] = from === undefined ? [own, 'emulator, '] : [`site in ${from}`, '']
  say(`The ${what} goes through the whole chain on this machine:\n${start}export, finish, publish, verify.`)
  // Each run has its own folder, so that several demos can run and be served at the same time.
  const folder = await mkdtemp(join(tmpdir(), 'static-docs-demo-'))
  const { runChain } = await import('./chain.ts')
  const { exampleDocs } = await import('./docs-folder.ts')
  const example = docs === undefined ? await exampleDocs(folder) : { docs }
  const source =
    from === undefined ? example : { docs: example.docs, from, ...(layout !== undefined && { layout }) }
  const results = await runChain({ ...source, folder, env: shell.env })
  await describe(results, folder, shell)
  return results
}

async function describe(
  { first, second, changedPage, site, report, checks }: Results,
  folder: string,
  { program }: Shell
): Promise<void> {
  title('What you saw')
  say(`Export: ${await findingsIn(checks)}.
Publish: the first run uploaded ${formatCount(Number(first['uploaded']), 'file')} and purged the whole site. For the second run,\n${changedPage === undefined ? 'nothing was changed' : `${changedPage} was changed, and with it the build id in all pages`}: ${formatCount(Number(second['uploaded']), 'file')} uploaded, ${second['unchanged'] ?? '?'} unchanged, ${formatCount(Number(second['purged-paths']), 'path')} purged.
Verify: ${formatCount(Number(second['checked']), 'address')} on a local web server, ${second['verified'] === 'true' ? 'which serves what was exported' : 'which does not serve everything as exported'}.`)
  title('Files')
  say(`Report     ${shownPath(report)}
Summary    ${shownPath(join(folder, 'summary.md'))}
Site       ${shownPath(site)}
Findings   ${shownPath(checks)}`)
  // Another repository has another current folder.
  const elsewhere = program
    .replace(/^npm run/, `npm --prefix ${quoted(process.cwd())} run`)
    .replace(/^node .*/, () => `node ${quoted(join(root, 'dist/cli/index.js'))}`)
  say(`\n${program} demo --help explains --serve, --docs and --from. To write the workflow for your repository, run this
command in the repository: ${elsewhere} init`)
}

function shownPath(path: string): string {
  const shown = relative(process.cwd(), path)
  return shown.startsWith('..') ? path : shown
}

async function findingsIn(checksPath: string): Promise<string> {
  const { counts } = JSON.parse(await readFile(checksPath, 'utf8')) as { counts: Record<string, number> }
  // The report says in a line of its own what finish would create.
  const found = Object.entries(counts).filter(([kind, amount]) => amount > 0 && kind !== 'unfinished')
  if (found.length === 0) return 'no problems'
  return `${found.map(([kind, amount]) => `${amount} ${kind}`).join(', ')}. The report lists the pages of each`
}
