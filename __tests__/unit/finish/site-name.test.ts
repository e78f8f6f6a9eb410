import { expect, test } from '@jest/globals'
import { commonEnding } from '../../../src/finish/site/site-name.ts'

test.each([
  ['Acme Docs', ['Acme Docs', 'Install | Acme Docs', 'API | v2 | Acme Docs']],
  ['Acme - Docs', ['Install - Acme - Docs', 'API - Acme - Docs']],
  ['Größe', ['A — Größe', 'B — Größe', 'C — Größe', 'D — Größe', 'Page not found']],
  ['Docs', ['A · Docs', 'B :: Docs', 'C » Docs']],
  [undefined, ['A | Acme']],
  [undefined, ['A | Acme', 'B | Other', 'C', 'D']],
  [undefined, ['Install', 'Install', 'well-known', '']],
  [undefined, ['A | -', 'B | -']],
  [undefined, []]
])('takes the name %p from the ends of titles', (name, titles) => {
  expect(commonEnding(titles.map(headTitle => ({ headTitle })))).toBe(name)
})
