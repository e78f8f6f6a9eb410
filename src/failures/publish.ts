import { EXIT } from './exit-codes.ts'

export const PUBLISH_FAILURES = {
  'store-unreachable': {
    cause: 'The store could not be reached, or did not respond.',
    advice:
      'Check `region`, and `endpoint` with its scheme and port. Check whether a proxy or firewall blocks the connection to the store.'
  },
  'store-credentials': {
    cause: 'The access key does not exist in the store, or the secret key does not match it.',
    advice:
      'Check `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `AWS_SESSION_TOKEN`. Temporary credentials consist of all three values.'
  },
  'store-token-expired': {
    cause: 'The temporary credentials expired before the run was complete.',
    advice:
      'Request credentials directly before this step, with a longer duration (`role-duration-seconds` in aws-actions/configure-aws-credentials). Then run again: files that are already in the bucket are not uploaded again.'
  },
  'store-access-denied': {
    cause:
      'The credentials are valid, but do not allow this request. Without `s3:ListBucket`, a request for an object that does not exist is also denied.',
    advice: 'Compare the permissions of the role or key with the policy in docs/publishing.md#permissions.'
  },
  'store-clock': {
    cause: 'The store rejected the request time, even after the action had adjusted it.',
    advice: "Correct the runner's clock."
  },
  'bucket-not-found': {
    cause: 'The bucket in `target` does not exist on this store.',
    advice: 'Create the bucket, or fix `target`, `endpoint` and `region`. The error shows the store address.'
  },
  'bucket-region': {
    cause: 'The bucket is in another region. Redirects are not followed, to protect the credentials.',
    advice: "Set `region` to the bucket's region."
  },
  'unexpected-bucket-response': {
    cause: 'The store responded with an unknown error, or reported success without storing the object.',
    advice: 'Check `endpoint`, and any proxy or firewall between this runner and the store.'
  },
  'site-file-changed': {
    cause: 'A site file is missing, differs from the manifest, or has changed since the start of the run.',
    advice:
      'Make sure that no other step writes to the folder, and that the manifest belongs to this folder. If a step changes files on purpose, set `manifest-path: none`.'
  },
  'site-file-unreadable': {
    cause: 'A site file, the manifest or the archive is unreadable, or the plan cannot be written.',
    advice: 'Check the disk and the permissions, then run again.'
  },
  'file-too-large': {
    cause: 'A file is larger than stores accept in one request. Nothing was uploaded.',
    advice: 'Remove the file from the site, or split it.'
  },
  'too-many-removed': {
    cause: 'The site lost more pages than `max-removed` allows. Nothing was uploaded or removed.',
    advice: 'Check that the export is complete. If so, increase `max-removed` for one run.',
    exitCode: EXIT.findings
  },
  'publish-conflict': {
    cause:
      'This run waited until `timeout` for another run with the same target, or lost its lease. A lease is lost if it is replaced or cannot be renewed for a minute, for example because the store does not respond or the machine is suspended. The next run checks every object.',
    advice:
      'Run again after the other run has finished. Use a `concurrency` group in the workflow, so that only one run publishes at a time.'
  },
  'state-version': {
    cause: 'A newer version of this action wrote the state in the bucket. Nothing was changed.',
    advice: 'Use the newer version in every workflow that publishes to this target.'
  },
  'purge-failed': {
    cause: 'The upload is complete, but the CDN was not purged, so readers may see old pages.',
    advice:
      'Fix the reported problem and run again: pending purges are repeated. CloudFront needs the permission `cloudfront:CreateInvalidation`, and Cloudflare needs a token with Zone > Cache Purge > Purge.'
  }
}
