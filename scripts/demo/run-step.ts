import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { actionFiles, readActionFile } from '../../stand-ins/runner/action-file.ts'
import { createLogView, parseFileCommands } from '../../stand-ins/runner/runner-commands.ts'
import { makeStepFiles, startStep } from '../../stand-ins/runner/step.ts'

interface StepEnd {
  outputs: Map<string, string>
  summary: string
}

/** An action has ended with an error, which its log explains. */
export class StepFailed extends Error {}

/** Runs a committed action as a runner does, shows its log, and returns its outputs and its summary. */
export async function runStep(
  name: string,
  inputs: Record<string, string>,
  { folder, workspace, env }: { folder: string; workspace: string; env: Record<string, string> }
): Promise<StepEnd> {
  const path = actionFiles().get(name)
  if (path === undefined) throw new Error(`There is no action ${name}.`)
  const files = await makeStepFiles(folder, { workspace })
  const { PATH, SystemRoot } = process.env
  const step = startStep(readActionFile(path), { inputs, env: { PATH, SystemRoot, ...env }, files })
  const view = createLogView()
  const logs = [step.stdout, step.stderr].map(stream => createInterface({ input: stream }))
  for (const log of logs) {
    log.on('line', line => {
      const shown = view.show(line)
      if (shown !== undefined) console.log(shown)
    })
  }
  const closed = Promise.all(logs.map(async log => (await once(log, 'close')) as []))
  const [code] = (await once(step, 'close')) as [number | null]
  await closed
  if (code !== 0) {
    throw new StepFailed(
      `The ${name} action failed with the error above (exit code ${code ?? 'null'}), and the demo ends here.`
    )
  }
  return {
    outputs: parseFileCommands(await readFile(files.outputFile, 'utf8')),
    summary: await readFile(files.summaryFile, 'utf8')
  }
}
