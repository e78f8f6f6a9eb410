// Attaches a file to a release in a process of its own, so that the memory it takes can be told. Prints that in bytes.
import { deliverRelease, loadOctokit } from '../../src/export/deliveries/release.ts'
import { systemClock as clock } from '../../src/runtime/clock.ts'
import { AgentHttp } from '../../src/runtime/http.ts'
import { MemoryLog } from './memory-log.ts'

const [apiUrl = '', path = '', size = ''] = process.argv.slice(2)
using http = new AgentHttp('test')
await deliverRelease(
  { archive: { path, size: Number(size), sha256: 'unknown' }, tag: 'v1.0', repository: 'o/r' },
  {
    octokit: await loadOctokit('the-token', apiUrl),
    http,
    clock,
    random: Math.random,
    signal: new AbortController().signal,
    log: new MemoryLog()
  }
)
console.log(process.resourceUsage().maxRSS * 1024)
