import type { ManifestFile } from '../site/records/manifest.ts'

/** Whether a page differs from its earlier version only in its build, not in its visible content. */
export function isOnlyRebuilt(earlier: ManifestFile, page: ManifestFile): boolean {
  return page.content !== undefined && earlier.content === page.content
}
