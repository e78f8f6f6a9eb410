import type { Places } from '../json.ts'
import type { Place } from '../problems.ts'
import { fieldsOf, listOf } from '../values.ts'

export interface SettingsReference {
  kind: 'link' | 'resource'
  target: string
  place: Place
}

/** Fields in `docs.json` and `mint.json` whose content appears on every page, or on every page in a language. */
const SHOWN = ['navbar', 'topbarLinks', 'topbarCtaButton', 'footer', 'banner', 'logo', 'favicon']
const LINK = /\]\(\s*<?([^)\s>]+)|\bhref\s*=\s*\{?\s*["'`]?([^"'`\s{}>]+)/g

export function settingsReferences(settings: object, places: Places): SettingsReference[] {
  const { languages } = fieldsOf(fieldsOf(settings)['navigation'])
  const own = listOf(languages).flatMap(language => referencesIn(fieldsOf(language), places))
  return [...referencesIn(settings, places), ...own]
}

function referencesIn(settings: object, places: Places): SettingsReference[] {
  return SHOWN.flatMap(part =>
    textsIn(settings, [part]).flatMap(({ parent, key, text }): SettingsReference[] => {
      const place = places.of(parent, key)
      const isImage = /^(?:logo|favicon)$/.test(part) && key !== 'href'
      if (isImage) return text === '' ? [] : [{ kind: 'resource', target: text, place }]
      if (/^(?:href|url)$/.test(key)) return [{ kind: 'link', target: text, place }]
      const targets = part === 'banner' && key === 'content' ? text.matchAll(LINK) : []
      return Array.from(targets, ({ index, 0: match, 1: link, 2: href }) => {
        const target = link ?? href ?? ''
        const before = text.slice(0, index + match.length - target.length)
        return { kind: 'link', target, place: { ...place, column: place.column + columnsOf(before) } }
      })
    })
  )
}

/** Returns the number of columns before the rest of a string in JSON, including the quotation mark. */
function columnsOf(text: string): number {
  return JSON.stringify(text).length - 1
}

function textsIn(
  parent: object,
  keys = Object.keys(parent)
): { parent: object; key: string; text: string }[] {
  const fields = new Map<string, unknown>(Object.entries(parent))
  return keys.flatMap(key => {
    const value = fields.get(key)
    if (typeof value === 'string') return [{ parent, key, text: value }]
    return typeof value === 'object' && value !== null ? textsIn(value) : []
  })
}
