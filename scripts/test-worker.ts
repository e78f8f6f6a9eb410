/**
 * Runs the tests of the Worker for R2 on workerd. miniflare and workerd take about 170 MB, which only these tests need:
 * they are installed into .cache/worker when this command runs for the first time, and all other commands skip the tests.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const MINIFLARE = '4.20260730.0'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache/worker')

async function install(): Promise<void> {
  const installed = join(folder, 'node_modules/miniflare/package.json')
  if (existsSync(installed)) {
    const { version } = JSON.parse(readFileSync(installed, 'utf8')) as { version: string }
    if (version === MINIFLARE) return
  }
  console.log(`Installing miniflare ${MINIFLARE} into .cache/worker (about 170 MB) …`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  npm([
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `miniflare@${MINIFLARE}`
  ])
}

function npm(args: string[]): void {
  const program = process.env['npm_execpath']
  if (program === undefined) throw new Error('Run this with npm: npm run test:worker')
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

await install()
npm(['run', '--silent', 'jest', '--', '__tests__/integration/hosting', '--testNamePattern', 'Worker'])
