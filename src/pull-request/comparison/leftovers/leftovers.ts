import { setImmediate } from 'node:timers/promises'
import type { Docs } from '../../../sources/docs.ts'
import type { DocsFiles } from '../../../sources/files.ts'
import type { PagePair } from '../../../versions/pages/moved-pages.ts'
import { laggingTranslations, type LaggingTranslation } from './lagging-translations.ts'
import { unusedImages } from './unused-images.ts'

/** What a change leaves behind. Readers see nothing of it, so these are no findings. */
export interface Leftovers {
  /** Files of images that no page uses any more. */
  unusedImages: string[]
  laggingTranslations: LaggingTranslation[]
}

export const NO_LEFTOVERS: Leftovers = { unusedImages: [], laggingTranslations: [] }

interface Version {
  docs: Docs
  files: DocsFiles
}

export async function leftoversOf(
  versions: Record<'base' | 'head', Version>,
  { pairs, changed, prefix }: { pairs: readonly PagePair[]; changed: ReadonlySet<string>; prefix: string }
): Promise<Leftovers> {
  const { base, head } = versions
  const images = await unusedImages(base.docs, head.docs, head.files)
  const translations = await laggingTranslations(versions, pairs, changed)
  // Ends the time limit of the last file, which must not include the next steps.
  await setImmediate()
  return {
    unusedImages: images.map(path => prefix + path),
    laggingTranslations: translations.map(each => ({ ...each, file: prefix + each.file }))
  }
}
