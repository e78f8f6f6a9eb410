import { expect, test } from '@jest/globals'
import { digestOf, pictureSources, storedDigests } from '../../scripts/pictures.ts'
import { findChromium } from '../../scripts/chromium.ts'

const note = findChromium() === undefined ? ' (needs Chromium)' : ''
const testPictures = note === '' ? test : test.skip

testPictures(
  `the pictures in the documentation are up to date (npm run docs updates the pictures)${note}`,
  () => {
    const digests = [...pictureSources()].map(([name, html]) => [name, digestOf(html)])
    expect(Object.fromEntries(digests)).toEqual(storedDigests())
  },
  120_000
)
