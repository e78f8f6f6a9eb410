import { describeRules, robotsRules } from '../../review/scan/values/robots-rules.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'

/** Whether a robots.txt refuses what the exported one refuses, or whether a sitemap has the exported addresses. */
export interface ComparedRules {
  isSame: boolean
  /** What a served robots.txt refuses, and to whom. */
  refused: string | undefined
}

/** Returns undefined if nothing tells what was exported. */
export async function compareRules(
  file: ManifestFile,
  served: Buffer,
  readExported: (file: ManifestFile) => Promise<Buffer | undefined>
): Promise<ComparedRules | undefined> {
  const { loadsOf } = await import('../../review/scan/site-scanner.ts')
  const exported = file.loads === undefined ? await readExported(file) : undefined
  const own = file.loads ?? (exported && loadsOf(file.path, exported))
  if (own === undefined) return undefined
  const { refused, addresses } = loadsOf(file.path, served) ?? {}
  return {
    isSame: own.refused === refused && own.addresses === addresses,
    refused: own.refused === undefined ? undefined : describeRules(robotsRules(served.toString()))
  }
}
