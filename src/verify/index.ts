import { run } from '../runtime/action/run.ts'
import { withDeadline } from '../runtime/time/stop-reason.ts'
import { INPUT_NAMES, readInputs } from './inputs.ts'
import { main } from './main.ts'

await run({ names: INPUT_NAMES, secrets: [], secretHeaders: 'headers' }, async (given, context) => {
  const inputs = readInputs(given, process.env)
  await main(inputs, { ...context, signal: withDeadline(context.signal, inputs.timeoutMs) })
})
