import { describe, expect, test } from '@jest/globals'
import { Problem } from '../../../../src/runtime/problem.ts'
import {
  type DataPart,
  dataScript,
  isSharedPath,
  SharedData,
  sharedFile,
  sharingPage
} from '../../../../src/site/pages/shared-data.ts'
import { isImmutable, withoutBuildHash } from '../../../../src/site/files/build-hash.ts'
import fc from '../../../support/properties.ts'

/** A script of a page: the markup before the script, and the data in it. */
interface Piece {
  before: string
  data: string
}

/** Returns a whole page, and the same page with some parts of its data in files. */
function pagesOf(
  pieces: readonly Piece[],
  parts: readonly { text: string; isShared: boolean }[],
  base = '/'
) {
  const start = '<!doctype html><title>é</title><body>'
  let text = start
  let from = 0
  const scripts = pieces.map(({ before, data }) => {
    text += before
    const at = Buffer.byteLength(text)
    text += dataScript(Buffer.from(data)).toString()
    const to = from + Buffer.byteLength(data)
    const script = { start: at, end: Buffer.byteLength(text), from, to }
    from = to
    return script
  })
  const files = new Map<string, Buffer>()
  const dataParts = parts.map(({ text: part, isShared }): DataPart => {
    const data = Buffer.from(part)
    if (!isShared) return { data }
    const { path, content } = sharedFile(data)
    files.set(path, content)
    return { data, shared: path }
  })
  const whole = Buffer.from(`${text}<p>Après</body></html>\n`)
  const sharing = sharingPage(whole, { scripts, parts: dataParts, base })
  return { whole, files, sharing: sharing ?? Buffer.from('not possible') }
}

function restored(page: Buffer, files: ReadonlyMap<string, Buffer>): string {
  const found = new SharedData(path => files.get(path)).restore(page)
  return found instanceof Problem ? `Problem: ${found.message}` : found.toString()
}

const EXAMPLE = () =>
  pagesOf(
    [
      { before: '<p>', data: '0:{"a":"<é' },
      { before: '', data: 'x"}\n1:' },
      { before: '<div hidden>ö</div>', data: '' },
      { before: '<b>', data: 'null\n' }
    ],
    [
      { text: '0:{"a"', isShared: false },
      { text: ':"<éx"}\n1:n', isShared: true },
      { text: 'ull\n', isShared: false }
    ]
  )

describe('a page with shared data', () => {
  test('has the data at the end of the body, and a guard after each file', () => {
    const { sharing, files } = EXAMPLE()
    const [path = ''] = files.keys()
    const name = /shared-(\w+)\.js$/.exec(path)?.[1] ?? ''
    expect(name).toMatch(/^[0-9a-f]{20}$/)
    const [, end = ''] = sharing.toString().split('<b><p>Après')
    const stop =
      'self.__next_f={push(){},forEach(){throw Error("The page data is missing.")}},addEventListener("DOMContentLoaded",e=>e.stopImmediatePropagation(),!0)'
    expect(end.split('</script>')).toEqual([
      '<script>self.__next_f.cuts="11,6,20:0,3:5,9:"',
      '<script>self.__next_f.push([1,"0:{\\"a\\""])',
      `<script src="/${path}">`,
      `<script>self.__next_f.shared==="${name}"?delete self.__next_f.shared:(${stop})`,
      '<script>self.__next_f.push([1,"ull\\n"])',
      '</body></html>\n'
    ])
    expect(files.get(path)?.toString()).toBe(
      `self.__next_f.push([1,":\\"\\u003céx\\"}\\n1:n"]);self.__next_f.shared="${name}"`
    )
  })

  test('is restored byte for byte', () => {
    const { whole, sharing, files } = EXAMPLE()
    expect(restored(sharing, files)).toBe(whole.toString())
    expect(restored(whole, files)).toBe(whole.toString())
  })

  test('with any data is restored byte for byte below any path', () => {
    const text = fc.string({ unit: 'binary' })
    const piece = fc.record({ before: fc.constantFrom('', '<p>é', '<script></script>'), data: text })
    const cut = fc.record({ at: fc.nat(100), isShared: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1 }),
        fc.array(cut),
        fc.constantFrom('/', '/docs/'),
        (pieces, cuts, base) => {
          const whole = pieces.map(({ data }) => data).join('')
          const letters = Array.from(whole)
          const places = cuts.map(({ at }) => at % (letters.length + 1)).sort((a, b) => a - b)
          const parts = [0, ...places].map((from, i) => ({
            text: letters.slice(from, [...places, letters.length][i]).join(''),
            isShared: cuts[i]?.isShared ?? false
          }))
          const pages = pagesOf(pieces, parts, base)
          expect(restored(pages.sharing, pages.files)).toBe(pages.whole.toString())
        }
      )
    )
  })

  test('cannot be restored without the exact file', () => {
    const { sharing, files } = EXAMPLE()
    const [[path, content] = ['', Buffer.alloc(0)]] = files
    const message = `Problem: ${path}, a file with its data, is missing or has other content`
    expect(restored(sharing, new Map())).toBe(message)
    for (const other of [
      content.subarray(0, -1),
      content.subarray(0, 20),
      Buffer.from('<!doctype html><title>404</title>'),
      Buffer.from(content.toString().replace('1:n', '1:m')),
      Buffer.concat([content, Buffer.from(';alert(1)')])
    ])
      expect(restored(sharing, new Map([[path, other]]))).toBe(message)
  })

  test.each([
    ['a cut that is longer than the data', '11,6', '11,7'],
    ['a cut inside a character', '11,6', '10,7'],
    ['a missing cut', '11,6,', '11,'],
    ['a cut that is no number', '11,6', '11,x'],
    ['a gap that is longer than the page', '20:0', '2000:0'],
    ['another guard', 'delete self', 'void self'],
    [
      'another script between',
      '<script>self.__next_f.push([1,"ull',
      '<script>alert(1)</script><script>self.__next_f.push([1,"ull'
    ],
    ['data that ends early', '\\n"])</script></body></html>', ''],
    ['markup after the data', '</body>', '<p></body>']
  ])('is not restored with %s', (_, from, to) => {
    const { sharing, files } = EXAMPLE()
    const changed = Buffer.from(sharing.toString().replace(from, to))
    expect(changed.equals(sharing)).toBe(false)
    expect(restored(changed, files)).toBe('Problem: its scripts with shared data have an unknown form')
  })
})

test('the name of a shared file has a hash, so that browsers cache the file', () => {
  const { path } = sharedFile(Buffer.from('0:null\n'))
  expect(isImmutable(path)).toBe(true)
  expect(withoutBuildHash(path)).toBe('_next/static/chunks/shared-.js')
  expect(isSharedPath(path)).toBe(true)
  expect(isSharedPath('_next/static/chunks/shared-1.js')).toBe(false)
})
