/**
 * Runs the tests of the Worker for R2 on workerd. miniflare and workerd take about 170 MB, which only these tests need:
 * this command installs them when it runs for the first time, and all other commands skip the tests until then.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installOnDemand } from './on-demand.ts'

installOnDemand('miniflare')
const jest = join(import.meta.dirname, '../node_modules/jest/bin/jest.js')
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--no-warnings',
    jest,
    '__tests__/integration/hosting',
    '--testNamePattern',
    'Worker',
    ...process.argv.slice(2)
  ],
  { stdio: 'inherit' }
)
process.exitCode = status ?? 1
