import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { chmod, link, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SourceEdit } from '../../../src/pull-request/edits/edit.ts'
import { fixedFiles } from '../../../src/pull-request/fixes/apply/fixed-files.ts'
import { fixWorkingTree } from '../../../src/pull-request/fixes/apply/fix-working-tree.ts'
import { writeFixes } from '../../../src/pull-request/fixes/apply/working-tree.ts'
import { readInputs } from '../../../src/pull-request/inputs.ts'
import { main } from '../../support/pull-request-main.ts'
import type { SourceFinding } from '../../../src/pull-request/comparison/findings.ts'
import { commit, copyClone, git } from '../../support/git.ts'
import { type Circumstances, runMain } from '../../support/main-run.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { SETTINGS } from '../../support/reviewing.ts'
import { type Folder, tempFolder, writeFiles } from '../../support/temp-folder.ts'

jest.setTimeout(240_000)

const { PATH = '', HOME = '' } = process.env
const words = (name: string) => Array.from({ length: 40 }, (_, at) => `${name}${at}`).join(' ')
const settings = (pages: string[]) =>
  `${JSON.stringify({ ...SETTINGS, navigation: { pages } }, undefined, 2)}\n`
const DOCS = {
  'docs/docs.json': settings(['a', 'c', 'guides/b']),
  'docs/a.mdx': `# A\r\n\r\n${words('a')}\r\n\r\nSee [b](/guides/b).\r\n`,
  'docs/c.mdx': `# C\n\n${words('c')}\n\nSee [b](./guides/b.md).`,
  'docs/guides/b.mdx': `# B\n\n${words('b')}\n`
}

let original: Folder
beforeAll(async () => {
  original = await tempFolder()
  const root = original.path
  git(root, 'init', '-q', '-b', 'main')
  await commit(root, DOCS)
  git(root, 'checkout', '-qb', 'change')
  await mkdir(join(root, 'docs/howto'))
  await rename(join(root, 'docs/guides/b.mdx'), join(root, 'docs/howto/c.mdx'))
  await commit(root, { 'docs/docs.json': settings(['a', 'c', 'howto/c']) })
})
afterAll(async () => await original[Symbol.asyncDispose]())

/** Copies a clone whose last commit moves a page that other pages link to. */
async function makeClone(folder: string): Promise<string> {
  return await copyClone(original.path, join(folder, 'clone'))
}

async function fix(
  root: string,
  inputs: Record<string, string>,
  switches = ['--fix'],
  circumstances?: Circumstances
) {
  return await runMain(async context => {
    const all = { PATH, HOME, GITHUB_WORKSPACE: root, RUNNER_TEMP: `${root}-results` }
    await main(readInputs(inputs, all, switches), context)
  }, circumstances)
}

async function contents(root: string, paths: readonly string[]): Promise<string[]> {
  return await Promise.all(paths.map(async path => await readFile(join(root, path), 'utf8')))
}

/** Runs the undo command that these log lines contain. */
function undo(lines: readonly string[], root: string): void {
  const [, command = ''] = /Undo: git (.*)/.exec(lines.join('\n')) ?? []
  execFileSync('git', command.split(' '), { cwd: root, env: { PATH, HOME }, stdio: 'pipe' })
}

const FIXED = ['docs/docs.json', 'docs/a.mdx', 'docs/c.mdx']

test('`--fix` edits the working tree, logs every edit, and prints an undo command', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  if (process.platform !== 'win32') await chmod(join(root, 'docs/a.mdx'), 0o640)
  const before = await contents(root, FIXED)
  const { failure, log, outputs, summary } = await fix(root, { base: 'main', check: 'fail' })
  expect(failure).toBeUndefined()
  const [json = '', a, c] = await contents(root, FIXED)
  expect(JSON.parse(json)).toMatchObject({ redirects: [{ source: '/guides/b', destination: '/howto/c' }] })
  expect([a, c]).toEqual([
    DOCS['docs/a.mdx'].replace('/guides/b', '/howto/c'),
    DOCS['docs/c.mdx'].replace('./guides/b.md', './howto/c.md')
  ])
  expect(log.text).toContain('docs/a.mdx:5: /guides/b → /howto/c')
  expect(log.text).toContain('docs/c.mdx:5: ./guides/b.md → ./howto/c.md')
  expect(log.text).toMatch(/docs\/docs\.json:\d+: \+ 1 redirect, from "\/guides\/b"/)
  if (process.platform !== 'win32') expect((await stat(join(root, 'docs/a.mdx'))).mode & 0o777).toBe(0o640)
  expect(outputs['fixes-path']).toBeUndefined()
  expect(log.text).toMatch(
    /Undo: git -C .* -c core\.autocrlf=false apply --whitespace=nowarn -R .*fixed\.patch/
  )
  expect(summary).toContain('1 page moved, 2 changed. 1 redirect added. No new problems')
  expect(summary).toContain('3 findings fixed in 3 files')
  expect(summary).not.toMatch(/without a working redirect|can be fixed|this change removes/)
  // The undo command works in any folder, so it runs outside the clone here.
  undo(log.lines, folder.path)
  expect([await contents(root, FIXED), git(root, 'status', '--porcelain')]).toEqual([before, ''])
})

test.each([
  ['apply.whitespace', 'fix'],
  ['apply.whitespace', 'error'],
  ['core.autocrlf', 'true'],
  ['core.autocrlf', 'input']
])('with `%s=%s`, the undo command from `--fix` restores every byte', async (name, value) => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  const spaces = DOCS['docs/c.mdx'].replace(/\.$/, '. \t \n\n\n')
  await writeFile(join(root, 'docs/c.mdx'), spaces)
  await commit(root)
  const before = await contents(root, FIXED)
  const { log } = await fix(root, { base: 'main' })
  expect((await contents(root, FIXED))[2]).toBe(spaces.replace('./guides/b.md', './howto/c.md'))
  git(root, 'config', name, value)
  undo(log.lines, root)
  expect(await contents(root, FIXED)).toEqual(before)
})

test('`--fix` fails if a finding has no fix, and a second run keeps the first patch', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  await writeFiles(root, { 'docs/new.mdx': 'See [nothing](/nothing).\n' })
  await commit(root)
  const { failure, log } = await fix(root, { base: 'main', check: 'fail' })
  expect(failure?.message).toBe('This change adds 1 broken link.')
  await commit(root)
  git(root, 'revert', '-n', 'HEAD')
  await commit(root)
  const again = await fix(root, { base: 'main' })
  expect([log.text, again.log.text]).toEqual([
    expect.stringMatching(/Undo: .*fixed\.patch/),
    expect.stringMatching(/Undo: .*fixed-2\.patch/)
  ])
})

test('`--fix` skips and lists files with uncommitted changes, staged or not', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  const [dirty, staged] = ['\r\ndirty\r\n', '\nstaged\n'] as const
  await writeFile(join(root, 'docs/a.mdx'), DOCS['docs/a.mdx'] + dirty)
  // The staged version of this file differs from HEAD, but the file in the working tree does not.
  await writeFile(join(root, 'docs/c.mdx'), DOCS['docs/c.mdx'] + staged)
  git(root, 'add', 'docs/c.mdx')
  await writeFile(join(root, 'docs/c.mdx'), DOCS['docs/c.mdx'])
  const { log, failure } = await fix(root, { base: 'main', check: 'fail' })
  expect(log.text).toContain('docs/a.mdx (it has uncommitted changes)')
  expect(log.text).toContain('docs/c.mdx (it has uncommitted changes)')
  expect(await contents(root, ['docs/a.mdx', 'docs/c.mdx'])).toEqual([
    DOCS['docs/a.mdx'] + dirty,
    DOCS['docs/c.mdx']
  ])
  // The new redirect in docs.json does not fix the relative link in docs/c.mdx.
  expect(failure?.message).toBe('This change adds 1 broken link.')
  expect(git(root, 'diff', '--name-only').split('\n')).toContain('docs/docs.json')
  undo(log.lines, root)
  expect(git(root, 'diff', '--name-only', 'HEAD', '--', 'docs/docs.json')).toBe('')
})

test('if no file can be edited, `--fix` reports that nothing was fixed, and leaves no patch', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  for (const path of FIXED) await writeFile(join(root, path), `${await readFile(join(root, path), 'utf8')}\n`)
  const { log, summary, outputs } = await fix(root, { base: 'main' })
  expect(log.text).toContain('Nothing was fixed.')
  expect(log.text).not.toContain('Undo')
  expect(summary).toContain('All 3 new findings can be fixed automatically')
  expect(summary).not.toContain('fixed in')
  expect(await readdir(dirname(outputs['findings-path'] ?? ''))).not.toContain('fixed.patch')
})

test('`--fix` adds a moved page to the navigation, and does not report that the page left the navigation', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  await commit(root, { 'docs/docs.json': DOCS['docs/docs.json'] })
  const { summary, failure } = await fix(root, { base: 'main', check: 'fail' })
  expect(failure).toBeUndefined()
  expect(summary).toContain('No new problems')
  expect(summary).not.toMatch(/no longer in the navigation|No longer in the navigation|not in the navigation/)
})

test('`--fix` reports a page that is no longer in the navigation, even if it fixes all links to the page', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  await commit(root, { 'docs/docs.json': settings(['a', 'c']) })
  const { summary } = await fix(root, { base: 'main' })
  expect(summary).toContain('3 findings fixed')
  expect(summary).toContain('1 page no longer in the navigation')
})

test('`--fix` counts a fixed finding even if the fix reveals an old finding', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  const image = 'docs/images/old-name.png'
  await commit(root, {
    [image]: 'PNG',
    'docs/a.mdx': `# A\n\n${words('a')}\n\n![x](./images/old-name.png)\n`
  })
  await rename(join(root, image), join(root, 'docs/images/new-name.png'))
  await commit(root)
  const { log, outputs, summary } = await fix(root, { base: 'HEAD~1' })
  expect(log.text).toContain('docs/a.mdx:5: ./images/old-name.png → ./images/new-name.png')
  expect(summary).toContain('1 finding fixed in 1 file')
  const results = await readFile(outputs['findings-path'] ?? '', 'utf8')
  expect([results.includes('relative-image'), results.includes('missing-resource')]).toEqual([true, false])
  // The base has the relative path too, so the finding is not new.
  expect(JSON.parse(results)).toMatchObject({
    findings: [
      { kind: 'broken-link', new: false },
      { kind: 'relative-image', new: false }
    ]
  })
  expect(summary).toContain('No new problems')
})

test('`--fix` names a file that changes during the run, and does not count its finding as fixed', async () => {
  const change = (root: string) => {
    writeFileSync(join(root, 'docs/a.mdx'), 'No link.\n')
  }
  const beforeWriting = (root: string) => ({
    random: () => {
      change(root)
      return 0.5
    }
  })
  const afterWriting = (root: string) => {
    const log = new MemoryLog()
    const { info } = log
    log.info = line => {
      if (line.startsWith('Undo: ')) change(root)
      info(line)
    }
    return { log }
  }
  for (const [circumstances, text] of [
    [beforeWriting, /notice: Not fixed: docs\/a\.mdx \(.*it changed during the run/],
    [afterWriting, /notice: Not counted as fixed, because somebody changed .* during the run: docs\/a\.mdx\./]
  ] as const) {
    await using folder = await tempFolder()
    const root = await makeClone(folder.path)
    const { log, summary } = await fix(root, { base: 'main' }, ['--fix'], circumstances(root))
    expect(log.text).toMatch(text)
    expect(summary).toContain('2 findings fixed in 2 files')
    expect((await contents(root, ['docs/a.mdx']))[0]).toBe('No link.\n')
  }
})

test('`--fix` requires a clone', async () => {
  await using folder = await tempFolder(DOCS)
  const { failure } = await fix(folder.path, { base: 'none' })
  expect([failure?.code, failure?.message]).toEqual([
    'invalid-input',
    expect.stringContaining('`--fix` needs a clone')
  ])
})

test('`--fix --all` requires no base, and uses renames from the history to fix old findings', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  await writeFiles(root, { 'docs/later.mdx': `${words('later')}\n\n[never](/never-there)\n` })
  await commit(root)
  const { failure, log, summary } = await fix(root, {}, ['--fix', '--all'])
  expect(summary).toContain('2 findings fixed in 2 files')
  expect(summary).toContain('never-there')
  expect(summary).not.toContain('docs/a.mdx')
  expect([failure, log.text]).toEqual([undefined, expect.stringContaining("clone's history: 1 file.")])
  expect((await contents(root, FIXED)).slice(1)).toEqual([
    DOCS['docs/a.mdx'].replace('/guides/b', '/howto/c'),
    DOCS['docs/c.mdx'].replace('./guides/b.md', './howto/c.md')
  ])
})

test('`--fix --all` reports that the history in a shallow clone is incomplete', async () => {
  await using folder = await tempFolder()
  const root = join(folder.path, 'shallow')
  git(folder.path, 'clone', '-q', '--depth=1', `file://${original.path}`, root)
  const { log } = await fix(root, {}, ['--fix', '--all'])
  expect(log.text).toContain('The clone is shallow, so earlier renames are unknown')
  expect(log.text).toContain('Nothing was fixed.')
})

test('without `--fix`, writes fixes to fixes.patch, and removes the file if there are no fixes', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  const before = await contents(root, FIXED)
  const { outputs } = await fix(root, { base: 'main' }, [])
  const path = outputs['fixes-path'] ?? ''
  expect(await contents(root, FIXED)).toEqual(before)
  git(root, 'apply', path)
  expect((await contents(root, FIXED))[1]).toBe(DOCS['docs/a.mdx'].replace('/guides/b', '/howto/c'))
  git(root, 'apply', '-R', path)
  expect(await contents(root, FIXED)).toEqual(before)
  const old = await fix(root, { base: 'HEAD' }, [])
  expect([old.outputs['findings'], old.outputs['fixes-path']]).toEqual(['2', undefined])
  await expect(readFile(path)).rejects.toThrow('ENOENT')
})

test('fixes.patch omits a file outside the sparse checkout, and the log says why', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  git(root, 'sparse-checkout', 'set', '--no-cone', '/*', '!/docs/a.mdx')
  const { log, outputs } = await fix(root, { base: 'main' }, [])
  expect(log.text).toContain('Not in fixes.patch: docs/a.mdx (it is not in the checkout).')
  expect(await readFile(outputs['fixes-path'] ?? '', 'utf8')).not.toContain('a/docs/a.mdx')
})

const EDIT: SourceEdit = { file: 'docs/a.mdx', line: 1, column: 1, before: 'old', after: 'new' }
const FINDING: SourceFinding = {
  ...EDIT,
  kind: 'broken-link',
  target: '/',
  message: '',
  isNew: true,
  fix: { kind: 'address', from: EDIT.before, to: EDIT.after, edit: EDIT }
}
const CONTEXT = { signal: new AbortController().signal, random: () => 0.5 }

test('does not fix symbolic links or files in linked folders', async () => {
  await using folder = await tempFolder({ 'real/a.mdx': 'old', 'docs/b.mdx': 'old' })
  await symlink('../real/a.mdx', join(folder.path, 'docs/a.mdx'))
  const file = await fixedFiles(folder.path, [FINDING])
  await rm(join(folder.path, 'docs'), { recursive: true })
  await symlink('real', join(folder.path, 'docs'))
  const inFolder = await fixedFiles(folder.path, [FINDING])
  expect([file.files, inFolder.files]).toEqual([[], []])
  expect([...file.leftOut.values(), ...inFolder.leftOut.values()]).toEqual([
    expect.stringContaining('symbolic link'),
    expect.stringContaining('symbolic link')
  ])
})

test('does not write a file that has become a link or has changed during the run', async () => {
  await using folder = await tempFolder({ 'docs/a.mdx': 'old', 'real.mdx': 'old', 'fixes.patch': '' })
  const path = join(folder.path, 'docs/a.mdx')
  const { files } = await fixedFiles(folder.path, [FINDING])
  await writeFile(path, 'old, and more')
  const changed = writeFixes(folder.path, files, CONTEXT)
  const clone = { workingTree: {}, checkout: { root: folder.path } } as Parameters<typeof fixWorkingTree>[2]
  const [patch, log] = [join(folder.path, 'fixes.patch'), new MemoryLog()]
  await fixWorkingTree({ files, leftOut: new Map() }, patch, clone, { ...CONTEXT, log })
  expect(log.lines[0]).toMatch(/^notice: Not fixed: docs\/a\.mdx \(.*it changed during the run/)
  await rm(path)
  await symlink('../real.mdx', path)
  const linked = writeFixes(folder.path, files, CONTEXT)
  expect([changed.files, linked.files, await readFile(join(folder.path, 'real.mdx'), 'utf8')]).toEqual([
    [],
    [],
    'old'
  ])
  expect(changed.leftOut.get('docs/a.mdx')).toContain('it changed during the run')
  expect(await readdir(join(folder.path, 'docs'))).toEqual(['a.mdx'])
})

test('does not write a file with several hard links, because the other names would keep the old text', async () => {
  await using folder = await tempFolder({ 'docs/a.mdx': 'old' })
  await link(join(folder.path, 'docs/a.mdx'), join(folder.path, 'other.mdx'))
  const { files } = await fixedFiles(folder.path, [FINDING])
  const written = writeFixes(folder.path, files, CONTEXT)
  expect(written.files).toEqual([])
  expect(written.leftOut.get('docs/a.mdx')).toContain('it has several hard links')
  expect(await contents(folder.path, ['docs/a.mdx', 'other.mdx'])).toEqual(['old', 'old'])
  expect(await readdir(join(folder.path, 'docs'))).toEqual(['a.mdx'])
})

test('changes no file if the run is stopped before the first write', async () => {
  await using folder = await tempFolder({ 'docs/a.mdx': 'old' })
  const { files } = await fixedFiles(folder.path, [FINDING])
  const signal = AbortSignal.abort(new Error('stopped'))
  expect(() => writeFixes(folder.path, files, { ...CONTEXT, signal })).toThrow('stopped')
  expect([await contents(folder.path, ['docs/a.mdx']), await readdir(join(folder.path, 'docs'))]).toEqual([
    ['old'],
    ['a.mdx']
  ])
})
