import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { actionFiles, readActionFile } from '../runner/action-file.ts'
import { createLogView, type LogLevel } from '../runner/runner-commands.ts'
import { stepEnd, type StepFiles, startStep } from '../runner/step.ts'
import { EXIT } from '../../failures/exit-codes.ts'

interface Step {
  inputs: Record<string, string>
  /** Command line arguments. A runner passes none. */
  args?: string[]
  /** Variables for the process, in addition to those that every step gets. */
  env: Record<string, string | undefined>
  files: StepFiles
  view?: ReturnType<typeof createLogView>
  /** Prints a line of the log. Default: on standard output. */
  print?: (text: string, level: LogLevel) => void
  /** Hides the log after a signal. If the service that the step uses also stops, the advice in the log is useless. */
  isQuietWhenStopped?: boolean
}

/** Runs the committed bundle of an action as a runner does, and shows the log. */
export async function runStep(
  name: string,
  {
    inputs,
    args,
    env,
    files,
    view = createLogView(),
    print = text => console.log(text),
    isQuietWhenStopped = false
  }: Step
) {
  const path = actionFiles().get(name)
  if (path === undefined) throw new Error(`There is no action ${name}.`)
  const step = startStep(readActionFile(path), { inputs, args, env, files })
  // The action also gets Ctrl-C from the terminal, and accepts both signals. On Windows, `kill` would end the action.
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
      if (shown !== undefined) print(shown.text, shown.level)
    })
  }
  const shown = Promise.all(logs.map(async log => (await once(log, 'close')) as []))
  const end = await stepEnd(step, files)
  await shown
  process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  const isHidden = isQuietWhenStopped && received.size > 0
  const text = end.signal === null || isHidden ? '' : endedBy(name, end.signal, received)
  const last = text === '' ? undefined : view.show(`::error::${text}`)
  if (last !== undefined) print(last.text, last.level)
  return { ...end, exitCode: received.has('SIGINT') ? EXIT.interrupted : (end.exitCode ?? EXIT.failed) }
}

/** Says what happened to a process that printed nothing about its end, for example because it had not yet begun. */
function endedBy(name: string, signal: NodeJS.Signals, received: ReadonlySet<NodeJS.Signals>): string {
  if (received.has(signal)) return `The run was canceled before ${name} began its work.`
  const cause = signal === 'SIGKILL' ? ', probably because this machine has too little memory' : ''
  return `The system ended ${name} with ${signal}${cause}.`
}
