import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Sample {
  writer: string
  kind: 'tar' | 'zip'
  bytes: Buffer
}

const FILES: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'empty.txt': '',
  'guides/start.html': 'a page '.repeat(90),
  'guides/übersicht.html': 'name in UTF-8',
  [`${'long-folder-name/'.repeat(8)}page.html`]: 'a path that does not fit into the header'
}

const PYTHON_TAR = `
import sys, tarfile
with tarfile.open(sys.argv[1], 'w:', format=getattr(tarfile, sys.argv[2])) as archive:
    archive.add('.')
`
const PYTHON_ZIP = `
import os, sys, zipfile
with zipfile.ZipFile(sys.argv[1], 'w', getattr(zipfile, sys.argv[2])) as archive:
    for folder, _, names in os.walk('.'):
        for name in names:
            path = os.path.join(folder, name)[2:]
            with open(path, 'rb') as source, archive.open(path, 'w', force_zip64=sys.argv[3] == 'zip64') as target:
                target.write(source.read())
`

const WRITERS: { writer: string; kind: Sample['kind']; command: string; args: (to: string) => string[] }[] = [
  { writer: 'GNU tar', kind: 'tar', command: 'tar', args: to => ['--format=gnu', '-cf', to, '.'] },
  { writer: 'GNU tar, PAX', kind: 'tar', command: 'tar', args: to => ['--format=posix', '-cf', to, '.'] },
  { writer: 'bsdtar', kind: 'tar', command: 'bsdtar', args: to => ['--format=pax', '-cf', to, '.'] },
  { writer: 'bsdtar, ustar', kind: 'tar', command: 'bsdtar', args: to => ['--format=ustar', '-cf', to, '.'] },
  ...['USTAR_FORMAT', 'PAX_FORMAT', 'GNU_FORMAT'].map(format => ({
    writer: `Python, ${format}`,
    kind: 'tar' as const,
    command: 'python3',
    args: (to: string) => ['-c', PYTHON_TAR, to, format]
  })),
  { writer: 'bsdtar', kind: 'zip', command: 'bsdtar', args: to => ['--format=zip', '-cf', to, '.'] },
  { writer: 'Info-ZIP', kind: 'zip', command: 'zip', args: to => ['-qr', to, '.'] },
  ...['ZIP_STORED zip64', 'ZIP_DEFLATED zip64', 'ZIP_DEFLATED zip'].map(options => ({
    writer: `Python, ${options}`,
    kind: 'zip' as const,
    command: 'python3',
    args: (to: string) => ['-c', PYTHON_ZIP, to, ...options.split(' ')]
  }))
]

/** Uses all installed archive writers to make small archives of one site. */
export function makeSamples(): Sample[] {
  const folder = mkdtempSync(join(tmpdir(), 'archive-samples-'))
  const site = join(folder, 'site')
  try {
    for (const [path, content] of Object.entries(FILES)) {
      mkdirSync(dirname(join(site, path)), { recursive: true })
      writeFileSync(join(site, path), content)
    }
    return WRITERS.flatMap(({ writer, kind, command, args }, i) => {
      const file = join(folder, `${i}.${kind}`)
      try {
        execFileSync(command, args(file), {
          cwd: site,
          stdio: 'ignore',
          env: { ...process.env, LC_ALL: 'C.UTF-8' }
        })
        return [{ writer, kind, bytes: withoutPadding(readFileSync(file), kind) }]
      } catch {
        return []
      }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Removes the padding, which is most of a small tar, because changes to padding have no effect. */
function withoutPadding(bytes: Buffer, kind: Sample['kind']): Buffer {
  if (kind === 'zip') return bytes
  const end = bytes.findLastIndex(byte => byte !== 0) + 1
  return bytes.subarray(0, Math.min(bytes.length, Math.ceil(end / 512) * 512 + 1024))
}
