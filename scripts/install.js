// Runs on any Node from 20, before anything is installed: plain JavaScript,
// only Node's own modules. Everything after it runs on the Node 24 that npm installs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'node_modules', '.installed-lock')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

// With --omit=dev, only the packages that the actions themselves use. An installation that has them stays as it is.
const isPart = process.argv.includes('--omit=dev')
const hasAll = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock
const installed = hasAll || (isPart && hasDependencies())
if (!installed && process.platform === 'win32' && process.execPath.startsWith(join(root, 'node_modules'))) {
  // Windows does not delete a program that runs, and this one is in the folder that npm replaces.
  console.error('The packages have changed. Run npm ci, and then this command again.')
  process.exit(1)
}
if (!installed) {
  console.log(`Installing packages (npm ci), about ${isPart ? 400 : 800} MB …`)
  const npm = process.env.npm_execpath
  if (npm === undefined) throw new Error('Run this with npm: npm start or npm test')
  const options = ['--loglevel=error', ...(isPart ? ['--omit=dev'] : [])]
  const { status } = spawnSync(process.execPath, [npm, 'ci', ...options], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  if (!isPart) writeFileSync(stamp, lock)
}

// npm has no build of Node 24 for some machines: then the machine needs its own.
const linked = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
if (!existsSync(linked) && Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Node ${process.versions.node} is too old on ${process.platform} ${process.arch}: install Node 24 and run again.`
  )
  process.exit(1)
}

function hasDependencies() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.entries(dependencies).every(([name, version]) => {
    const file = join(root, 'node_modules', name, 'package.json')
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version
  })
}
