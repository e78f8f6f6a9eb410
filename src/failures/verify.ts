import { EXIT } from './exit-codes.ts'

export const VERIFY_FAILURES = {
  'site-not-verified': {
    cause:
      'Readers get something else than what was exported. The summary and `verify.json` list all findings with advice.',
    advice: 'Follow the advice of the first finding, then run again. `fail: false` only warns of findings.',
    exitCode: EXIT.findings
  },
  'verify-file-unwritable': {
    cause: 'The result could not be written to the temporary folder of the runner.',
    advice: 'Check the disk of the runner and the variable `RUNNER_TEMP`, then run again.'
  }
}
