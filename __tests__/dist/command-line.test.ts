import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, jest, test } from '@jest/globals'
import { startEmulator } from '../../src/emulator/index.ts'
import { actionFiles, readActionFile } from '../../src/cli/runner/action-file.ts'
import { startGitHubApi } from '../servers/github/github-api.ts'
import { ACCOUNT, BUCKET, startS3StandIn } from '../../servers/s3/s3-stand-in.ts'
import { inherited, runProgram } from '../support/program.ts'
import { valueKindOf } from '../../src/cli/actions/command-texts.ts'
import { SWITCHES } from '../../src/cli/actions/flags.ts'
import { inputText } from '../../src/cli/actions/help.ts'
import { tempFolder } from '../support/temp-folder.ts'

const CLI = join(import.meta.dirname, '../../dist/cli/index.js')
// Each test starts processes, which takes seconds on a busy machine.
jest.setTimeout(60_000)

const command = async (args: string[], options: { cwd?: string; env?: Record<string, string> } = {}) =>
  await runProgram('bundle', args, options)

const exportOf = ({ url }: { url: string }, deliver: string) => {
  return ['export', '--base-url', url, '--domain', 'docs.example.com', '--deliver', deliver]
}

test.each([...actionFiles()])('%s --help lists a flag for every input in %s', async (name, path) => {
  const { inputGroups } = readActionFile(path)
  const fields = inputGroups.flatMap(group => group.fields)
  const { printed, exitCode } = await command([name, '--help'])
  expect(exitCode).toBe(0)
  const words = printed.replaceAll(/\s+/g, ' ')
  for (const field of fields) {
    const { name: input, default: given = '' } = field
    // On a command line, the default for `deliver` is `site`, because there is no artifact storage.
    const value = input === 'deliver' ? 'site' : given
    expect(printed).toMatch(new RegExp(`^  (--)?${input}(?:[ ,]|$)`, 'm'))
    // On a command line, this input is a switch with its own description.
    if (input in (SWITCHES[name] ?? {})) continue
    expect(words).toContain(inputText(field, fields).replaceAll(/\s+/g, ' '))
    const kind = valueKindOf(input)
    if (value !== '' && !value.includes('${{'))
      expect(printed).toContain(`  --${input}${kind === undefined ? '' : ` ${kind}`} (default: ${value})`)
  }
})

test.each([...actionFiles()])(
  '%s --help has two examples, the usual flags first, and exit codes, and names no input of another action',
  async (name, path) => {
    const fields = readActionFile(path).inputGroups.flatMap(group => group.fields)
    const { printed } = await command(['help', name])
    const sections = printed.trimEnd().split('\n\n')
    const [, , examples = '', usual = ''] = sections
    expect(examples.split('\n')).toEqual(['Examples', expect.anything(), expect.anything()])
    // Each example has flags of this action only, and no value that it does not take.
    for (const line of examples.split('\n').slice(1))
      for (const [, flag = ''] of line.matchAll(/ --([a-z-]+)/g))
        expect([...fields.map(field => field.name), ...Object.keys(SWITCHES[name] ?? {})]).toContain(flag)
    expect(usual).toMatch(/^Usual flags\n {2}--/)
    expect(sections.at(-2)).toMatch(/^Exit codes\n {2}0 /)
    const own = new Set(fields.map(field => field.name))
    const others = [...actionFiles().values()]
      .flatMap(each => readActionFile(each).inputGroups)
      .flatMap(group => group.fields)
      .filter(field => !own.has(field.name))
    for (const field of others) expect(printed).not.toMatch(new RegExp(`(?:--|\`)${field.name}(?![\\w-])`))
  }
)

test.each([['check'], ['demo'], ['emulator'], ['init'], ['doctor']])(
  'help %s has two examples, the usual flags first, what each value is, and exit codes',
  async name => {
    const { printed, exitCode } = await command(['help', name])
    expect(exitCode).toBe(0)
    const sections = printed.trimEnd().split('\n\n')
    expect(sections[2]?.split('\n')).toEqual(['Examples', expect.anything(), expect.anything()])
    expect(sections[3]).toMatch(/^Usual flags\n {2}(?:-\w, )?--/)
    expect(sections.at(-1)).toMatch(/^Exit codes\n {2}0 /)
    expect(printed).toContain('  -h, --help\n')
    expect(printed).not.toMatch(/^ {2}--[\w-]+ (?:VALUE|DIR)\b/m)
  }
)

/** Runs the functions of the script as bash does after Tab. Returns the offered words. */
async function completed(words: string[]): Promise<string[]> {
  const { printed } = await command(['completion', 'bash'])
  const lines = [
    printed,
    `COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _static_docs_export; echo "\${COMPREPLY[*]}"`
  ]
  const typed = ['static-docs-export', ...words]
  const offered = execFileSync('bash', ['--norc', '-c', lines.join('\n'), 'bash', ...typed], {
    encoding: 'utf8'
  })
  return offered.split(/\s/).filter(word => word !== '')
}

const unixTest = process.platform === 'win32' ? test.skip : test

test('messages of actions name flags, and no words for workflows', async () => {
  await using folder = await tempFolder({ 'a/docs.json': '{}', 'b/docs.json': '{}', file: '' })
  const options = { cwd: folder.path, env: { GITHUB_REPOSITORY: '' } }
  const errorsOf = async (...args: string[]) => {
    const { errors, printed } = await command(args, options)
    return errors + printed
  }
  const [exported, finished, reviewed, compared, checked] = [
    await errorsOf('export', '--domain', 'docs.example.com'),
    await errorsOf('finish'),
    await errorsOf('pull-request'),
    await errorsOf('pull-request', '--docs-path', 'a'),
    await errorsOf('check', 'a', '--output-dir', 'file')
  ]
  expect(exported).toContain('DOCS_API_KEY is missing: set it to an admin key')
  expect(finished).toContain('--site-path is missing: set it to the `site-path` that export prints')
  expect(reviewed).toContain('(a, b). Set it to one of these folders')
  expect(compared).toContain('--base is missing: set it to a branch')
  expect(checked).toContain('it is a file, not a folder')
  for (const text of [exported, finished, reviewed, compared])
    expect(text).not.toMatch(/(?<!-)\binputs?\b|workflow|the export action|by a pull request/i)
})

unixTest('Tab completes commands and flags in bash', async () => {
  const actions = [...actionFiles().keys()]
  expect(await completed([''])).toEqual(expect.arrayContaining(['check', 'demo', 'help', ...actions]))
  expect(await completed(['che'])).toEqual(['check'])
  expect(await completed(['help', 'veri'])).toEqual(['verify'])
  expect(await completed(['completion', ''])).toEqual(['bash', 'zsh', 'fish'])
  expect(await completed(['check', '--do'])).toEqual(['--docs', '--domain'])
  expect(await completed(['pull-request', '--fi'])).toEqual(['--fix'])
  // File names, which the shell completes.
  expect(await completed(['check', 'si'])).toEqual([])
})

test('every flag that a script completes exists, and other shells are refused by name', async () => {
  const { printed } = await command(['completion', 'fish'])
  for (const name of ['check', 'demo', 'emulator', 'init', 'doctor', ...actionFiles().keys()]) {
    const flags = printed.match(new RegExp(`(?<=_from ${name}' -l ).*`, 'g')) ?? []
    expect(flags).toContain('help')
    const help = (await command(['help', name])).printed
    for (const flag of flags) expect(help).toContain(`--${flag}`)
  }
  expect(printed).toContain("'__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'")
  expect(printed).toMatch(/'__fish_seen_subcommand_from help' -f -a 'check .*verify/)
  const wrong = await command(['completion', 'tcsh'])
  expect(wrong).toMatchObject({ exitCode: 2, printed: '' })
  expect(wrong.errors).toContain('bash, zsh, fish')
})

test('-h and --help are the same, help lists all commands, and --version prints the version', async () => {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string
  }
  expect((await command(['--version'])).printed).toBe(`static-docs-export ${version}\n`)
  const help = await command(['help'])
  expect(help).toEqual(await command(['-h']))
  expect([help.exitCode, help.errors]).toEqual([0, ''])
  expect(help.printed).toMatch(/^ {2}check +Checks a site/m)
  for (const name of ['check', 'verify', 'emulator'])
    expect(await command([name, '-h'])).toEqual(await command(['help', name]))
  expect((await command(['help', 'exprot'])).errors).toContain('did you mean export?')
})

test.each([
  [['export', '--domian', 'docs.example.com'], '--domian does not exist: did you mean --domain?'],
  [['emulator', '--dosc', 'x'], '--dosc does not exist: did you mean --docs?'],
  [['doctor', '--taget=x'], '--taget does not exist: did you mean --target?'],
  [['publsh'], 'There is no command "publsh": did you mean publish?'],
  [['--versoin'], '--versoin does not exist: did you mean --version?'],
  [['check', '--domain'], '--domain has no value'],
  [['export', '--help=yes'], '--help takes no value']
])('%j names what was probably meant', async (args, error) => {
  const { errors, exitCode } = await command(args)
  expect([exitCode, errors.split('\n')[0]]).toEqual([2, error])
})

test('-q prints the summary only, and -v also each request', async () => {
  await using docs = await tempFolder({ 'index.md': '# Home\n' })
  await using emulator = await startEmulator({ docs: docs.path, pageDelayMs: 0 })
  await using folder = await tempFolder()
  const run = async (flag: string) => {
    const options = { cwd: folder.path, env: { DOCS_API_KEY: emulator.key } }
    const { printed } = await command([...exportOf(emulator, 'site'), '--output-dir', 'out', flag], options)
    return printed
  }
  expect(await run('-q')).toMatch(/^ {2}Summary\n(?: {4}.*\n)+$/)
  const verbose = await run('-v')
  expect(verbose).toContain(`debug: POST ${emulator.url}/`)
  expect(verbose).toMatch(/debug: GET http:\/\/\S+: HTTP 200 after (?:less than )?\d/)
  expect(verbose).not.toContain('X-Amz-Signature')
  expect(verbose).toMatch(/^Outputs$/m)
})

test('lists the actions if no action is given, and rejects an unknown action', async () => {
  const none = await command([])
  expect(none.exitCode).toBe(2)
  for (const name of actionFiles().keys()) expect(none.printed).toMatch(new RegExp(`^  ${name} `, 'm'))
  const wrong = await command(['exports'])
  expect(wrong.exitCode).toBe(2)
  expect(wrong.errors).toContain('There is no command "exports": did you mean export?')
  expect((await command(['toString'])).errors).toContain('There is no command "toString"')
})

test('exports with a key from an environment variable, and then publishes with AWS credentials', async () => {
  await using docs = await tempFolder({ 'index.md': '# Home\n', 'guide.md': '# Guide\n' })
  await using emulator = await startEmulator({ docs: docs.path, pageDelayMs: 0 })
  await using store = await startS3StandIn()
  await using folder = await tempFolder()
  const exported = await command(
    [
      ...exportOf(emulator, 'site'),
      ...['--output-dir', 'out', '--temp', 'work', '--outputs', 'outputs.json', '--summary', 'summary.md']
    ],
    { cwd: folder.path, env: { DOCS_API_KEY: emulator.key } }
  )
  expect(exported).toMatchObject({ exitCode: 0, errors: '' })
  expect(exported.printed).toContain('Set --previous-manifest to a file')
  // The log and the summary say it once each, and neither speaks of workflows.
  expect(exported.printed.match(/not in GitHub Actions/g)).toHaveLength(2)
  expect(exported.printed).not.toMatch(/workflow run|given by the output|job summary|in 0\.0 s/)
  const outputs = JSON.parse(await readFile(join(folder.path, 'outputs.json'), 'utf8')) as Record<
    string,
    string
  >
  // `--output-dir` is relative to the current folder.
  expect(outputs['site-path']).toBe(join(folder.path, 'out', 'site'))
  expect(exported.printed).toMatch(new RegExp(`^  job-id +${outputs['job-id'] ?? '?'}$`, 'm'))
  expect(exported.printed).toMatch(/^ {2}broken-links +0$/m)
  const summary = await readFile(join(folder.path, 'summary.md'), 'utf8')
  const [, title = ''] = /^## (.*)$/m.exec(summary) ?? []
  expect(exported.printed).toContain(`  Summary\n    ${title}\n`)
  expect(exported.printed).toContain(`Summary written to ${join(folder.path, 'summary.md')}`)
  expect(exported.printed).not.toMatch(/<code>|\| --- \||::/)

  // The key and the link are secrets. The outputs contain the link, but the program must print neither.
  expect(outputs['bundle-url']).toMatch(/X-Amz-Signature=/)
  expect(exported.printed).toMatch(/^ {2}bundle-url +\*\*\*$/m)
  expect(exported.printed).not.toContain(emulator.key)
  expect(exported.printed).not.toContain(
    /X-Amz-Signature=(\w+)/.exec(outputs['bundle-url'] ?? '')?.[1] ?? '?'
  )
  expect(await readdir(join(folder.path, 'work'))).toEqual([])

  const target = ['--target', `s3://${BUCKET}/docs`, '--endpoint', store.url]
  const published = await command(['publish', '--site-path', 'out/site', ...target, '--temp', 'work'], {
    cwd: folder.path,
    env: store.env
  })
  expect(published).toMatchObject({ exitCode: 0, errors: '' })
  expect(store.text('docs/guide.html')).toContain('Guide')
  expect(published.printed).toMatch(/^ {2}uploaded +[1-9]/m)
  expect(published.printed).not.toContain(ACCOUNT.secretAccessKey)
})

test('the exit code is 3 if a check fails (1 on a runner), and 2 if an input is invalid', async () => {
  await using docs = await tempFolder({ 'index.md': '# Home\n\n[Gone](/gone)\n' })
  await using emulator = await startEmulator({ docs: docs.path, pageDelayMs: 0 })
  await using folder = await tempFolder()
  const args = exportOf(emulator, 'site')
  const run = async (more: string[], env: Record<string, string> = {}) =>
    (await command([...args, ...more], { cwd: folder.path, env: { DOCS_API_KEY: emulator.key, ...env } }))
      .exitCode
  const gate = ['--check', 'fail', '--output-dir', 'out']
  expect(await run(gate)).toBe(3)
  expect(await run(['--timeout', 'soon'])).toBe(2)
  expect(await run(gate, { GITHUB_ACTIONS: 'true' })).toBe(1)
})

test('prints the same error as the action, and reports which file cannot be written', async () => {
  await using emulator = await startEmulator({})
  await using folder = await tempFolder({ file: '' })
  const args = exportOf(emulator, 'url')
  const options = { cwd: folder.path, env: { DOCS_API_KEY: 'adm_wrong_key_of_this_test' } }
  const failed = await command([...args, '--temp', '.'], options)
  expect(failed.exitCode).toBe(1)
  expect(failed.printed).toMatch(/^ {2}error: .*401/m)
  expect(failed.printed).toMatch(/docs[/\\]errors\.md#service-401/)
  expect(failed.printed).not.toContain('adm_wrong_key_of_this_test')

  for (const flag of ['--temp', '--outputs', '--summary']) {
    const unwritable = await command([...args, flag, 'file/below'], options)
    const path = join(folder.path, 'file/below')
    expect([unwritable.exitCode, unwritable.errors]).toEqual([
      2,
      expect.stringContaining(`${flag}: ${path} cannot be written (a folder of this path is a file)`)
    ])
  }
})

test('uses GITHUB_TOKEN to deliver to a release, and does not print the token', async () => {
  await using emulator = await startEmulator({})
  await using github = await startGitHubApi({ releases: [{ id: 7, tag: 'v1.2.3', assets: [] }] })
  await using folder = await tempFolder()
  const args = [...exportOf(emulator, 'release'), '--release-tag', 'v1.2.3', '--temp', '.']
  const variables = { GITHUB_TOKEN: 'token-of-github', GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'o/r' }
  const run = await command(args, { cwd: folder.path, env: { DOCS_API_KEY: emulator.key, ...variables } })
  expect(run).toMatchObject({ exitCode: 0, errors: '' })
  expect(github.releases[0]?.assets.map(({ name }) => name)).toContain(
    'static-export-docs.example.com.tar.gz'
  )
  expect(github.requests.every(({ headers }) => headers.authorization?.endsWith('token-of-github'))).toBe(
    true
  )
  expect(run.printed).not.toContain('token-of-github')
})

test('ignores an API key that the action does not need, and gives advice about flags instead of inputs', async () => {
  await using folder = await tempFolder({
    'site/index.html': '<title>\u001B[31mA</title><a href="/b">',
    'docs.json': '{}'
  })
  const options = { cwd: folder.path, env: { DOCS_API_KEY: 'adm_of_the_emulator' } }
  const exported = await command(['export', '--from', 'site', '--output-dir', 'out'], options)
  expect(exported).toMatchObject({ exitCode: 0, errors: '' })
  const wrong = await command(['export', '--from', 'site', '--job-id', 'x', '--deliver', 'release'], options)
  expect(wrong.printed).toContain('--job-id has no effect with --from')
  expect(wrong.printed).toContain('--deliver release needs an archive, but --from is a folder')
  const compared = await command(['pull-request', '--base', '.', '--docs-path', '.'], options)
  expect(compared.exitCode).toBe(0)
})

const onPosix = process.platform === 'win32' ? test.skip : test

test.each([[['export', '--help']], [['demo']]])(
  '%j ends without a stack trace if the pipe for its output is closed',
  async args => {
    await using folder = await tempFolder()
    const env = { ...inherited(), TMPDIR: folder.path, TEMP: folder.path, TMP: folder.path }
    const child = spawn(process.execPath, [CLI, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.destroy()
    const [errors] = await Promise.all([text(child.stderr), once(child, 'close')])
    expect({ errors, exitCode: child.exitCode }).toEqual({ errors: '', exitCode: 0 })
  },
  // The demo takes 12 s on two idle cores.
  300_000
)

onPosix.each([
  ['SIGTERM', 1],
  ['SIGINT', 130]
] as const)('forwards %s, waits until the action ends, and exits with %i', async (signal, exitCode) => {
  await using emulator = await startEmulator({ pageDelayMs: 600_000 })
  await using folder = await tempFolder()
  const args = exportOf(emulator, 'url')
  const child = spawn(process.execPath, [CLI, ...args, '--temp', '.'], {
    cwd: folder.path,
    env: { ...inherited(), DOCS_API_KEY: emulator.key },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    if (printed.includes('Waiting for export job') && !child.killed) child.kill(signal)
  }
  if (child.exitCode === null) await once(child, 'close')
  expect(child.exitCode).toBe(exitCode)
  expect(printed).toMatch(/error: .*canceled/)
  expect(printed).toMatch(/^ {2}job-id +\S+$/m)
})

onPosix('the action stops cleanly if the program that started the action is killed', async () => {
  await using emulator = await startEmulator({ pageDelayMs: 600_000 })
  await using folder = await tempFolder()
  const child = spawn(process.execPath, [CLI, ...exportOf(emulator, 'url'), '--temp', '.'], {
    cwd: folder.path,
    env: { ...inherited(), DOCS_API_KEY: emulator.key },
    stdio: ['ignore', 'pipe', 'ignore']
  })
  const closed = once(child, 'close')
  let printed = ''
  child.stdout.on('data', chunk => {
    printed += String(chunk)
    if (printed.includes('Waiting for export job')) child.kill('SIGKILL')
  })
  await closed
  const [step = ''] = await readdir(folder.path)
  const summary = async () => await readFile(join(folder.path, step, 'summary.md'), 'utf8')
  for (const end = Date.now() + 20_000; Date.now() < end && (await summary()) === '';) await setTimeout(100)
  expect(await summary()).toContain('The run was canceled')
})

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('says that the system ended the action, for example because of too little memory', async () => {
  await using emulator = await startEmulator({ pageDelayMs: 600_000 })
  await using folder = await tempFolder()
  const child = spawn(process.execPath, [CLI, ...exportOf(emulator, 'url'), '--temp', '.'], {
    cwd: folder.path,
    env: { ...inherited(), DOCS_API_KEY: emulator.key },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const pid = child.pid ?? 0
  let printed = ''
  for await (const chunk of child.stdout) {
    const isWaiting = printed.includes('Waiting for export job')
    printed += String(chunk)
    if (isWaiting || !printed.includes('Waiting for export job')) continue
    const [step = 0] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').map(Number)
    process.kill(step, 'SIGKILL')
  }
  if (child.exitCode === null) await once(child, 'close')
  expect(child.exitCode).toBe(1)
  expect(printed).toContain(
    'error: The system ended export with SIGKILL, probably because this machine has too'
  )
})

const npm = process.env['npm_execpath']
const withNpm = npm === undefined ? test.skip : test

withNpm('`npm run action` resolves paths against the current folder', async () => {
  await using folder = await tempFolder()
  const root = join(import.meta.dirname, '../..')
  const args = ['--prefix', root, 'run', '--silent', 'action', '--', 'demo', '--docs', 'nowhere']
  const child = spawn(process.execPath, [npm ?? '', ...args], {
    cwd: folder.path,
    stdio: ['ignore', 'ignore', 'pipe']
  })
  expect(await text(child.stderr)).toContain(join(folder.path, 'nowhere'))
})
