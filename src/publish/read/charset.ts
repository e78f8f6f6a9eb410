import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { explainFileError, type LocalFile } from '../../s3/file-body.ts'
import { readStart } from './site-files.ts'

const UTF8 = '; charset=utf-8'
/** Browsers look for a declaration in so many bytes. */
const MAX_DECLARATION_BYTES = 1024
const DECLARATIONS: [type: RegExp, declaration: RegExp][] = [
  [/^text\/html;/, /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w:.-]+)/i],
  [/^text\/css;/, /^@charset "([^"]+)"/],
  [/[/+]xml;/, /^<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w:.-]+)/]
]

/** UTF-8, unless the bytes are no valid UTF-8 and the file declares another charset. */
export function withCharset(contentType: string, local: LocalFile): string {
  const pattern = DECLARATIONS.find(([type]) => type.test(contentType))?.[1]
  if (pattern === undefined || !contentType.endsWith(UTF8)) return contentType
  const declared = encodingNamed(pattern.exec(readStart(local, MAX_DECLARATION_BYTES))?.[1])
  if (declared === undefined || declared.startsWith('utf-') || isValid(local)) return contentType
  return contentType.replace(UTF8, `; charset=${declared}`)
}

/** By any of its names, such as `ks_c_5601-1987` for `euc-kr`. */
function encodingNamed(label: string | undefined): string | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

function isValid(local: LocalFile): boolean {
  try {
    return isUtf8(readFileSync(local.file))
  } catch (error) {
    throw explainFileError(error, local)
  }
}
