import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Bundles an entry as actions are bundled. The measured time then excludes type stripping and loading many files. */
export function bundle(entry: string, folder: string): void {
  const cli = join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
  execFileSync(process.execPath, [cli, 'build', join(root, entry), '-o', folder, '--quiet'], { cwd: root })
}
