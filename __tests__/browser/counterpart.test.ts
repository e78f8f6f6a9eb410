import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSiteHost } from '../../servers/host/site-host.ts'
import { describeCounterpart, shapedFiles, walkCounterpart } from '../support/counterpart.ts'
import { describeInBrowser } from '../support/in-browser.ts'

describeCounterpart('pages', counterpart => {
  test('contain the markup that is specific to the service', () => {
    for (const route of counterpart.routes) {
      const html = readFileSync(join(counterpart.folder, route, 'index.html'), 'utf8')
      const head = html.slice(0, html.indexOf('</head>'))
      expect(head).toContain('<meta name="generator" content="Mintlify"/>')
      expect(head).toContain(`type="text/markdown" href="${route === '/' ? '/index' : route}.md"`)
      expect(head).not.toMatch(/rel="canonical"|og:url|name="robots"/)
      expect(html).toContain('data-agent-docs-index')
      expect(html).toContain('id="search-bar-entry-mobile"')
      expect(html).toMatch(/self\.__next_f\.push\(\[1,"[^<]*[0-9a-f]+:T[0-9a-f]+,"\]\)/)
      expect(html).toContain('docsNavWithMetadata')
    }
  })

  describeInBrowser('opened', launched => {
    test('hydrate, and links between the pages work', async () => {
      await using host = await startSiteHost(shapedFiles(counterpart))
      expect(await walkCounterpart(launched.browser, { origin: host.url, base: '' })).toEqual([])
    }, 600_000)
  })
})
