import { expect, test } from '@jest/globals'
import { compareFiles } from '../../../src/verify/judge/comparison/compare-files.ts'

const part = (type: string, size: number) => {
  const bytes = Buffer.alloc(size + 12, 7)
  bytes.writeUInt32BE(size)
  bytes.write(type, 4)
  return bytes
}
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const END = Buffer.from('\0\0\0\0IEND\xae\x42\x60\x82', 'latin1')
const PNG = Buffer.concat([SIGNATURE, part('IHDR', 13), part('tEXt', 2000), part('IDAT', 3000), END])
const picture = (width: number, height: number) => {
  const header = part('IHDR', 13)
  header.writeUInt32BE(width, 8)
  header.writeUInt32BE(height, 12)
  return Buffer.concat([SIGNATURE, header, part('IDAT', 3000 + width), END])
}
const gif = (width: number, height: number) =>
  Buffer.from([...Buffer.from('GIF89a'), width, 0, height, 0, 0, 0, 0, 0x3b])
const jpeg = (width: number, height: number) =>
  Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    0,
    width,
    0xff,
    0xc2,
    0,
    8,
    8,
    0,
    height,
    0,
    width,
    1,
    0xff,
    0xd9
  ])
const webp = (width: number, height: number) =>
  Buffer.from([
    ...Buffer.from('RIFF\x16\0\0\0WEBPVP8X\n\0\0\0'),
    0,
    0,
    0,
    0,
    width - 1,
    0,
    0,
    height - 1,
    0,
    0
  ])
const WITHOUT_PIXELS = 'The file is damaged: the PNG image has no pixels.'
const JPEG = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.alloc(900),
  Buffer.from([0xff, 0xd9])
])
const WEBP = Buffer.concat([Buffer.from('RIFF\xf4\x01\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(492)])
const CSS = '/* a */\nbody {\n  margin: 0;\n  color: red;\n}\n@media print { a { color: blue } }\n'
const JS = `// Adds "a".\nconst answer = { port: 'http://x', text: "a /* b */" }\nif (answer.port) { console.log(answer) }\n`
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'

async function compare(path: string, exported: Buffer | string, served: Buffer | string, isKnown = true) {
  const [own, other] = [Buffer.from(exported), Buffer.from(served)]
  const read = async () => await Promise.resolve(isKnown ? own : undefined)
  const found = await compareFiles({ path, size: own.length, sha256: '' }, other, read)
  return found?.is === 'broken' ? found.detail : found?.is
}

test.each<[string, path: string, exported: Buffer | string, served: Buffer | string, expected: string]>([
  ['white space and comments', 'a.css', CSS, CSS.replace('/* a */', '').replace(/\n */g, ''), 'same'],
  ['the last semicolon', 'a.css', CSS, 'body{margin:0;color:red}@media print{a{color:blue}}', 'same'],
  ['a line end', 'a.js', JS, JS.replaceAll('\n', '\r\n'), 'same'],
  [
    'other punctuation',
    'a.mjs',
    JS,
    JS.replace('if (answer.port) {', 'answer.port&&').replace('}\n', ''),
    'other'
  ],
  ['other quotes and no comment', 'a.js', JS, JS.replace(/.*\n/, '').replaceAll("'", '"'), 'same'],
  ['another value', 'a.css', CSS, CSS.replace('red', 'green'), 'other'],
  ['a comment in a string', 'a.js', JS, JS.replace('/* b */', '/* c */'), 'other'],
  ['other text of the same length', 'a.js', JS, 'x'.repeat(JS.length), 'other'],
  [
    'half of it',
    'a.js',
    JS,
    JS.slice(0, JS.length / 2),
    'The file is cut off: only its first part is served.'
  ],
  ['no end', 'a.css', CSS, CSS.slice(0, -3), 'The file is cut off: only its first part is served.'],
  ['no white space at the end', 'a.css', CSS, CSS.trim(), 'same'],
  [
    'removed metadata',
    'a.png',
    PNG,
    Buffer.concat([SIGNATURE, part('IHDR', 13), part('IDAT', 3000), END]),
    'same'
  ],
  [
    'zeros between its ends',
    'a.png',
    PNG,
    Buffer.concat([SIGNATURE, Buffer.alloc(5000), END]),
    WITHOUT_PIXELS
  ],
  ['no pixels', 'a.png', PNG, Buffer.concat([SIGNATURE, part('IHDR', 13), END]), WITHOUT_PIXELS],
  ['an empty part', 'a.png', PNG, Buffer.concat([SIGNATURE, part('IDAT', 0), END]), WITHOUT_PIXELS],
  ['another switch', 'a.js', 'set({flag:true})', 'set({flag: false})', 'other'],
  ['another number', 'a.js', 'set({n:1})', 'set({n:0})', 'other'],
  ['another sign', 'a.js', 'set({n:1, m: 2})', 'set({n:-1,m:2})', 'other'],
  [
    'short forms of its values',
    'a.js',
    'set({ flag: true, other: false, none: undefined, part: 0.5, sign: -1 });',
    'set({flag:!0,other:!1,none:void 0,part:.5,sign:-1})',
    'same'
  ],
  [
    'other pixels',
    'a.png',
    picture(600, 400),
    picture(256, 256),
    'The file is another picture: it has 256x256 pixels instead of 600x400.'
  ],
  ['the same size', 'a.png', picture(600, 400), Buffer.concat([picture(600, 400), END]), 'same'],
  [
    'other pixels',
    'a.gif',
    gif(20, 10),
    gif(20, 11),
    'The file is another picture: it has 20x11 pixels instead of 20x10.'
  ],
  [
    'other pixels',
    'a.jpg',
    jpeg(20, 10),
    jpeg(20, 11),
    'The file is another picture: it has 20x11 pixels instead of 20x10.'
  ],
  ['applied its rotation', 'a.jpg', jpeg(20, 10), jpeg(10, 20), 'same'],
  [
    'other pixels',
    'a.webp',
    webp(20, 10),
    webp(20, 11),
    'The file is another picture: it has 20x11 pixels instead of 20x10.'
  ],
  [
    'nothing',
    'a.svg',
    SVG,
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    'The file is another picture: nothing is drawn in it.'
  ],
  ['another format', 'a.png', PNG, WEBP, 'same'],
  ['another format', 'a.png', PNG, JPEG, 'same'],
  ['text', 'a.png', PNG, 'xxxx'.repeat(1000), 'The file is not an image.'],
  [
    'its first half',
    'a.png',
    PNG,
    PNG.subarray(0, 2500),
    'The file is cut off: only its first part is served.'
  ],
  [
    'no end',
    'a.png',
    PNG,
    Buffer.concat([PNG.subarray(0, 8), PNG.subarray(9, 3000), Buffer.from('x')]),
    'The file is cut off: the PNG image has no end.'
  ],
  ['no end', 'a.webp', PNG, WEBP.subarray(0, 300), 'The file is cut off: the WebP image has no end.'],
  [
    'another format and few bytes',
    'a.png',
    Buffer.alloc(60_000),
    JPEG,
    'The file size is 906 B instead of 60 kB.'
  ],
  ['fewer digits', 'a.svg', SVG, SVG.replace('M0 0', 'M0,0'), 'same'],
  [
    'removed metadata',
    '_next/static/media/logo.0a1b2c3d.png',
    PNG,
    Buffer.concat([PNG.subarray(0, 33), PNG.subarray(2045)]),
    'same'
  ],
  [
    'other pixels',
    'logo.0a1b2c3d.png',
    picture(20, 10),
    picture(30, 10),
    'The file is another picture: it has 30x10 pixels instead of 20x10.'
  ],
  ['no end', 'a.svg', SVG, SVG.slice(0, -6) + ' ', 'The file is cut off: the SVG image has no end.']
])('compares a file that has %s: %s', async (_, path, exported, served, expected) => {
  expect(await compare(path, exported, served)).toBe(expected)
})

test.each([
  ['a.js', JS, 'unknown'],
  ['a.css', CSS, 'unknown'],
  ['a.png', PNG, 'same'],
  ['_next/static/chunks/a.js', JS, undefined],
  ['_next/static/build/_ssgManifest.js', JS, undefined],
  ['app.0a1b2c3d.png', PNG, undefined],
  ['a.txt', 'a', undefined]
])('compares %s without the exported file', async (path, exported, expected) => {
  expect(await compare(path, exported, exported, false)).toBe(expected)
})

test.each(["'\\'".repeat(150_000), '/*'.repeat(250_000), '"'.repeat(499_999), '{;'.repeat(250_000)])(
  'compares 500 kB of hostile code within five seconds in case %#',
  async code => {
    const before = process.cpuUsage()
    await compare('a.js', code, `${code}x`)
    await compare('a.css', `${code}x`, code)
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5)
  }
)
