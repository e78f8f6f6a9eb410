import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar'
import { startEmulator, type Emulator, type EmulatorOptions } from '../../src/emulator/index.ts'
import { exported, folderOf } from './emulator-client.ts'
import { parseHtml, type Document } from './html.ts'
import type { Folder } from './temp-folder.ts'

/** Exports a site from the emulator and extracts the archive into a new folder. */
export async function extractedExport(
  emulator: Emulator,
  request: Record<string, unknown> = {}
): Promise<Folder & { jobId: string }> {
  const { jobId, link } = await exported(emulator, { domain: 'docs.example.com', ...request })
  const site = await folderOf()
  const body = (await fetch(link)).body as Parameters<typeof Readable.fromWeb>[0]
  await pipeline(Readable.fromWeb(body), extract({ cwd: site.path, strict: true }))
  return { ...site, jobId }
}

/** Exports a docs folder with these files and extracts the archive. */
export async function siteOf(
  docs: Record<string, string>,
  request: Record<string, unknown> = {},
  options: EmulatorOptions = {}
): Promise<Folder> {
  await using source = await folderOf(docs)
  await using emulator = await startEmulator({ ...options, docs: source.path })
  return await extractedExport(emulator, request)
}

/** Exports a docs folder with these files, and returns the warnings. */
export async function warningsOf(docs: Record<string, string>): Promise<string[] | undefined> {
  await using source = await folderOf(docs)
  await using emulator = await startEmulator({ docs: source.path })
  return emulator.job((await exported(emulator)).jobId)?.warnings
}

/** Returns the sorted paths of all files, with `/` on every platform. */
export function filesOf(site: Folder): string[] {
  const files = globSync('**/*', { cwd: site.path, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = files.map(entry => join(entry.parentPath, entry.name).slice(site.path.length + 1))
  return paths.map(path => path.replaceAll('\\', '/')).sort()
}

/** Returns the style sheet (`css`) or the script (`chunks`) of a site. */
export function readAsset(site: Folder, folder: 'css' | 'chunks'): string {
  const path = filesOf(site).find(name => name.startsWith(`_next/static/${folder}/`))
  return readFileSync(join(site.path, path ?? ''), 'utf8')
}

export function readPage(site: Folder, path: string): Document {
  return parseHtml(readFileSync(join(site.path, path), 'utf8'))
}
