import * as core from '@actions/core'
import { EXIT } from '../../failures/exit-codes.ts'
import { errorsPage, withPages } from '../docs-url.ts'
import { asFailure, exitCodeOf, Failure, reasonOf } from '../failure.ts'
import { Canceled, MAX_CLEANUP_MS } from '../time/stop-reason.ts'

/** The process of an action: its signals, its exit code, and at most one error. */
export class StepProcess {
  /** Explains a cancellation until an action provides its own explanation. */
  explain = (cause: unknown): unknown =>
    new Failure('canceled', 'The run was canceled.', { advice: 'Run again.', cause })
  readonly #canceled = new AbortController()
  #failed = false

  constructor() {
    // A process that ends before the work is done, for example with an empty event loop, must not count as a success.
    process.exitCode = EXIT.failed
    process.once('beforeExit', () => {
      if (process.exitCode !== EXIT.ok) this.fail(new Error('the run stopped before it was complete'))
    })
    process.once('uncaughtException', error => {
      this.fail(error)
      process.exit()
    })
    // Hides deprecation warnings about code in dependencies, which users cannot fix.
    process.noDeprecation = true
  }

  succeed(): void {
    process.exitCode = EXIT.ok
  }

  /** Reports the first error. Later errors are consequences of it. */
  fail(error: unknown): void {
    if (this.#failed) return
    this.#failed = true
    const failure = asFailure(error)
    const { code, message, advice, cause } = failure
    const page = errorsPage(process.env)
    core.setFailed(`${message}\n${withPages(advice, page)}\nMore about this error: ${page}#${code}`)
    // A runner distinguishes only success and failure. Scripts on the command line can also detect findings.
    if (process.env['GITHUB_ACTIONS'] !== 'true') process.exitCode = exitCodeOf(failure)
    if (cause !== undefined)
      core.debug(`Cause: ${(cause instanceof Error && cause.stack) || reasonOf(cause)}`)
  }

  /** Returns a signal that aborts when the run is canceled. The process then ends, even if the cleanup takes too long. */
  cancellation(): AbortSignal {
    // SIGBREAK is Ctrl-Break on Windows. With `once`, a second signal would kill the process during its cleanup.
    for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) process.on(name, () => this.#stop(name))
    // A killed parent process forwards no signal, but its IPC channel and log close. On a runner, there is only the log.
    process.once('disconnect', () => this.#stop('the end of the parent process'))
    if ('connected' in process && !process.connected) this.#stop('the end of the parent process')
    process.channel?.unref()
    process.stdout.on('error', () => this.#stop('a closed log'))
    return this.#canceled.signal
  }

  #stop(cause: string): void {
    this.#canceled.abort(new Canceled(`stopped by ${cause}`))
    setTimeout(() => {
      // The action's cleanup has taken too long.
      this.fail(this.explain(this.#canceled.signal.reason))
      process.exit()
    }, MAX_CLEANUP_MS).unref()
  }

  /** Ends the step even if a library keeps a connection open. */
  end(): void {
    setTimeout(() => process.exit(), MAX_CLEANUP_MS).unref()
  }
}
