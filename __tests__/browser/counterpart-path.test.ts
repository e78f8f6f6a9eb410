import { expect, test } from '@jest/globals'
import { dirname } from 'node:path'
import { filesIn, startSiteHost } from '../../servers/host/site-host.ts'
import { describeCounterpart, shapedFiles, walkCounterpart } from '../support/counterpart.ts'
import { addSearch, readSiteManifest, writeSite } from '../support/finishing.ts'
import { describeInBrowser } from '../support/in-browser.ts'
import { tempFolder } from '../support/temp-folder.ts'

describeCounterpart('a site below a path', counterpart => {
  describeInBrowser('its pages', launched => {
    test.each(['/docs', '/a/b'])(
      'hydrate below %s, and every link stays there',
      async base => {
        await using folder = await tempFolder()
        const sitePath = await writeSite(folder.path, shapedFiles(counterpart), { basePath: '/' })
        const { failure } = await addSearch(sitePath, {
          'site-url': `https://acme.example${base}`,
          add: 'none'
        })
        expect(failure).toBeUndefined()
        expect((await readSiteManifest(dirname(sitePath))).basePath).toBe(base)
        await using host = await startSiteHost(filesIn(sitePath), { base })
        const origin = new URL(host.url).origin
        expect(await walkCounterpart(launched.browser, { origin, base })).toEqual([])
      },
      600_000
    )
  })
})
