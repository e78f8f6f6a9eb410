/**
 * Runs the Worker from examples/hosting/r2 on workerd, with the given files in an R2 bucket. The argument is the path
 * of a JSON file with settings. They include the folder of miniflare, because miniflare is not a dependency.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { miniflare, worker, port, base, isFinished, objects } = JSON.parse(
  readFileSync(process.argv[2], 'utf8')
)
const { Miniflare } = createRequire(join(miniflare, 'package.json'))('miniflare')

const options = {
  host: '127.0.0.1',
  cf: false,
  modules: true,
  modulesRules: [{ type: 'ESModule', include: ['**/*.js', '**/*.mjs'] }],
  scriptPath: worker,
  modulesRoot: join(worker, '../..'),
  compatibilityDate: '2026-01-01',
  r2Buckets: ['SITE'],
  r2Persist: join(dirname(process.argv[2]), 'r2'),
  bindings: { ...(base !== '' && { BASE_PATH: base }), ...(isFinished && { HAS_MARKDOWN: 'true' }) }
}
const server = new Miniflare(options)
const bucket = await server.getR2Bucket('SITE')
for (const { key, file, contentType, cacheControl } of objects) {
  await bucket.put(key, readFileSync(file), { httpMetadata: { contentType, cacheControl } })
}
// Open the port last, so that the bucket contains all files when the first request arrives.
await server.setOptions({ ...options, port })
process.on('SIGTERM', () => void server.dispose().then(() => process.exit()))
