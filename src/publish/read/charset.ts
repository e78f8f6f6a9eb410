import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { type LocalFile, withOpenFile } from '../../s3/file-body.ts'
import { encodingNamed } from '../../site/encoding-name.ts'
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
  if (
    declared === undefined ||
    declared.startsWith('utf-') ||
    withOpenFile(local, fd => isUtf8(readFileSync(fd)))
  )
    return contentType
  return contentType.replace(UTF8, `; charset=${declared}`)
}
