import { execFileSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { type Files, writeFiles } from './temp-folder.ts'

const { PATH, HOME } = process.env

/** Runs git with fixed settings and without `GIT_*` variables, and returns its output. */
export function git(folder: string, ...args: string[]): string {
  const settings = [
    ...['user.name=T', 'user.email=t@example.com', 'protocol.file.allow=always', 'core.autocrlf=false'],
    // Template files and maintenance processes would slow down the tests, because the tests make hundreds of commits.
    ...['init.templateDir=', 'maintenance.auto=false']
  ]
  const all = [...settings.flatMap(each => ['-c', each]), ...args]
  return execFileSync('git', all, { cwd: folder, env: { PATH, HOME }, encoding: 'utf8', stdio: 'pipe' })
}

/** Writes these files to a clone, and commits all changes. */
export async function commit(folder: string, files: Files = {}): Promise<void> {
  await writeFiles(folder, files)
  git(folder, 'add', '-A')
  git(folder, 'commit', '-qm', 'Change')
}

/** Copies a clone. A copy is faster than repeating the commits. */
export async function copyClone(from: string, to: string): Promise<string> {
  await cp(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  // Without a refresh, git treats every file as changed until it compares the contents.
  git(to, 'update-index', '-q', '--refresh')
  return to
}
