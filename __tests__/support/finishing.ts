import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FileProblem } from '../../src/site/records/export-files.ts'
import { type Manifest, parseManifest, serializeManifest } from '../../src/site/records/manifest.ts'
import { readInputs } from '../../src/finish/inputs.ts'
import { main } from '../../src/finish/main.ts'
import { VERSION } from '../../src/finish/search/pagefind.ts'
import { installPackage } from '../../scripts/on-demand.ts'
import { type Circumstances, runMain } from './main-run.ts'
import { writeFiles } from './temp-folder.ts'

/** Returns the path of the real Pagefind program, or undefined if its installation fails. */
export function findPagefind(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const folder = installPackage({ name: `@pagefind/${platform}-${process.arch}`, version: VERSION })
    return join(folder, 'bin', platform === 'windows' ? 'pagefind_extended.exe' : 'pagefind_extended')
  } catch {
    return undefined
  }
}

/** Writes a site and its manifest as an export does, and returns the site folder. */
export async function writeSite(
  folder: string,
  site: Record<string, string | Buffer>,
  about: Partial<Manifest> = {}
): Promise<string> {
  const sitePath = join(folder, 'site')
  await writeFiles(sitePath, site)
  const files = Object.entries(site).map(([path, content]) => ({
    path,
    size: Buffer.byteLength(content),
    sha256: createHash('sha256').update(content).digest('hex'),
    title: path,
    ...(path.startsWith('old') && { redirect: '/new' })
  }))
  await writeFile(join(folder, 'manifest.json'), serializeManifest({ ...about, files }))
  return sitePath
}

export async function readSiteManifest(folder: string): Promise<Manifest> {
  const manifest = parseManifest(await readFile(join(folder, 'manifest.json'), 'utf8'))
  if (manifest instanceof FileProblem) throw new Error(manifest.message)
  return manifest
}

export async function finish(
  sitePath: string,
  given: Record<string, string> = {},
  { environment = {}, ...circumstances }: Circumstances & { environment?: Record<string, string> } = {}
) {
  return await runMain(async context => {
    const env = { RUNNER_TEMP: dirname(sitePath), ...environment }
    await main(readInputs({ 'site-path': sitePath, ...given }, env), context)
  }, circumstances)
}

export async function addSearch(...[sitePath, given, circumstances]: Parameters<typeof finish>) {
  return await finish(sitePath, { add: 'search', ...given }, circumstances)
}
