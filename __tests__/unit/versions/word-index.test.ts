import { expect, test } from '@jest/globals'
import { wordCounts } from '../../../src/runtime/text/same-words.ts'
import { WordIndex } from '../../../src/versions/pages/word-index.ts'

test('finds texts that have rare words in common, and ignores words that are in too many texts', () => {
  const texts = { a: 'the cat the cat sleeps', b: 'the dog barks', c: 'the dog sleeps', d: 'fish' }
  const index = new WordIndex(
    Object.entries(texts).map(([name, text]) => [name, wordCounts(text)]),
    2
  )
  const { common, total } = index.find(wordCounts('the cat sleeps near the dog'))
  expect([...common]).toEqual([
    ['a', { count: 2, different: 2 }],
    ['c', { count: 2, different: 2 }],
    ['b', { count: 1, different: 1 }]
  ])
  // `the` is in three texts. `near` is in none, and so counts as rare.
  expect(total).toBe(4)
})
