import { expect, test } from '@jest/globals'
import { files, pages, textOf } from '../support/repository.ts'

/** Words to avoid, with the preferred words. */
const WORDS: [RegExp, instead: string][] = [
  [/\bcan not\b/i, 'cannot'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bfarewell\b/i, 'end, last message'],
  [/\bsurroundings\b/i, 'context, environment'],
  [/\bLONGEST_|\bMOST_[A-Z]/, 'MAX_'],
  [/\btime (was|is) up\b/i, 'timed out'],
  [/\bnot a byte\b/i, 'no data'],
  [/\b(was|were|been) told\b/i, 'announced, set'],
  [/\btwo looks\b/i, 'poll'],
  [/\bgood manners\b|\bearned its keep\b|\bmarch(es)? in step\b/i, 'what it does, without a metaphor'],
  [/\bmisspelt\b|\b(behaviou|colou|favou|honou)r/i, 'American spelling'],
  [/\b(normal|organ|recogn|summar|initial|serial)is(e|es|ed|ing|ation)\b/i, 'American spelling']
]

const checked = [
  ...pages,
  ...files('action.yml', '*/action.yml', '.github/**/*.yml', 'examples/**/*.yml'),
  ...files('{src,servers,scripts,bench,stress,__tests__}/**/*.ts')
].filter(path => !path.endsWith('language.test.ts'))

test('pages, workflows and sources use simple words and American spelling', () => {
  expect(checked.length).toBeGreaterThan(150)
  const found = checked.flatMap(path =>
    textOf(path)
      .replaceAll(/https?:\/\/\S+/g, '')
      .split('\n')
      .flatMap((line, at) =>
        WORDS.filter(([word]) => word.test(line)).map(
          ([word, instead]) => `${path}:${at + 1}: ${word.exec(line)?.[0] ?? ''} (write: ${instead})`
        )
      )
  )
  expect(found).toEqual([])
})

test('the patterns match the words to avoid, but not similar words', () => {
  const samples = [
    'can not',
    'mending',
    'LONGEST_WAIT',
    'MOST_BYTES',
    'the time was up',
    'behaviour',
    'normalise'
  ]
  for (const sample of samples) expect(WORDS.filter(([word]) => word.test(sample))).toHaveLength(1)
  for (const sample of ['cannot', 'recommended', 'amendment', 'almost_done', 'behavior'])
    expect(WORDS.filter(([word]) => word.test(sample))).toEqual([])
})
