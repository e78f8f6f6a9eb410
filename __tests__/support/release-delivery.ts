// Attaches a file to a release, and prints the peak memory of this process in bytes.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { GitHubClient } from '../../src/github/client.ts'
import { attachToRelease } from '../../src/export/deliveries/release/release.ts'
import { systemClock as clock } from '../../src/runtime/time/clock.ts'
import { AgentHttp } from '../../src/runtime/http/agent-http.ts'
import { MemoryLog } from './memory-log.ts'

const [apiUrl = '', path = '', size = ''] = process.argv.slice(2)
const hash = createHash('sha256')
await pipeline(createReadStream(path), hash)
using http = new AgentHttp('test')
await attachToRelease(
  { path, size: Number(size), sha256: hash.digest('hex') },
  { tag: 'v1.0' },
  new GitHubClient(
    { token: 'the-token', apiUrl, repository: 'o/r', deadline: Infinity },
    {
      http,
      clock,
      random: Math.random,
      signal: new AbortController().signal,
      log: new MemoryLog()
    }
  )
)
console.log(process.resourceUsage().maxRSS * 1024)
