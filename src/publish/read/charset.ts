import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { type LocalFile, withOpenFile } from '../../s3/file-body.ts'
import { declaredEncoding, MAX_HEAD, type TextType } from '../../html/encoding.ts'
import { readStart } from './site-files.ts'

const UTF8 = '; charset=utf-8'
const TEXT_TYPES: [contentType: RegExp, type: TextType][] = [
  [/^text\/html;/, 'html'],
  [/^text\/css;/, 'css'],
  [/[/+]xml;/, 'xml']
]

/** Keeps UTF-8 unless the bytes are not valid UTF-8 and the file declares another charset. */
export function withCharset(contentType: string, local: LocalFile): string {
  const type = TEXT_TYPES.find(([pattern]) => pattern.test(contentType))?.[1]
  if (type === undefined || !contentType.endsWith(UTF8)) return contentType
  const declared = declaredEncoding(readStart(local, MAX_HEAD).toString('latin1'), type)
  if (
    declared === undefined ||
    declared.startsWith('utf-') ||
    withOpenFile(local, fd => isUtf8(readFileSync(fd)))
  )
    return contentType
  return contentType.replace(UTF8, `; charset=${declared}`)
}
