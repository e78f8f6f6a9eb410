import type { DocsFiles } from '../../../sources/files.ts'
import { isPageFile } from '../../../sources/page-file.ts'
import { gitRenames, type WholeFile } from '../../../versions/pages/git-renames.ts'
import type { Comparison } from '../../comparison/review.ts'
import type { SourceTexts } from '../../edits/source-text.ts'

/** Adds to removed pages and addresses the added pages that have at least half of their text. */
export async function withGitRenames(
  comparison: Comparison,
  { head, base }: { head: DocsFiles; base: DocsFiles | undefined },
  texts: { head: SourceTexts; base: SourceTexts | undefined }
): Promise<Comparison> {
  if (base === undefined || texts.base === undefined || comparison.base === undefined) return comparison
  const files = { head, base }
  const renames = await gitRenamedAddresses(comparison, files, { head: texts.head, base: texts.base })
  const withRename = <T extends object>(each: T, address: string): T => {
    const gitRename = renames.get(address)
    return gitRename === undefined ? each : { ...each, gitRename }
  }
  const problems = comparison.problems.map(problem =>
    problem.kind === 'removed-address' ? withRename(problem, problem.target) : problem
  )
  const vanished = comparison.base.vanished.map(each => withRename(each, each.address))
  return { ...comparison, problems, base: { ...comparison.base, vanished, gitRenames: renames } }
}

/**
 * Finds the addresses of added pages that have at least half of the text of removed pages, by removed address. Skips
 * addresses with a destination. Equal lines do not prove that both pages are about the same thing, so nothing is fixed.
 */
async function gitRenamedAddresses(
  { docs, base, problems }: Comparison,
  files: Record<'head' | 'base', DocsFiles>,
  texts: Record<'head' | 'base', SourceTexts>
): Promise<ReadonlyMap<string, string>> {
  const known = new Set([
    ...problems.flatMap(({ target, places }) => (places.some(({ fix }) => fix) ? target : [])),
    ...(base?.vanished ?? []).flatMap(each => (each.destination === undefined ? [] : each.address))
  ])
  const gone = (base?.paired.removed ?? []).filter(
    ({ digest, address }) => digest !== undefined && !known.has(address)
  )
  if (gone.length === 0) return new Map()
  const textsOf = async (version: 'head' | 'base', others: DocsFiles) => {
    const left = new Set(others.paths)
    const found: WholeFile[] = []
    for (const path of files[version].paths)
      if (isPageFile(path) && !left.has(path)) {
        const source = await texts[version].of(path)
        if (source !== undefined)
          found.push({ path, text: source.text, size: await files[version].size(path) })
      }
    return found
  }
  const renames = gitRenames(await textsOf('base', files.head), await textsOf('head', files.base))
  const addresses = new Map(docs.pages.map(page => [page.file, page.address]))
  return new Map(
    gone.flatMap(({ address, file }) => {
      const to = addresses.get(renames.get(file) ?? '')
      return to === undefined || to === address ? [] : [[address, to] as const]
    })
  )
}
