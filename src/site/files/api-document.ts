import { literalEnd } from '../../runtime/text/string-literal.ts'

/** The key can stand behind long descriptions or components, because some tools sort the keys. */
export const API_HEAD_LENGTH = 4 * 1024 * 1024

const MAY_BE_API = /\.(?:json|ya?ml)$/i
/** This test is faster than reading all keys. */
const NAMES_VERSION = /["'](?:openapi|swagger|asyncapi)["']\s*:/
/** The top-level keys of YAML begin in the first column. */
const YAML_KEY = /^(["']?)(?:openapi|swagger|asyncapi)\1[ \t]*:[ \t]*["']?[1-9]\.\d/m
const JSON_TOKEN = /["{}[\]:,]|[^\s{}[\]:,"]+/g

export function mayBeApiDocument(path: string): boolean {
  return MAY_BE_API.test(path)
}

/**
 * Returns true for an OpenAPI or AsyncAPI document, of which only the first characters are needed. The key with the
 * version must be at the top level: a `package.json` can depend on a package named `openapi`.
 */
export function isApiDocument(path: string, head: string): boolean {
  if (!mayBeApiDocument(path)) return false
  const start = head.slice(0, API_HEAD_LENGTH).replace(/^(?:\ufeff|\xef\xbb\xbf)/, '')
  return /^\s*\{/.test(start) ? hasTopLevelVersion(start) : !/\.json$/i.test(path) && YAML_KEY.test(start)
}

function hasTopLevelVersion(text: string): boolean {
  if (!NAMES_VERSION.test(text)) return false
  let depth = 0
  let isKey = false
  let key = ''
  for (const { token, content } of jsonTokens(text)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    if (depth !== 1) continue
    if (content === undefined) isKey = token === '{' || token === ','
    else if (isKey) key = content
    else if (/^(?:openapi|swagger|asyncapi)$/.test(key) && /^[1-9]\.\d/.test(content)) return true
    if (content !== undefined) isKey = false
  }
  return false
}

/** Only strings have content. A string that is cut off ends the text, so that the time is proportional to the length. */
function* jsonTokens(text: string): Generator<{ token: string; content?: string }, void> {
  const pattern = new RegExp(JSON_TOKEN)
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const { index, 0: token } = found
    const end = token === '"' ? literalEnd(text, index) : undefined
    if (token === '"' && end === undefined) return
    if (end === undefined) yield { token }
    else yield { token, content: text.slice(index + 1, end - 1) }
    pattern.lastIndex = end ?? pattern.lastIndex
  }
}
