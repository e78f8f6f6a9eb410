import { run } from '../runtime/action/run.ts'
import { withDeadline } from '../runtime/time/stop-reason.ts'
import { INPUT_NAMES, readInputs } from './inputs.ts'
import { main } from './main.ts'

// A web server must be able to read the site, regardless of the runner's umask.
process.umask(0o022)

await run({ names: INPUT_NAMES, secrets: [] }, async (given, context) => {
  const inputs = readInputs(given, process.env)
  await main(inputs, { ...context, signal: withDeadline(context.signal, inputs.timeoutMs) })
})
