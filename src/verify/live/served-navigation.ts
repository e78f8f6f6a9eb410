const FIELD = '"docsNavWithMetadata":'
/** A larger menu is not read. A real one with 525 pages has 180 kB. */
const MAX_LENGTH = 10_000_000
/** The fields with parts of the menu. */
const CHILDREN = new Set([
  ...['languages', 'versions', 'products', 'tabs', 'dropdowns', 'anchors', 'menu', 'groups', 'pages'],
  ...['global', 'item', 'root']
])
/** Stands for a value that is elsewhere in the data. */
const REFERENCE = /^\$[\da-f]+(?::|$)/i

/**
 * Finds the pages that the menu of a site shows, in the data that each page contains for its client. Returns undefined
 * if the data has no menu, several ones, or one in a form that is not known.
 */
export function servedNavigation(data: string): ReadonlySet<string> | undefined {
  const at = data.indexOf(FIELD)
  if (at < 0 || data.includes(FIELD, at + 1)) return undefined
  const start = at + FIELD.length
  const end = endOfValue(data, start)
  const menu = end === undefined ? undefined : parsed(data.slice(start, end))
  return typeof menu === 'object' && menu !== null ? addressesIn(menu) : undefined
}

function addressesIn(menu: object): ReadonlySet<string> | undefined {
  const addresses = new Set<string>()
  const left: unknown[] = [menu]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && REFERENCE.test(value)) return undefined
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) {
      for (const each of value) left.push(each)
      continue
    }
    const fields = new Map<string, unknown>(Object.entries(value))
    const href = fields.get('href')
    if (fields.get('hidden') === true) continue
    if (typeof href === 'string') addresses.add(href)
    for (const [name, each] of fields) if (CHILDREN.has(name)) left.push(each)
  }
  return addresses.size === 0 ? undefined : addresses
}

/** Returns the position after an object or array; undefined if it does not end. */
function endOfValue(json: string, start: number): number | undefined {
  let [depth, isText] = [0, false]
  const stop = Math.min(json.length, start + MAX_LENGTH)
  for (let at = start; at < stop; at++) {
    const character = json.charAt(at)
    if (isText) {
      if (character === '\\') at++
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '{' || character === '[') depth++
    else if ((character === '}' || character === ']') && --depth === 0) return at + 1
    // The value is a number, a text, or a reference.
    if (depth === 0) return undefined
  }
  return undefined
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
