import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from './bundle.ts'

/** Compares the committed bundle with a fresh build, and lists the files that differ. */
const fresh = await mkdtemp(join(tmpdir(), 'dist-'))
try {
  await bundle(fresh)
  const { status } = spawnSync('git', ['diff', '--no-index', '--stat', 'dist', fresh], { stdio: 'inherit' })
  if (status === 0) console.log('dist/ matches a fresh build.')
  else {
    console.error('dist/ differs from a fresh build: run npm run bundle and commit it.')
    process.exitCode = 1
  }
} finally {
  await rm(fresh, { recursive: true, force: true })
}
