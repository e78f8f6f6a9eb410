import { describe, expect, test } from '@jest/globals'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tempFolder } from '../../support/temp-folder.ts'
import { get, HOST, pathOf } from './client.ts'
import { expectedLocation, followed, notFollowed, offSiteWildcards, writeRedirects } from './redirects.ts'
import { hosted, missingProgram, startWebServer, webServers } from './servers.ts'
import { writeSite } from './site.ts'

/** More redirects with long names than fit into the default hash tables of nginx. */
const MANY = Array.from({ length: 2000 }, (_, at) => ({
  source: `/${'a-long-name-of-a-folder/'.repeat(3)}page-${at}`,
  destination: `/new/page-${at}`,
  permanent: true
}))

for (const server of webServers) {
  const note = missingProgram(server)
  const suite = note === '' ? describe : describe.skip

  suite.each(['', '/docs'] as const)(`${server.name}${note} with redirects and the base path "%s"`, base => {
    const host = hosted(
      server,
      base,
      async (root, folder) => await writeRedirects(join(folder, 'export'), root + base, base)
    )

    test.each(followed)('responds to $path with $status $location', async ({ path, status, location }) => {
      const response = await get(host.port, base + path)
      expect({ status: response.status, location: pathOf(response.headers.location) }).toEqual({
        status,
        location: pathOf(expectedLocation(base, location))
      })
      expect(response.headers).not.toHaveProperty('x')
    })

    test.each(notFollowed)('responds to $path with $file', async ({ path, status, file }) => {
      const response = await get(host.port, base + path)
      expect({ status: response.status, body: response.body }).toEqual({ status, body: file })
    })

    test.each(offSiteWildcards)('never redirects %s to another host', async path => {
      const { headers } = await get(host.port, base + path)
      expect(new URL(headers.location ?? '/', `http://${HOST}/`).host).toBe(HOST)
    })
  })

  const runs = note === '' ? test : test.skip
  runs(`${server.name} applies 2,000 redirects with long names${note}`, async () => {
    await using stack = new AsyncDisposableStack()
    const { path } = stack.use(await tempFolder())
    const root = join(path, 'www')
    await writeSite(root, '')
    const redirects = join(path, 'redirects.json')
    await writeFile(redirects, JSON.stringify({ version: 1, redirects: MANY }))
    const { port } = stack.use(
      await startWebServer(server, { folder: join(path, 'server'), root, base: '', redirects })
    )
    for (const { source, destination } of [MANY.at(0), MANY.at(-1)].flatMap(entry => entry ?? [])) {
      const { status, headers } = await get(port, source)
      expect([status, pathOf(headers.location)]).toEqual([308, destination])
    }
  })
}
