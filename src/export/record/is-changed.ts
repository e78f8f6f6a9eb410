import { hasChanged } from '../../review/changes.ts'
import { haveRedirectsChanged } from '../../review/changes.ts'
import { withoutBuildHash } from '../../site/files/build-hash.ts'
import { pageDataOf } from '../../site/pages/page-data.ts'
import { countsAsPage } from '../../site/pages/pages.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import type { ReviewedSite } from '../prepare/review.ts'

/** False only when the site was compared, and nothing in it differs apart from the hashes of a build. */
export function isChanged({ changes, redirectChanges, previous, files }: ReviewedSite): boolean {
  return (
    hasChanged(changes) ||
    (redirectChanges !== undefined && haveRedirectsChanged(redirectChanges)) ||
    // Pages keep their addresses when the layout changes, but the files to deploy are others.
    pagePaths(previous?.files ?? []) !== pagePaths(files) ||
    otherFiles(previous?.files ?? []) !== otherFiles(files)
  )
}

function pagePaths(files: readonly ManifestFile[]): string {
  const paths = files.filter(countsAsPage).map(({ path }) => path)
  return paths.toSorted().join('\n')
}

/** The files that are neither pages nor page data, as a text that can be compared. */
function otherFiles(files: readonly ManifestFile[]): string {
  const data = pageDataOf(files.map(({ path }) => path))
  return files
    .filter(file => !countsAsPage(file) && !data.has(file.path))
    .map(({ path, sha256, content }) =>
      // An error page has a content, too, without what a new build changes in it.
      [withoutBuildHash(path), content ?? sha256].join(' ')
    )
    .toSorted()
    .join('\n')
}
