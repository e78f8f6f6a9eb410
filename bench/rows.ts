import { type TestSite, prepareSite } from './archives.ts'
import type { Work } from './tools.ts'

export interface BenchRow extends Work {
  title: string
  /** Number of files in the archive. The benchmark fails if a tool extracts a different number of files. */
  files: number
  /** Whether to measure only this action. True for a row that shows the memory that this action uses. */
  oursOnly?: boolean
}

export function siteRows(large: TestSite, small: TestSite, store: string): BenchRow[] {
  const at = (kind: 'limited' | 'free', { name }: TestSite, format: string) => ({
    url: `${store}/${kind}/${name}.${format}`
  })
  const tarGz = { format: 'tar.gz', files: large.files } as const
  const zip = { format: 'zip', files: large.files } as const
  const downloads = (work: typeof tarGz | typeof zip) =>
    (['limited', 'free'] as const).flatMap(kind => {
      const what = `${work.format}, ${kind === 'free' ? 'unlimited' : 'limited'} store`
      const row = { ...work, from: at(kind, large, work.format) }
      return [
        { title: `download and extract ${what}`, ...row },
        { title: `the same with the review, ${what}`, ...row, isReviewed: true }
      ]
    })
  const rows: BenchRow[] = [
    { title: 'extract tar.gz + manifest', ...tarGz, from: { file: large.tarGz } },
    ...downloads(tarGz)
  ]
  if (large.zip !== undefined)
    rows.push({ title: 'extract zip + manifest', ...zip, from: { file: large.zip } }, ...downloads(zip))
  const title = 'download and extract 300 pages, tar.gz, limited store'
  rows.push({ title, format: 'tar.gz', files: small.files, from: at('limited', small, 'tar.gz') })
  return rows
}

export function manyFilesRow(site: TestSite, store: string): BenchRow {
  return {
    title: 'download and extract 2.5 GB in 50,000 files, tar.gz, unlimited store',
    format: 'tar.gz',
    files: site.files,
    from: { url: `${store}/free/${site.name}.tar.gz` },
    oursOnly: true
  }
}

export function prepareSites(work: string, isQuick: boolean): { large: TestSite; small: TestSite } {
  return { large: prepareSite(work, isQuick ? 1500 : 10_000), small: prepareSite(work, 300) }
}
