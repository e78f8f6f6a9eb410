import { systemClock as clock } from '../lib/clock.ts'
import { withDeadline } from '../lib/deadline.ts'
import { AgentHttp } from '../lib/http.ts'
import { run } from '../lib/run.ts'
import { createService } from '../service/client.ts'
import { INPUT_NAMES, readInputs } from './inputs.ts'
import { main } from './main.ts'
import { readSurroundings } from './surroundings.ts'

// The artifact client sends blocks of 8 MB over five connections by default, and holds all of them in memory.
process.env['ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY'] ??= '2'

await run(INPUT_NAMES, async ({ inputs: given, log, signal: cancelled, setOutput, writeSummary }) => {
  const surroundings = readSurroundings(process.env)
  const inputs = readInputs(given, surroundings)
  const random = Math.random
  const signal = withDeadline(cancelled, inputs.timeoutMs)
  using http = new AgentHttp('static-docs-export')
  const service = createService(inputs, { http, clock, random, log, signal })
  await main(inputs, { service, http, clock, random, log, signal, setOutput, writeSummary, surroundings })
})
