const ENTRY_ADVICE = 'Report the entry to the service. To inspect the archive, set `deliver: artifact`.'
const ARCHIVE_ADVICE = 'Check the export on the dashboard. To inspect the archive, set `deliver: artifact`.'
const DAMAGE_ADVICE = 'Run again with the same `job-id`. If the error persists, start a new export.'
const NO_SITE_ADVICE =
  'Check the export on the dashboard, and `paths` if it is set. To inspect the archive, set `deliver: url` to get a link.'

/** Creates failures with the same advice. `causes` maps the code of each failure to its cause. */
function sharing<T extends string>(advice: string, causes: Record<T, string>) {
  const entries = Object.entries<string>(causes).map(([code, cause]) => [code, { cause, advice }] as const)
  return Object.fromEntries(entries) as Record<T, { cause: string; advice: string }>
}

export const ARCHIVE_FAILURES = {
  'archive-credentials': {
    cause:
      'The archive contains a private key, a token or a password in a file that no page links to. `deliver: site` leaves such files out.',
    advice:
      'Revoke the credentials in the listed files, and remove the files. If a file is meant to be public, add its exact path to `check-ignore` in the export step.'
  },
  'link-refused': {
    cause: 'The store rejected several new links, usually with HTTP 403. The error shows the last response.',
    advice:
      'Check whether a proxy changes the address and whether the store allows this runner, then run again with the `job-id` in the error.'
  },
  'link-expired': {
    cause:
      'The links expired before they could be used: the download takes too long, or the service issues expired links.',
    advice:
      'Use a faster connection, or ask the service for links that are valid for longer. Then run again with the `job-id` in the error.'
  },
  'insecure-link': {
    cause:
      'The link or a redirect does not use https, or points to a loopback or link-local address, or there are too many redirects. A loopback address is allowed only if `base-url` is also one.',
    advice: 'Ask the service, or the operator of its object store, for public https links.'
  },
  'unexpected-store-response': {
    cause: 'The store responded with a status that indicates neither success nor a rejected link.',
    advice: 'Check whether a proxy or firewall changes the responses, then run again with the same `job-id`.'
  },
  'archive-size-mismatch': {
    cause: 'The number of received bytes differs from the size that the service announced. Nothing was kept.',
    advice: 'Wait a minute, then run again with the same `job-id` to get a new link.'
  },
  'archive-size-unknown': {
    cause:
      'Neither the service nor the store sent the size of the archive, so a truncated download could not be detected.',
    advice: 'Bypass any proxy between this runner and the store that removes `Content-Length`.'
  },
  'download-interrupted': {
    cause: 'The download failed repeatedly. No partial file was kept.',
    advice:
      'Check whether a proxy or firewall blocks the connection to the store, then run again with the same `job-id`.'
  },
  'disk-full': {
    cause: "The runner's disk is too small for the archive and the site.",
    advice: 'Free space on the runner, or set `output-dir` to a folder on a larger disk.'
  },
  'output-dir-not-writable': {
    cause: '`output-dir` or a file in it cannot be written.',
    advice:
      'Set `output-dir` to a folder that this runner can write to. On Windows, close programs that have a file in the folder open.'
  },
  'output-dir-occupied': {
    cause:
      '`output-dir` contains files or folders that this export would replace, but that no export wrote. Nothing was replaced, and no export was started.',
    advice: 'Set `output-dir` to another folder, or remove the listed files and folders.'
  },
  'from-unreadable': {
    cause: 'A file or folder in `from` cannot be read. The error shows its path.',
    advice: 'Check the permissions, and make sure that no other step changes `from` during the run.'
  },
  'output-dir-in-use': {
    cause: 'Another run wrote to the same `output-dir` during this run. This run kept no archive.',
    advice: 'Set a different `output-dir` or `artifact-name` for each run on the same machine.'
  },
  'archive-format-unknown': {
    cause: 'The file is not a tar.gz, tar or zip archive. The error describes its content.',
    advice:
      'Check the export on the dashboard. If the content is a login page, check the proxy between the runner and the store.'
  },
  ...sharing(DAMAGE_ADVICE, {
    'archive-corrupt': 'The archive is truncated, or its structure or a checksum is wrong.',
    'entry-overlap': 'Zip entries share bytes or extend beyond the archive.',
    'entry-checksum': 'An entry does not match its checksum or size.'
  }),
  ...sharing(NO_SITE_ADVICE, {
    'archive-empty': 'The archive or folder contains no files.',
    'archive-without-pages': 'The archive or folder contains no HTML page.'
  }),
  ...sharing(ARCHIVE_ADVICE, {
    'archive-expands-too-much': 'The compression ratio of the archive is too high.',
    'archive-too-large': 'The extracted files are too large in total.',
    'archive-too-many-entries': 'The archive contains too many entries, folders included.'
  }),
  'archive-sparse': {
    cause: 'The tar archive contains sparse files, which are not supported.',
    advice: 'Create the archive without `--sparse` (GNU tar), or with `--no-read-sparse` (bsdtar).'
  },
  ...sharing(ENTRY_ADVICE, {
    'entry-path-absolute': 'An entry has an absolute path.',
    'entry-path-parent': 'The path of an entry contains `..`.',
    'entry-path-backslash':
      'An entry has a backslash in its path, and Windows treats a backslash as a separator.',
    'entry-path-drive': 'The path of an entry begins with a drive letter.',
    'entry-path-characters': 'The path of an entry contains control characters or invalid UTF-8.',
    'entry-path-windows':
      'An entry has a name that Windows does not allow, such as `con`. Runners with another operating system extract the entry.',
    'entry-path-long': 'The path of an entry has too many bytes or levels, or a segment has too many bytes.',
    'entry-is-link': 'An entry is a symbolic or hard link.',
    'entry-is-special': 'An entry is a special file, such as a device or a pipe.',
    'entry-file-as-folder': 'The archive has a file where another entry requires a folder.',
    'entry-duplicate': 'The same path occurs twice in the archive.',
    'entry-case-clash':
      'The paths of two entries differ only in case or in the encoding of accents, so many file systems treat them as one file.',
    'entry-encrypted': 'A zip entry is encrypted.',
    'entry-compression-unknown': 'A zip entry uses a compression method other than stored or deflated.'
  })
}
