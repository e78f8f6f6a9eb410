import { run } from '../runtime/action/run.ts'
import { INPUT_NAMES } from './inputs.ts'
import { start } from './main.ts'

await run({ names: INPUT_NAMES, secrets: ['api-key', 'github-token'] }, async (given, context) => {
  await start(given, process.env, context)
})
