import { errorsPage } from '../runtime/docs-url.ts'
import { run } from '../runtime/action/run.ts'
import { withDeadline } from '../runtime/time/stop-reason.ts'
import { Service } from '../service/client.ts'
import { INPUT_NAMES, readInputs } from './inputs.ts'
import { main } from './main.ts'

await run({ names: INPUT_NAMES, secrets: ['api-key'] }, async (given, runContext) => {
  const inputs = readInputs(given)
  const context = { ...runContext, signal: withDeadline(runContext.signal, inputs.timeoutMs) }
  await main(inputs, {
    ...context,
    service: new Service(inputs, context),
    errorsPage: errorsPage(process.env)
  })
})
