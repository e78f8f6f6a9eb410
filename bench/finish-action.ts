import { join } from 'node:path'
import { formatBytes, formatDuration } from '../src/runtime/text/units.ts'
import { measure } from './measure.ts'

/** Runs the finish action on the site in a folder, prints time and memory, and returns the seconds. */
export async function measureFinish(folder: string, inputs: Record<string, string>): Promise<number> {
  const action = join(import.meta.dirname, '../src/finish/index.ts')
  const env = { ...process.env, 'INPUT_SITE-PATH': join(folder, 'site'), RUNNER_TEMP: folder, ...inputs }
  const { seconds, cpuSeconds = 0, peakBytes = 0 } = await measure([process.execPath, action], folder, env)
  console.log(`time: ${formatDuration(seconds * 1000)}, ${cpuSeconds.toFixed(1)} s of CPU`)
  console.log(`peak memory of one process: ${formatBytes(peakBytes)}`)
  return seconds
}
