import { expect, test } from '@jest/globals'
import { FAILING_BY_DEFAULT } from '../../../src/pull-request/comparison/findings.ts'
import { oneAtEachPlace } from '../../../src/pull-request/comparison/one-place.ts'
import { reviewChange } from '../../../src/pull-request/fixes/review-change.ts'
import { Renderer } from '../../../src/sources/render/renderer.ts'
import { versionsOf } from '../../support/reviewed-change.ts'
import { SETTINGS } from '../../support/small-docs.ts'

const settings = JSON.stringify(
  {
    ...SETTINGS,
    navigation: { pages: ['a'] },
    redirects: [
      { source: '/old', destination: '/b' },
      { source: '/older', destination: '/b' },
      { source: '/fine', destination: '/a' }
    ]
  },
  undefined,
  1
)

test('reports a redirect that leads nowhere now once, as the kind that can fail the run', async () => {
  const versions = versionsOf(
    { 'docs.json': settings, 'a.mdx': 'A page about apples.', 'b.mdx': 'A page about bread.' },
    { 'b.mdx': undefined }
  )
  const { findings, vanished } = await reviewChange(versions, {
    ...{ ignore: [], prefix: '', renderer: new Renderer({}) }
  })
  const listed = (found: typeof findings) => found.map(({ kind, target }) => `${kind} ${target}`)
  const redirects = ['broken-redirect /old', 'broken-redirect /older']
  const removed = ['removed-address /old', 'removed-address /older']
  expect(listed(findings)).toEqual([...redirects, ...removed, 'removed-address /b'])
  const places = findings.filter(({ target }) => target === '/old').map(({ file, line }) => `${file}:${line}`)
  expect(new Set(places).size).toBe(1)

  expect(listed(oneAtEachPlace(findings, FAILING_BY_DEFAULT))).toEqual([...redirects, 'removed-address /b'])
  expect(listed(oneAtEachPlace(findings, ['broken-link']))).toEqual([...redirects, 'removed-address /b'])
  expect(listed(oneAtEachPlace(findings, ['removed-address']))).toEqual([...removed, 'removed-address /b'])
  // All vanished addresses are still counted one by one.
  expect(vanished.map(({ address }) => address)).toEqual(['/b', '/old', '/older'])
  const old = findings.map(finding => ({ ...finding, isNew: false }))
  expect(oneAtEachPlace(old, FAILING_BY_DEFAULT)).toEqual(old)
})

test('the finding that stays has the fix and the destination of the one that is left out', () => {
  const at = { target: '/old', file: 'docs.json', line: 3, column: 1, message: '', isNew: true }
  const fix = { edit: { file: 'docs.json', offset: 1, line: 3, column: 1, from: '/b', to: '/c' } } as never
  const found = oneAtEachPlace(
    [
      { kind: 'broken-redirect', ...at },
      { kind: 'removed-address', ...at, suggestion: '/c', fix }
    ],
    FAILING_BY_DEFAULT
  )
  expect(found).toEqual([{ kind: 'broken-redirect', ...at, suggestion: '/c', fix }])
})
