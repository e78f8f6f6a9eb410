import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { decodedValue } from '../../html/attribute-values.ts'
import { asUtf8 } from '../../html/encoding.ts'
import { HtmlTokenizer } from '../../html/html-tokens.ts'
import type { Finding, FindingKind } from '../../review/checks/findings.ts'
import { anchorOf, resolveLink, startIn } from '../../review/checks/link-addresses.ts'
import { textOfPart } from '../../review/scan/page-text.ts'
import { groupBy } from '../../runtime/group-by.ts'
import { clip } from '../../runtime/text/clip.ts'
import { percentDecode } from '../../runtime/text/percent-decode.ts'
import { pageName } from '../../site/addresses/site-address.ts'
import type { SiteMap } from '../../site/addresses/site-map.ts'
import { isPage } from '../../site/pages/pages.ts'
import { sourcePlace } from './source-place.ts'

const LINK_KINDS: readonly FindingKind[] = ['broken-link', 'broken-anchor', 'broken-redirect']
const WITH_SOURCE: readonly FindingKind[] = [...LINK_KINDS, 'missing-resource']
/** Limits the pages and sources that are read again. More findings do not get a text or a place. */
const MAX_FINDINGS = 200
const MAX_PAGE_BYTES = 4 * 1024 * 1024
const MAX_TOTAL_BYTES = 64 * 1024 * 1024
/** A page with more links is read up to this one. */
const MAX_LINKS = 5000
const MAX_TEXT = 80

interface Places {
  /** Folder with the pages of the site. */
  folder: string
  site: SiteMap
  workspace: string
  /** Folder with `docs.json`, if the sources of the site are in the workspace. */
  docsFolder: string | undefined
}

/** Adds the text of the link to findings and, if a source of the page contains the link, the place in the source. */
export async function addLinkPlaces(findings: readonly Finding[], places: Places): Promise<void> {
  const first = findings.filter(({ kind }) => WITH_SOURCE.includes(kind)).slice(0, MAX_FINDINGS)
  const { docsFolder, site, workspace } = places
  if (docsFolder !== undefined) {
    const sources = { docsFolder, workspace, site }
    for (const finding of first) {
      const source = sourcePlace(finding, sources)
      if (source !== undefined) finding.source = source
    }
  }
  await addTexts(
    first.filter(({ kind }) => LINK_KINDS.includes(kind)),
    places
  )
}

/** Reads the first page of each finding. Pages that have several findings are read once. */
async function addTexts(findings: readonly Finding[], { folder, site }: Places): Promise<void> {
  let read = 0
  for (const [page, ofPage] of groupBy(findings, ({ pages }) => pages[0] ?? '')) {
    if (!isPage(page)) continue
    const path = join(folder, page)
    const { size } = await stat(path)
    read += size
    if (size > MAX_PAGE_BYTES || read > MAX_TOTAL_BYTES) continue
    const wanted = new Set(ofPage.map(({ target }) => target))
    const texts = linkTexts(await readFile(path), { page, wanted }, site)
    for (const finding of ofPage) {
      const text = texts.get(finding.target)
      if (text !== undefined) finding.text = text
    }
  }
}

/** Returns the text of the first link to each wanted target, by the name of the target in findings. */
function linkTexts(
  bytes: Buffer,
  { page, wanted }: { page: string; wanted: ReadonlySet<string> },
  site: SiteMap
): Map<string, string> {
  const utf8 = asUtf8(bytes, 'html')
  const token = new HtmlTokenizer(utf8)
  const texts = new Map<string, string>()
  const folder = page.slice(0, page.lastIndexOf('/') + 1)
  let base = ''
  let open: { target: string; start: number } | undefined
  let count = 0
  while (texts.size < wanted.size && token.next()) {
    const { tag, isEnd, isInert, isHtml } = token
    if (isInert || !isHtml) continue
    if (tag.name === 'base' && !isEnd && base === '') base = decodedValue(tag.raw('href'))
    if (tag.name !== 'a') continue
    if (open !== undefined) {
      const { text } = textOfPart(utf8.subarray(open.start, token.start))
      const shown = text.replace(/\s+/g, ' ').trim()
      if (shown !== '') texts.set(open.target, clip(shown, MAX_TEXT))
    }
    const target = isEnd
      ? undefined
      : targetOf(decodedValue(tag.raw('href')), page, startIn(site, folder, base))
    const isWanted = target !== undefined && wanted.has(target) && !texts.has(target)
    open = isWanted ? { target, start: token.end } : undefined
    if (!isEnd && ++count === MAX_LINKS) break
  }
  return texts

  function targetOf(href: string, own: string, start: string): string | undefined {
    if (base === '' && href.startsWith('#')) return named(own, href.slice(1))
    const address = resolveLink(href, start, site)
    return address?.kind === 'internal' ? named(address.path, address.fragment) : undefined
  }

  function named(path: string, fragment: string): string {
    const file = site.find(path)
    const name = site.nameOf(pageName(file ?? path))
    const id = percentDecode(fragment.split(':~:', 1)[0] ?? '')
    return file === undefined || id === '' ? name : anchorOf(name, id)
  }
}
