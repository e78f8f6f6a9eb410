import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { actionFiles, readActionFile } from '../runner/action-file.ts'
import { createLogView } from '../runner/runner-commands.ts'
import { stepEnd, type StepFiles, startStep } from '../runner/step.ts'
import { EXIT } from '../../failures/exit-codes.ts'

interface Step {
  inputs: Record<string, string>
  /** Command line arguments, which no runner passes. */
  args?: string[]
  /** All variables of the process, apart from those that every step gets. */
  env: Record<string, string | undefined>
  files: StepFiles
  view?: ReturnType<typeof createLogView>
  /** The advice of a stopped step helps nobody when its service ends, too. */
  isQuietWhenStopped?: boolean
}

/** Runs a committed action as a runner does, and shows its log. */
export async function runStep(
  name: string,
  { inputs, args, env, files, view = createLogView(), isQuietWhenStopped = false }: Step
) {
  const path = actionFiles().get(name)
  if (path === undefined) throw new Error(`There is no action ${name}.`)
  const step = startStep(readActionFile(path), { inputs, args, env, files })
  // Ctrl-C reaches the action by itself, too: it handles a repeated signal. On Windows `kill` would end it at once.
  const passOn = (signal: NodeJS.Signals) => void (process.platform !== 'win32' && step.kill(signal))
  const received = new Set<NodeJS.Signals>()
  const onSignal = (signal: NodeJS.Signals) => {
    received.add(signal)
    passOn(signal)
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  const logs = [step.stdout, step.stderr].map(stream => createInterface({ input: stream }))
  for (const log of logs) {
    log.on('line', line => {
      if (isQuietWhenStopped && received.size > 0) return
      const shown = view.show(line)
      if (shown !== undefined) console.log(shown)
    })
  }
  const shown = Promise.all(logs.map(async log => (await once(log, 'close')) as []))
  const end = await stepEnd(step, files)
  await shown
  process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  return { ...end, exitCode: received.has('SIGINT') ? EXIT.interrupted : (end.exitCode ?? EXIT.failed) }
}
