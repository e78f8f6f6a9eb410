import { EXIT } from './exit-codes.ts'

export const VERIFY_FAILURES = {
  'site-not-verified': {
    cause:
      'The published site differs from the export. The summary and `verify.json` list all findings with advice.',
    advice: "Follow the first finding's advice and run again. With `fail: false`, findings cause a warning.",
    exitCode: EXIT.findings
  }
}
