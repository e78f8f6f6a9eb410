import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { startHosting } from '../../../servers/hosting/hosting.ts'
import { LiveDocs, mdx, settings, words } from '../../../support/live-docs.ts'

jest.setTimeout(120_000)

const page = (name: string, ...paragraphs: string[]) => mdx(name, words(name), ...paragraphs)
const OLD = 'The first version says that plain requests are fine.'
const NEW = 'The second edition recommends signed requests only.'

let docs: LiveDocs
type Commit = LiveDocs['commits'][number]
let [first, second]: Commit[] = []

beforeAll(async () => {
  docs = await LiveDocs.create()
  first = await docs.commit({
    'docs.json': settings(['index', 'start', 'guides/x', 'guides/y']),
    'index.mdx': page('Home'),
    'start.mdx': page('Start', OLD),
    'guides/x.mdx': page('Xylophone', OLD),
    'guides/y.mdx': page('Yellow')
  })
  second = await docs.commit({ 'start.mdx': page('Start', NEW), 'guides/x.mdx': page('Xylophone', NEW) })
})

afterAll(async () => await docs[Symbol.asyncDispose]())

const deployed = ({ docs: files, time }: Commit) => ({ docs: files, at: new Date(time.getTime() + 120_000) })

test('verifies a site that shows the merge', async () => {
  await using site = await startHosting()
  site.deploy(deployed(first as Commit))
  site.deploy(deployed(second as Commit))
  const run = await docs.verify(site.url)
  expect(run.failure).toBeUndefined()
  expect(run.live).toEqual(['/guides/x html live', '/guides/x md live', '/start html live', '/start md live'])
  expect(run.outputs).toMatchObject({ verified: 'true', pending: '0', undecided: '0', commit: second?.sha })
})

test('names the old page, the commit that it serves, and its age', async () => {
  await using site = await startHosting()
  site.deploy(deployed(first as Commit))
  site.deploy({ ...deployed(second as Commit), pages: ['start'] })
  const run = await docs.verify(site.url)
  expect(run.found).toEqual(['stale /guides/x'])
})
