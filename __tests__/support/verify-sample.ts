import { compareManifests } from '../../src/review/changes.ts'
import type { Manifest, ManifestFile } from '../../src/site/records/manifest.ts'
import { ServedSite } from '../../src/verify/sample/served-site.ts'
import { selectTargets, type VerifyTarget } from '../../src/verify/sample/targets.ts'

export const ROOT = new URL('https://docs.example.com/base')

export const file = (path: string, more: Partial<ManifestFile> = {}): ManifestFile => ({
  path,
  size: 1,
  sha256: path.length.toString(16).padStart(64, '0'),
  ...more
})

/** Selects the addresses that `verify` requests for a site with these files. */
export function select(
  paths: (string | ManifestFile)[],
  given: { sample?: number | 'all'; previous?: ManifestFile[]; redirects?: Manifest['redirects'] } = {}
): VerifyTarget[] {
  const files = paths.map(path => (typeof path === 'string' ? file(path) : path))
  const names = files.map(({ path }) => path)
  const { sample = 50, previous, redirects } = given
  const changes = previous && compareManifests(previous, files)
  const inputs = { manifest: { files, basePath: '/base', ...(redirects && { redirects }) }, changes, sample }
  return selectTargets(inputs, new ServedSite(ROOT, 'clean', names, '/base'))
}
