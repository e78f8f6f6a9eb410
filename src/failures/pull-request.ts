import { EXIT } from './exit-codes.ts'

export const PULL_REQUEST_FAILURES = {
  'new-findings': {
    cause:
      'With `check: fail`, the change of the documentation adds findings of the kinds in `check-fail-on`: links, anchors, files, redirects or addresses that readers would find broken. Findings that the base already has do not count.',
    advice:
      'Fix the listed findings. `check-ignore` leaves out targets, `check-fail-on` leaves out kinds, and `check: warn` only reports them.',
    exitCode: EXIT.findings
  },
  'documentation-too-large': {
    cause:
      'The pages of the documentation and what is wrong with them do not fit into the memory of the review, or into one file. No single file is the cause.',
    advice: 'Check what generates the documentation, or set `docs-path` to a smaller folder.'
  },
  'pull-request-file-unwritable': {
    cause: 'The results of the review could not be written to the temporary folder of the runner.',
    advice: 'Check the disk of the runner and the variable `RUNNER_TEMP`, then run again.'
  }
}
