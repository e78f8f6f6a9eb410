import type { RedirectFile } from '../../site/redirects/read.ts'
import type { ExportContext } from '../context.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { OutputFolder } from '../output-dir/output-folder.ts'
import { MANIFEST, REDIRECTS, REVIEW_FILES, SITE } from '../output-dir/written-names.ts'
import { ARCHIVE_FORMATS } from '../../archive/format.ts'

/** Whatever the run may write must have a place of its own, or that of an earlier export. */
export async function checkFolder(
  { output, source, review }: Inputs,
  redirectFile: Promise<RedirectFile | undefined>,
  context: ExportContext
): Promise<void> {
  if (!output.keepArchive && !output.extract) return
  // Its problems are reported by itself.
  const hasRedirects = (await redirectFile.catch(() => undefined)) !== undefined
  const archives = ARCHIVE_FORMATS.map(format => `${output.archiveName}.${format}`)
  const reviewed = [
    ...[SITE, MANIFEST, ...(hasRedirects ? [REDIRECTS] : [])],
    ...REVIEW_FILES.filter(name => review.check !== 'off' || name !== 'checks.json')
  ]
  await using probe = await OutputFolder.open(output, context)
  probe.requireReplaceable([
    ...(source.kind === 'folder' ? [] : archives),
    ...(output.extract ? reviewed : [])
  ])
}
