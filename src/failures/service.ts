const SERVER_ERROR_ADVICE = "Run again later. If the error persists, contact the service's support team."

export const SERVICE_FAILURES = {
  'service-400': {
    cause:
      'The service rejected the request, for example because of an unknown domain or path. The error shows the reason.',
    advice: 'Check the inputs that the error mentions.'
  },
  'service-401': {
    cause: 'The API key is wrong or has expired.',
    advice:
      'Create a new admin key on the API keys page of the dashboard, and pass it as `api-key`. A workflow reads it from the secret that `gh secret set DOCS_API_KEY` sets.'
  },
  'service-403': {
    cause:
      'The API key is valid, but does not allow this request. Static export requires an enterprise plan, and starting a job requires the `write` scope. An IP allow-list can exclude the runner: GitHub-hosted runners have changing addresses.',
    advice: 'Check the plan, the scope of the key (`write` to start a job), and the IP allow-list.'
  },
  'service-404': {
    cause: 'The service did not find the job or the address.',
    advice:
      'Check the job id and the path in `base-url`. The job and `api-key` must belong to the same organization.'
  },
  'service-409': {
    cause: 'The service rejected the start, possibly because another export of the same domain is running.',
    advice:
      'Wait for the other export, or resume it with its `job-id`. A `concurrency` group in the workflow prevents parallel exports.'
  },
  'service-410': {
    cause: 'The service no longer has the requested data, such as an expired job.',
    advice:
      'If `job-id` is set, run again without it to start a new job. Otherwise, check that `base-url` is the address of the API.'
  },
  'service-error': {
    cause:
      'The service responded with an HTTP status that has no error code of its own. The error shows the status and the message.',
    advice: SERVER_ERROR_ADVICE
  },
  'service-redirect': {
    cause: 'The API redirected the request. The key is not sent to another address.',
    advice: 'Set `base-url` to the address of the API itself.'
  },
  'service-unreachable': {
    cause: 'The service cannot be reached. The error shows the host and the cause, such as ECONNREFUSED.',
    advice:
      'Check `base-url` with its scheme and port. Check whether a firewall, `https_proxy` or `no_proxy` keeps this runner from reaching the service.'
  },
  'certificate-not-trusted': {
    cause: 'The server certificate is from an unknown CA, has expired, or belongs to another host.',
    advice:
      'For a private CA, set NODE_EXTRA_CA_CERTS to its certificate file for this job. Replace an expired or wrong certificate on the server.'
  },
  'tls-failed': {
    cause:
      'No TLS connection to `base-url` or to the store of the archive. The server may not support TLS at this port.',
    advice: 'Check the scheme and the port of `base-url`, and whether a proxy changes TLS connections.'
  },
  'unexpected-response': {
    cause: 'The response is an HTML page or invalid JSON, or contains an invalid field.',
    advice: 'Check that `base-url` is the address of the API, not of the dashboard or a login page.'
  },
  'job-failed': {
    cause: 'The service could not export the site. The error shows the reason.',
    advice: 'Fix the reported problem and start a new export. A failed job cannot be resumed.'
  },
  'update-failed': {
    cause:
      'The service could not publish the latest commit (`update-project`). The error shows the summary and the log.',
    advice: 'Fix the reported problem in the documentation repository and run again. No export was started.'
  },
  'agent-failed': {
    cause: 'The agent job ended with an error.',
    advice:
      'Check the job on the dashboard, fix its instruction or its access to the repository, and start a new job.'
  },
  'no-changes': {
    cause: 'The agent finished without changing a file, and `on-no-changes` is `fail`.',
    advice: 'Change the instruction, or set `on-no-changes: pass`.'
  }
}
