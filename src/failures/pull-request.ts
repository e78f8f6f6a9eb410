import { EXIT } from './exit-codes.ts'

export const PULL_REQUEST_FAILURES = {
  'new-findings': {
    cause:
      '`check` is `fail`, and the change adds findings of the kinds in `check-fail-on`. Findings that the base already has do not count.',
    advice:
      'Fix the listed findings. Or ignore targets with `check-ignore`, choose the kinds that fail with `check-fail-on`, or set `check: warn`.',
    exitCode: EXIT.findings
  },
  'documentation-too-large': {
    cause: 'The review does not have enough memory for documentation of this size.',
    advice: 'Check whether a tool generates more files than you need, or set `docs-path` to a smaller folder.'
  }
}
