import { systemClock as clock } from '../lib/clock.ts'
import { withDeadline } from '../lib/deadline.ts'
import { AgentHttp } from '../lib/http.ts'
import { run } from '../lib/run.ts'
import { createService } from '../service/client.ts'
import { INPUT_NAMES, readInputs } from './inputs.ts'
import { main } from './main.ts'

await run(INPUT_NAMES, async ({ inputs: given, log, signal: cancelled, setOutput, writeSummary }) => {
  const inputs = readInputs(given)
  using http = new AgentHttp('static-docs-export')
  const random = Math.random
  const signal = withDeadline(cancelled, inputs.timeoutMs)
  const service = createService(inputs, { http, clock, random, log, signal })
  await main(inputs, { service, clock, random, log, signal, setOutput, writeSummary })
})
