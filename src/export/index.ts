import { run } from '../runtime/action/run.ts'
import { withDeadline } from '../runtime/time/stop-reason.ts'
import { readGitHubContext } from './inputs/github-context.ts'
import { INPUT_NAMES, readInputs } from './inputs/inputs.ts'
import { main } from './main.ts'

// Use less memory: by default, the artifact client uploads five blocks of 8 MB at the same time.
process.env['ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY'] ??= '2'

await run({ names: INPUT_NAMES, secrets: ['api-key', 'github-token'] }, async (given, runContext) => {
  const github = readGitHubContext(process.env)
  const inputs = readInputs(given, github)
  const context = { ...runContext, signal: withDeadline(runContext.signal, inputs.timeoutMs) }
  await main(inputs, { ...context, github })
})
