import { percentDecode } from './text/percent-decode.ts'
import { escapeMarkup } from './text/markup.ts'

/** Masking less than this would hide ordinary words and numbers everywhere in the log. */
export const MIN_SECRET = 6

/**
 * The forms in which one secret can appear: unchanged, percent-encoded or decoded (in an address), inside JSON, HTML or
 * XML (in the error response of a server that repeats what it received). The runner itself adds the Base64 forms.
 */
export function encodedVariants(secret: string): string[] {
  const plain = [secret, percentDecode(secret)]
  const variants = plain.flatMap(text => [
    text,
    encodeURIComponent(text),
    encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, code => code.toLowerCase()),
    JSON.stringify(text).slice(1, -1),
    // Go and .NET escape these inside JSON, PHP escapes the slash.
    JSON.stringify(text).slice(1, -1).replace(/[&<>]/g, unicodeEscape),
    JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/'),
    escapeMarkup(text)
  ])
  return [...new Set(variants)].filter(variant => variant.trim().length >= MIN_SECRET)
}

/** Shorter values, and words like `true`, are not secrets, and masking them would drop outputs that contain them. */
const MIN_HEADER_SECRET = 4
const NO_SECRET = /^(?:true|false|none)$/i

/**
 * The secrets in lines of `Name: value`: each value, its token without the scheme, the password inside it, and the
 * values of cookies.
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

/** All forms of these secrets, to mask or to replace. */
export function formsOf(secrets: (string | undefined)[]): Set<string> {
  return new Set(
    secrets.flatMap(secret => (secret === undefined ? [] : [secret, ...encodedVariants(secret)]))
  )
}

/** Replaces these secrets in a text: a server repeats parts of a request in its errors. */
export function redactor(secrets: (string | undefined)[]): (text: string) => string {
  const forms = [...formsOf(secrets)]
  return text => forms.reduce((redacted, form) => redacted.replaceAll(form, '***'), text)
}

function unicodeEscape(character: string): string {
  return `\\u00${character.charCodeAt(0).toString(16)}`
}
