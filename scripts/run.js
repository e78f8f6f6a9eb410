// node scripts/run.js <script> [arguments]: runs a script with the Node 24 that npm installed. In an npm script, the
// shell still remembers the Node that it found before the installation, and a second npm would replace INIT_CWD.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const isWindows = process.platform === 'win32'
const installed = join(
  root,
  'node_modules',
  `node-${isWindows ? 'win' : process.platform}-${process.arch}`,
  'bin',
  isWindows ? 'node.exe' : 'node'
)
const [, , script = '', ...args] = process.argv
const child = spawn(existsSync(installed) ? installed : process.execPath, [join(root, script), ...args], {
  stdio: 'inherit'
})
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    // On Windows this would end the script at once, which gets Ctrl-C by itself.
    if (!isWindows) child.kill(signal)
  })
}
child.on('exit', code => (process.exitCode = code ?? 1))
