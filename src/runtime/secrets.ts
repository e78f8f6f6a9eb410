import { percentDecode } from './text/percent-decode.ts'
import { escapeMarkup } from './text/markup.ts'

/** Masking shorter texts would hide ordinary words and numbers in the log. */
export const MIN_SECRET = 6

/**
 * Returns the forms in which a secret can appear: unchanged, percent-encoded or decoded (in addresses), and escaped for
 * JSON, HTML or XML (in error responses that repeat the request). The runner itself adds the Base64 forms.
 */
export function encodedVariants(secret: string): string[] {
  const plain = [secret, percentDecode(secret)]
  const variants = plain.flatMap(text => [
    text,
    encodeURIComponent(text),
    encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, code => code.toLowerCase()),
    JSON.stringify(text).slice(1, -1),
    // Go and .NET escape these characters in JSON, and PHP escapes the slash.
    JSON.stringify(text).slice(1, -1).replace(/[&<>]/g, unicodeEscape),
    JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/'),
    escapeMarkup(text)
  ])
  return [...new Set(variants)].filter(variant => variant.trim().length >= MIN_SECRET)
}

/** Shorter values and words such as `true` are not masked, because GitHub drops outputs that contain a masked value. */
const MIN_HEADER_SECRET = 4
const NO_SECRET = /^(?:true|false|none)$/i

/**
 * Returns the secrets in lines of the form `Name: value`: each value, its token without the scheme, the decoded Basic
 * credentials and their password, and the values of cookies.
 */
export function headerSecrets(lines: string): string[] {
  const values = lines.split('\n').map(line => line.slice(line.indexOf(':') + 1).trim())
  const secrets = values.flatMap(value => {
    const [, basic] = /^basic\s+(\S+)$/i.exec(value) ?? []
    const account = basic === undefined ? '' : Buffer.from(basic, 'base64').toString()
    const cookies = value.split(';').map(pair => /^[^=]+=\s*"?([^"]*)/.exec(pair)?.[1]?.trim() ?? '')
    return [value, value.replace(/^\S+\s+/, ''), account, account.slice(account.indexOf(':') + 1), ...cookies]
  })
  return [...new Set(secrets)].filter(secret => secret.length >= MIN_HEADER_SECRET && !NO_SECRET.test(secret))
}

/** Returns all forms of the secrets, for masking or replacement. */
export function formsOf(secrets: (string | undefined)[]): Set<string> {
  return new Set(secrets.flatMap(each => (each === undefined ? [] : [each, ...encodedVariants(each)])))
}

/** Creates a function that hides secrets in a text, because server errors may repeat parts of a request. */
export function redactor(secrets: (string | undefined)[]): (text: string) => string {
  const forms = [...formsOf(secrets)]
  return text => forms.reduce((redacted, form) => redacted.replaceAll(form, '***'), text)
}

function unicodeEscape(character: string): string {
  return `\\u00${character.charCodeAt(0).toString(16)}`
}
