import type { Properties } from 'hast'
import { isScript } from '../../sources/content/collect.ts'

/** Properties that load or run code, affect the whole page, or have no effect without code. */
const REMOVED =
  /^(on[A-Z].*|on[a-z]+|style|key|ref|dangerouslySetInnerHTML|noZoom|noAnchor|srcDoc|actions|actionsPlacement|formAction)$/

/** Returns the properties that the page keeps from a source element. Removes all code. */
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

function keptClasses(value: unknown): string[] {
  const classes = (Array.isArray(value) ? value : String(value).split(/\s+/)).map(String)
  return classes.filter(name => OWN_CLASS.test(name))
}
