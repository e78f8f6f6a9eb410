/**
 * Runs the tests, and at the same time the remaining checks of `npm test`, one by one. Many tests wait for a timer or a
 * process, so these checks can use the idle CPU time. Prints the output of each of these checks when the check ends.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

const npm = process.env['npm_execpath']
if (npm === undefined) throw new Error('Run this with npm: npm test')

const ends = await Promise.all([run(npm, 'jest', 'inherit'), runAll('check:dist', 'lint')])
process.exitCode = ends.every(Boolean) ? 0 : 1

async function runAll(...scripts: string[]): Promise<boolean> {
  for (const script of scripts) if (!(await run(npm ?? '', script, 'pipe'))) return false
  return true
}

async function run(program: string, script: string, output: 'pipe' | 'inherit'): Promise<boolean> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [program, 'run', '--silent', script], {
    stdio: ['ignore', output, output]
  })
  const ended = once(child, 'close')
  const printed = await Promise.all(
    [child.stdout, child.stderr].map(async each => (each ? await text(each) : ''))
  )
  const [code] = (await ended) as [number | null]
  process.stdout.write(printed.join(''))
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`${script}: ${code === 0 ? 'passed' : 'failed'} after ${seconds} s`)
  return code === 0
}
