import { EXIT } from './exit-codes.ts'

export const PULL_REQUEST_FAILURES = {
  'new-findings': {
    cause:
      'With `check: fail`, the change adds findings of the kinds in `check-fail-on`. Findings that the base already has do not count.',
    advice:
      'Fix the listed findings. `check-ignore` leaves out targets, `check-fail-on` leaves out kinds, and `check: warn` only reports them.',
    exitCode: EXIT.findings
  },
  'documentation-too-large': {
    cause: 'The documentation is too large for the memory of the review.',
    advice: 'Check what generates the documentation, or set `docs-path` to a smaller folder.'
  }
}
