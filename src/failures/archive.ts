const ENTRY_ADVICE =
  'Report the entry to the service. `deliver: artifact` delivers the archive for inspection.'
const ARCHIVE_ADVICE =
  'Check the export on the dashboard. `deliver: artifact` delivers the archive for inspection.'
const DAMAGE_ADVICE = 'Run again with the same `job-id`. If the error persists, start a new export.'
const NO_SITE_ADVICE =
  'Check the export on the dashboard, and `paths` if it is set. `deliver: url` gives a link to the archive.'

/** Creates failures that share one advice. `causes`: the cause of each failure, by code. */
function sharing<T extends string>(advice: string, causes: Record<T, string>) {
  const entries = Object.entries<string>(causes).map(([code, cause]) => [code, { cause, advice }] as const)
  return Object.fromEntries(entries) as Record<T, { cause: string; advice: string }>
}

export const ARCHIVE_FAILURES = {
  'archive-credentials': {
    cause:
      'A file of the archive that no page links to holds a private key, a token or a password. `deliver: site` leaves such files out.',
    advice:
      'Revoke the credentials in the named files, and remove the files. If a file is meant to be public, add its exact path to `check-ignore` of the export.'
  },
  'link-refused': {
    cause: 'The store rejected several new links, usually with HTTP 403. The error names the last response.',
    advice:
      'Check whether a proxy changes the address and whether the store allows this runner, then run again with the `job-id` that the error names.'
  },
  'link-expired': {
    cause:
      'The links expired before they could be used: the download takes too long, or the service issues expired links.',
    advice:
      'Use a faster connection, or ask the service for links that are valid for longer. Then run again with the `job-id` that the error names.'
  },
  'insecure-link': {
    cause:
      'The link, or a redirect of the store, is not https, points to the local network, or redirects too often. The local network is allowed only when `base-url` is a loopback address.',
    advice: 'Ask the service, or the operator of its object store, for public https links.'
  },
  'unexpected-store-response': {
    cause: 'The store responded with a status that is neither success nor a rejected link.',
    advice: 'Check the connection to the store (proxy, firewall), then run again with the same `job-id`.'
  },
  'archive-size-mismatch': {
    cause: 'The announced size and the number of received bytes differ. Nothing was kept.',
    advice: 'Run again with the same `job-id` after a minute, for a new link.'
  },
  'archive-size-unknown': {
    cause:
      'Neither the service nor the store sent the size of the archive, so a truncated download could not be detected.',
    advice: 'Bypass the proxy that removes `Content-Length` between this runner and the store.'
  },
  'download-interrupted': {
    cause: 'The download failed repeatedly, or no TLS connection was possible. No partial file was kept.',
    advice:
      'Check that this runner can reach the store (proxy, firewall), then run again with the same `job-id`.'
  },
  'disk-full': {
    cause: 'The disk of the runner is too small for the archive and the site.',
    advice: 'Free space on the runner, or set `output-dir` to a folder on a larger disk.'
  },
  'output-dir-not-writable': {
    cause: '`output-dir` or a file in it cannot be written.',
    advice:
      'Set `output-dir` to a folder that this runner can write to. On Windows, close programs that keep a file in the folder open.'
  },
  'output-dir-occupied': {
    cause:
      '`output-dir` contains files that no export wrote, with names that an export uses. No file was replaced, and no export was started.',
    advice: 'Set `output-dir` to another folder, or remove what the error names.'
  },
  'from-unreadable': {
    cause: 'A file or folder of `from` cannot be read. The error names it.',
    advice: 'Check its permissions, and that no other step changes `from` at the same time.'
  },
  'output-dir-in-use': {
    cause: 'Another run wrote to the same `output-dir` at the same time. This archive is not kept.',
    advice: 'Set a different `output-dir` or `artifact-name` for each run on the same machine.'
  },
  'archive-format-unknown': {
    cause: 'The file is not a tar.gz, tar or zip archive. The error says what it looks like.',
    advice:
      'Check the export on the dashboard. For a login page, check the proxy between the runner and the store.'
  },
  ...sharing(DAMAGE_ADVICE, {
    'archive-corrupt': 'The archive is truncated, or does not match its own structure or checksums.',
    'entry-overlap': 'Entries of a zip share bytes, or extend beyond the archive.',
    'entry-checksum': 'An entry does not match its checksum or size.'
  }),
  ...sharing(NO_SITE_ADVICE, {
    'archive-empty': 'The archive contains no files.',
    'archive-without-pages': 'The archive contains no HTML page.'
  }),
  ...sharing(ARCHIVE_ADVICE, {
    'archive-expands-too-much': 'The archive expands to too many times its size.',
    'archive-too-large': 'The archive contains too many bytes.',
    'archive-too-many-entries': 'The archive contains too many entries, folders included.'
  }),
  'archive-sparse': {
    cause: 'The tar archive contains sparse files, which are not supported.',
    advice: 'Create the archive without `--sparse` (GNU tar), or with `--no-read-sparse` (bsdtar).'
  },
  ...sharing(ENTRY_ADVICE, {
    'entry-path-absolute': 'An entry has an absolute path.',
    'entry-path-parent': 'The path of an entry contains `..`.',
    'entry-path-backslash': 'An entry has a backslash in its path, which is a separator on Windows.',
    'entry-path-drive': 'An entry begins with a drive letter.',
    'entry-path-characters': 'The path of an entry contains control characters or invalid UTF-8.',
    'entry-path-windows':
      'An entry has a name that Windows does not allow, such as `con`. Runners with another operating system extract the entry.',
    'entry-path-long': 'The path of an entry, or a segment of it, is too long, or has too many levels.',
    'entry-is-link': 'An entry is a symbolic or hard link.',
    'entry-is-special': 'An entry is a device, a pipe or another special file.',
    'entry-file-as-folder': 'The archive has a file where another entry requires a folder.',
    'entry-duplicate': 'The same path occurs twice in the archive.',
    'entry-case-clash':
      'Two entries differ only in case or in the encoding of accents. On many disks they are the same file.',
    'entry-encrypted': 'An entry of a zip is encrypted.',
    'entry-compression-unknown': 'An entry of a zip uses a compression method other than stored or deflated.'
  })
}
