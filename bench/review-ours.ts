// node bench/review-ours.ts FOLDER: checks the site in a folder the way the export action does, and prints checks.json.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { checksText } from '../src/review/checks/findings.ts'
import { SiteReview } from '../src/review/checks/site-review.ts'
import { isScanned, SiteScanner } from '../src/review/scan/site-scanner.ts'

const folder = process.argv[2] ?? '.'
const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
const review = new SiteReview({ domain: undefined, basePath: '/', ignore: [] })
const scanner = new SiteScanner(0)
for (const [i, path] of paths.entries()) {
  if (isScanned(path)) scanner.scan(path, readFileSync(join(folder, path)))
  if (i % 20 !== 0) continue
  const batch = scanner.take()
  if (batch !== undefined) review.add(batch)
}
const rest = scanner.take()
if (rest !== undefined) review.add(rest)
process.stdout.write(checksText(review.finish(paths).findings))
