import * as core from '@actions/core'
import { EXIT } from '../../failures/exit-codes.ts'
import { reasonOf } from '../failure.ts'
import { clip } from '../text/clip.ts'
import { runnerLog } from './runner-log.ts'
import { SUMMARY_GROUP } from './summary.ts'

/** Maximum length of a terminal line, such as one that shows a page's changed words. */
const MAX_LINE = 300

/** The summary of a run: Markdown on a runner, text on a command line. */
export class JobSummary {
  #text: string | undefined

  get isWritten(): boolean {
    return this.#text !== undefined
  }

  async write(markdown: string, text: string): Promise<void> {
    this.#text = text
    if (process.env['GITHUB_STEP_SUMMARY'] === undefined) return
    try {
      await core.summary.addRaw(markdown).write()
    } catch (error) {
      core.warning(`The job summary could not be written: ${reasonOf(error)}`)
    }
  }

  /** On a command line, shows the summary as text, unless the run failed for a reason other than findings. */
  async show(): Promise<void> {
    const isError = process.exitCode !== EXIT.ok && process.exitCode !== EXIT.findings
    if (process.env['GITHUB_ACTIONS'] === 'true' || isError || !this.#text) return
    const lines = this.#text.trim().split('\n')
    await runnerLog.group(SUMMARY_GROUP, () => lines.forEach(line => runnerLog.info(clip(line, MAX_LINE))))
  }
}
