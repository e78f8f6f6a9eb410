/**
 * `npm run stress real-fixes -- --clones DIR [--commits 10] [--minutes 3] [--only NAME]`: reviews commits that
 * moved or renamed pages or headings in public projects, and compares the offered fixes with later edits by the
 * projects. `--commits` and `--minutes` are limits per project.
 */
import { spawnSync } from 'node:child_process'
import { join, posix } from 'node:path'
import { parseArgs } from 'node:util'
import { reviewChange } from '../../src/pull-request/fixes/review-change.ts'
import type { SourceEdit } from '../../src/pull-request/edits/edit.ts'
import { Renderer } from '../../src/sources/render/renderer.ts'
import { GitDocs, PROJECTS } from './git-docs.ts'

type Outcome = 'agrees' | 'same page' | 'moved again' | 'other' | 'removed' | 'never'

interface History {
  git: (...args: string[]) => string
  folder: string
}

interface Verdict {
  outcome: Outcome
  /** Line or redirect in the later version of the file. */
  line: string
}

const EVERYTHING = 1_000_000_000
/** Prevents git from downloading the files that a partial clone lacks. */
const env = { ...process.env, GIT_NO_LAZY_FETCH: '1' }
/** Maximum number of renamed files. Larger commits take minutes, and people do not review such commits. */
const MAX_CHANGED = 400
const MAX_PAGES = 3000
/** Maximum number of checked edits per commit, because hundreds of edits for one folder have the same cause. */
const MAX_LOOKED_UP = 10

const { values } = parseArgs({
  options: {
    clones: { type: 'string' },
    commits: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '3' },
    only: { type: 'string', default: '' }
  }
})
if (values.clones === undefined) throw new Error('--clones is missing: the folder with the clones')
const projects = Object.entries(PROJECTS).filter(([name]) => name.includes(values.only))
const table: Record<string, Record<string, number>> = {}
for (const [name, folder] of projects) {
  const repository = join(values.clones, name, 'repo')
  table[name] = await projectOutcomes(name, repository, folder)
}
console.table({ ...table, all: totalOf(Object.values(table)) })

function totalOf(rows: readonly Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const [key, count] of rows.flatMap(row => Object.entries(row))) total[key] = (total[key] ?? 0) + count
  return total
}

async function projectOutcomes(
  name: string,
  repository: string,
  folder: string
): Promise<Record<string, number>> {
  const git = (...args: string[]) =>
    spawnSync('git', [`--git-dir=${repository}`, ...args], { maxBuffer: EVERYTHING, env }).stdout.toString()
  const docs = new GitDocs(repository, folder)
  const renderer = new Renderer({})
  const counts: Record<string, number> = { commits: 0, edits: 0 }
  const end = Date.now() + Number(values.minutes) * 60_000
  for (const commit of renamingCommits(git, folder)) {
    if ((counts['commits'] ?? 0) >= Number(values.commits) || Date.now() > end) break
    const start = Date.now()
    const edits = await offeredFixes(docs, commit, folder, renderer)
    if (edits === undefined || edits.length === 0) continue
    counts['commits'] = (counts['commits'] ?? 0) + 1
    console.log(`${name} ${commit.slice(0, 10)}: ${edits.length} edits, ${Date.now() - start} ms`)
    const step = Math.ceil(edits.length / MAX_LOOKED_UP)
    for (const edit of edits.filter((_, at) => at % step === 0)) {
      const { outcome, line } = outcomeOf(edit, commit, { git, folder })
      counts['edits'] = (counts['edits'] ?? 0) + 1
      counts[outcome] = (counts[outcome] ?? 0) + 1
      if (outcome === 'other' || outcome === 'same page')
        console.log(
          `    ${outcome} ${edit.file}:${edit.line} ${edit.before} → ${edit.after}; later: ${line.trim().slice(0, 200)}`
        )
    }
  }
  return counts
}

/** Returns commits with renamed files, oldest first, and then commits with changed heading lines. */
function renamingCommits(git: (...args: string[]) => string, folder: string): string[] {
  const path = folder === '' ? '.' : folder
  const log = git(
    'log',
    '--no-merges',
    '-M',
    '--diff-filter=R',
    '--name-status',
    '--format=commit %H',
    '--',
    path
  )
  const commits = log.split('commit ').flatMap(text => {
    const [commit = '', ...lines] = text.split('\n')
    const renamed = lines.filter(line => /^R\d+\t/.test(line))
    return commit === '' || renamed.length === 0 || renamed.length > MAX_CHANGED ? [] : [commit]
  })
  const headings = git(
    'log',
    '--no-merges',
    '--format=%H',
    '-G^#{2,4} ',
    '--diff-filter=M',
    '--',
    `${path}*.mdx`
  )
  const both = [
    ...commits.reverse(),
    ...headings
      .split('\n')
      .filter(line => line !== '')
      .reverse()
  ]
  return [...new Set(both)]
}

/** Returns the edits that the review offers, or undefined if the commit cannot be reviewed. */
async function offeredFixes(
  docs: GitDocs,
  commit: string,
  prefix: string,
  renderer: Renderer
): Promise<SourceEdit[] | undefined> {
  try {
    const versions = docs.versions(commit)
    if (docs.isIncomplete(commit)) return undefined
    if (versions.head.paths.filter(path => path.endsWith('.mdx')).length > MAX_PAGES) return undefined
    const { findings } = await reviewChange(versions, { ignore: [], prefix, renderer })
    const edits = findings.flatMap(({ isNew, fix }) => (isNew && fix ? fix.edit : []))
    return [...new Set(edits)].flatMap(redirectsOf)
  } catch (error) {
    console.log(`    ${commit}: ${String(error).slice(0, 200)}`)
    return undefined
  }
}

/** Splits an edit that adds redirects into one edit per redirect. */
function redirectsOf(edit: SourceEdit): SourceEdit[] {
  const field = (text: string, name: string) =>
    new RegExp(`"${name}"\\s*:\\s*"([^"]*)"`).exec(text)?.[1] ?? ''
  const entries = edit.after.match(/\{[^{}]*\}/g) ?? []
  if (edit.before !== '' && edit.before !== '[]') return [edit]
  return entries.map(text => ({
    ...edit,
    before: field(text, 'source'),
    after: field(text, 'destination'),
    column: 0
  }))
}

/** Compares an edit with the first later version of the file that lacks the old address or contains the redirect. */
function outcomeOf(edit: SourceEdit, commit: string, { git, folder }: History): Verdict {
  const { file, before, after, line: number, column } = edit
  const lines = git('show', `${commit}:${file}`).split('\n')
  const at = lines[number - 1] ?? ''
  // `-S` finds only commits that change how often the address occurs.
  const later = git('log', '--reverse', '--format=%H', `-S${before}`, `${commit}..HEAD`, '--', file)
    .split('\n')
    .filter(sha => sha !== '')
  const source = column === 0 ? before : at.includes('"destination"') ? sourceAt(lines, number) : undefined
  for (const sha of later) {
    const text = git('show', `${sha}:${file}`)
    if (text === '') return { outcome: 'removed', line: 'the file is gone' }
    const verdict = source === undefined ? inText(edit, lines, text, folder) : inRedirects(source, edit, text)
    if (verdict?.outcome !== 'other') {
      if (verdict === undefined) continue
      return verdict
    }
    // If the later commit lacks the page that the fix links to, the later edit proves nothing about the fix.
    const page = folder + pageOf(after, file.slice(folder.length))
    const isThere =
      git('ls-tree', '--name-only', sha, `${page}.mdx`, `${page}.md`, `${page}/index.mdx`) !== ''
    return isThere ? verdict : { ...verdict, outcome: 'moved again' }
  }
  return { outcome: 'never', line: after }
}

function inText(
  { file, before, after, line }: SourceEdit,
  old: readonly string[],
  text: string,
  folder: string
): Verdict | undefined {
  if (isAddressIn(before, text)) return undefined
  // A navigation entry has no surrounding text that identifies the entry.
  const now = file.endsWith('.json')
    ? isAddressIn(after, text)
      ? after
      : undefined
    : sameLine({ line: old[line - 1] ?? '', before, after }, new Set(old), text)
  if (now === undefined) return { outcome: 'removed', line: '' }
  if (isAddressIn(after, now)) return { outcome: 'agrees', line: now }
  const addresses = Array.from(now.matchAll(/(?:\]\(|["'])([^)"'\s]+)/g), ([, address = '']) =>
    pageOf(address, file.slice(folder.length))
  )
  return {
    outcome: addresses.includes(pageOf(after, file.slice(folder.length))) ? 'same page' : 'other',
    line: now
  }
}

function inRedirects(
  source: string,
  { before, after, column }: SourceEdit,
  text: string
): Verdict | undefined {
  const name = escaped(source.replace(/^\/|\/$/g, ''))
  const entry = new RegExp(`"source"\\s*:\\s*"/?${name}/?"\\s*,\\s*"destination"\\s*:\\s*"([^"]*)"`).exec(
    text
  )
  const to = entry?.[1]
  if (to === undefined) return column === 0 ? undefined : { outcome: 'removed', line: source }
  if (column !== 0 && to === before) return undefined
  const outcome = to === after ? 'agrees' : pageOf(to, '') === pageOf(after, '') ? 'same page' : 'other'
  return { outcome, line: `${source} → ${to}` }
}

function sourceAt(lines: readonly string[], number: number): string | undefined {
  const around = [lines[number - 2], lines[number - 1], lines[number]].join('\n')
  return /"source"\s*:\s*"([^"]*)"/.exec(around)?.[1]
}

/** Returns the page of an address, without the anchor. `file`: the file with the link, relative to the docs folder. */
function pageOf(address: string, file: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/\.mdx?$|\/$/, '')
  return path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Whether the text contains the address, and not only as a part of a longer address. */
function isAddressIn(address: string, text: string): boolean {
  return new RegExp(`(?<![\\w./#-])${escaped(address)}(?![\\w/#-])`).test(text)
}

/** Finds the line with the same text around the address. Prefers an added line with the offered address. */
function sameLine(
  { line, before, after }: { line: string; before: string; after: string },
  old: ReadonlySet<string>,
  text: string
): string | undefined {
  const column = line.indexOf(before)
  const [start, end] = [line.slice(0, column), line.slice(column + before.length)]
  const lines = text.split('\n')
  // A line with only an attribute does not identify a location.
  if (/^\s*(?:<\w+\s+)?\w*=?["']$/.test(start)) return undefined
  const exact = lines.filter(each => each.startsWith(start) && each.endsWith(end))
  const label = /\[([^\]]+)\]\(<?$/.exec(start)?.[0]
  const labeled = label === undefined ? [] : lines.filter(each => each.includes(label))
  const found = exact.length > 0 ? exact : labeled
  return found.find(each => !old.has(each) && isAddressIn(after, each)) ?? found[0]
}
