import { hash } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ArtifactInputs, requireArtifactStorage, uploadArtifact } from './artifact.ts'
import { type Delivery, present } from './delivery.ts'

export const reportDelivery = (artifact: ArtifactInputs): Delivery => ({
  title: 'Uploading the report',
  check: requireArtifactStorage,
  deliver: async ({ reportPath }, context) => {
    const report = present(reportPath)
    const content = await readFile(report)
    // A raw artifact is named after its file, and each export in a workflow run needs a different name.
    const folder = await mkdtemp(join(context.github.tempDir, 'static-export-report-'))
    try {
      const path = join(folder, `${artifact.name}-report.html`)
      await copyFile(report, path)
      const file = { path, size: content.length, sha256: hash('sha256', content) }
      const { id, name } = await uploadArtifact({ ...artifact, file, format: 'raw' }, context)
      const url = `${context.github.runUrl}/artifacts/${id}`
      return { text: name, url, outputs: { 'report-url': url } }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
})
