import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { actionFiles, readActionFile } from '../../src/cli/runner/action-file.ts'
import { unescapeCommand } from '../../src/cli/runner/runner-commands.ts'
import { stepEnd, makeStepFiles, startStep } from '../../src/cli/runner/step.ts'

interface ActionStart {
  /** Values by input name. Defaults from action.yml are filled in, as on a runner. */
  inputs: Record<string, string>
  /** Variables in addition to those that every step gets. */
  env?: Record<string, string>
  /** Folder for the workspace, `RUNNER_TEMP` and the command files. Usually a `tempFolder()`. */
  folder: string
}

export interface ActionEnd {
  /** Null when a signal ended the process. */
  exitCode: number | null
  stdout: string
  stderr: string
  /** `stdout` and `stderr` without the `add-mask` commands. This text must not contain secrets. */
  log: string
  masked: string[]
  annotations: { kind: 'error' | 'warning' | 'notice'; text: string }[]
  outputs: Record<string, string>
  summary: string
}

export type RunningAction = Awaited<ReturnType<typeof startAction>>

/** Runs the committed bundle of an action to its end, as a runner does. */
export async function runAction(action: string, start: ActionStart): Promise<ActionEnd> {
  await using running = await startAction(action, start)
  return await running.ended
}

export async function startAction(action: string, { inputs, env = {}, folder }: ActionStart) {
  const path = actionFiles().get(action)
  if (path === undefined) throw new Error(`There is no action ${action}.`)
  const files = await makeStepFiles(folder)
  const child = startStep(readActionFile(path), { inputs, env: { ...systemVariables(), ...env }, files })

  const lines: string[] = []
  const reader = createInterface({ input: child.stdout }).on('line', line => lines.push(line))
  const closed = once(reader, 'close')
  const stderr = text(child.stderr)
  const ended = (async (): Promise<ActionEnd> => {
    const { exitCode, outputs, summary } = await stepEnd(child, files)
    return {
      exitCode,
      stdout: lines.join('\n'),
      stderr: await stderr,
      log: [...lines.filter(line => !line.startsWith('::add-mask::')), await stderr].join('\n'),
      masked: lines.flatMap(line => /^::add-mask::(.*)$/.exec(line)?.slice(1).map(unescapeCommand) ?? []),
      annotations: lines.flatMap(annotationIn),
      outputs: Object.fromEntries(outputs),
      summary
    }
  })()

  return {
    pid: child.pid,
    ended,
    /** Waits for the first line of stdout that matches. Rejects if the action ends without a matching line. */
    async sawLine(pattern: RegExp): Promise<string> {
      for (let at = 0; ; at += 1) {
        if (at === lines.length) await Promise.race([once(reader, 'line'), closed])
        const line = lines[at]
        if (line === undefined) throw new Error(`No line matches ${pattern} in:\n${lines.join('\n')}`)
        if (pattern.test(line)) return line
      }
    },
    /** Do not use on Windows, where every signal kills the process at once. */
    signal: (name: 'SIGINT' | 'SIGTERM' | 'SIGKILL') => void child.kill(name),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    }
  }
}

/**
 * Returns the variables that a process needs to start, and `NODE_COMPILE_CACHE`, if it is set. Omits all other
 * variables, because a workflow that runs the tests sets variables that the action reads.
 */
function systemVariables(): Record<string, string> {
  const names = /^(PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|SystemRoot|SystemDrive|NODE_COMPILE_CACHE)$/i
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value = '']) => (names.test(name) ? [[name, value]] : []))
  )
}

function annotationIn(line: string): ActionEnd['annotations'] {
  const [, kind, words] = /^::(error|warning|notice)[^:]*::(.*)$/.exec(line) ?? []
  if (kind === undefined || words === undefined) return []
  return [{ kind: kind as 'error' | 'warning' | 'notice', text: unescapeCommand(words) }]
}
