import { expect, test } from '@jest/globals'
import { files, textOf } from '../support/repository.ts'

test('docs/hosting.md links to every file with host rules', () => {
  const rules = files('examples/hosting/*/*', 'examples/hosting/*/.*')
  expect(rules.length).toBeGreaterThan(5)
  const page = textOf('docs/hosting.md')
  expect(rules.filter(path => !page.includes(`](../${path})`))).toEqual([])
})
