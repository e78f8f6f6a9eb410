import { type ClientModules, type Code } from './client-modules.ts'
import { scanCode } from './code-tokens.ts'

/** What a component does with the address of an image: pass it on to the browser, or add the base path itself. */
type AddressUse = 'passes' | 'adds'

/**
 * Uses of addresses by the name of the component, for `src`, or by that name and another property, such as `Card.img`.
 * A component whose use is unknown is missing. The name `img` stands for an image in Markdown.
 */
export type AddressUses = Readonly<Record<string, AddressUse>>

/** An entry of a list of components, such as `Name:a.Name` or `Name:function(`. */
const ENTRY = /(?<=[{,])([A-Z]\w*|img):(?=(?:async )?function\b|[\w$]+=>|\(|[\w$]+(?:\.[\w$]+)?[,}])/g
/** Names for the base path. Bundlers keep the names of properties. */
const BASE_WORD = /base_?path|asset_?prefix|addPathPrefix/i
/** Properties of components that are the address of an image if they name a file. */
const PROPERTIES = ['src', 'img', 'image', 'icon', 'logo', 'avatar', 'cover', 'thumbnail']
/** The address of an image as a parameter or as a local variable, for each property. */
const ADDRESSES = new Map(
  PROPERTIES.map(name => [name, new RegExp(`(?<=[{,]${name}:)[\\w$]+(?=[,}=])|\\b[\\w$]+\\.${name}\\b`, 'g')])
)
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
      const value = script.slice(from, to)
      const code = to === undefined ? undefined : client.meaningOf(module, value)
      // A parameter such as `{img:e}` is no component.
      if (name === 'img' && code === undefined && !value.includes('.')) continue
      for (const property of PROPERTIES) {
        const use = code === undefined || code === 'library' ? undefined : useIn(code, property, search)
        const key = property === 'src' ? name : `${name}.${property}`
        uses.set(key, uses.has(key) && uses.get(key) !== use ? undefined : use)
      }
    }
  }
  if (!uses.has('img')) uses.set('img', 'passes')
  return Object.fromEntries([...uses].filter((each): each is [string, AddressUse] => each[1] !== undefined))
}

interface Search {
  client: ClientModules
  /** Length of the code that can still be searched. */
  left: number
}

function useIn(code: Code, property: string, search: Search): AddressUse | undefined {
  const { text } = code
  const addresses = [...new Set(text.match(ADDRESSES.get(property) as RegExp))]
  if (addresses.length === 0 && (property !== 'src' || !PROPS.test(text))) return undefined
  const joined = addresses.flatMap(address => joinsOf(text, address))
  if (joined.length > 0) return joined.every(isAdding => isAdding) ? 'adds' : undefined
  if (property !== 'src' && addresses.every(address => isOnlyShown(text, address))) return 'passes'
  return knowsBasePath(code, search) ? undefined : 'passes'
}

/** Whether a function does nothing with an address but to look at it and to show it as an image. */
function isOnlyShown(text: string, address: string): boolean {
  const name = address.replace(/[$.]/g, '\\$&')
  const all = text.match(new RegExp(`(?<![\\w$.])${name}(?![\\w$:])`, 'g'))?.length ?? 0
  const parameters = text.match(new RegExp(`^[^{}]*\\{[^{}]*?\\w:${name}[,}=]`))?.length ?? 0
  const shown = text.match(new RegExp(`\\("img",\\{(?:[^{}]*,)?src:${name}[,}]`, 'g'))?.length ?? 0
  const looked =
    text.match(new RegExp(`[!(,>&|?]${name}(?:\\?(?![.?])|&&|\\.startsWith\\()`, 'g'))?.length ?? 0
  return shown > 0 && all === parameters + shown + looked
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
