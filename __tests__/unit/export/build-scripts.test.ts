import { expect, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { findBuildScripts } from '../../../src/export/prepare/build-scripts.ts'
import { isForNode } from '../../../src/export/prepare/node-scripts.ts'
import { compactPage } from '../../../src/finish/compact/compact-page.ts'
import { readPageData } from '../../../src/finish/flight/flight.ts'
import { Problem } from '../../../src/runtime/problem.ts'
import { SharedData, sharedFile } from '../../../src/site/pages/shared-data.ts'
import { tempFolder, writeFiles } from '../../support/temp-folder.ts'

const SCRIPT = 'const fs = require("fs")\nfs.writeFileSync("a", "é & <b>")\n'.repeat(20)
const MDX =
  '"use strict";\nconst {jsx: _jsx} = arguments[0];\n_jsx("pre", {children: "const fs = require(\'fs\')"});'

/** Returns a page of the service whose data contains these texts. */
function pageWith(...texts: string[]): string {
  const rows = texts.map((text, i) => `4${i}:T${Buffer.byteLength(text).toString(16)},${text}`)
  const data = `0:{"P":null}\n1:I["x"]\n${rows.join('')}5:["$","p"]\n`
  // The data comes in pieces that can begin anywhere.
  const pieces = [data.slice(0, 30), data.slice(30, 500), data.slice(500)]
  const escaped = (text: string) =>
    JSON.stringify(text).replace(/[<>&]/g, sign => `\\u00${sign.charCodeAt(0).toString(16)}`)
  const scripts = pieces.map(piece => `<script>self.__next_f.push([1,${escaped(piece)}])</script>`)
  return `<!doctype html><meta name="generator" content="Mintlify">${scripts.join('')}`
}

async function found(page: string, files: Record<string, string> = {}) {
  await using folder = await tempFolder()
  const all = { 'index.html': page, ...files }
  await writeFiles(folder.path, all)
  const listed = (tree: Record<string, string>) =>
    Object.entries(tree).map(([path, text]) => ({
      path,
      size: Buffer.byteLength(text),
      sha256: hash('sha256', text)
    }))
  return await findBuildScripts(folder.path, listed(all))
}

test('finds a build script in a page whether the site has the script as a file or not', async () => {
  const size = Buffer.byteLength(SCRIPT)
  const page = pageWith(MDX, SCRIPT, 'body{}')
  expect(await found(page, { 'tools/build.js': SCRIPT })).toEqual([{ path: 'tools/build.js', size }])
  expect(await found(page)).toEqual([{ path: undefined, size }])
  expect(await found(pageWith(MDX), { 'tools/build.js': SCRIPT })).toEqual([])
})

test('finds a build script in data that pages share', async () => {
  const page = Buffer.from(`${pageWith(MDX, SCRIPT, 'body{}')}</body></html>`)
  const data = readPageData(page)
  if (data === undefined || data instanceof Problem) throw new Error('no data')
  const [from, to] = [data.payload.indexOf(':T'), data.payload.length - 30]
  const { path, content } = sharedFile(data.payload.subarray(from, to))
  const shared = new SharedData(() => content)
  const compact = compactPage(page, data, [{ run: 0, from, to }], { paths: [path], base: '/', shared })
  expect(compact?.length).toBeLessThan(page.length)
  const size = Buffer.byteLength(SCRIPT)
  expect(await found(String(compact), { [path]: content.toString() })).toEqual([{ path: undefined, size }])
  expect(await found(String(compact))).toEqual([])
})

test.each([
  ['require("fs")', true],
  ["const { join } = require( 'node:path' )", true],
  ['import { readFile } from "node:fs/promises"', true],
  ['import "fs"; console.log(1)', true],
  ['await import("fs")', true],
  ['const quote = /["\']/.test(x) ? 1 : 2; require("fs")', true],
  ['a / b; "x" / 2; require("os")', true],
  ['// require("fs")\nlet a = 1', false],
  ['/* require("fs") */ let a = 1', false],
  ['/* never closed require("fs")', false],
  ['const text = \'require("fs")\'', false],
  ['const text = `require("fs")`', false],
  ['const quote = /require\\("fs"\\)/', false],
  ['import { tabs } from "./tabs.js"; require("jquery")', false],
  ['(function(r,f){typeof exports==="object"?module.exports=f(require("crypto")):r.x=f()})(this,f)', false],
  ['if (typeof window === "undefined") crypto = require("crypto")', false]
])('decides whether %j runs only in Node.js: %j', (source, expected) => {
  expect(isForNode(source)).toBe(expected)
})

test.each(['/', '/a', '"', '`', '/*', 'require(', '\\', '[/'])('reads 200 kB of %j in linear time', part => {
  const started = performance.now()
  isForNode(`require;${part.repeat(200_000 / part.length)}`)
  expect(performance.now() - started).toBeLessThan(10_000)
})

test.each([
  ['characters', 'a'.repeat(20_000_000)],
  ['line breaks', '\n'.repeat(20_000_000)]
])(
  'finds a build script in a page whose data has a text of 20 MB with %s',
  async (_, text) => {
    const page = pageWith(text, SCRIPT)
    expect(await found(page)).toEqual([{ path: undefined, size: Buffer.byteLength(SCRIPT) }])
  },
  60_000
)
