import type { ManifestFile } from '../../../site/records/manifest.ts'
import { hasBuildName, IMAGE, isOptimized, STYLE_SHEET } from '../../sample/file-kinds.ts'
import { imageProblem } from './image-bytes.ts'

/**
 * What an asset with other bytes is: `same` is what optimizers write, `other` may be more than that, and `unknown` could
 * not be compared.
 */
export type ComparedFile = { is: 'same' | 'other' | 'unknown' } | { is: 'broken'; detail: string }

/** Compares a script, style sheet or image whose bytes differ from the export. */
export async function compareFiles(
  file: ManifestFile,
  served: Buffer,
  readExported: (file: ManifestFile) => Promise<Buffer | undefined>
): Promise<ComparedFile | undefined> {
  const isBuilt = hasBuildName(file.path)
  if (!isOptimized(file.path) || (isBuilt && !IMAGE.test(file.path))) return undefined
  const exported = await readExported(file)
  // CDNs encode images again, whatever their names are. Another build has another name, so the export must tell.
  if (isBuilt && exported === undefined) return undefined
  if (IMAGE.test(file.path)) {
    const detail = isCut(exported, served) ? CUT : imageProblem(file, served, exported)
    return detail === undefined ? { is: 'same' } : { is: 'broken', detail }
  }
  if (exported === undefined) return { is: 'unknown' }
  const isStyle = STYLE_SHEET.test(file.path)
  const [own, other] = [exported, served].map(bytes => withoutComments(bytes.toString(), isStyle))
  if (withoutSpace(own) === withoutSpace(other)) return { is: 'same' }
  if (isCut(exported, served)) return { is: 'broken', detail: CUT }
  return wordsOf(own, isStyle) === wordsOf(other, isStyle) ? { is: 'same' } : { is: 'other' }
}

const CUT = 'The file is cut off: only its first part is served.'

function isCut(exported: Buffer | undefined, served: Buffer): boolean {
  if (exported === undefined || served.length >= exported.length) return false
  return exported.subarray(0, served.length).equals(served)
}

/** A semicolon at the end of a block has no effect. */
function withoutSpace(code = ''): string {
  return code.replace(/[\s\ufeff]+/g, '').replace(/(?<!;);+(?=\}|$)/g, '')
}

/** Minified code has other punctuation and shorter keywords. Minified styles have no zeros such as in `0 0`. */
const LEFT_OUT = /^(?:const|else|function|let|return|undefined|var|void)$/
const LEFT_OUT_OF_STYLES = /^0+$/
/** Short forms of values in minified scripts, and a sign before a number. */
const SHORT_FORMS: [pattern: RegExp, written: string][] = [
  [/\bvoid 0\b/g, 'undefined'],
  [/!0\b/g, ' true'],
  [/!1\b/g, ' false'],
  [/(?<=[=(,:[?&|{;][ \t\n]{0,9})-(?=[\d.])/g, ' minus ']
]

function wordsOf(code = '', isStyle = false): string {
  const forms = isStyle ? [] : SHORT_FORMS
  const text = forms.reduce((all, [pattern, written]) => all.replace(pattern, written), code)
  // A number such as `0.5` can be written without its zero.
  const words = text.replace(/(?<![\w$.])0+(?=\.\d)/g, '').match(/[\p{L}\p{N}_$]+/gu) ?? []
  const isLeftOut = (word: string) => LEFT_OUT.test(word) || (isStyle && LEFT_OUT_OF_STYLES.test(word))
  return words.filter(word => !isLeftOut(word)).join(' ')
}

/** Removes comments, but not what looks like a comment in a string. Reads each character once. */
function withoutComments(code: string, isStyle: boolean): string {
  const special = isStyle ? /["']|\/\*/g : /["'`]|\/[*/]/g
  const parts: string[] = []
  let from = 0
  for (let found = special.exec(code); found !== null; found = special.exec(code)) {
    const [start] = found
    if (start.length === 1) {
      special.lastIndex = stringEnd(code, found.index)
      continue
    }
    parts.push(code.slice(from, found.index), ' ')
    const end = code.indexOf(start === '/*' ? '*/' : '\n', found.index + 2)
    from = end < 0 ? code.length : end + (start === '/*' ? 2 : 0)
    special.lastIndex = from
  }
  parts.push(code.slice(from))
  return parts.join('')
}

function stringEnd(code: string, start: number): number {
  const quote = code[start]
  for (let at = start + 1; at < code.length; at++) {
    if (code[at] === '\\') at += 1
    else if (code[at] === quote || (code[at] === '\n' && quote !== '`')) return at + 1
  }
  return code.length
}
