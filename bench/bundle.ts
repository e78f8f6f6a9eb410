import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** As the action is bundled: types removed by Node and the loading of many files would be measured otherwise. */
export function bundle(entry: string, folder: string): void {
  const cli = join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
  execFileSync(process.execPath, [cli, 'build', join(root, entry), '-o', folder, '--quiet'], { cwd: root })
}
