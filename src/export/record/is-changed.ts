import { hasChanged, haveRedirectsChanged } from '../../review/changes.ts'
import { withoutBuildHash } from '../../site/files/build-hash.ts'
import { pageDataOf } from '../../site/pages/page-data.ts'
import { countsAsPage } from '../../site/pages/pages.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import type { ReviewedSite } from '../prepare/review.ts'

/** Returns false only if a comparison found no changed page, redirect or other file. Ignores build hashes. */
export function isChanged({ changes, redirectChanges, previous, files }: ReviewedSite): boolean {
  return (
    hasChanged(changes) ||
    (redirectChanges !== undefined && haveRedirectsChanged(redirectChanges)) ||
    // A different layout keeps the addresses of pages but changes the files to deploy.
    pagePaths(previous?.files ?? []) !== pagePaths(files) ||
    otherFiles(previous?.files ?? []) !== otherFiles(files)
  )
}

function pagePaths(files: readonly ManifestFile[]): string {
  const paths = files.filter(countsAsPage).map(({ path }) => path)
  return paths.toSorted().join('\n')
}

/** Returns the files that are neither pages nor page data, as text for a comparison. */
function otherFiles(files: readonly ManifestFile[]): string {
  const data = pageDataOf(files.map(({ path }) => path))
  return files
    .filter(file => !countsAsPage(file) && !data.has(file.path))
    .map(({ path, sha256, content }) =>
      // An error page also has a content digest, which does not change with every build.
      [withoutBuildHash(path), content ?? sha256].join(' ')
    )
    .toSorted()
    .join('\n')
}
