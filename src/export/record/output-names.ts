/** Every action output, in the order of action.yml. */
export const OUTPUT_NAMES = [
  'job-id',
  'status',
  'page-count',
  'bundle-url',
  'expires-at',
  'archive-path',
  'archive-sha256',
  'archive-size',
  'site-path',
  'file-count',
  'manifest-path',
  'changed',
  'changes-path',
  'broken-links',
  'external-resources',
  'checks-path',
  'redirects-path',
  'redirect-count',
  'report-path',
  'report-url',
  'artifact-id',
  'artifact-name',
  'artifact-url',
  'artifact-digest',
  'release-asset-url',
  'deployment-config',
  'commit-sha'
] as const

export type OutputName = (typeof OUTPUT_NAMES)[number]

export type Outputs = Partial<Record<OutputName, string | number | undefined>>
