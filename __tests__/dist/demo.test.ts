import { expect, jest, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../support/program.ts'
import { tempFolder, writeFiles } from '../support/temp-folder.ts'

/** Tests `npm start -- --docs DIR` with documentation that is outside the repository and has several settings files. */

// The demo runs six actions in sequence while an emulator also runs.
jest.setTimeout(120_000)

const files = {
  'docs.json': JSON.stringify({
    name: 'Demo',
    navigation: { pages: ['index', 'guide'] },
    redirects: { $ref: './settings/redirects.json' }
  }),
  // No host can serve the last redirect. The redirect must not end the run.
  'settings/redirects.json': JSON.stringify([
    { source: '/old', destination: '/guide' },
    { source: '/lost', destination: '/nowhere' },
    { source: '/old#part', destination: '/guide' }
  ]),
  'CLAUDE.md': '# Not in the navigation\n',
  'index.mdx': '---\ntitle: Start\n---\n\nRead [the guide](/guide) and [what is gone](/gone).\n',
  'guide.mdx': '---\ntitle: Guide\n---\n\n## First steps\n\nBack to [the start](/).\n'
}

test('exports, publishes and verifies documentation outside the repository, and reports its problems', async () => {
  const { code, output, summary } = await demo(files)
  expect(output).toContain('1 broken-link')
  expect(output).toContain('Redirects: 2')
  expect(output.match(/matches the export/g)).toHaveLength(2)
  // CLAUDE.md is not in the navigation, so readers would not find the change.
  expect(output).toMatch(/^ +guide was changed, and with it/m)
  const steps = output.match(/^Run .*/gm) ?? []
  expect([steps.length, steps[0], steps[7]]).toEqual([
    8,
    'Run 1 of 2, step 1 of 4: export',
    'Run 2 of 2, step 4 of 4: verify'
  ])
  // The command is for another folder.
  const root = join(import.meta.dirname, '../..')
  expect([
    `npm --prefix ${root} run action -- init`,
    `node ${join(root, 'dist/cli/index.js')} init`
  ]).toContain(output.split('command in the repository: ')[1]?.trim())
  expect(output).toContain('Changes: 1 page changed · 2 pages rebuilt')
  expect(code).toBe(0)
  expect(summary).toContain('/gone')
})

test('publishes and verifies the same site twice if --from is an existing export', async () => {
  const page = '<title>x</title><meta name="generator" content="Mintlify"><a href="/guides/x">x</a>'
  await using folder = await tempFolder({
    'site/index.html': page,
    'site/guides/x/index.html': page,
    'site/_next/static/a.js': 'x'
  })
  const { code, output } = await command(['--from', join(folder.path, 'site')], folder.path)
  expect(output).toContain('The site comes from `mint export`: 1 page moved from x/index.html to x.html.')
  expect(output).toContain('nothing was changed: 0 files uploaded, 13 unchanged')
  expect(output.match(/matches the export/g)).toHaveLength(2)
  expect(code).toBe(0)
  // The advice names a flag of the demo, which has no inputs.
  expect(output).toContain('--layout as-is keeps all files unchanged.')
  expect(output).not.toContain('`layout')
  const asIs = await command(['--from', join(folder.path, 'site'), '--layout', 'as-is'], folder.path)
  expect(asIs.code).toBe(0)
  expect(asIs.output).not.toContain('moved from x/index.html')
  const alone = await command(['--layout', 'as-is'], folder.path)
  expect(alone).toMatchObject({ code: 2, output: expect.stringContaining('--layout requires --from') })
  const missing = await command(['--from', join(folder.path, 'gone.zip')], folder.path)
  expect(missing).toMatchObject({ code: 2, output: expect.stringContaining('does not exist') })
})

// On Windows, file names cannot contain a backslash.
const onPosix = process.platform === 'win32' ? test.skip : test

onPosix('ends with the error from the action that failed, without a stack trace', async () => {
  const { code, output } = await demo({ ...files, 'a\\b.md': '# Backslash\n' })
  expect(output).toContain('An entry has a backslash in its path')
  expect(output).toContain('The export action failed with the error above (exit code 1), so the demo stops.')
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
})

test('if several subfolders contain docs.json, lists these subfolders', async () => {
  await using folder = await tempFolder({ 'sites/one/docs.json': '{}', 'sites/two/docs.json': '{}' })
  const several = await command(['--docs', folder.path], folder.path)
  expect(several.code).toBe(2)
  expect(several.output).toContain('several folders have a docs.json or mint.json')
  expect(several.output).toContain(join('sites', 'two'))
})

test('--serve serves the site, and result pages with links to the site', async () => {
  await using folder = await tempFolder()
  await writeFiles(join(folder.path, 'repository/documentation'), files)
  const args = ['demo', '--serve', '--docs', join(folder.path, 'repository')]
  const child = spawn(process.execPath, ['dist/cli/index.js', ...args], {
    env: environment(folder.path),
    stdio: ['ignore', 'pipe', 'inherit']
  })
  using _ended = { [Symbol.dispose]: () => void child.kill() }
  let printed = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk)
    if (printed.includes('/-/summary')) break
  }
  expect(printed).toContain('The documentation is in documentation')
  const url = /Start +(\S+)\/-\//.exec(printed)?.[1] ?? ''
  const page = async (path: string) => await (await fetch(url + path)).text()
  expect((await page('/-/')).match(/<iframe src="[^"]+"/g)).toHaveLength(3)
  const report = await page('/-/report')
  expect(report.includes('https://docs.example.com')).toBe(false)
  expect(report).toMatch(new RegExp(`href="${url}/\\w+\\.html"`))
  expect(await page('/-/summary')).toContain('/gone')
  expect(await page('/guide')).toContain('First steps')
  expect(await page('/guide')).toContain(
    'data-note="An export has no search. In a workflow, the action finish'
  )
})

onPosix("Ctrl-C ends the demo without advice about the emulator's job", async () => {
  await using folder = await tempFolder()
  const child = spawn(process.execPath, ['dist/cli/index.js', 'demo'], {
    env: environment(folder.path),
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const ended = once(child, 'close')
  let printed = ''
  child.stderr.on('data', chunk => (printed += String(chunk)))
  child.stdout.on('data', chunk => {
    if (!printed.includes('Waiting for') && String(chunk).includes('Waiting for')) child.kill('SIGINT')
    printed += String(chunk)
  })
  expect((await ended)[0]).toBe(130)
  expect(printed).toMatch(/Waiting for[^]*Stopped\.\n$/)
  expect(printed).not.toMatch(/job-id|error:/)
})

onPosix.each([
  ['SIGINT', 130],
  ['SIGTERM', 1]
] as const)('%s ends the demo while the parser hangs on a page', async (signal, code) => {
  await using folder = await tempFolder()
  const docs = join(folder.path, 'docs')
  const navigation = { pages: ['index', 'endless', 'guide'] }
  await writeFiles(docs, {
    ...files,
    'docs.json': JSON.stringify({ navigation }),
    'endless.mdx': 'a {'.repeat(100_000)
  })
  const args = ['dist/cli/index.js', 'demo', '--docs', docs]
  const env = environment(folder.path)
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  let printed = ''
  let sentAt = 0
  child.stderr.on('data', chunk => (printed += String(chunk)))
  child.stdout.on('data', chunk => {
    printed += String(chunk)
    if (sentAt > 0 || !/running · \d+ %/.test(printed)) return
    sentAt = performance.now()
    child.kill(signal)
  })
  expect((await ended)[0]).toBe(code)
  expect(printed).not.toContain('completed')
  // If the demo waited for the page, it would stop only after ten seconds, the time limit for parsing a file.
  expect(performance.now() - sentAt).toBeLessThan(9000)
})

test('--help lists the flags of the demo', async () => {
  const { code, output } = await command(['--help'], '')
  expect(output).toContain('npm start -- --docs FOLDER')
  for (const flag of ['--docs FOLDER', '--from PATH', '--serve']) expect(output).toContain(flag)
  expect(code).toBe(0)
})

test.each([
  [['my docs'], { npm_config_docs: 'true' }, "--docs to the demo. Write: npm start -- --docs 'my docs'"],
  [['d'], { npm_config_docs: 'true', npm_config_serve: 'true' }, 'Write: npm start -- --docs d --serve'],
  [[], { npm_config_from: 'site.zip' }, 'Write: npm start -- --from site.zip'],
  [[], { npm_config_docs: 'true' }, 'Write: npm start -- --docs DIR']
])('if npm passes on only %j, and keeps %j, reports the complete command', async (args, kept, text) => {
  const { code, output } = await command(args, '', { npm_lifecycle_event: 'start', ...kept })
  expect(output).toContain(text)
  expect(code).toBe(2)
})

test('reports an invalid command line as one error, and creates no folder', async () => {
  await using folder = await tempFolder()
  const file = join(folder.path, 'index.md')
  const empty = join(folder.path, 'empty')
  await writeFile(file, '# Start\n')
  await mkdir(empty)
  const missing = join(folder.path, 'missing')
  const cache = join(folder.path, 'cache')
  const cases: [string[], string][] = [
    [['--dcos', 'x'], '--dcos does not exist: did you mean --docs?'],
    [['--docs', empty], `--docs: No .md or .mdx file found in ${empty}`],
    [['--docs', file], `--docs: ${file} is not a folder`],
    [['--docs', missing], `--docs: there is no folder ${missing}`]
  ]
  for (const [args, problem] of cases) {
    const ended = await command(args, cache)
    const [first, ...rest] = ended.output.split('\n')
    expect(first).toContain(problem)
    expect(rest).toEqual(['See --help.', ''])
    expect(ended.code).toBe(2)
  }
  expect(existsSync(cache)).toBe(false)
})

/** Returns environment variables that set the temporary folder, in which each demo creates its own folder. */
function environment(temp: string): NodeJS.ProcessEnv {
  return { ...process.env, TMPDIR: temp, TEMP: temp, TMP: temp }
}

async function demo(docs: Record<string, string>) {
  await using folder = await tempFolder()
  await writeFiles(join(folder.path, 'docs'), docs)
  const cache = join(folder.path, 'my cache')
  await mkdir(cache)
  const ended = await command(['--docs', join(folder.path, 'docs')], cache)
  const [own = ''] = readdirSync(cache).filter(name => name.startsWith('static-docs-demo-'))
  const file = join(cache, own, 'summary.md')
  const summary = await readFile(file, 'utf8').catch(() => '')
  return { ...ended, summary }
}

async function command(args: string[], cache: string, env: NodeJS.ProcessEnv = {}) {
  const options = { env: { ...environment(cache), ...env } }
  const { printed, errors, exitCode } = await runProgram('bundle', ['demo', ...args], options)
  return { code: exitCode, output: printed + errors }
}
