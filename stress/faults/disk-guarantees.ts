import { type ActionRun, ARCHIVE, type FaultyRun } from './faulty-run.ts'
import type { FolderContents } from './files.ts'
import { isLeftover, OTHER_RUN } from './leftovers.ts'
import type { Schedule } from './schedule.ts'

const REVIEW = ['changes.json', 'checks.json', 'report.html']
const EXPECTED = /^(site\/.*|manifest\.json|\.static-export\.json)$/

/** Checks that the folder contains exactly one complete export, from one of these runs or from an earlier run. */
export function problemsOnDisk({ deliver }: Schedule, faulty: FaultyRun): string[] {
  const { runs, before, after, servedArchives } = faulty
  const isOld = (path: string) => after.get(path)?.sha256 === before.get(path)?.sha256
  const successes = runs.filter(({ end }) => end.exitCode === 0 && deliver.includes('site'))
  const archive = after.get(ARCHIVE)
  const problems = [...after.keys()]
    .filter(path => path !== ARCHIVE && !EXPECTED.test(path) && !REVIEW.includes(path) && !isOld(path))
    .map(path => `left behind: ${path}`)
  if (before.has(`${OTHER_RUN}/archive`) && !after.has(`${OTHER_RUN}/archive`))
    problems.push('removed the partial file of a run that may be working')
  if (successes.length > 0 && [...after.keys()].some(isLeftover))
    problems.push('the leftovers of a killed run were not removed')
  if (archive !== undefined && !isOld(ARCHIVE) && !servedArchives.has(archive.sha256))
    problems.push('the archive on disk was never in the store')

  const site = withoutFolders(after, 'site/')
  const siteIsOld = equal(site, withoutFolders(before, 'site/'))
  const siteIsNew = [...servedArchives.values()].some(({ files }) => equal(site, files))
  if (!siteIsNew && (!siteIsOld || successes.length > 0))
    problems.push('the site does not match any archive of the store')
  if (siteIsNew && !equal(site, manifestOf(after.get('manifest.json')?.content)))
    problems.push('the manifest does not match the site')
  if (!siteIsNew && !isOld('manifest.json')) problems.push('the manifest was replaced, but not the site')
  if (successes.length > 0)
    problems.push(...REVIEW.filter(path => !after.has(path)).map(path => `success without ${path}`))
  problems.push(...REVIEW.filter(path => !isComplete(path, after)).map(path => `${path} is not complete`))
  return [...problems, ...wrongDigests(successes, faulty)]
}

function isComplete(path: string, after: FolderContents): boolean {
  const text = after.get(path)?.content.toString()
  if (text === undefined) return true
  return path.endsWith('.json') ? isJson(text) : text.trimEnd().endsWith('</html>')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Checks that the reported digest matches the archive on disk, unless a later download has replaced the archive. */
function wrongDigests(successes: ActionRun[], { runs, after, requests }: FaultyRun): string[] {
  const onDisk = after.get(ARCHIVE)?.sha256
  const digestOf = ({ end }: ActionRun) => end.outputs['archive-sha256']
  if (successes.length === 0) return []
  // The archive can also belong to a run that downloaded later and then failed.
  const owner = runs.find(run => digestOf(run) === onDisk)
  if (owner === undefined) return ['archive-sha256 does not match the archive on disk']
  const downloadsOf = ({ end }: ActionRun) => {
    const jobId = end.outputs['job-id'] ?? ''
    const numbers = requests.map(({ call, path }, n) =>
      call === 'download' && path.includes(jobId) ? n : -1
    )
    return numbers.filter(n => n >= 0)
  }
  const [first = Infinity] = downloadsOf(owner)
  return successes
    .filter(run => digestOf(run) !== onDisk && (downloadsOf(run).at(-1) ?? 0) > first)
    .map(() => 'two runs with different archives succeeded at the same time')
}

function withoutFolders(found: FolderContents, below: string): Map<string, string> {
  const files = [...found].filter(([path]) => path.startsWith(below) && !path.endsWith('/'))
  return new Map(files.map(([path, { sha256 }]) => [path.slice(below.length), sha256]))
}

function manifestOf(content: Buffer | undefined): Map<string, string> | undefined {
  try {
    const { files } = JSON.parse(content?.toString() ?? '') as { files: { path: string; sha256: string }[] }
    return new Map(files.map(({ path, sha256 }) => [path, sha256]))
  } catch {
    return undefined
  }
}

function equal(a: Map<string, string>, b: Map<string, string> | undefined): boolean {
  return b !== undefined && a.size === b.size && [...a].every(([path, sha256]) => b.get(path) === sha256)
}
