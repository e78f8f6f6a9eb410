import { expect, test } from '@jest/globals'
import { MentionedPaths } from '../../../../src/export/prepare/layout/mentioned-paths.ts'
import { mentionsIn } from '../../../../src/export/prepare/layout/text-parts.ts'

const FILE = 'm/x.json'

function mentionedIn(text: string): string[] {
  const paths = new MentionedPaths([FILE], { basePath: '', hosts: [] })
  const form = { folders: [], isPage: true, isShown: false }
  return [...mentionsIn(text, paths, true, form)].flatMap(({ references }) => [...references])
}

test.each([
  ['backslashes', '\\'],
  ['encoded percent signs', '%25'],
  ['entities', '&amp;'],
  ['slashes', '/'],
  ['quotation marks', '"']
])('finds an address behind many %s in a time in proportion to them', (_, repeated) => {
  const start = process.cpuUsage()
  expect(mentionedIn(`${repeated.repeat(1_000_000)} "\\/m\\/x.json"`)).toEqual([FILE])
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(10_000)
})
