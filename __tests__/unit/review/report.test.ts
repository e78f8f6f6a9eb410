import { describe, expect, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { compareManifests } from '../../../src/review/changes.ts'
import { escapeHtml } from '../../../src/review/report/html.ts'
import { renderReport } from '../../../src/review/report/report.ts'
import { hostileReportData, reportData } from '../../support/report-data.ts'

test('limits the size of report.html even if every path and target is very long', () => {
  const data = reportData({ pages: 0, findings: 0 })
  const long = (i: number) => `${'&'.repeat(4000)}${i}.html`
  const files = Array.from({ length: 3000 }, (_, i) => ({ path: long(i), size: 1000 + i, sha256: 'x' }))
  const html = renderReport({
    ...data,
    files,
    previous: { files: [], findings: [] },
    changes: compareManifests([], files),
    review: {
      findings: files.map(({ path }) => ({ kind: 'broken-link', target: path, count: 1, pages: [path] })),
      ignored: 0,
      hosts: files.map(({ path }) => ({ host: path, links: 1, resources: 1 }))
    }
  })
  expect(Buffer.byteLength(html)).toBeLessThan(2_000_000)
  expect(html).toMatch(/Not in this report: [\d,]+ more/)
})

test('displays each line of a failure message as a paragraph', () => {
  const failure =
    'The check found 2 problems. Nothing was delivered.\n- broken-link /a on x.html\n- and 1 <more>'
  const html = renderReport({ ...reportData({ pages: 5, findings: 2 }), failure })
  expect(html).toContain(
    '<p>The check found 2 problems. Nothing was delivered.</p><p>- broken-link /a on x.html</p><p>- and 1 &lt;more&gt;</p>'
  )
  expect(html).not.toContain('\uFFFD')
})

test('links to pages only for a site from the service', () => {
  const data = reportData({ pages: 5, findings: 2 })
  expect(renderReport(data)).toContain('href="https://docs.example.com/')
  expect(renderReport({ ...data, jobId: undefined })).not.toContain('href="https://docs.example.com/')
})

test('the report allows only the script that it contains', () => {
  const html = renderReport(reportData({ pages: 5, findings: 2 }))
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(html).toContain(`script-src 'sha256-${hash('sha256', script, 'base64')}'`)
})

describe('a report about a hostile site', () => {
  const HOSTILE = `"><script>alert(1)</script><img src=https://evil.example/x onerror=alert(1)>'&lt;`
  const { data, path } = hostileReportData(HOSTILE, `${HOSTILE}\u202Eevil\0`)
  const html = renderReport(data)
  const elements: DefaultTreeAdapterTypes.Element[] = []
  const texts: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) elements.push(node)
    if (node.nodeName === '#text') texts.push((node as DefaultTreeAdapterTypes.TextNode).value)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html))

  test('contains no element or attribute from the site', () => {
    const names = new Set(elements.map(({ tagName }) => tagName))
    for (const name of ['img', 'iframe', 'object', 'form']) expect(names).not.toContain(name)
    // The only base element belongs to the report and opens links in a new tab.
    const bases = elements.filter(({ tagName }) => tagName === 'base')
    expect(bases.map(({ attrs }) => attrs)).toEqual([[{ name: 'target', value: '_blank' }]])
    for (const { tagName, childNodes } of elements) {
      if (tagName !== 'script') continue
      expect(JSON.stringify(childNodes.map(node => ('value' in node ? node.value : '')))).not.toContain(
        'alert'
      )
    }
    const attributes = elements.flatMap(({ attrs }) => attrs)
    expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
    const outside = attributes.filter(({ name, value }) => name !== 'href' && value.includes('evil.example'))
    expect(outside).toEqual([])
  })

  test('displays names from the site as text, and omits invalid times', () => {
    expect(html).not.toContain('NaN')
    expect(texts.filter(text => text === HOSTILE).length).toBeGreaterThanOrEqual(5)
    expect(texts).toContain(path)
    expect(texts).toContain(`${HOSTILE}\uFFFDevil\uFFFD`)
    expect(texts).toContain(`Site report: ${HOSTILE} ${HOSTILE}`.slice(0, 13 + 200))
  })
})

test.each([
  [`<a href="x">'&`, '&lt;a href=&quot;x&quot;&gt;&#39;&amp;'],
  ['a\u202Eb\u2066c\u0000d\ud800e', 'a\uFFFDb\uFFFDc\uFFFDd\uFFFDe'],
  ['größe 日本', 'größe 日本']
])('writes %j in HTML as %j', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped)
})
