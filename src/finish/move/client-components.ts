import { type ClientModules, type Code } from './client-modules.ts'
import { scanCode } from './code-tokens.ts'

/** What a component does with the address of an image: pass it on to the browser, or add the base path itself. */
type AddressUse = 'passes' | 'adds'

/** Uses of addresses by the name of the component. A component whose use is unknown is missing. */
export type AddressUses = Readonly<Record<string, AddressUse>>

/** An entry of a list of components, such as `Name:a.Name` or `Name:function(`. */
const ENTRY = /(?<=[{,])([A-Z]\w*):(?=(?:async )?function\b|[\w$]+=>|\(|[\w$]+(?:\.[\w$]+)?[,}])/g
/** Names for the base path. Bundlers keep the names of properties. */
const BASE_WORD = /base_?path|asset_?prefix|addPathPrefix/i
/** The address of an image as a parameter or as a local variable. */
const ADDRESS = /(?<=[{,]src:)[\w$]+(?=[,}=])|\b[\w$]+\.src\b/g
const PROPS = /\.\.\.[\w$]+\}/
/** Called functions, except hooks, and components that are shown. */
const CALLED =
  /(?<![\w$.])(?!use[A-Z])([\w$]+)\(|\(0,([\w$]+\.(?!use[A-Z]|jsxs?\b)[\w$]+)\)\(|\.jsxs?\)\(([\w$]+(?:\.[\w$]+)?),/g
/** Maximum length of code to search for the base path: for one component, and for all of them. */
const MAX_LENGTH = 1_000_000
const MAX_TOTAL_LENGTH = 200_000_000

/** Finds out what the components of a client do with the address of an image. */
export function addressUses(client: ClientModules): AddressUses {
  const uses = new Map<string, AddressUse | undefined>()
  const search = { client, left: MAX_TOTAL_LENGTH }
  for (const module of client.modules) {
    if (module.context === undefined) continue
    const { script, start, end } = module
    for (const { index, 0: entry, 1: name = '' } of script.slice(start, end).matchAll(ENTRY)) {
      const from = start + index + entry.length
      const to = scanCode(script, from, end, at => script[at] !== ',')
      const code = to === undefined ? undefined : client.meaningOf(module, script.slice(from, to))
      const use = code === undefined || code === 'library' ? undefined : useIn(code, search)
      uses.set(name, uses.has(name) && uses.get(name) !== use ? undefined : use)
    }
  }
  return Object.fromEntries([...uses].filter((each): each is [string, AddressUse] => each[1] !== undefined))
}

interface Search {
  client: ClientModules
  /** Length of the code that can still be searched. */
  left: number
}

function useIn(code: Code, search: Search): AddressUse | undefined {
  const { text } = code
  const addresses = [...new Set(text.match(ADDRESS))]
  if (addresses.length === 0 && !PROPS.test(text)) return undefined
  const joined = addresses.flatMap(address => joinsOf(text, address))
  if (joined.length > 0) return joined.every(isAdding => isAdding) ? 'adds' : undefined
  return knowsBasePath(code, search) ? undefined : 'passes'
}

/** Returns one value for each place where a text is written directly before the address: whether it is the base path. */
function joinsOf(text: string, address: string): boolean[] {
  const name = address.replace(/[$.]/g, '\\$&')
  const join = `(?:[^\`]\\$\\{${name}\\}|\\+${name}(?![\\w$(])|\\.concat\\([^()]*\\b${name}[,)]|\\.addBasePath\\)\\(${name}[,)])`
  const isBasePath = new RegExp(
    `(?:\\.BASE_PATH(?:\\?\\?""|\\|\\|"")?\\)?(?:\\}\\$\\{|\\+)|\\.addBasePath\\)\\()${name}[^\\w$]?$`
  )
  return Array.from(text.matchAll(new RegExp(join, 'g')), ({ index, 0: found }) =>
    isBasePath.test(text.slice(Math.max(0, index - 40), index + found.length))
  )
}

/** Whether a function, or a function that it calls, mentions the base path. True if that is unknown. */
function knowsBasePath(code: Code, search: Search): boolean {
  const seen = new Set<string>()
  const next = [code]
  let length = 0
  for (let each = next.pop(); each !== undefined; each = next.pop()) {
    const { text, module } = each
    if (seen.has(text)) continue
    seen.add(text)
    length += text.length
    search.left -= text.length
    if (BASE_WORD.test(text) || length > MAX_LENGTH || search.left < 0) return true
    for (const [, local, imported, shown] of text.matchAll(CALLED)) {
      const name = local ?? imported ?? shown ?? ''
      const called = search.client.meaningOf(module, name)
      if (called === undefined && name.includes('.')) return true
      if (called !== undefined && called !== 'library') next.push(called)
    }
  }
  return false
}
