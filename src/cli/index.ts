import { join } from 'node:path'
import { main } from './main.ts'
import { programOf, root } from './project.ts'

const { env } = process
/** npm runs scripts in the folder that contains package.json. INIT_CWD is the folder in which the user ran npm. */
const isScript = env['npm_package_json'] === join(root, 'package.json')
const folder = (isScript && env['INIT_CWD']) || process.cwd()

for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // Ignores a closed pipe, as after `| head`, so that the command can finish its work.
    if (error.code !== 'EPIPE') throw error
  })

process.exitCode = await main(process.argv.slice(2), {
  env,
  folder,
  program:
    isScript && folder === process.cwd() ? 'npm run action --' : programOf(process.argv[1] ?? '', folder),
  width: Math.min(process.stdout.columns || 100, 120),
  isTerminal: process.stdout.isTTY && process.stdin.isTTY
})
