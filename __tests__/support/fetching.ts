import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ExportRecord } from '../../src/export/record/export-record.ts'
import { installSite } from '../../src/export/install-site.ts'
import { readGitHubContext } from '../../src/export/inputs/github-context.ts'
import { readInputs } from '../../src/export/inputs/inputs.ts'
import { systemClock } from '../../src/runtime/time/clock.ts'
import { AgentHttp } from '../../src/runtime/http/agent-http.ts'
import { MemoryLog } from './memory-log.ts'
import { tempFolder } from './temp-folder.ts'

/** Runs the part of an export that follows the download. `from`: the archive bytes, or a path. */
export async function fetchFrom(
  from: Buffer | string,
  output: string,
  {
    given = {},
    signal = new AbortController().signal
  }: { given?: Record<string, string>; signal?: AbortSignal } = {}
) {
  await using folder = await tempFolder()
  const path = typeof from === 'string' ? from : join(folder.path, 'site.archive')
  if (typeof from !== 'string') await writeFile(path, from)
  using http = new AgentHttp('test')
  const log = new MemoryLog()
  const github = readGitHubContext({ RUNNER_TEMP: folder.path, GITHUB_WORKSPACE: folder.path })
  const context = { http, clock: systemClock, log, random: () => 0.5, signal, github, deadline: Infinity }
  const inputs = readInputs(
    { from: path, deliver: 'site', check: 'off', 'artifact-name': 'docs', 'output-dir': output, ...given },
    github
  )
  const outputs = new Map<string, string | number>()
  const record = new ExportRecord(inputs, {
    ...context,
    setOutput: (name, value) => outputs.set(name, value)
  })
  const baseline = { manifest: undefined, history: [] }
  const fetched = await installSite(
    { inputs, job: undefined, redirectFile: undefined, baseline },
    record,
    context
  )
  return { fetched, log, outputs }
}
