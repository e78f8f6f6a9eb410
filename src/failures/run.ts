import { EXIT } from './exit-codes.ts'

export const RUN_FAILURES = {
  'invalid-input': {
    cause:
      'One or more inputs are invalid. The error lists each invalid input with its fix. In runs started from a fork, secrets are empty, so `api-key` is missing.',
    advice: 'Fix the listed inputs. No request was sent.',
    exitCode: EXIT.usage
  },
  'last-job-unavailable': {
    cause:
      'The last export job for `job-id: last` could not be found: the token lacks `actions: read`, artifact storage is missing, or the stored record cannot be read. No export was started, so that a schedule does not start a new export each time.',
    advice:
      'Add the permission `actions: read` to the job, or set `job-id` to the id of an export job instead of `last`. To replace a record that cannot be read, run once without `job-id`.'
  },
  timeout: {
    cause:
      'The run did not finish within `timeout`. The error shows the last problem. An unfinished job continues on the service.',
    advice: 'Run again with the `job-id` in the error, or increase `timeout`.'
  },
  canceled: {
    cause:
      'A person or a newer run in the same `concurrency` group canceled the workflow run. An unfinished job continues on the service.',
    advice: 'To resume the job, run again with the `job-id` in the log.'
  },
  'proxy-blocked': {
    cause: 'The proxy requires different credentials, or blocks this host.',
    advice:
      'Ask the proxy administrator to allow this host, or add the host to `no_proxy` if the runner can reach it directly. If the proxy requires credentials, set them in `https_proxy`.'
  },
  'results-unwritable': {
    cause: "The results could not be written to the runner's temporary folder.",
    advice: "Check the runner's disk and the variable `RUNNER_TEMP`, then run again."
  },
  bug: {
    cause: 'The action reached an unexpected state.',
    advice: "Run again with debug logging, and attach the log to an issue in the action's repository."
  }
}
