import { EXIT } from './exit-codes.ts'

export const VERIFY_FAILURES = {
  'site-not-verified': {
    cause:
      'The published site differs from the export. The summary and `verify.json` list all findings with advice.',
    advice: 'Follow the advice of the first finding, then run again. `fail: false` only warns of findings.',
    exitCode: EXIT.findings
  }
}
