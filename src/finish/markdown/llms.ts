import { formatCount } from '../../runtime/text/units.ts'
import { clip } from '../../runtime/text/markdown.ts'
import { escapeInline, linkTarget } from './inline-text.ts'

interface ListedPage {
  title: string
  /** The first paragraph of the page's description. */
  summary: string
  url: string
}

/** The same limits as in the service's llms.txt. */
const MAX_CHARACTERS = 100_000
const DESCRIPTION_LENGTHS = [300, 120, 40, 0]

/** Returns the list of pages for agents. If the list is too long, shortens descriptions and then omits pages. */
export function llmsText(
  { name, description }: { name: string; description: string },
  pages: readonly ListedPage[]
): string {
  const head = [`# ${escapeInline(name)}`, description && `> ${escapeInline(description)}`, '## Docs']
  const start = `${head.filter(Boolean).join('\n\n')}\n\n`
  const room = MAX_CHARACTERS - start.length - MAX_NOTE
  for (const length of DESCRIPTION_LENGTHS) {
    const lines = pages.map(page => lineOf(page, length))
    const total = lines.reduce((sum, line) => sum + line.length + 1, 0)
    if (total <= room) return `${start}${lines.join('\n')}\n`
  }
  const lines = pages.map(page => lineOf(page, 0))
  let used = 0
  const kept = lines.filter(line => (used += line.length + 1) <= room)
  const note = `${formatCount(lines.length - kept.length, 'page')} left out: this list is limited to ${formatCount(MAX_CHARACTERS)} characters.`
  return `${start}${kept.join('\n')}\n\n${note}\n`
}

const MAX_NOTE = 100

function lineOf({ title, summary, url }: ListedPage, length: number): string {
  const about = length === 0 ? '' : escapeInline(clip(summary, length))
  return `- [${escapeInline(title || url)}](${linkTarget(url)})${about && `: ${about}`}`
}

/** Formats a page for `llms-full.txt`: adds the page address after the title. */
export function fullText(markdown: string, url: string): string {
  const end = markdown.indexOf('\n')
  const isTitled = markdown.startsWith('# ')
  return isTitled
    ? `${markdown.slice(0, end)}\n\nSource: ${url}${markdown.slice(end)}\n`
    : `Source: ${url}\n\n${markdown}\n`
}
