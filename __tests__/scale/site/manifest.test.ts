import { expect, test } from '@jest/globals'
import { MAX_FILE_BYTES } from '../../../src/site/records/export-files.ts'
import { parseManifest } from '../../../src/site/records/manifest.ts'

test('rejects a manifest larger than 100 MB', () => {
  const text = ' '.repeat(MAX_FILE_BYTES + 1)
  expect(parseManifest(text.slice(1))).toMatchObject({ messages: [expect.stringContaining('not JSON')] })
  expect(parseManifest(text)).toEqual({ kind: 'damaged', messages: ['it is larger than 100 MB'] })
})
