import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AgentHttp } from '../../src/runtime/http/agent-http.ts'
import { type Manifest, parseManifest, serializeManifest } from '../../src/site/manifest.ts'
import { readInputs } from '../../src/search/inputs.ts'
import { main } from '../../src/search/main.ts'
import { installPackage } from '../../scripts/on-demand.ts'
import { FakeClock } from './fake-clock.ts'
import { MemoryLog } from './memory-log.ts'

/** The real program, or undefined where it cannot be installed. */
export function findPagefind(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const cache = join(import.meta.dirname, '../../.cache/packages')
  try {
    const folder = installPackage({ name: `@pagefind/${platform}-${process.arch}`, version: '1.5.2', cache })
    return join(folder, 'bin', platform === 'windows' ? 'pagefind_extended.exe' : 'pagefind_extended')
  } catch {
    return undefined
  }
}

/** Writes a site and its manifest as the export leaves them, and returns the folder of the site. */
export async function writeSite(
  folder: string,
  site: Record<string, string | Buffer>,
  about: Partial<Manifest> = {}
): Promise<string> {
  const sitePath = join(folder, 'site')
  for (const [path, content] of Object.entries(site)) {
    await mkdir(dirname(join(sitePath, path)), { recursive: true })
    await writeFile(join(sitePath, path), content)
  }
  const files = Object.entries(site).map(([path, content]) => ({
    path,
    size: Buffer.byteLength(content),
    sha256: createHash('sha256').update(content).digest('hex'),
    ...(path.startsWith('old') && { redirect: '/new' })
  }))
  await writeFile(join(folder, 'manifest.json'), serializeManifest({ ...about, files }))
  return sitePath
}

export async function readSiteManifest(folder: string): Promise<Manifest> {
  const manifest = parseManifest(await readFile(join(folder, 'manifest.json'), 'utf8'))
  if ('problem' in manifest) throw new Error(manifest.detail)
  return manifest
}

/** Runs the action. */
export async function addSearch(
  sitePath: string,
  given: Record<string, string> = {},
  { environment = {}, signal = new AbortController().signal } = {}
) {
  const log = new MemoryLog()
  const outputs: Record<string, string | number> = {}
  let summary = ''
  using http = new AgentHttp('test')
  let failure: unknown
  try {
    const inputs = readInputs(
      { 'site-path': sitePath, ...given },
      { RUNNER_TEMP: dirname(sitePath), ...environment }
    )
    await main(inputs, {
      ...{ log, http, signal, clock: new FakeClock(), random: () => 0.5 },
      setOutput: (name, value) => void (outputs[name] = value),
      writeSummary: async text => {
        summary = text
        await Promise.resolve()
      }
    })
  } catch (error) {
    failure = error
  }
  return { log, outputs, summary, failure: failure as Error & { code?: string } }
}
