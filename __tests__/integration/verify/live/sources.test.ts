import { expect, jest, test } from '@jest/globals'
import { BOTH, NEW, OLD, page, setUp, THIRD } from '../../../support/live-case.ts'
import { mdx, words } from '../../../support/live-docs.ts'

jest.setTimeout(120_000)

test('looks at the versions between, so that a rewrite without its fix is old', async () => {
  const rewrite = words('rewritten', 30)
  await using run = await setUp({ 'x.mdx': page('Xylophone', rewrite, 'Set the limit to 20 minutes.') })
  const { docs, site, first, second, deploy } = run
  await docs.commit({ 'x.mdx': page('Xylophone', rewrite, 'Set the limit to 30 minutes.') })
  deploy(second)
  const { found, result } = await docs.verify(site.url, { inputs: { since: first.sha } })
  expect(found).toEqual(['stale /x'])
  expect(result?.live[0]?.servedCommit).toBe(second.sha)
})

test('names a version from before `since`', async () => {
  await using run = await setUp({ 'x.mdx': page('Xylophone', NEW) })
  const { docs, site, first, second } = run
  await docs.commit({ 'x.mdx': page('Xylophone', THIRD) })
  const { findings, result } = await docs.verify(site.url, { inputs: { since: second.sha } })
  expect(findings[0]?.detail).toMatch(new RegExp(`^Serves ${first.sha.slice(0, 7)}, 3 h old, 2 merges ago`))
  expect(result?.live.map(({ servedCommit }) => servedCommit)).toEqual([first.sha, first.sha])
})

test('follows a snippet that changes, and the page that includes it', async () => {
  const including = (text: string) =>
    mdx('Including', "import Part from '/snippets/part.mdx'", words('around'), '<Part />', text)
  await using run = await setUp(
    { 'snippets/part.mdx': NEW },
    { 'x.mdx': including('The end.'), 'snippets/part.mdx': OLD }
  )
  const { docs, site, second, deploy } = run
  expect((await docs.verify(site.url)).found).toEqual(['stale /x'])
  deploy(second)
  expect((await docs.verify(site.url)).outputs['verified']).toBe('true')
})

test('follows a documentation folder that moved', async () => {
  await using run = await setUp(BOTH)
  const { docs, site, first, second, deploy } = run
  docs.git('mv', 'docs', 'manual')
  docs.git('commit', '-qm', 'Move')
  docs.hours += 1
  const inputs = { 'docs-path': 'manual', since: first.sha }
  expect((await docs.verify(site.url, { inputs })).found).toEqual(['stale /start', 'stale /x'])
  deploy(second)
  const { found, outputs } = await docs.verify(site.url, { inputs })
  expect(found).toEqual([])
  expect(outputs['verified']).toBe('true')
})

test('goes on if docs.json cannot be parsed at one commit', async () => {
  await using run = await setUp({ ...BOTH, 'docs.json': '{ broken' })
  const { docs, site, first, deploy } = run
  const third = await docs.commit({
    'docs.json': first.docs['docs.json'] ?? '',
    'y.mdx': page('Yellow', NEW)
  })
  const inputs = { since: first.sha }
  expect((await docs.verify(site.url, { inputs })).found).toEqual(['stale /start', 'stale /x', 'stale /y'])
  deploy(third)
  expect((await docs.verify(site.url, { inputs })).outputs['verified']).toBe('true')
})

test('says that docs.json cannot be read at the checkout', async () => {
  await using run = await setUp({ ...BOTH, 'docs.json': '{ broken' })
  const { found, log } = await run.docs.verify(run.site.url)
  expect(found).toEqual(['stale /start', 'stale /x', 'undecided '])
  expect(log.text).toContain('warning: docs.json cannot be read at the checked-out commit')
})

test('continues from the merge base after a force push', async () => {
  await using run = await setUp(BOTH)
  const { docs, site, first, second } = run
  docs.git('checkout', '-q', '--detach')
  docs.git('reset', '-q', '--hard', first.sha)
  await docs.commit({ 'y.mdx': page('Yellow', THIRD) })
  const { found, log } = await docs.verify(site.url, { inputs: { since: second.sha } })
  expect(log.text).toContain(`Looking at the changes since ${first.sha.slice(0, 7)}`)
  expect(found).toContain('stale /y')
})

test('refuses an unknown `since`', async () => {
  await using run = await setUp(BOTH)
  const { failure } = await run.docs.verify(run.site.url, { inputs: { since: 'no-such-tag' } })
  expect(failure?.code).toBe('invalid-input')
  expect(failure?.message).toContain('`since` "no-such-tag" is not a commit, tag or branch')
})
