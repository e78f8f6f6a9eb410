import type { RunContext } from '../runtime/context.ts'
import { runAction } from '../runtime/action/run.ts'
import { explainStop } from '../runtime/time/stop-reason.ts'
import { durationOf, type RunRecord, summaryOf } from '../runtime/action/summary.ts'
import { formatBytes, formatCount } from '../runtime/text/units.ts'
import { addSearch, type SiteSearch } from './add-search.ts'
import type { Inputs } from './inputs.ts'

export async function main(inputs: Inputs, context: RunContext): Promise<void> {
  const record: RunRecord = { startedAt: context.clock.now() }
  let search: SiteSearch | undefined
  await runAction(
    record,
    {
      work: async () => {
        search = await addSearch(inputs, context)
        context.setOutput('indexed-pages', search.indexedPages)
        context.setOutput('index-bytes', search.indexBytes)
        context.log.info(`The search finds ${describe(search)}.`)
      },
      explain: error =>
        explainStop(error, {
          timeoutMs: inputs.timeoutMs,
          state: 'The search of the site is not complete.',
          advice: 'Run again.'
        }),
      summary: format => {
        const heading =
          search === undefined ? '❌ The site has no search' : '✅ The search works without the service'
        const facts = [search && describe(search), durationOf(record)]
        return summaryOf({ heading, facts, failure: record.failure }, inputs.errorsPage, [], format)
      }
    },
    context
  )
}

function describe({ indexedPages, indexBytes }: SiteSearch): string {
  return `${formatCount(indexedPages, 'page')} · ${formatBytes(indexBytes)}`
}
