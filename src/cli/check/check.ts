import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { EXIT } from '../../failures/exit-codes.ts'
import { settingsIn } from '../../site/docs-folders.ts'
import { forUser } from '../actions/run-action.ts'
import { type CommandHelp, EXIT_CODES, flagOptions, renderHelp } from '../help.ts'
import { levelsOf, type LogLevel } from '../runner/runner-commands.ts'
import { type Command, existingFolder, parseArguments, type Shell, usage } from '../shell.ts'
import { findingsInDocs } from './docs.ts'
import type { Findings, FoundProblem } from './listed.ts'
import { conclusion, failingCount, findingLines, FORMATS } from './render.ts'
import type { ReviewFolders } from './run-review.ts'
import { findingsInSite } from './site.ts'
import { type CheckTarget, targetAt } from './target.ts'

const HELP: CommandHelp = {
  usage: 'check [PATH] [flags]',
  about:
    'Checks a site for broken links, anchors, redirects and missing files, or the documentation that a site is built from. PATH is the folder or archive (tar.gz, tar, zip) of a site, or a folder with docs.json or mint.json, or a folder that contains one such folder. Default: the current folder. Sends no requests, and needs no key.',
  examples: ['check build', 'check docs --fix'],
  usual: {
    docs: {
      value: 'FOLDER',
      about:
        'Of a site: folder with the docs.json or mint.json of its sources, so that findings name file and line.'
    },
    base: {
      value: 'COMMIT',
      about:
        'Of documentation: lists only what is new since this branch or commit, or compared with this folder.'
    },
    fix: {
      about:
        'Of documentation, in a clone: edits the files to fix what can be fixed. Skips files with uncommitted changes. Prints the command that undoes the edits.'
    },
    format: { value: 'NAME', about: `Prints ${Object.keys(FORMATS).join(', ')} instead of lines.` },
    'check-ignore': {
      value: 'GLOB',
      isList: true,
      about: 'Ignores these targets: * stops at /, ** does not. Can be repeated.'
    }
  },
  others: {
    'check-fail-on': {
      value: 'KINDS',
      isList: true,
      about: 'Kinds of findings for which the exit code is 3, instead of the default.'
    },
    domain: { value: 'HOST', about: 'Of a site: host name whose addresses count as links inside the site.' },
    'base-path': {
      value: 'PATH',
      about: 'Of a site: path under which it is served. Default: found in the site.'
    },
    layout: { value: 'NAME', about: 'Of a site of mint export: service, the default, or as-is.' },
    redirects: {
      value: 'FILE',
      about:
        'Of a site: JSON file with its redirects, or none. Default: docs.json or mint.json of --docs, else of the current folder.'
    },
    'site-url': {
      value: 'URL',
      about: 'Of documentation: address of the live site, whose addresses count as links inside the site.'
    },
    'output-dir': {
      value: 'FOLDER',
      about: 'Folder for the report. Default: a new folder in the system temporary folder.'
    },
    timeout: { value: 'DURATION', about: 'Time limit, such as 90s or 10m.' },
    quiet: { short: 'q', about: 'Prints findings and errors only.' },
    verbose: { short: 'v', about: 'Also prints each step.' }
  },
  exitCodes: {
    ...EXIT_CODES,
    [EXIT.ok]: 'no problems',
    [EXIT.usage]: 'wrong flags or PATH',
    [EXIT.findings]: 'problems'
  }
}

/** Flags that have an effect on one kind of target only. */
const OF_SITES = ['docs', 'domain', 'base-path', 'layout', 'redirects']
const OF_DOCS = ['base', 'fix', 'site-url']

export const check: Command = { help: shell => renderHelp(HELP, shell), run }

type Given = Record<string, string | undefined>

async function run(args: string[], shell: Shell): Promise<number> {
  const { positionals, values } = parseArguments(args, flagOptions(HELP))
  const { fix, quiet, verbose, ...others } = values
  const given = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : value])
  ) as Given
  if (positionals.length > 1)
    throw usage(`check takes one PATH, not ${positionals.length}: ${positionals.join(' ')}`)
  const { format } = given
  if (format !== undefined && !Object.hasOwn(FORMATS, format))
    throw usage(`--format ${format} does not exist: choose from ${Object.keys(FORMATS).join(', ')}`)
  const target = targetAt(positionals[0] ?? '.', shell.folder)
  const isSite = target.kind === 'site'
  const isQuiet = quiet === true
  const [useless] = (isSite ? OF_DOCS : OF_SITES).filter(name => values[name] !== undefined)
  if (useless !== undefined)
    throw usage(`--${useless} has no effect on ${isSite ? 'a site' : 'documentation'}: ${target.path}`)
  const findings = await inFolders(given['output-dir'], shell, async folders => {
    const levels = logLevels(isSite, { isQuiet, isVerbose: verbose === true })
    return await review(target, { given, isFix: fix === true, levels }, folders, shell)
  })
  print(findings, { format, isQuiet })
  return failingCount(findings) === 0 ? EXIT.ok : EXIT.findings
}

/** The log of a review of documentation says what was fixed. That of a site says how it was prepared. */
function logLevels(isSite: boolean, flags: { isQuiet: boolean; isVerbose: boolean }): LogLevel[] {
  const isHidden = (level: LogLevel) => level === 'result' || (level === 'info' && isSite && !flags.isVerbose)
  return levelsOf(flags).filter(level => !isHidden(level))
}

interface Wanted {
  given: Given
  isFix: boolean
  levels: readonly LogLevel[]
}

async function review(
  { kind, path }: CheckTarget,
  { given, isFix, levels }: Wanted,
  folders: ReviewFolders,
  shell: Shell
): Promise<Findings> {
  const common = inputsOf(given, ['check-ignore', 'check-fail-on', 'timeout'])
  if (kind === 'docs') {
    const inputs = { ...common, ...inputsOf(given, ['base', 'site-url']) }
    return await findingsInDocs({ folder: path, inputs, isFix, levels }, folders, shell)
  }
  const docs = given['docs'] === undefined ? undefined : docsFolder(given['docs'], shell)
  const sources: readonly FoundProblem[] =
    docs === undefined
      ? []
      : (await findingsInDocs({ folder: docs, inputs: {}, levels: ['error'] }, folders, shell)).found
  const redirects = docs === undefined ? undefined : settingsIn(docs)
  const inputs = { redirects, ...common, ...inputsOf(given, ['domain', 'base-path', 'layout', 'redirects']) }
  return await findingsInSite({ path, inputs, levels, sources }, folders, shell)
}

function inputsOf(given: Given, names: string[]): Given {
  return Object.fromEntries(names.flatMap(name => (given[name] === undefined ? [] : [[name, given[name]]])))
}

function docsFolder(given: string, shell: Shell): string {
  const folder = existingFolder(resolve(shell.folder, given))
  const found = targetAt(folder, shell.folder)
  if (found.kind !== 'docs') throw usage(`--docs: ${given} has neither docs.json nor mint.json`)
  return found.path
}

async function inFolders<T>(
  given: string | undefined,
  shell: Shell,
  work: (folders: ReviewFolders) => Promise<T>
): Promise<T> {
  const wanted = given === undefined ? undefined : resolve(shell.folder, given)
  const kept = await forUser('--output-dir', wanted ?? tmpdir(), async () => {
    if (wanted === undefined) return await mkdtemp(join(tmpdir(), 'static-docs-export-'))
    await mkdir(wanted, { recursive: true })
    return wanted
  })
  const own = await forUser('--output-dir', kept, async () => await mkdtemp(join(kept, '.step-')))
  try {
    return await work({ kept, work: own })
  } finally {
    await rm(own, { recursive: true, force: true })
    if (wanted === undefined && (await readdir(kept)).length === 0) await rm(kept, { recursive: true })
  }
}

function print(
  findings: Findings,
  { format, isQuiet }: { format: string | undefined; isQuiet: boolean }
): void {
  const document = format === undefined ? undefined : FORMATS[format]
  if (document !== undefined) {
    console.log(document(findings).trimEnd())
    return
  }
  for (const line of findingLines(findings)) console.log(line)
  if (isQuiet) return
  for (const hint of findings.hints) console.log(hint)
  if (findings.found.length + findings.hints.length > 0) console.log('')
  console.log(conclusion(findings))
  console.log(`Report: ${findings.report}`)
}
