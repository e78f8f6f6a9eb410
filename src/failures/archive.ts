const ENTRY_ADVICE =
  'Nothing was extracted. Report the entry to the service. `deliver: artifact` delivers the archive unchanged, for inspection.'
const ARCHIVE_ADVICE =
  'Check the export on the dashboard of the service. `deliver: artifact` delivers the archive unchanged, for inspection.'
const DAMAGE_ADVICE = 'Run again with the same `job-id`. If the error persists, start a new export.'
const NO_SITE_ADVICE =
  'Check the export on the dashboard of the service, and `paths` if it is set. `deliver: url` gives a link to the archive, for inspection.'

/** Failures with the same advice, by code: what each of them means. */
function sharing<T extends string>(advice: string, causes: Record<T, string>) {
  const entries = Object.entries<string>(causes).map(([code, cause]) => [code, { cause, advice }] as const)
  return Object.fromEntries(entries) as Record<T, { cause: string; advice: string }>
}

export const ARCHIVE_FAILURES = {
  'archive-credentials': {
    cause:
      'The archive contains a private key, a token or a password, in a file that no page links to. An artifact, a release asset or an object in a bucket would publish it. `deliver: site` leaves such files out.',
    advice:
      'Revoke what the named files hold, and remove them from what is exported. A file that is meant to be public passes with its exact path in `check-ignore`.'
  },
  'link-refused': {
    cause:
      'The store was reached, and rejected several new links, usually with HTTP 403. The error names the last response.',
    advice:
      'Check whether a proxy changes the address, and whether the store allows this runner (IP allow-list), then run again with the `job-id` that the error names.'
  },
  'link-expired': {
    cause:
      'The links to the archive expired before they could be used: the download needs longer than a link is valid, or the service issues links that have expired already. An expired link is never delivered.',
    advice:
      'Ask the service for links that are valid for longer, or use a runner with a faster connection. Then run again with the `job-id` that the error names: the export itself is complete.'
  },
  'insecure-link': {
    cause:
      'The link to the archive is not https, or points to an address on the local network that it must not use. Plain http and loopback addresses are allowed only when `base-url` itself is a loopback address.',
    advice: 'Ask the service, or the operator of its object store, for public https links.'
  },
  'store-redirect': {
    cause: 'The store redirected too often, or to an address that is not allowed.',
    advice: 'Report it to the operator of the store. The archive is not downloaded from there.'
  },
  'unexpected-store-response': {
    cause: 'The store responded with a status that is neither success nor a rejected link.',
    advice: 'Check the connection to the store (proxy, firewall), then run again with the same `job-id`.'
  },
  'archive-size-mismatch': {
    cause:
      'The size that the service announced, the size that the store announced, and the number of bytes received are not equal. Nothing was kept.',
    advice: 'Run again with the same `job-id` after a minute, for a new link.'
  },
  'archive-size-unknown': {
    cause:
      'Neither the service nor the store announced the size, and the response has no framing that shows where it ends. A truncated archive would look complete.',
    advice: 'Something between this runner and the store, often a proxy, removes `Content-Length`: bypass it.'
  },
  'download-interrupted': {
    cause: 'The download failed repeatedly. No partial file was kept.',
    advice:
      'Check that this runner can reach the store (proxy, firewall), then run again with the same `job-id`: the export itself is complete.'
  },
  'disk-full': {
    cause: 'The disk of the runner is too small for the archive and its contents.',
    advice: 'Free space on the runner, or set `output-dir` to a folder on a larger disk.'
  },
  'output-dir-not-writable': {
    cause:
      'The folder `output-dir`, or a file in it, cannot be created or written: missing permission, a read-only disk, or another kind of file with that name.',
    advice: 'Set `output-dir` to a folder that this runner can write to.'
  },
  'output-dir-occupied': {
    cause:
      'The folder `output-dir` contains a file or folder with a name that the export writes, and no manifest of an export in it names them. They can be yours, so nothing is replaced. No export was started.',
    advice:
      'Set `output-dir` to another folder, for example an empty one. If nobody needs what the error names, remove it.'
  },
  'output-file-open': {
    cause:
      'Windows does not let a file be replaced that another program has open. The error names the file or its folder. What was in `output-dir` is unchanged.',
    advice: 'Close the program, such as an editor, a web server or a terminal in the folder, and run again.'
  },
  'from-unreadable': {
    cause: 'A file or folder of `from` cannot be read. The error names it.',
    advice: 'Check its permissions, and that no other step changes `from` at the same time.'
  },
  'output-dir-in-use': {
    cause: 'Another run wrote its archive to the same `output-dir` at the same time. This one is not kept.',
    advice: 'Set a different `output-dir` or `artifact-name` for each run on the same machine.'
  },
  'archive-format-unknown': {
    cause: 'The file is not a tar.gz, tar or zip archive. The error says what it looks like.',
    advice:
      'Check the export on the dashboard of the service. A login page or an error page means that something between the runner and the store responded instead of the store.'
  },
  ...sharing(DAMAGE_ADVICE, {
    'archive-corrupt':
      'The archive does not match its own structure or checksums, or it is truncated. No delivery passes it on.',
    'entry-overlap': 'Entries of a zip share bytes, or extend beyond the archive.',
    'entry-checksum': 'An entry does not match its checksum or size.'
  }),
  ...sharing(NO_SITE_ADVICE, {
    'archive-empty': 'The archive contains no files.',
    'archive-without-pages': 'The archive contains no HTML page. No delivery passes it on.'
  }),
  ...sharing(ARCHIVE_ADVICE, {
    'archive-expands-too-much': 'The archive expands to too many times its size.',
    'archive-too-large': 'The archive contains too many bytes.',
    'archive-too-many-entries': 'The archive contains too many entries, folders included.'
  }),
  'archive-sparse': {
    cause: 'The tar archive contains sparse files (files with holes), which are not supported.',
    advice: 'Create the archive without `--sparse` (GNU tar), or with `--no-read-sparse` (bsdtar).'
  },
  ...sharing(ENTRY_ADVICE, {
    'entry-path-absolute': 'An entry has an absolute path.',
    'entry-path-parent': 'An entry leaves its folder with `..`.',
    'entry-path-backslash': 'An entry has a backslash in its path, which is a separator on Windows.',
    'entry-path-drive': 'An entry begins with a drive letter.',
    'entry-path-characters': 'The path of an entry contains control characters or invalid UTF-8.',
    'entry-path-windows':
      'An entry has a name that Windows does not allow, such as `con` or a name that ends with a dot. Runners with another system extract it.',
    'entry-path-long':
      'The path of an entry, or a segment of it, is too long for a site or for this disk, or it has too many levels.',
    'entry-is-link': 'An entry is a symbolic or hard link.',
    'entry-is-special': 'An entry is a device, a pipe or something else that is neither a file nor a folder.',
    'entry-file-as-folder': 'The archive has a file where another entry requires a folder.',
    'entry-duplicate': 'The same path occurs twice in the archive.',
    'entry-case-clash':
      'Two entries differ only in upper and lower case or in the encoding of accents. On many disks they are the same file.',
    'entry-encrypted': 'An entry of a zip is encrypted.',
    'entry-compression-unknown': 'An entry of a zip uses a compression method other than stored or deflated.'
  })
}
