import { expect, test } from '@jest/globals'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { describeBytes, formatOf, requireZstd } from '../../../../src/export/archive/format.ts'
import { skippableFrame, tarOf, zipOf } from '../../../support/tiny-archives.ts'

test.each([
  ['tar.gz', async () => gzipSync(await tarOf({ name: 'a', content: 'x' }))],
  ['tar.zst', async () => zstdCompressSync(await tarOf({ name: 'a', content: 'x' }))],
  ['tar.zst', async () => await Promise.resolve(skippableFrame('x'))],
  ['tar', async () => await tarOf({ name: 'a', content: 'x' })],
  ['zip', async () => await Promise.resolve(zipOf({ name: 'a', content: 'x' }))],
  ['zip', async () => await Promise.resolve(zipOf())],
  [undefined, async () => await Promise.resolve(Buffer.from('<!doctype html>'))],
  [undefined, async () => await Promise.resolve(Buffer.alloc(600, 'x'))],
  [undefined, async () => await Promise.resolve(Buffer.alloc(0))]
])('recognizes %p by the first bytes', async (format, make) => {
  expect(formatOf(await make())).toBe(format)
})

test('recognizes an old tar without the ustar signature by its checksum', async () => {
  const old = await tarOf({ name: 'a', content: 'x' })
  const [signature, sum] = [old.subarray(257, 265), parseInt(old.toString('latin1', 148, 154), 8)]
  const without = sum - signature.reduce((total, byte) => total + byte, 0)
  signature.fill(0)
  old.write(without.toString(8).padStart(6, '0'), 148, 'latin1')
  expect(formatOf(old)).toBe('tar')
})

test.each([
  ['<!DOCTYPE html><html>', 'an HTML page'],
  ['\n<html><body>', 'an HTML page'],
  ['<?xml version="1.0"?><Error>', 'an XML document, perhaps an error of the store'],
  ['{"error":"gone"}', 'JSON, perhaps an error message'],
  ['BZh91AY', 'a bzip2 file'],
  ['%PDF-1.7', 'a PDF document'],
  ['not found\n', 'text: "not found"'],
  ['', 'an empty file']
])('describes %j', (text, description) => {
  expect(describeBytes(Buffer.from(text, 'latin1'))).toBe(description)
})

test('names the version of Node that can read zstd where it is missing', () => {
  expect(() => requireZstd({})).toThrow(
    expect.objectContaining({
      code: 'archive-format-unknown',
      message: expect.stringContaining(`zstd, which Node ${process.versions.node} cannot read`),
      advice: 'Use Node 22.15 or newer.'
    })
  )
})
