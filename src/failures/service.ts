const SERVER_ERROR_ADVICE = 'Run again later. If the error persists, send it to the support of the service.'

export const SERVICE_FAILURES = {
  'service-400': {
    cause:
      'The service rejected the request: an unknown domain, a path that does not exist, or a malformed id. The error repeats the message of the service.',
    advice: 'Check the inputs that the message names.'
  },
  'service-401': {
    cause: 'The API key is wrong or has expired. Keys can expire after 90 days.',
    advice:
      'Check `api-key`: it must be an admin key of this organization that has not expired. Create a new key on the API keys page of the dashboard, and store it in place of the old one.'
  },
  'service-403': {
    cause:
      'The API key is valid but not allowed to do this: static export requires an enterprise plan, the POST operations require a key with the `write` scope, and an IP allow-list can exclude the runner. GitHub-hosted runners have changing addresses.',
    advice:
      'Check that the plan has this feature, that the key has the scope, which is `write` to start something, and whether an IP allow-list excludes this runner.'
  },
  'service-404': {
    cause: 'The service does not know the job or the address.',
    advice: 'Check the id, that it belongs to the same organization as `api-key`, and the path of `base-url`.'
  },
  'service-409': {
    cause:
      'The service rejected the start because of a conflict, which its documentation does not describe. One possible cause is another export of the same domain that is still running.',
    advice:
      'If another export is running, wait for it, or set `job-id` to its id to resume it. A `concurrency` group in the workflow prevents parallel exports.'
  },
  'service-410': {
    cause: 'The service does not have what was requested any more, such as a job that has expired.',
    advice:
      'If `job-id` is set, run again without it, to start a new job. Otherwise, check that `base-url` is the address of the API.'
  },
  'service-error': {
    cause:
      'The service responded with an HTTP status that has no section here. The error names the status and repeats the message of the service.',
    advice: SERVER_ERROR_ADVICE
  },
  'service-redirect': {
    cause: 'The API redirected the request to another address. The key is not sent there.',
    advice: 'Set `base-url` to the address of the API itself.'
  },
  'service-unreachable': {
    cause: 'No connection to the service. The error names the host and the cause, such as ECONNREFUSED.',
    advice: 'Check `base-url`, and whether this runner can reach it: firewall, `https_proxy` and `no_proxy`.'
  },
  'certificate-not-trusted': {
    cause:
      "The server's certificate is signed by an unknown CA, has expired, or belongs to another host name.",
    advice:
      'For a private CA, set the environment variable NODE_EXTRA_CA_CERTS to its certificate file for this job. An expired or wrong certificate must be replaced on the server.'
  },
  'tls-failed': {
    cause: 'No TLS connection could be established with `base-url`, or with the store of the archive.',
    advice: 'Check the scheme and the port of `base-url`: the server may not support TLS there.'
  },
  'unexpected-response': {
    cause: 'The response does not follow the API contract: an HTML page, invalid JSON, or a wrong field.',
    advice: 'Check that `base-url` is the address of the API, not of the dashboard or a login page.'
  },
  'job-failed': {
    cause: 'The service could not export the site. The error repeats the reason of the service.',
    advice: 'Fix the reported problem and start a new export. A failed job cannot be resumed.'
  },
  'update-failed': {
    cause:
      'The service could not publish the latest commit (`update-project`). The error repeats the summary of the service and the last lines of its log.',
    advice: 'Fix the reported problem in the documentation repository and run again. No export was started.'
  },
  'agent-failed': {
    cause: 'The agent job ended with an unrecoverable error.',
    advice:
      'Look at the job on the dashboard of the service, fix its instruction or its access to the repository, and start a new job. A failed job cannot be resumed.'
  },
  'no-changes': {
    cause: 'The agent finished without changing a file, and `on-no-changes` is `fail`.',
    advice: 'Check that the instruction asks for something new, or set `on-no-changes: pass`.'
  }
}
