import { expect, jest, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../support/program.ts'
import { tempFolder } from '../support/temp-folder.ts'

jest.setTimeout(120_000)

interface Checks {
  findings: { kind: string; target: string }[]
  countsAtLeast?: string[]
}

/** Exports a site that exists with the program, and reads what it prints and the findings that it writes. */
async function check(site: Record<string, string>, args: string[] = []) {
  const files = Object.fromEntries(Object.entries(site).map(([path, text]) => [`site/${path}`, text]))
  await using folder = await tempFolder(files)
  const { printed, exitCode } = await runProgram(
    'bundle',
    [
      'export',
      '--from',
      'site',
      '--domain',
      'docs.example.com',
      '--output-dir',
      'out',
      '--deliver',
      'site',
      ...args
    ],
    { cwd: folder.path }
  )
  const text = await readFile(join(folder.path, 'out/checks.json'), 'utf8').catch(() => '{"findings":[]}')
  return { printed, exitCode, checks: JSON.parse(text) as Checks }
}

const MINTLIFY = '<!doctype html><meta name="generator" content="Mintlify"><title>A</title>'
const SCRIPT = 'const fs = require("fs")\nfs.writeFileSync("a", "b")\n'.repeat(20)
const COMMENT = `// Run require("fs") only at build time.\ndocument.title = "A"\n`.repeat(20)

/** Returns the page data with these scripts, in the form of the service. */
function dataWith(...scripts: string[]): string {
  const rows = scripts.map((text, i) => `4${i}:T${Buffer.byteLength(text).toString(16)},${text}`)
  const data = JSON.stringify(`0:{"P":null}\n${rows.join('')}5:["$","p"]\n`).replaceAll(
    '<',
    String.raw`\u003c`
  )
  return `<script>self.__next_f.push([1,${data}])</script>`
}

const OF_SERVICE = {
  'index.html': `${MINTLIFY}<a href=/404.md></a><a href=/guides/a></a>${dataWith(SCRIPT, COMMENT)}`,
  '404/index.html': `${MINTLIFY}<link rel=alternate type=text/markdown href=/404.md>`,
  'guides/a/index.html': MINTLIFY,
  '_next/static/chunks/a.js': '1',
  'comment.js': COMMENT
}
const REDIRECTS = [{ source: '/guides/a', destination: '/nowhere' }]

test('finds a build script whose file is gone, and neither comments, Markdown of a page 404 nor a redirect of a page', async () => {
  const site = { ...OF_SERVICE, 'redirects.json': JSON.stringify(REDIRECTS) }
  const { printed, exitCode, checks } = await check(site, [
    '--redirects',
    'site/redirects.json',
    '--check',
    'fail'
  ])
  expect(exitCode).toBe(0)
  expect(checks.findings).toEqual([
    expect.objectContaining({ kind: 'unfinished' }),
    expect.objectContaining({
      kind: 'build-script-in-page',
      target: `script of ${SCRIPT.length.toLocaleString('en-US')} bytes`
    })
  ])
  expect(printed).toMatch(
    /notice: These redirects have no effect on a static host, .* at the same address: \/guides\/a\./
  )
})

test('reports a count that is cut as a minimum', async () => {
  const links = Array.from({ length: 100_001 }, (_, i) => `<a href=/x${i}></a>`).join('')
  const { printed, checks } = await check({ 'index.html': `<title>A</title>${links}` })
  expect(printed).toContain('warning: Checks: at least 100000 broken-link · 1 missing-page.')
  expect(checks.countsAtLeast).toEqual(['broken-link'])
})

test('a flag of an input with several entries can be repeated', async () => {
  const site = { 'index.html': `<title>A</title><a href=/b></a><a href=/c></a><a href=/d></a>` }
  const { checks } = await check(site, ['--check-ignore', '/b', '--check-ignore=/c'])
  const links = checks.findings.filter(({ kind }) => kind === 'broken-link').map(({ target }) => target)
  expect(links).toEqual(['/d'])
})
