import type { Properties } from 'hast'
import { isScript } from '../../sources/content/collect.ts'

/** Loads or runs something, changes the whole page, or has no meaning without code. */
const REMOVED =
  /^(on[A-Z].*|on[a-z]+|style|key|ref|dangerouslySetInnerHTML|noZoom|noAnchor|srcDoc|actions|actionsPlacement|formAction)$/

/** The properties of an HTML element of the source that the page keeps. No code of the docs gets into the page. */
export function safeProperties(properties: Record<string, unknown>): Properties {
  const kept = new Map<string, Properties[string]>()
  for (const [name, value] of Object.entries(properties)) {
    if (REMOVED.test(name)) continue
    if (name === 'className' || name === 'class') {
      const classes = keptClasses(value)
      if (classes.length > 0) kept.set('className', classes)
    } else if (typeof value === 'string' && isScript(value)) continue
    else if (['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value))
      kept.set(name, value as Properties[string])
  }
  return Object.fromEntries(kept)
}

const OWN_CLASS = /^(contains-task-list|task-list-item|footnotes|sr-only|lead|title|label|hint|icon)$/

/** Classes that the sources of pages set. */
function keptClasses(value: unknown): string[] {
  const classes = (Array.isArray(value) ? value : String(value).split(/\s+/)).map(String)
  return classes.filter(name => OWN_CLASS.test(name))
}
