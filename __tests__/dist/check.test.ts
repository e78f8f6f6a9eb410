import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { FAILING_KINDS } from '../../src/review/checks/findings.ts'
import { git } from '../support/git.ts'
import { runProgram } from '../support/program.ts'
import { tempFolder } from '../support/temp-folder.ts'

/** Tests `check` as users run it: from the committed bundle, with a folder, an archive, or documentation. */

// Each test starts processes, which takes seconds on a busy machine.
jest.setTimeout(120_000)

const SITE = {
  'site/index.html': '<title>A</title><a href=/b>b</a><a href=/c.html#x>c</a><img src=/no.png>',
  'site/c.html': '<title>C</title><a href=/b>b</a>',
  'site/404.html': '<title>Not found</title>'
}
const SITE_LINES = [
  'c.html: broken-link /b (and on 1 more page)',
  'index.html: broken-anchor /c#x',
  'index.html: missing-resource /no.png'
]
const DOCS = {
  'docs/docs.json': JSON.stringify({
    name: 'A',
    theme: 'mint',
    colors: { primary: '#123456' },
    navigation: { pages: ['index', 'c'] }
  }),
  'docs/index.md': '# Home\n\nSee [b](/b), [c](/c).\n',
  'docs/c.md': '# C\n\nText.\n'
}
const DOCS_LINE = 'docs/index.md:3:5: broken-link The link leads to /b, which does not exist.'
/** Words about workflows and deliveries, which a reader on a command line did not ask for. */
const WORKFLOW_WORDS = /\b(?:actions?|runs?|artifacts?|delivered|exported|outputs?)\b/i

/** Runs `check` in `folder`, with the system's temporary folder below it. */
async function check(folder: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const temp = join(folder, 'tmp')
  await mkdir(temp, { recursive: true })
  const variables = { TMPDIR: temp, TEMP: temp, TMP: temp, ...env }
  const ended = await runProgram('bundle', ['check', ...args], { cwd: folder, env: variables })
  return { ...ended, lines: ended.printed.trimEnd().split('\n'), temp }
}

test('says where a site is in a folder that has other files, too', async () => {
  await using folder = await tempFolder({ 'package.json': '{}', 'build/index.html': '<h1>x</h1>' })
  const { errors, exitCode } = await check(folder.path, ['.'])
  expect(errors).toContain('build contains a site')
  expect(exitCode).toBe(2)
})

test('lists every finding of a site in a folder or an archive on a line, and the path of the report last', async () => {
  await using folder = await tempFolder(SITE)
  execFileSync('tar', ['-czf', join(folder.path, 'site.tar.gz'), '-C', join(folder.path, 'site'), '.'])
  for (const path of ['site', 'site.tar.gz']) {
    const { lines, printed, errors, exitCode } = await check(folder.path, [path])
    const report = /^Report: (.*)$/.exec(lines.at(-1) ?? '')?.[1] ?? ''
    expect([exitCode, errors]).toEqual([3, ''])
    expect(lines.slice(0, -1)).toEqual([
      ...SITE_LINES,
      '',
      '✘ 3 problems: 1 broken-link, 1 broken-anchor, 1 missing-resource.'
    ])
    expect(await readFile(report, 'utf8')).toContain('/no.png')
    expect(printed).not.toMatch(WORKFLOW_WORDS)
  }
})

test('keeps only the report, in the given folder, and does not change the site', async () => {
  await using folder = await tempFolder(SITE)
  const { lines, temp } = await check(folder.path, ['site', '--output-dir', 'out'])
  expect(lines.at(-1)).toBe(`Report: ${join(folder.path, 'out/check/report.html')}`)
  expect((await readdir(join(folder.path, 'out'), { recursive: true })).sort()).toEqual([
    'check',
    join('check', 'checks.json'),
    join('check', 'report.html')
  ])
  expect(await readdir(temp)).toEqual([])
  expect((await readdir(join(folder.path, 'site'))).sort()).toEqual(['404.html', 'c.html', 'index.html'])
})

test('finds nothing in a site without problems, and says how many findings do not count', async () => {
  await using folder = await tempFolder({
    'site/index.html': '<title>A</title><script src=https://cdn.example.com/a.js></script>',
    'site/404.html': '<title>Not found</title>'
  })
  const { lines, exitCode } = await check(folder.path, ['site'])
  expect(exitCode).toBe(0)
  expect(lines.slice(0, -1)).toEqual([
    'index.html: external-resource https://cdn.example.com/a.js',
    '',
    '✔ No problems. 1 finding of other kinds.'
  ])
  const strict = await check(folder.path, ['site', '--check-fail-on', 'external-resource', '-q'])
  expect([strict.exitCode, strict.lines]).toEqual([
    3,
    ['index.html: external-resource https://cdn.example.com/a.js']
  ])
})

test('lists every finding of documentation with file, line and column, also on a runner', async () => {
  await using folder = await tempFolder(DOCS)
  const runner = {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_PATH: join(folder.path, 'event.json'),
    GITHUB_TOKEN: 'token-of-github',
    ACTIONS_RUNTIME_TOKEN: 'token-of-artifacts'
  }
  for (const [path, env] of [
    ['docs', {}],
    ['docs/docs.json', {}],
    ['.', runner]
  ] as const) {
    const { lines, printed, errors, exitCode } = await check(folder.path, [path], env)
    expect([exitCode, errors]).toEqual([3, ''])
    expect(lines.slice(0, -1)).toEqual([DOCS_LINE, '', '✘ 1 problem: 1 broken-link.'])
    expect(lines.at(-1)).toMatch(/^Report: .*findings\.json$/)
    expect(printed.replace(/^Report: .*/m, '')).not.toMatch(WORKFLOW_WORDS)
  }
})

test('with --docs, a finding of a site names the file and line of its source', async () => {
  await using folder = await tempFolder({ ...SITE, ...DOCS })
  const { lines, exitCode } = await check(folder.path, ['site', '--docs', 'docs'])
  expect(exitCode).toBe(3)
  expect(lines.slice(0, 3)).toEqual([DOCS_LINE, ...SITE_LINES.slice(1)])
})

test('a finding of a site names the place in its sources and the text of the link, also in the report', async () => {
  await using folder = await tempFolder({
    'site/index.html':
      '<title>A</title><a href="/menu">Menu</a><a href="/b">The <b>b</b> &amp; page</a><a href="c#x">c</a><a href="#y"><img src=/c></a>',
    'site/c.html': '<title>C</title><a href="/b">b</a>',
    'site/404.html': '<title>Not found</title>',
    'docs/docs.json': DOCS['docs/docs.json'],
    'docs/index.mdx': '---\ntitle: A\n---\n\n/b [The **b** & page](/b) /b/c\n\n[c](c#x) [Y](#y) ![](/c)\n',
    'docs/c.md': '# C\n'
  })
  const { lines, exitCode } = await check(folder.path, ['site', '--output-dir', 'out'])
  expect(exitCode).toBe(3)
  expect(lines.slice(0, 5)).toEqual([
    'docs/index.mdx:5:23: broken-link /b (and on 1 more page)',
    'index.html: broken-link /menu',
    'docs/index.mdx:7:14: broken-anchor /#y',
    'docs/index.mdx:7:5: broken-anchor /c#x',
    'docs/index.mdx:7:22: missing-resource /c'
  ])
  const report = await readFile(join(folder.path, 'out/check/report.html'), 'utf8')
  expect(report).toContain('Text of the link: “b” · Source: <code>docs/index.mdx:5:23</code>')
  expect(report).toContain('Text of the link: “Menu”<')
})

test('no source outside the documentation is read for the place of a finding', async () => {
  await using folder = await tempFolder({
    'site/index.html': '<title>A</title><a href="/b">b</a>',
    'site/404.html': '<title>Not found</title>',
    'docs/docs.json': DOCS['docs/docs.json'],
    'secret.md': '(/b)'
  })
  await symlink(join(folder.path, 'secret.md'), join(folder.path, 'docs/index.md'))
  const { lines } = await check(folder.path, ['site'])
  expect(lines[0]).toBe('index.html: broken-link /b')
})

test('in JUnit, findings that do not fail the check are no failures', async () => {
  await using folder = await tempFolder({
    'site/index.html': '<title>A</title><script src=https://cdn.example.com/a.js></script>',
    'site/404.html': '<title>Not found</title>'
  })
  const { printed, exitCode } = await check(folder.path, ['site', '--format', 'junit'])
  expect(exitCode).toBe(0)
  expect(printed).toContain('failures="0"')
})

test('with --base, lists what is new and says how many findings are not; --fix edits the files', async () => {
  await using folder = await tempFolder({
    ...DOCS,
    'docs/guide.md': '# Guide\n\nHow to install this product on a server.\n',
    'docs/start.md': '# Start\n\n[Guide](/guide)\n'
  })
  git(folder.path, 'init', '-q', '-b', 'main')
  git(folder.path, 'add', 'docs')
  git(folder.path, 'commit', '-q', '-m', 'One')
  git(folder.path, 'mv', 'docs/guide.md', 'docs/handbook.md')
  git(folder.path, 'commit', '-q', '-m', 'Two')
  const since = await check(folder.path, ['docs', '--base', 'HEAD~1'])
  expect(since.exitCode).toBe(3)
  expect(since.lines[0]).toMatch(/^docs\/start\.md:3:1: broken-link .*\/guide/)
  expect(since.printed).toContain('1 finding that HEAD~1 also has is not listed.')
  expect(since.printed).not.toContain(DOCS_LINE)

  const fixed = await check(folder.path, ['docs', '--fix'])
  expect(fixed.errors).toMatch(/docs\/start\.md:3: \/guide → \/handbook\n/)
  expect(fixed.errors).toMatch(/Undo: git -C /)
  expect(await readFile(join(folder.path, 'docs/start.md'), 'utf8')).toBe('# Start\n\n[Guide](/handbook)\n')
  // What has no fix is still listed.
  expect([fixed.exitCode, fixed.lines[0]]).toEqual([3, DOCS_LINE])
})

test('does not say "no problems" if the documentation cannot be compared with its base', async () => {
  await using folder = await tempFolder(DOCS)
  git(folder.path, 'init', '-q', '-b', 'main')
  git(folder.path, 'commit', '-q', '--allow-empty', '-m', 'Without documentation')
  git(folder.path, 'add', 'docs')
  git(folder.path, 'commit', '-q', '-m', 'With documentation')
  const { exitCode, lines } = await check(folder.path, ['docs', '--base', 'HEAD~1'])
  expect([exitCode, lines[0]]).toEqual([3, DOCS_LINE])
})

test.each([['site'], ['docs']])(
  'prints only the findings in the format of other programs for %s',
  async path => {
    await using folder = await tempFolder({ ...SITE, ...DOCS })
    const count = path === 'site' ? 3 : 1
    const printed = async (format: string) => {
      const ended = await check(folder.path, [path, '--format', format])
      expect([ended.exitCode, ended.errors]).toEqual([3, ''])
      return ended.printed
    }
    const json = JSON.parse(await printed('json')) as { findings: { kind: string }[] }
    expect(json.findings.map(({ kind }) => kind)).toEqual(FAILING_KINDS.slice(0, count))
    const sarif = JSON.parse(await printed('sarif')) as {
      runs: { results: { ruleId: string }[]; tool: { driver: { rules: { id: string }[] } } }[]
    }
    const [{ results, tool } = { results: [], tool: { driver: { rules: [] } } }] = sarif.runs
    expect(results).toHaveLength(count)
    for (const { ruleId } of results) expect(tool.driver.rules.map(({ id }) => id)).toContain(ruleId)
    expect(JSON.parse(await printed('codequality'))).toHaveLength(count)
    expect((await printed('junit')).match(/<failure /g)).toHaveLength(count)
  }
)

test.each([
  [['gone'], 'gone does not exist. Expected the folder or archive'],
  [['empty'], 'empty is neither a site nor documentation. Expected the folder or archive'],
  [['site/c.html'], 'site/c.html is neither a site nor documentation.'],
  [['around'], `around is neither a site nor documentation, but ${join('around', 'build')} contains a site.`],
  [['two'], `two contains several folders with docs.json or mint.json: a, b. Check one of them.`],
  [['site', 'docs'], 'check takes one PATH, not 2: site docs'],
  [['site', '--base', 'main'], '--base has no effect on a site'],
  [['docs', '--domain', 'a.b'], '--domain has no effect on documentation'],
  [['docs', '--format', 'xml'], '--format xml does not exist: choose from json, sarif, junit, codequality'],
  [['site', '--formt', 'json'], '--formt does not exist: did you mean --format?']
])('check %j ends with one error that says what is expected', async (args, error) => {
  await using folder = await tempFolder({
    ...SITE,
    ...DOCS,
    'empty/a.txt': '',
    'around/build/index.html': '<title>A</title>',
    'two/a/docs.json': '{}',
    'two/b/docs.json': '{}'
  })
  const { errors, printed, exitCode } = await check(folder.path, args)
  expect([exitCode, printed, errors.split('\n').slice(1)]).toEqual([2, '', ['See --help.', '']])
  expect(errors).toContain(error)
})

test('prints the error of a review that fails, with its exit code', async () => {
  await using folder = await tempFolder({ 'site/index.html': '<title>A</title>' })
  await writeFile(join(folder.path, 'broken.tar.gz'), Buffer.from('1f8b0800000000000003ffff', 'hex'))
  const broken = await check(folder.path, ['broken.tar.gz'])
  expect([broken.exitCode, broken.printed]).toEqual([1, ''])
  expect(broken.errors).toMatch(/^ {2}error: /)
  const wrong = await check(folder.path, ['site', '--check-fail-on', 'broken-lnk'])
  expect(wrong.exitCode).toBe(2)
  expect(wrong.errors).toContain('--check-fail-on')
  expect(await readdir(wrong.temp)).toEqual([])
})

test('no text of a site takes effect in a terminal', async () => {
  await using folder = await tempFolder({
    'site/index.html': '<title>A</title><a href="/\u001B[31mred">x</a>',
    'site/404.html': '<title>Not found</title>'
  })
  const { printed, exitCode } = await check(folder.path, ['site'])
  expect(exitCode).toBe(3)
  expect(printed).not.toContain('\u001B')
})
