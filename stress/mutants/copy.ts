import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { applyMutation, type Mutation } from './mutations.ts'

export interface CheckoutCopy extends Disposable {
  path: string
  /** Runs `work` while the mistake is in the file. */
  withMistake: <T>(mutation: Mutation, work: () => Promise<T>) => Promise<T>
  /** Restores the committed bundle. */
  restoreBundle: () => void
}

/** Copies this checkout to a temporary folder, with links to the packages. Never changes the checkout itself. */
export function copyCheckout(root: string): CheckoutCopy {
  const path = mkdtempSync(join(realpathSync(tmpdir()), 'static-export-mutants-'))
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6
  })
  if (listed.status !== 0) throw new Error(`git could not list the files: ${listed.stderr}`)
  const files = listed.stdout.split('\0').filter(file => file !== '')
  for (const file of files) {
    // git also lists deleted files if the deletion is not committed.
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(path, file)), { recursive: true })
    cpSync(join(root, file), join(path, file))
  }
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'), 'junction')
  // The cache contains programs without which some tests are skipped.
  if (existsSync(join(root, '.cache'))) symlinkSync(join(root, '.cache'), join(path, '.cache'), 'junction')
  const remove = () => rmSync(path, { recursive: true, force: true })
  // Also removes the copy after Ctrl-C.
  process.once('exit', remove)
  return {
    path,
    async withMistake(mutation, work) {
      const file = join(path, mutation.file)
      const original = readFileSync(file, 'utf8')
      writeFileSync(file, applyMutation(original, mutation))
      try {
        return await work()
      } finally {
        writeFileSync(file, original)
      }
    },
    restoreBundle() {
      rmSync(join(path, 'dist'), { recursive: true, force: true })
      cpSync(join(root, 'dist'), join(path, 'dist'), { recursive: true })
    },
    [Symbol.dispose]: remove
  }
}
