import type { RunContext } from '../runtime/context.ts'
import { runAction } from '../runtime/action/run.ts'
import { explainStop } from '../runtime/time/stop-reason.ts'
import { durationOf, type RunRecord, summaryOf } from '../runtime/action/summary.ts'
import { formatBytes, formatCount } from '../runtime/text/units.ts'
import { type FinishedSite, finishSite } from './finish-site.ts'
import type { Inputs } from './inputs.ts'

export async function main(inputs: Inputs, context: RunContext): Promise<void> {
  const record: RunRecord = { startedAt: context.clock.now() }
  let site: FinishedSite | undefined
  await runAction(
    record,
    {
      work: async () => {
        site = await finishSite(inputs, context)
        context.setOutput('indexed-pages', site.indexedPages)
        context.setOutput('index-bytes', site.indexBytes)
        context.setOutput('added-files', site.addedFiles)
        if (inputs.add.has('search')) context.log.info(`The search finds ${describeSearch(site)}.`)
      },
      explain: error =>
        explainStop(error, {
          timeoutMs: inputs.timeoutMs,
          state: 'The site is not complete.',
          advice: 'Run again.'
        }),
      summary: format => {
        const heading =
          site === undefined ? '❌ The site was not finished' : '✅ The site works without the service'
        const facts = [
          site && inputs.add.has('search') && `search: ${describeSearch(site)}`,
          durationOf(record)
        ]
        return summaryOf({ heading, facts, failure: record.failure }, inputs.errorsPage, [], format)
      }
    },
    context
  )
}

function describeSearch({ indexedPages, indexBytes }: FinishedSite): string {
  return `${formatCount(indexedPages, 'page')} · index of ${formatBytes(indexBytes)}`
}
