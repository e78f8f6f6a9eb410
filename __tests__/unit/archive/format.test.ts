import { expect, test } from '@jest/globals'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { describeBytes, formatOf, recognizeFormat } from '../../../src/archive/format.ts'
import { tarOf, zipOf } from '../../support/tiny-archives.ts'

test.each([
  ['tar.gz', async () => gzipSync(await tarOf({ name: 'a', content: 'x' }))],
  ['tar', async () => await tarOf({ name: 'a', content: 'x' })],
  ['zip', async () => await Promise.resolve(zipOf({ name: 'a', content: 'x' }))],
  ['zip', async () => await Promise.resolve(zipOf())],
  ['tar', async () => await Promise.resolve(Buffer.alloc(512))],
  [undefined, async () => await Promise.resolve(Buffer.alloc(511))],
  [undefined, async () => await Promise.resolve(Buffer.from('<!doctype html>'))],
  [undefined, async () => await Promise.resolve(Buffer.alloc(600, 'x'))],
  [undefined, async () => await Promise.resolve(Buffer.alloc(0))]
])('returns the format that the first bytes show, or undefined: %p', async (format, make) => {
  expect(formatOf(await make())).toBe(format)
})

test('recognizes an old tar archive by its checksum if the archive has no ustar signature', async () => {
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
  ['<?xml version="1.0"?><Error>', 'an XML document, perhaps an error from the store'],
  ['{"error":"gone"}', 'JSON, perhaps an error message'],
  ['%PDF-1.7\x80', 'data in an unknown format (it begins with 255044462d312e37)'],
  ['not found\n', 'text: "not found"'],
  ['x'.repeat(61), `text: "${'x'.repeat(60)}"`],
  ['', 'an empty file']
])('describes the file content %j', (text, description) => {
  expect(describeBytes(Buffer.from(text, 'latin1'))).toBe(description)
})

test('names the content of a gzip file without a tar archive, if the start of the file shows the content', async () => {
  const tar = await tarOf({ name: 'a', content: 'x'.repeat(9000) })
  expect(await recognizeFormat(gzipSync(tar))).toBe('tar.gz')
  expect(await recognizeFormat(Buffer.from('\x1f\x8b\x08 damaged', 'latin1'))).toBe('tar.gz')
  for (const content of ['<html>', '<html>'.padEnd(9000)]) {
    await expect(recognizeFormat(Buffer.from(content))).rejects.toThrow('like an HTML page')
    await expect(recognizeFormat(gzipSync(content))).rejects.toThrow('like gzip that contains an HTML page')
  }
  // A long comment in the header leaves less than a tar header of content in the start.
  const header = Buffer.from('1f8b0810000000000003', 'hex')
  const comment = Buffer.from(`${'x'.repeat(3900)}\0`)
  const content = deflateRawSync(tar, { level: 0 })
  expect(await recognizeFormat(Buffer.concat([header, comment, content]))).toBe('tar.gz')
})
