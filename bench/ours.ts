// The tool "ours" of the export benchmark. Runs the functions of the action from a bundle, in a separate process.
import { mkdtempDisposable, open, rename } from 'node:fs/promises'
import { recognizeFormat } from '../src/archive/format.ts'
import { ExportRecord } from '../src/export/record/export-record.ts'
import { Extraction } from '../src/export/receive/extract/extraction.ts'
import { readGitHubContext } from '../src/export/inputs/github-context.ts'
import { readInputs } from '../src/export/inputs/inputs.ts'
import { systemClock } from '../src/runtime/time/clock.ts'
import { linkTo, silentLog as log } from './link.ts'

const [, , from = '', folder = '', check = 'off'] = process.argv
const { signal } = new AbortController()

await (from.startsWith('http') ? fetchAndUnpack(from) : unpackFile(from))

async function fetchAndUnpack(url: string): Promise<void> {
  const { installSite } = await import('../src/export/install-site.ts')
  const { AgentHttp } = await import('../src/runtime/http/agent-http.ts')
  using http = new AgentHttp('bench')
  const github = readGitHubContext({})
  const context = { http, clock: systemClock, random: Math.random, signal, log, github, deadline: Infinity }
  const link = await linkTo(url, context)
  const inputs = readInputs(
    {
      'base-url': 'https://api.example.com',
      'api-key': 'key',
      domain: 'docs.example.com',
      deliver: 'artifact, site',
      check,
      'output-dir': folder
    },
    github
  )
  const record = new ExportRecord(inputs, { ...context, setOutput: () => undefined })
  const baseline = { manifest: undefined, history: [] }
  await installSite(
    { inputs, job: { jobId: 'bench', link, commit: undefined }, redirectFile: undefined, baseline },
    record,
    context
  )
}

/** Reads an archive from disk in chunks and extracts it, for rows without a download. */
async function unpackFile(path: string): Promise<void> {
  await using file = await open(path)
  await using temporary = await mkdtempDisposable(`${folder}/.unpacking-`)
  await using unpacking = new Extraction(temporary.path, { log, clock: systemClock, signal })
  const { size } = await file.stat()
  const memory = Buffer.allocUnsafeSlow(2 * 1024 * 1024)
  for (let at = 0; ;) {
    const { bytesRead } = await file.read(memory)
    if (bytesRead === 0) break
    const bytes = memory.subarray(0, bytesRead)
    if (at === 0) await unpacking.begin(size, await recognizeFormat(bytes))
    await unpacking.write(bytes)
    at += bytesRead
  }
  await unpacking.complete({ path, size, sha256: '', format: 'tar' })
  await rename(unpacking.sitePath, `${folder}/site`)
}
