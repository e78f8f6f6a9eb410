import type { RunContext } from '../runtime/context.ts'
import { runAction } from '../runtime/action/run.ts'
import { explainStop } from '../runtime/time/stop-reason.ts'
import { detailsTable, durationOf, type RunRecord, summaryOf } from '../runtime/action/summary.ts'
import { formatBytes, formatCount } from '../runtime/text/units.ts'
import { withMore } from '../runtime/text/with-more.ts'
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
        context.setOutput('markdown-pages', site.markdownPages)
        context.setOutput('base-path', site.basePath)
        context.setOutput('added-files', site.addedFiles)
        if (inputs.add.has('search')) context.log.info(`The search covers ${describeSearch(site)}.`)
        for (const note of notesOf(site, inputs.manifest.basePath)) context.log.info(note)
        for (const limit of site.limits) context.log.warning(limit)
        context.log.info(`The site has ${sizeFacts(site.after).join(', ')}.`)
      },
      explain: error =>
        explainStop(error, {
          timeoutMs: inputs.timeoutMs,
          state: 'The site is not complete.',
          advice: 'Run again.'
        }),
      summary: format => {
        const heading = site === undefined ? '❌ The site was not finished' : '✅ The site is finished'
        const facts = [
          site && inputs.add.has('search') && `search covers ${describeSearch(site)}`,
          site && inputs.add.has('markdown') && `${formatCount(site.markdownPages, 'page')} as Markdown`,
          durationOf(record)
        ]
        const sections = site && [
          detailsTable(
            [
              ['Before', ...sizeFacts(site.before)],
              ['After', ...sizeFacts(site.after)]
            ],
            format
          ),
          [...site.limits, ...notesOf(site, inputs.manifest.basePath)].map(format.sentence).join('\n\n')
        ]
        return summaryOf({ heading, facts, failure: record.failure }, inputs.errorsPage, sections, format)
      }
    },
    context
  )
}

function describeSearch({ indexedPages, indexBytes }: FinishedSite): string {
  return `${formatCount(indexedPages, 'page')} (index ${formatBytes(indexBytes)})`
}

function sizeFacts({ files, bytes }: FinishedSite['before']): string[] {
  return [formatCount(files, 'file'), formatBytes(bytes)]
}

function notesOf({ kept, removed, canonicalElsewhere, basePath }: FinishedSite, exportedFor = '/'): string[] {
  return [
    basePath !== exportedFor && `The site was moved to ${basePath}.`,
    kept.length > 0 &&
      `The site already has these files, so they were not replaced: ${withMore(kept, 5).join(', ')}.`,
    removed.length > 0 &&
      `These files were removed, because \`add\` no longer lists the corresponding values: ${withMore(removed, 5).join(', ')}.`,
    canonicalElsewhere > 0 &&
      `${formatCount(canonicalElsewhere, 'page')} ${canonicalElsewhere === 1 ? 'keeps' : 'keep'} a canonical address on another host.`
  ].filter(note => note !== false)
}
