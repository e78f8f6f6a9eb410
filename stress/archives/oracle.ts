import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { startPython } from '../python.ts'
import type { Contents } from './read.ts'

export const hasOtherReaders = ['python3', 'bsdtar'].every(
  command => spawnSync(command, ['--version']).status === 0
)

/** Reads archives with Python modules. Each request contains the kind, the length and the bytes of one archive. */
const SCRIPT = `
import hashlib, io, json, struct, sys, tarfile, zipfile

def path_of(name):
    return '/'.join(part for part in name.split('/') if part not in ('', '.'))

def read_tar(data):
    files = {}
    with tarfile.open(fileobj=io.BytesIO(data), mode='r:', errors='replace') as archive:
        for member in archive:
            if member.isreg():
                content = archive.extractfile(member).read()
                if len(content) != member.size:
                    raise ValueError('truncated')
                files[path_of(member.name)] = hashlib.sha256(content).hexdigest()
            elif not member.isdir():
                raise ValueError('neither file nor folder')
    return files

def name_of(info):
    if info.flag_bits & 0x800:
        return info.orig_filename
    return info.orig_filename.encode('cp437').decode('utf-8')

def read_zip(data):
    files = {}
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for info in archive.infolist():
            if not info.orig_filename.endswith('/'):
                files[path_of(name_of(info))] = hashlib.sha256(archive.read(info)).hexdigest()
    return files

source = sys.stdin.buffer
while True:
    head = source.read(5)
    if len(head) < 5:
        break
    kind, length = struct.unpack('>cI', head)
    data = source.read(length)
    try:
        answer = {'files': read_tar(data) if kind == b't' else read_zip(data)}
    except Exception as error:
        answer = {'error': repr(error)[:200]}
    print(json.dumps(answer), flush=True)
`

export interface OracleAnswer {
  files?: Contents
  error?: string
}

/** Starts an independent reader: Python's `tarfile` and `zipfile`. */
export function startOracle() {
  const python = startPython(SCRIPT)
  return {
    ...python,
    async read(bytes: Buffer, kind: 'tar' | 'zip'): Promise<OracleAnswer> {
      const head = Buffer.alloc(5)
      head.write(kind[0] ?? '')
      head.writeUInt32BE(bytes.length, 1)
      return (await python.ask(Buffer.concat([head, bytes]))) as OracleAnswer
    }
  }
}

/** Reads an archive with libarchive, because Python also rejects archives for irrelevant fields such as times. */
export function readWithLibarchive(bytes: Buffer): OracleAnswer {
  const folder = mkdtempSync(join(tmpdir(), 'archive-oracle-'))
  try {
    // Passes a file, because bsdtar cannot read the central directory of a zip from a pipe.
    const file = `${folder}.archive`
    writeFileSync(file, bytes)
    const { status, stderr } = spawnSync('bsdtar', ['-xf', file, '--no-same-permissions', '-C', folder], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8' }
    })
    if (status !== 0) return { error: stderr.slice(0, 200) }
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      entry => !entry.isDirectory()
    )
    const paths = entries.map(({ parentPath, name }) => join(parentPath, name))
    return {
      files: Object.fromEntries(
        paths.map(path => [relative(folder, path), hash('sha256', readFileSync(path))])
      )
    }
  } catch (error) {
    return { error: String(error) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    rmSync(`${folder}.archive`, { force: true })
  }
}
