export const PUBLISH_FAILURES = {
  'store-unreachable': {
    cause: 'The store could not be reached, or never sent a response.',
    advice: 'Check `endpoint` and `region`, and that this runner can reach the store (proxy, firewall).'
  },
  'store-credentials': {
    cause: 'The store does not know the access key, or the secret key does not belong to it.',
    advice:
      'Check `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `AWS_SESSION_TOKEN`: all of them must come from the same sign-in.'
  },
  'store-token-expired': {
    cause: 'The temporary credentials expired before the run was complete.',
    advice:
      'Request credentials that are valid for longer (`role-duration-seconds` of aws-actions/configure-aws-credentials), directly before this step. Run again: only what is missing is uploaded.'
  },
  'store-access-denied': {
    cause: 'The credentials are valid, but do not allow this request.',
    advice:
      'Allow `s3:GetObject`, `s3:PutObject`, `s3:DeleteObject` and `s3:AbortMultipartUpload` on the objects below the target, and `s3:ListBucket` on the bucket. Without `s3:ListBucket`, a missing object is also reported as denied.'
  },
  'store-clock': {
    cause:
      'The store rejected the time of the request, also after the clock of the runner was corrected by the response.',
    advice: 'Set the clock of the runner.'
  },
  'bucket-not-found': {
    cause: 'The bucket in `target` does not exist on this store.',
    advice: 'Create the bucket, or fix `target` and `endpoint`.'
  },
  'bucket-region': {
    cause:
      'The bucket is in another region. Redirects are not followed: the credentials go to one address only.',
    advice: 'Set `region` to the region of the bucket.'
  },
  'unexpected-bucket-response': {
    cause: 'The store responded with an error that is neither temporary nor one of the cases above.',
    advice:
      'Check `endpoint`, and what is between this runner and the store. The error repeats what the store said.'
  },
  'site-file-changed': {
    cause:
      'A file of the site is missing, or differs from the manifest or from what it was at the start of the run. The store received the expected checksum, so it rejects other bytes.',
    advice:
      'Make sure that no other step writes to the folder, and that the manifest belongs to it. Then run again: only what is missing is uploaded.'
  },
  'site-file-unreadable': {
    cause:
      'A file of the site, the manifest or the archive could not be read, or the plan could not be written.',
    advice:
      'Check the disk and the permissions of the runner, then run again: only what is missing is uploaded.'
  },
  'too-many-removed': {
    cause:
      'The site lost more pages since the last publication than `max-removed` allows. Nothing was uploaded or removed.',
    advice:
      'Check that the export is complete. If the pages are really gone, increase `max-removed` for one run.'
  },
  'publish-conflict': {
    cause:
      'Another run published to the same target at the same time, and its state was written first. The next run checks every object.',
    advice:
      'Run again after the other run has finished. Use a `concurrency` group in the workflow, so that two runs cannot publish to the same target.'
  },
  'purge-failed': {
    cause:
      'The upload is complete, but the CDN was not purged, so readers may still see old pages. The state in the bucket records what is owed.',
    advice:
      'Fix the reported problem and run again: what is still owed is purged, and nothing is uploaded twice.'
  }
}
