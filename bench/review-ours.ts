// node bench/review-ours.ts FOLDER: checks the site in a folder as the export action does, and prints checks.json.
import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { checksText } from '../src/review/checks/findings.ts'
import { SiteReview } from '../src/review/checks/site-review.ts'
import { isScanned, SiteScanner } from '../src/review/scan/site-scanner.ts'

const folder = process.argv[2] ?? '.'
const paths = filesIn('')
const review = new SiteReview()
const scanner = new SiteScanner(0)
/** All files share this buffer, as in the action. */
let buffer = Buffer.alloc(256 * 1024)
for (const [i, path] of paths.entries()) {
  if (isScanned(path)) scanner.scan(path, contentsOf(path))
  if (i % 20 !== 0) continue
  const batch = scanner.drain()
  if (batch !== undefined) review.add(batch)
}
const rest = scanner.drain()
if (rest !== undefined) review.add(rest)
const { findings } = review.finish(paths, { domain: undefined, basePath: '/', ignore: [] })
process.stdout.write(checksText(findings))

function contentsOf(path: string): Buffer {
  const file = openSync(`${folder}/${path}`, 'r')
  let length = readSync(file, buffer, 0, buffer.length, 0)
  while (length === buffer.length) {
    buffer = Buffer.alloc(2 * length)
    length = readSync(file, buffer, 0, buffer.length, 0)
  }
  closeSync(file)
  return buffer.subarray(0, length)
}

function filesIn(below: string): string[] {
  return readdirSync(`${folder}/${below}`, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? filesIn(`${below}${entry.name}/`) : [below + entry.name]
  )
}
