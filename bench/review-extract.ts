// node bench/review-extract.ts ARCHIVE FOLDER off|warn: extracts an archive as the export action does, with or without the review.
import { open } from 'node:fs/promises'
import { Extraction } from '../src/export/site/extract.ts'
import { reviewSite } from '../src/export/site/review.ts'
import { systemClock } from '../src/runtime/clock.ts'
import { silentLog as log } from './link.ts'

const [, , path = '', folder = '', check = 'off'] = process.argv
const { signal } = new AbortController()
const review = check === 'off' ? undefined : { domain: 'docs.example.com', basePath: '/', ignore: [] }
await using file = await open(path)
await using extraction = new Extraction(folder, { log, clock: systemClock, signal }, review)
const { size } = await file.stat()
await extraction.begin(size)
const memory = Buffer.allocUnsafeSlow(2 * 1024 * 1024)
for (;;) {
  const { bytesRead } = await file.read(memory)
  if (bytesRead === 0) break
  await extraction.write(memory.subarray(0, bytesRead))
}
const archive = { path, size, sha256: '', format: 'tar.gz' } as const
const inputs = { check: review === undefined ? 'off' : 'warn', maxPageDrop: 1, outputDir: folder } as const
const { files, findingDigests: findings } = await reviewSite(
  await extraction.complete(archive),
  inputs,
  undefined
)
const about = {
  domain: 'docs.example.com',
  jobId: 'bench',
  version: undefined,
  pageCount: undefined,
  findings
}
await extraction.install(archive, files, about)
