import { join } from 'node:path'
import type { ReportData } from '../review/report/report.ts'
import { type FileContext, writeWholeFile } from './archive/work-files.ts'
import type { ReviewedSite } from './review.ts'

export type ReportAbout = Pick<ReportData, 'domain' | 'version' | 'basePath' | 'jobId' | 'figures'>

/** Writes `report.html` and returns its path. */
export async function writeReport(
  { files, previous, notCompared, changes, redirects, history, checks, failure }: ReviewedSite,
  about: ReportAbout,
  folder: string,
  context: FileContext
): Promise<string> {
  const { renderReport } = await import('../review/report/report.ts')
  const path = join(folder, 'report.html')
  const html = renderReport({
    ...about,
    ...{ files, previous, notCompared, changes, redirects, history },
    failure: failure?.message,
    review: checks,
    createdAt: new Date(context.clock.now())
  })
  await writeWholeFile(path, html, context)
  return path
}
