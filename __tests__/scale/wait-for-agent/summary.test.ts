import { expect, test } from '@jest/globals'
import { Failure } from '../../../src/runtime/failure.ts'
import { agentJob } from '../../../src/service/schemas.ts'
import { finished, renderSummary } from '../../support/agent-record.ts'
import { renderMarkdown } from '../../support/markdown.ts'
import fc from '../../support/properties.ts'

test('any text of the service leaves the summary small, its table complete and its links http or https', () => {
  const any = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }),
    fc.constantFrom(
      '|',
      'x'.repeat(2_000_000),
      '\n|a|b|\n',
      'javascript:alert(1)',
      'https://x/)](javascript:1)'
    ),
    fc.webUrl()
  )
  fc.assert(
    fc.property(any, any, any, (one, two, three) => {
      const markdown = renderSummary(
        finished({
          job: agentJob.parse({
            status: `s${one}`,
            source: { repository: two, ref: three },
            model: one,
            prLink: two
          }),
          warning: three,
          failure: new Failure('agent-failed', one, { advice: two })
        })
      )
      expect(Buffer.byteLength(markdown)).toBeLessThan(256 * 1024)
      const { tables, links } = renderMarkdown(markdown)
      expect(tables).toHaveLength(1)
      expect(tables.flat().every(row => row.length === 2)).toBe(true)
      expect(links.every(link => /^https?:/.test(link))).toBe(true)
    }),
    { numRuns: 50 }
  )
})
