import { expect, test } from '@jest/globals'
import { explainDisk } from '../../../src/export/output-dir/disk-errors.ts'
import { explainSource } from '../../../src/export/receive/receive.ts'
import { failing } from '../../support/failing.ts'

const errorOf = (code: string, path?: string) => Object.assign(new Error(code), { code, path })

test.each([
  ['ENOSPC', 'disk-full', 'The disk that contains /out is full.'],
  ['EDQUOT', 'disk-full', 'The disk that contains /out is full.'],
  ['EROFS', 'output-dir-not-writable', '/out/a cannot be created or written (EROFS).']
])('maps the error %s to %s if a site cannot be written', (code, failure, message) => {
  expect(explainDisk(errorOf(code, '/out/a'), '/out')).toMatchObject(failing(failure, message))
})

test('explains an error from reading `from`, and does not change an error from writing to the output folder', () => {
  const source = { kind: 'archive', path: '/docs.zip', exists: true } as const
  const failure = failing('from-unreadable', '/docs.zip cannot be read (EIO).')
  expect(explainSource(errorOf('EIO', '/docs.zip'), source, '/out')).toMatchObject(failure)
  const full = errorOf('ENOSPC', '/out/a')
  expect(explainSource(full, source, '/out')).toBe(full)
})
