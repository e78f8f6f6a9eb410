import { expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn, startSiteHost } from '../../servers/host/site-host.ts'
import { describeCounterpart, shapedFiles, walkCounterpart } from '../support/counterpart.ts'
import { finish, writeSite } from '../support/finishing.ts'
import { describeInBrowser } from '../support/in-browser.ts'
import { tempFolder } from '../support/temp-folder.ts'

const IN_HTML = /<link rel="alternate" type="text\/markdown"[^>]*>/g
const IN_DATA =
  /,\[\\"\$\\",\\"link\\",\\"[^"]*\\",\{\\"rel\\":\\"alternate\\",\\"type\\":\\"text\/markdown\\"[^{}]*\}\]/g

describeCounterpart('the link to Markdown', counterpart => {
  describeInBrowser('that finish adds to a page', launched => {
    test('leaves hydration and links as they are', async () => {
      const exported = Object.entries(shapedFiles(counterpart)).map(([path, content]) => {
        if (!path.endsWith('.html')) return [path, content] as const
        const text = content.toString()
        expect([path, text.match(IN_HTML)?.length, text.match(IN_DATA)?.length]).toEqual([path, 1, 1])
        return [path, text.replace(IN_HTML, '').replace(IN_DATA, '')] as const
      })
      await using folder = await tempFolder()
      const sitePath = await writeSite(folder.path, Object.fromEntries(exported), { basePath: '/' })
      expect((await finish(sitePath, { add: 'markdown' })).failure).toBeUndefined()
      const guide = await readFile(join(sitePath, 'guides/a.html'), 'utf8')
      expect(guide.match(IN_HTML)).toEqual([
        '<link rel="alternate" type="text/markdown" href="/guides/a.md"/>'
      ])
      expect(guide.match(IN_DATA)).toHaveLength(1)
      await using host = await startSiteHost(filesIn(sitePath))
      expect(await walkCounterpart(launched.browser, { origin: host.url, base: '' })).toEqual([])
    }, 600_000)
  })
})
