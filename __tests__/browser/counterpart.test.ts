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

  test('contain the forms of code and data that the client of the service has', () => {
    const contents = Object.entries(shapedFiles(counterpart)).map(([path, content]) => [
      path,
      content.toString()
    ])
    const textOf = (pattern: RegExp) =>
      contents
        .filter(([path = '']) => pattern.test(path))
        .map(([, text]) => text)
        .join('\n')
    const scripts = textOf(/^_next\/.*\.js$/)
    expect(scripts).toMatch(/[{,]BASE_PATH:\w+\(\w+\.default\.env\.NEXT_PUBLIC_BASE_PATH\?\?""\)/)
    expect(scripts).toMatch(/[{,]NEXT_PUBLIC_BASE_PATH:\w+\.default\.env\.NEXT_PUBLIC_BASE_PATH[,}]/)
    expect(scripts).toContain('"/_next/static":"nextjs"')
    expect(scripts).toContain('ENV:"cli"')
    const home = textOf(/^index\.html$/)
    expect(home).toContain(String.raw`_jsx(OptimizedImage, {\n`)
    expect(home).toContain(String.raw`, {OptimizedImage, Illustration, Card} = _components;`)
    expect(home).toMatch(/[0-9a-f]:\{\\"metadata\\":\[\[\\"\$\\",\\"title\\"/)
    expect(home).toContain(String.raw`]],\"error\":null,\"digest\":\"$undefined\"}\n`)
    expect(home).toMatch(/[0-9a-f]:\\"\$[0-9a-f]+:metadata\\"\\n/)
    expect(home).toMatch(/:HL\[\\"\/_next\/static\/media\/[^"]+\.ttf\\",\\"font\\"/)
    expect(home).toContain('<div hidden=""><!--$--><!--/$--></div>')
    // The same script is in the markup and in the data.
    expect(home).toMatch(/<script type="text\/javascript">\(function\(\)\{[^<]*url\('\/fonts\/body\.ttf'\)/)
    expect(home).toMatch(/<script>\(self\.__next_s=[^<]*url\('\/fonts\/heading\.ttf'\)/)
    expect(home.split("url('/fonts/body.ttf')")).toHaveLength(3)
    expect(home.split("url('/fonts/heading.ttf')")).toHaveLength(3)
    expect(textOf(/^api\/delete\.html$/)).toContain(String.raw`\"source\":\"\\\"use strict`)
  })

  describeInBrowser('opened', launched => {
    test('hydrate, and links between the pages work', async () => {
      await using host = await startSiteHost(shapedFiles(counterpart))
      expect(await walkCounterpart(launched.browser, { origin: host.url, base: '' })).toEqual([])
    }, 600_000)
  })
})
