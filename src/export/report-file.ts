import type { ReportData } from '../review/report/report.ts'
import type { Clock } from '../runtime/clock.ts'
import type { OutputFolder } from './output-folder.ts'
import type { ReviewedSite } from './review.ts'

export type ReportAbout = Pick<ReportData, 'domain' | 'version' | 'basePath' | 'jobId' | 'figures'>

/** Writes `report.html` and returns its path. */
export async function writeReport(
  { files, previous, notCompared, changes, redirectChanges, history, checks, failure }: ReviewedSite,
  about: ReportAbout,
  output: OutputFolder,
  clock: Clock
): Promise<string> {
  const { renderReport } = await import('../review/report/report.ts')
  const html = renderReport({
    ...about,
    files,
    previous,
    notCompared,
    changes,
    redirectChanges,
    history,
    failure: failure?.message,
    review: checks,
    createdAt: new Date(clock.now())
  })
  return await output.write('report.html', html)
}
