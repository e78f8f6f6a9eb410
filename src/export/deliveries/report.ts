import { hash } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { formatBytes, formatDuration } from '../../runtime/units.ts'
import type { RunContext } from '../../runtime/run.ts'
import { writeWholeFile } from '../archive/work-files.ts'
import type { Inputs } from '../inputs.ts'
import type { RunRecord } from '../run-report.ts'
import type { ReviewedSite } from '../review.ts'
import { requireArtifactStorage, uploadArtifact } from './artifact.ts'
import type { Delivery } from './delivery.ts'

export const reportDelivery: Delivery = {
  title: 'Uploading the report',
  check: requireArtifactStorage,
  deliver: async ({ reportPath, siteProblem }, { artifact, outputDir }, context) => {
    if (reportPath === undefined) throw siteProblem ?? new Error('no report was written')
    const content = await readFile(reportPath)
    // A raw artifact has the name of its file, which must differ between the exports of one workflow run.
    const folder = await mkdtemp(join(outputDir, '.report-'))
    try {
      const path = join(folder, `${artifact.name}-report.html`)
      await copyFile(reportPath, path)
      const file = { path, size: content.length, sha256: hash('sha256', content) }
      const { retentionDays, overwrite } = artifact
      const { id, name } = await uploadArtifact(
        { file, name: artifact.name, format: 'raw', retentionDays, overwrite },
        context
      )
      const url = `${context.github.runUrl}/artifacts/${id}`
      context.setOutput('report-url', url)
      return { text: name, url }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Writes `report.html` and returns its path. */
export async function writeReport(
  { files, previous, changes, checks, failure }: ReviewedSite,
  { domain, version, basePath, outputDir }: Inputs,
  record: RunRecord,
  { clock }: Pick<RunContext, 'clock'>
): Promise<string> {
  const { renderReport } = await import('../../review/report/report.ts')
  const path = join(outputDir, 'report.html')
  const html = renderReport({
    ...{ domain, version, basePath, files, previous, changes },
    jobId: record.jobId ?? '',
    failure: failure?.message,
    review: checks,
    figures: figuresOf(record),
    createdAt: new Date(clock.now())
  })
  await writeWholeFile(path, html)
  return path
}

function figuresOf({ stages, archive }: RunRecord): { name: string; value: string }[] {
  const timed = stages.flatMap(({ name, startedAt, endedAt }) =>
    endedAt === undefined ? [] : [{ name, value: formatDuration(endedAt - startedAt) }]
  )
  if (archive === undefined) return timed
  return [
    ...timed,
    { name: 'Archive', value: formatBytes(archive.size) },
    { name: 'SHA-256 of the archive', value: archive.sha256 }
  ]
}
