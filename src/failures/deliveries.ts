import { EXIT } from './exit-codes.ts'

export const DELIVERY_FAILURES = {
  'deliveries-failed': {
    cause: 'Several deliveries failed. The error lists each failure with its fix.',
    advice: 'Fix the listed problems. The other deliveries succeeded.'
  },
  'preflight-failed': {
    cause: 'Checks before the export found several problems. The error lists each problem with its fix.',
    advice: 'Fix the listed problems. No export was started.'
  },
  'previous-manifest-invalid': {
    cause:
      'The file given by `previous-manifest` cannot be read, is damaged, or is from a later release of this action. No export was started.',
    advice: 'Restore the manifest from the last export, or remove the file to make this export the first.'
  },
  'redirects-invalid': {
    cause: 'The file given by `redirects` cannot be read, or has invalid entries. Nothing was delivered.',
    advice: 'Fix the reported entries. docs/redirects.md describes the supported format.'
  },
  'site-pages-dropped': {
    cause:
      'The site lost more pages since the previous export than `max-page-drop` allows. Nothing was delivered.',
    advice:
      'Check the removed pages in the report or in `changes-path`. If they were removed on purpose, run again with a higher `max-page-drop`.',
    exitCode: EXIT.findings
  },
  'site-check-failed': {
    cause:
      '`check: fail` found problems of the kinds in `check-fail-on`. If there is a previous export, only new problems count. Nothing was delivered. [Recipes](recipes.md#keep-the-report-of-a-failed-check) shows how to keep the report.',
    advice:
      'Fix the problems and export again, or exclude their targets with `check-ignore`. The report and the file at `checks-path` list all problems.',
    exitCode: EXIT.findings
  },
  'archive-changed': {
    cause:
      'The archive was changed or removed before or during the upload, or differs from the uploaded copy.',
    advice: 'Make sure that no other step writes to `output-dir`, and run the job again.'
  },
  'artifact-storage-unavailable': {
    cause:
      'The step has no access to artifact storage. The runner gives this access only to actions, not to `run` steps.',
    advice:
      'Run the action with `uses` in a workflow, or set `deliver` without `artifact` and `report`. With `site`, the report is a file in `output-dir`.'
  },
  'artifact-name-taken': {
    cause:
      'This workflow run already has an artifact with this name, from another step. Only a re-run of the workflow replaces the artifacts from its earlier attempts.',
    advice: 'Set another `artifact-name`. In a matrix, include the matrix value in the name.'
  },
  'artifact-quota': {
    cause: 'The artifact storage quota is used up.',
    advice: 'Delete old artifacts, reduce `retention-days`, or use another delivery.'
  },
  'artifact-upload-failed': {
    cause: 'The artifact could not be uploaded.',
    advice: 'Run the job again. Self-hosted runners need access to the hosts that GitHub lists for artifacts.'
  },
  'release-not-found': {
    cause: 'No release with this tag is visible to the token.',
    advice:
      'Create the release before this step, and check `release-tag`. Drafts need `permissions: contents: write`.'
  },
  'release-forbidden': {
    cause: 'GitHub does not accept the token, or the token has no permission to write to releases.',
    advice:
      'Give the job `permissions: contents: write`, or pass a `github-token` that has this permission and has not expired.'
  },
  'github-rate-limited': {
    cause: "The GitHub API rate limit is used up and resets only after this run's timeout.",
    advice: 'Run the job again after the wait that the error shows, or pass another `github-token`.'
  },
  'release-immutable': {
    cause: 'The release is immutable: no assets can be added.',
    advice: 'Create the release as a draft, run this action with `release-tag`, and then publish the release.'
  },
  'release-asset-too-large': {
    cause: 'The archive is too large for a release asset. The error shows the limit.',
    advice: 'Use `deliver: artifact`, or export fewer pages with `paths`.'
  },
  'release-unreadable': {
    cause: 'The release could not be read from GitHub. Nothing was attached to it.',
    advice: 'Check that this runner can reach the GitHub API, and run the job again.'
  },
  'release-upload-failed': {
    cause: 'The archive could not be attached to the release. Any asset from an earlier run is unchanged.',
    advice: 'Run the job again.'
  },
  'config-invalid': {
    cause: '`config-file` is not valid YAML or JSON. The error shows the line. The file is unchanged.',
    advice: 'Fix the file, or set `config-file` to another file.'
  },
  'config-unsupported': {
    cause:
      'The map at `config-key` cannot be changed on its own, for example because an alias shares it, or because the file has several YAML documents or ends with a block scalar that has no final line break.',
    advice:
      'Write the map at `config-key` as a separate block. The file must contain only one document and end with a line break.'
  },
  'config-not-found': {
    cause: 'The file given by `config-file` does not exist.',
    advice:
      'Check `config-file`: the path is relative to the workspace. A workflow needs actions/checkout before this step.'
  },
  'config-not-writable': {
    cause: 'The config file is not UTF-8 text, or cannot be written.',
    advice: 'Check `config-file`: it must be a UTF-8 text file that the job can write to.'
  }
}
