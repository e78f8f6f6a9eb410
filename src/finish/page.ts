import { hash } from 'node:crypto'
import { Failure } from '../runtime/failure.ts'
import type { ManifestFile } from '../site/records/manifest.ts'
import type { Exchange } from './exchange.ts'

/** The script of the search in a page, with the site's own address and selectors in it. */
const SCRIPT_TAG = /<script defer src="[^"]*\/pagefind\/search\.js" data-trigger="[^"]*"><\/script>/

/** The page without the script of an earlier run. Rejects bytes that neither the export nor this action wrote. */
export function readExported(
  { path, sha256, exported, replaces }: ManifestFile,
  exchange: Exchange
): { current: Buffer; source: Buffer } {
  const current = exchange.read(path)
  if (current !== undefined && [sha256, exported, replaces].includes(hash('sha256', current)))
    return { current, source: Buffer.from(current.toString('latin1').replace(SCRIPT_TAG, ''), 'latin1') }
  const what = current === undefined ? 'is missing, or no file that can be read' : 'has other bytes'
  throw new Failure('site-file-changed', `${path} ${what}.`, {
    advice: 'Export again, and run this step before any other step that changes the site.'
  })
}

/** A page of two bytes a character, which is neither read nor changed: what is added would be one byte each. */
export function isUtf16(page: Buffer): boolean {
  return /^(?:\xff\xfe|\xfe\xff|[\t\n\f\r <]?\0)/.test(page.toString('latin1', 0, 2))
}
