import type { Properties } from 'hast'
import { isScript } from '../../sources/content/collect.ts'

/** Loads or runs something, changes the whole page, or has no meaning without code. */
const REMOVED =
  /^(on[A-Z].*|on[a-z]+|key|ref|dangerouslySetInnerHTML|noZoom|noAnchor|srcDoc|actions|actionsPlacement|formAction)$/

/** The properties of an HTML element of the source that the page keeps. No code of the docs gets into the page. */
export function safeProperties(properties: Record<string, unknown>): Properties {
  const kept = new Map<string, Properties[string]>()
  for (const [name, value] of Object.entries(properties)) {
    if (REMOVED.test(name)) continue
    if (name === 'style') {
      const css = typeof value === 'string' ? value : styleText(value)
      if (css !== '') kept.set('style', css)
    } else if (name === 'className' || name === 'class') {
      const classes = keptClasses(value)
      if (classes.length > 0) kept.set('className', classes)
    } else if (typeof value === 'string' && isScript(value)) continue
    else if (['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value))
      kept.set(name, value as Properties[string])
  }
  return Object.fromEntries(kept)
}

/** `{maxWidth: '40rem'}` → `max-width:40rem`. */
function styleText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([, item]) => typeof item === 'string' || typeof item === 'number')
    .map(([name, item]: [string, string | number]) => {
      const property = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
      return `${property}:${typeof item === 'number' && item !== 0 ? `${item}px` : item}`
    })
    .join(';')
}

const OWN_CLASS = /^(contains-task-list|task-list-item|footnotes|sr-only|lead|title|label|hint|icon)$/

/** Classes that the sources of pages set. Of those of the source, only the choice of an image for light or dark counts. */
function keptClasses(value: unknown): string[] {
  const classes = (Array.isArray(value) ? value : String(value).split(/\s+/)).map(String)
  if (classes.includes('dark:hidden')) return ['light-only']
  if (classes.includes('hidden') && classes.some(name => name.startsWith('dark:'))) return ['dark-only']
  return classes.filter(name => OWN_CLASS.test(name))
}
