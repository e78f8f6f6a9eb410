// Runs on Node 20 or newer before any installation, so this file is JavaScript and uses only built-in modules.
// Installs, as an npm package, the Node version that runners use. All other npm scripts then use this version.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const NODE_VERSIONS = {
  'darwin-x64': '24.18.1',
  'linux-arm64': '24.21.0',
  'linux-x64': '24.21.0',
  'win-x64': '24.21.0'
}

const root = fileURLToPath(new URL('..', import.meta.url))
const isWindows = process.platform === 'win32'
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.installed-lock')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

// npm runs this script with --node after each change to the packages, so the packages are already installed.
if (!process.argv.includes('--node') && !(existsSync(stamp) && readFileSync(stamp, 'utf8') === lock)) {
  console.log('Installing packages (npm ci), about 400 MB …')
  npm(['ci', '--loglevel=error'], root)
  writeFileSync(stamp, lock)
}
if (!existsSync(join(bin, isWindows ? 'node.cmd' : 'node'))) linkNode()

/** Installs Node into `.cache`, which later installations of the packages do not clear. */
function linkNode() {
  const platform = `${isWindows ? 'win' : process.platform}-${process.arch}`
  const version = NODE_VERSIONS[platform]
  if (version === undefined) {
    if (Number(process.versions.node.split('.')[0]) >= 24) return
    console.error(`Node ${process.versions.node} is too old on ${platform}: install Node 24 and run again.`)
    process.exit(1)
  }
  const name = `node-${platform}`
  const folder = join(root, '.cache', 'packages', `${name}@${version}`)
  const program = join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
  if (!existsSync(program)) {
    console.log(`Installing Node ${version}, about 100 MB …`)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    npm(['install', '--ignore-scripts', '--loglevel=error', `${name}@${version}`], folder)
  }
  mkdirSync(bin, { recursive: true })
  if (isWindows) writeFileSync(join(bin, 'node.cmd'), `@"${program}" %*\r\n`)
  else symlinkSync(relative(bin, program), join(bin, 'node'))
}

function npm(args, cwd) {
  const program = process.env.npm_execpath
  if (program === undefined) throw new Error('Run this with npm, for example npm test')
  const { status } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    stdio: 'inherit',
    env: environment()
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Removes variables that the outer npm sets for its own command, such as a prefix. */
function environment() {
  const own = /^npm_(?!execpath$|config_(registry|cache|userconfig|.*proxy|cafile|offline|prefer_offline)$)/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)))
}
