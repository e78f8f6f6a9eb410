import { execFileSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { type Files, writeFiles } from './temp-folder.ts'

const { PATH, HOME } = process.env

/** Runs git with the settings of this machine only, and returns what it prints. */
export function git(folder: string, ...args: string[]): string {
  const settings = [
    ...['user.name=T', 'user.email=t@example.com', 'protocol.file.allow=always', 'core.autocrlf=false'],
    // Fewer files, and fewer processes: tests make hundreds of commits.
    ...['init.templateDir=', 'maintenance.auto=false']
  ]
  const all = [...settings.flatMap(each => ['-c', each]), ...args]
  return execFileSync('git', all, { cwd: folder, env: { PATH, HOME }, encoding: 'utf8', stdio: 'pipe' })
}

/** Commits everything in a clone, after writing these files. */
export async function commit(folder: string, files: Files = {}): Promise<void> {
  await writeFiles(folder, files)
  git(folder, 'add', '-A')
  git(folder, 'commit', '-qm', 'Change')
}

/** Copies a clone, which takes less than the commits that made it. */
export async function copyClone(from: string, to: string): Promise<string> {
  await cp(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  // Otherwise every file counts as changed until its content is compared.
  git(to, 'update-index', '-q', '--refresh')
  return to
}
