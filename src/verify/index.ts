import { run } from '../runtime/action/run.ts'
import { withDeadline } from '../runtime/time/stop-reason.ts'
import { INPUT_NAMES, readInputs } from './inputs.ts'
import { main } from './main.ts'

await run(
  { names: INPUT_NAMES, secrets: ['github-token'], secretHeaders: 'headers' },
  async (given, context) => {
    // A runner starts an action without arguments. The command-line program passes switches.
    const inputs = readInputs(given, process.env, process.argv.slice(2))
    await main(inputs, { ...context, signal: withDeadline(context.signal, inputs.timeoutMs) })
  }
)
