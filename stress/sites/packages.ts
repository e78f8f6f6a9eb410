import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Debian documentation packages, each with the folder that contains the pages. */
const PACKAGES = [
  { name: 'git-doc', site: 'usr/share/doc/git/html' },
  { name: 'nodejs-doc', site: 'usr/share/doc/nodejs' },
  { name: 'octave-doc', site: 'usr/share/doc/octave' },
  { name: 'postgresql-doc-15', site: 'usr/share/doc/postgresql-doc-15/html' },
  { name: 'python3.11-doc', site: 'usr/share/doc/python3.11/html' },
  { name: 'rust-doc', site: 'usr/share/doc/rust-doc/html' }
]

/**
 * Downloads and unpacks packages that are not in the folder yet. Does not install packages, because installing
 * `nodejs-doc` would replace Node on this machine.
 */
export function* sitesIn(folder: string): Generator<{ name: string; path: string }> {
  for (const { name, site } of PACKAGES) {
    const unpacked = join(folder, name)
    if (!existsSync(unpacked)) {
      try {
        download(name, unpacked)
      } catch (error) {
        console.log(
          `${name}: skipped because the package cannot be downloaded (${(error as Error).message.split('\n', 1)[0] ?? ''})`
        )
        continue
      }
    }
    yield { name, path: join(unpacked, site) }
  }
}

function download(name: string, unpacked: string): void {
  const work = `${unpacked}.download`
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  execFileSync('apt-get', ['download', name], { cwd: work, stdio: 'pipe' })
  const [archive = ''] = readdirSync(work)
  execFileSync('dpkg-deb', ['-x', join(work, archive), join(work, 'root')], { stdio: 'pipe' })
  renameSync(join(work, 'root'), unpacked)
  rmSync(work, { recursive: true, force: true })
}
