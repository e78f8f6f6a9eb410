import { type Material, prepareSite } from './archives.ts'
import type { Work } from './contestants.ts'

/** One line of the table. */
export interface BenchRow extends Work {
  title: string
  /** That the archive holds: whoever unpacks fewer has not done the work. */
  files: number
  /** Others only tell how long they take; here it is about the memory of ours. */
  oursOnly?: boolean
}

export function siteRows(large: Material, small: Material, store: string): BenchRow[] {
  const at = (kind: 'limited' | 'free', { name }: Material, format: string) => ({
    url: `${store}/${kind}/${name}.${format}`
  })
  const tarGz = { format: 'tar.gz', files: large.files } as const
  const zip = { format: 'zip', files: large.files } as const
  const rows: BenchRow[] = [
    { title: 'extract tar.gz + manifest', ...tarGz, from: { file: large.tarGz } },
    { title: 'whole way, tar.gz, limited store', ...tarGz, from: at('limited', large, 'tar.gz') },
    { title: 'whole way, tar.gz, store not limited', ...tarGz, from: at('free', large, 'tar.gz') }
  ]
  if (large.zip !== undefined) {
    rows.push(
      { title: 'extract zip + manifest', ...zip, from: { file: large.zip } },
      { title: 'whole way, zip, limited store', ...zip, from: at('limited', large, 'zip') },
      { title: 'whole way, zip, store not limited', ...zip, from: at('free', large, 'zip') }
    )
  }
  const title = 'whole way, 300 pages, tar.gz, limited store'
  rows.push({ title, format: 'tar.gz', files: small.files, from: at('limited', small, 'tar.gz') })
  return rows
}

export function heapRow(heap: Material, store: string): BenchRow {
  return {
    title: 'whole way, 2.5 GB in 50,000 files, tar.gz, store not limited',
    format: 'tar.gz',
    files: heap.files,
    from: { url: `${store}/free/${heap.name}.tar.gz` },
    oursOnly: true
  }
}

export function prepareSites(work: string, isQuick: boolean): { large: Material; small: Material } {
  return { large: prepareSite(work, isQuick ? 1500 : 10_000), small: prepareSite(work, 300) }
}
