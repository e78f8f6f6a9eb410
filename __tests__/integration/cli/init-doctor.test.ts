import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, jest, test } from '@jest/globals'
import { parse, stringify } from 'yaml'
import { openBrowser } from '../../../src/cli/demo/browser.ts'
import { startEmulator } from '../../../src/emulator/index.ts'
import { DISTRIBUTION, startCdnStandIn } from '../../../servers/cdn/cdn-stand-in.ts'
import { startSiteHost } from '../../../servers/host/site-host.ts'
import { ACCOUNT, BUCKET, startS3StandIn } from '../../../servers/s3/s3-stand-in.ts'
import { commit, git } from '../../support/git.ts'
import { runCommand, runProgram } from '../../support/program.ts'
import { OURS, type Workflow } from '../../support/repository.ts'
import { fakePrograms, inTerminal, repository, typed } from '../../support/set-up.ts'
import { tempFolder } from '../../support/temp-folder.ts'

// Some tests start processes, which takes seconds on a busy machine.
jest.setTimeout(60_000)

const command = async (args: string[], cwd: string, env: Record<string, string> = {}) =>
  await runCommand(args, { cwd, env })

const FLAGS = [
  ...['init', '--host', 's3-cloudfront', '--from', 'api'],
  ...['--domain', 'docs.acme.io', '--source', 'acme/exports']
]

const GITHUB = 'git@github.com:acme/docs.git'
const WORKFLOW = '.github/workflows/s3-cloudfront.yml'

test('init detects root, branch, folder and repository, and replaces only files that init wrote', async () => {
  await using folder = await repository(GITHUB)
  const first = await command(FLAGS, join(folder.path, 'guides'))
  expect(first).toMatchObject({ exitCode: 0, errors: '' })
  const file = join(folder.path, WORKFLOW)
  const written = await readFile(file, 'utf8')
  expect(written).toMatch(/branches: \[trunk\]\n.*start it\..*\n {4}paths: \['guides\/\*\*'\]/)
  expect(written).toContain('uses: acme/exports/publish@v1')
  expect(written).not.toMatch(/OWNER|examples\//)
  expect(first.printed).toContain(`cd ${folder.path}`)
  expect(first.printed).toMatch(
    /^aws cloudformation deploy --stack-name docs-acme-docs .*Repository=acme\/docs\n# If the command fails because/m
  )
  expect(first.printed).toMatch(
    /^# The secret DOCS_API_KEY: .* API keys page .*\ngh secret set DOCS_API_KEY --repo acme\/docs$/m
  )
  expect(first.printed).toContain(
    `- Commit and push to trunk: ${WORKFLOW} .github/static-docs-export/cloudfront.yaml`
  )

  expect((await command(FLAGS, folder.path)).printed).toContain(`${WORKFLOW} is up to date`)
  await writeFile(file, written.replace('check: warn', 'check: fail'))
  const edited = await command(FLAGS, folder.path)
  expect(edited).toMatchObject({
    exitCode: 2,
    errors: expect.stringContaining('has been edited since init wrote it')
  })
  expect((await command([...FLAGS, '--force'], folder.path)).exitCode).toBe(0)
  expect(await readFile(file, 'utf8')).toBe(written)
  await writeFile(file, 'name: mine\n')
  const foreign = await command([...FLAGS, '--force'], folder.path)
  expect(foreign).toMatchObject({ exitCode: 2, errors: expect.stringContaining('init did not write it') })
  expect(await readFile(file, 'utf8')).toBe('name: mine\n')
})

const SERVICE_FLAGS = [
  'init',
  '--host',
  'service',
  '--site-url',
  'https://docs.acme.io',
  '--source',
  'acme/exports'
]

test('init for a site that stays at the service writes a review and a live check, without commands and keys', async () => {
  await using folder = await repository(GITHUB)
  const { exitCode, errors, printed } = await command(SERVICE_FLAGS, folder.path)
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' })
  const text = await readFile(join(folder.path, '.github/workflows/is-it-live.yml'), 'utf8')
  const { on, jobs } = parse(text) as Workflow
  expect(on).toMatchObject({ push: { branches: ['trunk'], paths: ['guides/**'] } })
  expect(jobs?.['live']?.steps?.at(-1)).toEqual({
    uses: 'acme/exports/verify@v1',
    with: { 'site-url': 'https://docs.acme.io', 'docs-path': 'guides' }
  })
  const review = await readFile(join(folder.path, '.github/workflows/docs-pull-request.yml'), 'utf8')
  expect(review).toContain('uses: acme/exports/pull-request@v1')
  expect(printed).not.toMatch(/secret|gh |Run the commands/)
  expect(printed).toContain('- Commit and push to trunk: .github/workflows/is-it-live.yml')

  const wrong = await command([...SERVICE_FLAGS, '--from', 'mint', '--domain', 'docs.acme.io'], folder.path)
  expect(wrong).toMatchObject({ exitCode: 2 })
  expect(wrong.errors).toContain('--from is not used with --host service: nothing is exported')
  expect(wrong.errors).toContain('--domain is not used with --host service')
})

test('init for a site that stays at the service needs a documentation folder', async () => {
  await using folder = await repository(GITHUB)
  await rm(join(folder.path, 'guides'), { recursive: true })
  const { exitCode, errors } = await command(SERVICE_FLAGS, folder.path)
  expect(exitCode).toBe(2)
  expect(errors).toContain('no folder with docs.json or mint.json')
})

test('init accepts a folder whose name contains pattern characters, with and without --docs', async () => {
  await using folder = await repository(GITHUB, { 'apps/[lang]/docs.json': '{}' })
  await rm(join(folder.path, 'guides'), { recursive: true })
  for (const flags of [[], ['--docs', 'apps/[lang]']]) {
    expect(await command([...FLAGS, ...flags], folder.path)).toMatchObject({ exitCode: 0, errors: '' })
    expect(await readFile(join(folder.path, WORKFLOW), 'utf8')).toContain(String.raw`apps/\[lang]/**`)
  }
})

test.each([[[]], [['--docs', 'a${{ github.token }}']]])(
  'init with the extra flags %j rejects a folder whose name contains an expression',
  async flags => {
    await using folder = await repository(GITHUB, { 'a${{ github.token }}/docs.json': '{}' })
    await rm(join(folder.path, 'guides'), { recursive: true })
    const { exitCode, errors } = await command([...FLAGS, ...flags], folder.path)
    expect({ exitCode, errors }).toEqual({
      exitCode: 2,
      errors: expect.stringContaining('has a name that a workflow cannot contain')
    })
  }
)

test.each([
  ['a feature branch', [], 'feature', '[feature]', true],
  ['a feature branch with a local master', ['refs/heads/master'], 'feature', '[master]', true],
  ['a feature branch with a remote main', ['refs/remotes/origin/main'], 'feature', '[main]', true],
  [
    'a branch other than the remote HEAD',
    ['refs/remotes/origin/main', 'refs/remotes/origin/c++'],
    'main',
    String.raw`[c\+\+]`,
    false
  ]
])('init on %s finds or guesses the default branch', async (_, refs, current, branches, isGuessed) => {
  await using folder = await repository(GITHUB)
  git(folder.path, 'checkout', '-qb', current)
  await commit(folder.path)
  for (const ref of refs) git(folder.path, 'update-ref', ref, 'HEAD')
  if (!isGuessed) git(folder.path, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/c++')
  const { printed } = await command(FLAGS, folder.path)
  expect(await readFile(join(folder.path, WORKFLOW), 'utf8')).toContain(`branches: ${branches}\n`)
  expect(printed.includes('git remote set-head origin --auto')).toBe(isGuessed)
})

test('init does not write through a symbolic link', async () => {
  await using folder = await repository(GITHUB)
  await using elsewhere = await tempFolder()
  await symlink(elsewhere.path, join(folder.path, '.github'), 'junction')
  const { exitCode, errors } = await command(FLAGS, folder.path)
  expect({ exitCode, errors }).toEqual({
    exitCode: 2,
    errors: expect.stringMatching(/^\.github is a symbolic link[^\n]*\nSee --help/)
  })
  expect(await readdir(elsewhere.path)).toEqual([])
})

const WRONG = [
  ...['--domain', 'https://x.io/a', '--site-url', 'http://x.io', '--api-url', 'http://x.io'],
  ...['--project', 'a${{ b }}', '--source', 'OWNER/static-docs-export', '--repository', 'git.acme.io/a/b'],
  ...['--docs', 'nowhere', '--from', 'hugo']
]

test.each([
  [
    ['--host', 'ftp'],
    undefined,
    ['--host ftp is unknown: choose from s3-cloudfront, r2-cloudflare', '--repository is missing']
  ],
  [
    WRONG,
    GITHUB,
    [
      '"https://x.io/a" is more than a host name: use x.io',
      '--site-url http://x.io is not https',
      '--api-url http://x.io is not https',
      '--from hugo is unknown: choose api or mint',
      '--docs nowhere is not a folder in this repository',
      '--project must not contain an expression',
      '--source OWNER/static-docs-export is a placeholder: OWNER stands for the account',
      '--repository git.acme.io/a/b is not a repository'
    ]
  ],
  [
    [
      ...['--site-url', 'https://x.io/${{ secrets.A }}', '--api-url', 'https://x.io/${{ secrets.A }}'],
      ...['--domain', '${{ secrets.A }}.io', '--repository', 'acme/${{secrets.A}}', '--source', 'a/${{b}}']
    ],
    GITHUB,
    [
      '--site-url must not contain an expression',
      '--api-url must not contain an expression',
      '--domain must not contain an expression',
      '--repository must not contain an expression',
      '--source must not contain an expression'
    ]
  ],
  [
    ['--host', 'gitlab', '--repository', 'acme/${{secrets.A}}'],
    GITHUB,
    ['--repository must not contain an expression']
  ],
  [['--docs', '..'], GITHUB, ['--docs .. is not a folder in this repository']],
  [['--from', 'mint', '--host', 'helm'], GITHUB, ['--host helm needs', '--domain requires --from api']],
  [['--from', ''], GITHUB, ['--from is missing: choose api or mint']],
  [
    [],
    'https://gitlab.com/acme/docs',
    [
      '--repository is missing: the remote origin is on gitlab.com, not on github.com. Use ACCOUNT/NAME on GitHub',
      'for a GitLab pipeline --host gitlab'
    ]
  ]
])('init with the extra flags %j fails before it writes any file', async (flags, remote, problems) => {
  await using folder = await repository(remote)
  const { exitCode, errors } = await command([...FLAGS, ...flags], folder.path)
  expect(exitCode).toBe(2)
  for (const problem of problems) expect(errors).toContain(problem)
  expect(await readdir(folder.path)).toEqual(['.git', 'guides'])
})

const READERS = ['--site-url', 'https://help.acme.io']
const [FOLDER, HELP] = ['working-directory: guides\n', 'domain: help.acme.io\n']

test.each([
  ['s3-cloudfront', [], WORKFLOW, [FOLDER, 'domain: ${{ vars.DOCS_DOMAIN || ']],
  [
    'github-pages',
    [],
    '.github/workflows/mint-export.yml',
    [FOLDER, 'domain: acme.github.io\n', 'https://acme.github.io/docs\n']
  ],
  ['r2-cloudflare', READERS, '.github/workflows/r2-cloudflare.yml', [FOLDER, HELP]],
  ['cloudflare-pages', READERS, '.github/workflows/cloudflare-pages.yml', [FOLDER, HELP]],
  ['vercel', READERS, '.github/workflows/vercel.yml', [FOLDER, HELP]],
  ['docker', READERS, '.github/workflows/docker.yml', [FOLDER, HELP]],
  ['gitlab', READERS, '.gitlab/docs.yml', ['mint-export: guides\n', HELP]]
])('with `mint export`, neither init for %s nor doctor requires a key', async (host, site, file, parts) => {
  await using folder = await repository(GITHUB)
  const flags = ['init', '--host', host, '--from', 'mint', '--source', 'acme/exports', ...site]
  const { printed } = await command(flags, folder.path)
  expect(printed).not.toMatch(/DOCS_API_KEY|gh variable set DOCS_(DOMAIN|PROJECT_ID)|the service builds/)
  const text = await readFile(join(folder.path, file), 'utf8')
  for (const part of parts) expect(text).toContain(part)
  expect(text).not.toMatch(/API_KEY|api-(key|url)|base-url|job-id|commit-sha|update-project/)
  // With `mint export`, the domain is not registered with the service, so doctor does not check it.
  const doctor = await command(['doctor', '--site-url', 'http://127.0.0.1:1'], folder.path)
  expect(doctor.printed).toMatch(/^✔ Node [^]*✘ Host /)
  expect(doctor.printed).not.toMatch(/Key|Plan|Domain/)
})

test('init for GitLab writes a pipeline, or prints the entry to add to an existing pipeline', async () => {
  await using folder = await repository('https://gitlab.com/group/sub/docs.git', {
    '.gitlab-ci.yml': 'test:\n  script: [make]\n'
  })
  const flags = ['--host', 'gitlab', '--docs', '.', '--site-url', 'https://help.acme.io']
  const { printed, exitCode } = await command([...FLAGS, ...flags], folder.path)
  expect(exitCode).toBe(0)
  expect(printed).toContain(
    '- In .gitlab-ci.yml, add this entry under include, if the entry is missing: - local: .gitlab/docs.yml'
  )
  const [included] = (
    parse(await readFile(join(folder.path, '.gitlab/docs.yml'), 'utf8')) as { include: { inputs: object }[] }
  ).include
  expect(included?.inputs).toEqual({
    domain: 'docs.acme.io',
    'site-url': 'https://help.acme.io',
    target: expect.stringMatching(/^s3:\/\/docs-group-sub-docs-[0-9a-f]{6}$/),
    region: 'us-east-1',
    changes: '**/*',
    source: 'https://github.com/acme/exports.git',
    version: 'v1'
  })
  expect(await readFile(join(folder.path, '.gitlab-ci.yml'), 'utf8')).toBe('test:\n  script: [make]\n')
  await rm(join(folder.path, '.gitlab-ci.yml'))
  for (const _ of ['first', 'second'])
    expect((await command([...FLAGS, ...flags], folder.path)).printed).toMatch(
      /^- Commit and push to trunk: .* \.gitlab-ci\.yml$/m
    )
})

const onPosix = process.platform === 'win32' ? test.skip : test

/** Runs the setup commands that init printed. */
function runPrinted(printed: string, cwd: string, PATH: string) {
  const [, commands = ''] = /^(# [^]*)\n\nWhat is left to do/m.exec(printed) ?? []
  return spawnSync('sh', ['-e', '-c', commands], { cwd, env: { PATH }, encoding: 'utf8' })
}

/** Creates a fake `gh` script. Commands that read a resource succeed only if they contain `existing`. */
const gh = (existing: string) => `case "$*" in
  *--method*|*" set "*|*${existing}*) ;;
  *) exit 1;;
esac`

onPosix('the commands work in the order in which init prints them, and store the stack outputs', async () => {
  await using folder = await repository(GITHUB)
  await using programs = await fakePrograms({
    aws: `[ "$2" != describe-stacks ] || echo DOCS_BUCKET b-1`,
    gh: gh('--jq')
  })
  const { exitCode, printed } = await command(FLAGS, folder.path, { PATH: programs.PATH })
  // init itself only asks whether gh has an account.
  const asked = ['gh auth token --hostname github.com']
  expect({ exitCode, calls: await programs.calls() }).toEqual({ exitCode: 0, calls: asked })
  expect(runPrinted(printed, folder.path, programs.PATH).status).toBe(0)
  expect(await programs.calls()).toEqual([
    ...asked,
    'gh api repos/acme/docs --jq .full_name, .permissions.admin',
    expect.stringMatching(/^aws cloudformation deploy --stack-name docs-acme-docs /),
    'gh api repos/acme/docs/environments/docs',
    expect.stringMatching(/^gh api repos\/acme\/docs\/environments\/docs --method PUT /),
    'gh secret set DOCS_API_KEY --repo acme/docs',
    expect.stringMatching(/^aws cloudformation describe-stacks --stack-name docs-acme-docs /),
    'gh variable set DOCS_BUCKET --body b-1 --repo acme/docs'
  ])
})

onPosix('the commands for R2 take the account ID from wrangler, and keep existing resources', async () => {
  await using folder = await repository(GITHUB)
  const id = 'a'.repeat(32)
  await using programs = await fakePrograms({
    npx: `[ "$3" != whoami ] || echo "│ Acme │ ${id} │"`,
    gh: gh('api')
  })
  const flags = [...FLAGS, '--docs', '.', '--host', 'r2-cloudflare', '--site-url', 'https://help.acme.io']
  const { printed } = await command(flags, folder.path, { PATH: programs.PATH })
  expect(runPrinted(printed, folder.path, programs.PATH).status).toBe(0)
  expect(printed).toContain('Add docs-worker/ to .mintignore (create the file if it is missing)')
  const below = await command([...flags, '--site-url', 'https://help.acme.io/docs'], folder.path)
  expect(below.errors).toMatch(/see "Below a path" in \/\S+\/docs\/hosting\.md/)
  const calls = await programs.calls()
  expect(calls).toContain(`gh variable set CLOUDFLARE_ACCOUNT_ID --body ${id} --repo acme/docs`)
  expect(calls).toContain('npx --yes wrangler@4 deploy --config docs-worker/r2/wrangler.toml')
  expect(calls.join('\n')).not.toMatch(/bucket create|--method/)
  const settings = await readFile(join(folder.path, 'docs-worker/r2/wrangler.toml'), 'utf8')
  expect(settings).toMatch(
    /^name = "docs-acme-docs"$[^]*pattern = "help.acme.io"[^]*bucket_name = "docs-acme-docs"/m
  )
})

test('init for GitHub Pages prints DNS steps for a custom domain, but not for the default address', async () => {
  await using folder = await repository(GITHUB)
  const flags = [...FLAGS, '--host', 'github-pages']
  const own = await command([...flags, '--site-url', 'https://help.acme.io'], folder.path)
  expect(own.printed).toContain('--method PUT -f cname=help.acme.io')
  expect(own.printed).toContain('- DNS: a CNAME record for help.acme.io')
  for (const address of [[], ['--site-url', 'https://Acme.github.io/docs']]) {
    const { printed } = await command([...flags, '--force', ...address], folder.path)
    expect(printed).not.toMatch(/cname|DNS/)
    const workflow = await readFile(join(folder.path, '.github/workflows/github-pages.yml'), 'utf8')
    expect(workflow).toMatch(/site-url: https:\/\/acme\.github\.io\/docs$/im)
  }
  const below = await command([...flags, '--repository', 'acme/handbook'], folder.path)
  expect(below).toMatchObject({ exitCode: 2, errors: expect.stringContaining('Use --from mint, a domain') })
})

inTerminal(
  'init repeats a question until the answer is valid, and Ctrl-C and Ctrl-D end init without a stack trace',
  async () => {
    await using folder = await repository(GITHUB)
    const host: [RegExp, string] = [/site go\?[^]*\[github-pages\]/, '3\n']
    const source: [RegExp, string] = [/come from\?[^]*\[api\]/, '\n']
    const valid = await typed(['init', '--source', 'acme/exports'], folder.path, [
      host,
      source,
      [/such as docs\.example\.com:/, 'https://docs.acme.io/x\n'],
      [/use docs\.acme\.io[^]*example\.com:/, 'docs.acme.io\n'],
      [/Address for readers.*\[https:/, '\n'],
      [/Files to write:[^]*github-pages\.yml[^]*\[yes\]/, '\n']
    ])
    expect(valid.exitCode).toBe(0)
    expect(await readFile(join(folder.path, '.github/workflows/github-pages.yml'), 'utf8')).toContain(
      'domain: docs.acme.io'
    )
    for (const [key, exitCode] of [
      ['\u0003', 130],
      ['\u0004', 1]
    ] as const) {
      const ended = await typed(['init'], folder.path, [host, source, [/such as docs\.example\.com:/, key]])
      expect(ended).toEqual({ exitCode, printed: expect.stringContaining('Stopped') })
      expect(ended.printed).not.toMatch(/^\s+at |Error|Warning/m)
    }
  }
)

onPosix('the demo opens a browser, but not in CI or over SSH', async () => {
  await using programs = await fakePrograms({ 'xdg-open': '', open: '' })
  const { PATH, calls } = programs
  const url = 'http://127.0.0.1:1/-/'
  openBrowser(url, { PATH, DISPLAY: ':0', CI: 'true' })
  openBrowser(url, { PATH, DISPLAY: ':0', SSH_CONNECTION: 'x' })
  openBrowser(url, { PATH, DISPLAY: ':0' })
  while ((await calls()).length === 0) await delay(20)
  expect(await calls()).toEqual([expect.stringMatching(/open http:\/\/127\.0\.0\.1:1\/-\/$/)])
})

const SITEMAP = '<urlset><url><loc>https://docs.example.com/guide</loc></url></urlset>'

/** Starts all servers that doctor checks. */
async function startServers(hasRewriteRule: boolean) {
  const stack = new AsyncDisposableStack()
  const emulator = stack.use(await startEmulator({}))
  const store = stack.use(await startS3StandIn())
  const cdn = stack.use(await startCdnStandIn({ account: ACCOUNT }))
  const site = { 'index.html': 'x', 'guide.html': 'x', 'sitemap.xml': SITEMAP }
  const host = stack.use(await startSiteHost(site, { hasRewriteRule }))
  return {
    emulator,
    store,
    cdn,
    site: host.url,
    env: { ...store.env, ...cdn.env },
    flags: (bucket: string, distribution: string) => [
      ...['doctor', '--base-url', emulator.url, '--target', `s3://${bucket}`, '--endpoint', store.url],
      ...['--purge', `cloudfront:${distribution}`, '--site-url', host.url]
    ],
    [Symbol.asyncDispose]: async () => await stack.disposeAsync()
  }
}

test('doctor checks all servers without writes; with --write, doctor deletes the object that it writes', async () => {
  await using folder = await tempFolder()
  await using servers = await startServers(true)
  const { emulator, store, cdn } = servers
  const args = servers.flags(BUCKET, DISTRIBUTION)
  const env = { DOCS_API_KEY: emulator.key, ...servers.env }
  const read = await command(args, folder.path, env)
  expect(read).toMatchObject({ exitCode: 0, errors: '' })
  for (const line of ['✔ Key', '? Plan', '✔ Bucket', '? Writes', '? Access', '✔ CDN', '✔ Host'])
    expect(read.printed).toContain(line)
  expect(store.requests.every(({ operation }) => operation === 'list')).toBe(true)
  expect(emulator.jobs()).toEqual([])
  expect(cdn.invalidations).toEqual([])

  const written = await command([...args, '--write'], folder.path, env)
  expect(written.printed).toContain('✔ Writes')
  expect([...store.objects.keys()]).toEqual([])
  expect(read.printed + written.printed).not.toContain(emulator.key)
})

test('doctor reports a wrong key, bucket and distribution and a missing rewrite rule, and exits with 1', async () => {
  await using folder = await tempFolder()
  await using servers = await startServers(false)
  const { printed, exitCode } = await command(servers.flags('another-bucket', 'E0OTHER'), folder.path, {
    DOCS_API_KEY: 'adm_wrong',
    ...servers.env
  })
  expect(exitCode).toBe(1)
  for (const line of ['✘ Key', '✘ Bucket', '✘ CDN', '✘ Host']) expect(printed).toContain(line)
  expect(printed).toContain('rewrite rule')
})

const PAGE = { 'guide.html': 'x' }

test.each<[string, string[], Record<string, string>, Parameters<typeof startSiteHost>[1], string]>([
  ['is missing', [], PAGE, {}, '? Host       Not checked: HTTP 404 for sitemap.xml on'],
  ['lists another sitemap', ['/sitemap-0.xml'], { 'sitemap-0.xml': 'x' }, {}, '? Host       The sitemap of'],
  ['lists only / and .html pages', ['/', '/guide.html'], PAGE, {}, '? Host       The sitemap of'],
  ['lists folders', ['/guides', '/more/'], { 'guides/index.html': 'x' }, {}, '? Host       The sitemap of'],
  [
    'lists a folder first',
    ['/guides', '/guide'],
    { 'guides/index.html': 'x', ...PAGE },
    {},
    '✔ Host       /guide is'
  ],
  ['has an entity in an address', ['/a&amp;b', '/guide'], PAGE, {}, '✔ Host       /guide is'],
  ['lists other sites', ['/other', '/docs/guide'], PAGE, { base: '/docs' }, '✔ Host       /docs/guide is'],
  ['has a // address', ['//127.0.0.1:9/x'], PAGE, {}, '✘ Host       //127.0.0.1:9/x responds with HTTP 404'],
  [
    'is correct, and which serves a page at every address',
    ['/guide'],
    PAGE,
    {
      front: (request, response, host) =>
        request.url?.startsWith('/guide') === true ? response.end() : host()
    },
    '? Host       127.0.0.1'
  ]
])('doctor prints the right result for a host whose sitemap %s', async (_, paths, files, options, line) => {
  await using folder = await tempFolder()
  const locs = paths.map(path => `<url><loc>https://docs.example.com${path}</loc></url>`).join('')
  const site = { ...files, ...(paths.length > 0 && { 'sitemap.xml': `<urlset>${locs}</urlset>` }) }
  await using host = await startSiteHost(site, options)
  const { printed, exitCode } = await command(['doctor', '--site-url', host.url], folder.path)
  expect(printed).toContain(line)
  expect(exitCode).toBe(line.startsWith('✘') ? 1 : 0)
})

test.each([
  [{ AWS_ENDPOINT_URL_S3: 'store.example.com' }, '✘ Bucket     endpoint "store.example.com" is not a URL'],
  [{ AWS_REGION: 'other.example/#' }, '✘ Bucket     region "other.example/#" is not a region'],
  [{ AWS_SESSION_TOKEN: 'token\n' }, '✘ Bucket     `AWS_SESSION_TOKEN` must not contain white space']
])('doctor rejects %j in the environment before it signs a request', async (variables, line) => {
  await using folder = await tempFolder()
  const env = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'secret', ...variables }
  const { printed, exitCode } = await command(['doctor', '--target', 's3://bucket'], folder.path, env)
  expect({ exitCode, printed }).toEqual({ exitCode: 1, printed: expect.stringContaining(line) })
})

const SECRET = 'value-of-a-secret'

onPosix(
  'doctor without flags reads settings from the files that init wrote, and variables from gh or the environment',
  async () => {
    await using folder = await repository(GITHUB)
    await using servers = await startServers(true)
    const { emulator } = servers
    const variables = {
      DOCS_BUCKET: BUCKET,
      DOCS_DISTRIBUTION_ID: DISTRIBUTION,
      DOCS_SITE_URL: servers.site,
      AWS_ROLE: 'r'
    }
    const listed = JSON.stringify(Object.entries(variables).map(([name, value]) => ({ name, value })))
    await using programs = await fakePrograms({ gh: `echo '${listed}'` })
    await command([...FLAGS, '--api-url', emulator.url], folder.path)
    const env = {
      ...servers.env,
      AWS_ENDPOINT_URL_S3: servers.store.url,
      DOCS_API_KEY: emulator.key,
      PATH: programs.PATH
    }
    const { printed } = await command(['doctor'], folder.path, env)
    for (const line of ['✔ Node', '✔ Key', '✔ Bucket', '✔ CDN', '✔ Host']) expect(printed).toContain(line)
    expect(await programs.calls()).toEqual(['gh variable list --repo acme/docs --json name,value'])
    const without = await command(['doctor'], folder.path, { ...env, PATH: process.env['PATH'] ?? '' })
    expect(without.printed).toContain('? Bucket     Not checked: target is s3://${{ vars.DOCS_BUCKET }}')
    expect(without.printed).toContain(
      'Pass --target s3://BUCKET, install gh and run gh auth login, or set DOCS_BUCKET in this shell.'
    )
    const shell = await command(['doctor'], folder.path, {
      ...env,
      ...variables,
      PATH: process.env['PATH'] ?? ''
    })
    expect(shell.printed).toContain('✔ Bucket')
  }
)

test.each([
  [
    {
      'base-url': 'https://api.invalid',
      'site-url': 'http://127.0.0.1:9/${{ vars.AWS_SECRET_ACCESS_KEY }}',
      target: 's3://bucket',
      endpoint: 'https://store.invalid'
    },
    [
      '? Key        Not checked: DOCS_API_KEY would be sent to https://api.invalid',
      '? Bucket     Not checked: a request with your credentials would be sent to https://store.invalid',
      '? Host       Not checked'
    ]
  ],
  [
    {
      'base-url': 'http://api.invalid',
      'site-url': 'http://127.0.0.1:9/${{ vars.CLOUDFLARE_API_TOKEN }}',
      domain: '\u001B[2Jx'
    },
    [
      '✘ Key        base-url is not https',
      '✘ Domain     domain "�[2Jx" is not a host name',
      '? Host       Not checked'
    ]
  ]
])('doctor does not send values from the environment to addresses in a file: %j', async (given, lines) => {
  const steps = [{ uses: `${OURS.replace(/^[^/]+/, 'x')}@v1`, with: given }]
  await using folder = await tempFolder({ '.github/workflows/a.yml': stringify({ jobs: { a: { steps } } }) })
  const env = {
    AWS_ACCESS_KEY_ID: 'AKIA',
    AWS_SECRET_ACCESS_KEY: SECRET,
    CLOUDFLARE_API_TOKEN: SECRET,
    DOCS_API_KEY: SECRET
  }
  const { printed, errors } = await command(['doctor'], folder.path, env)
  expect(errors).toBe('')
  for (const line of lines) expect(printed).toContain(line)
  expect(printed).not.toContain(SECRET)
  expect(printed).not.toContain('does not respond')
  // With an address from a file, doctor does not use these variables, so it must not ask for them.
  expect(printed).not.toMatch(/set (AWS|CLOUDFLARE)_\w+ in this shell/)
})

test('doctor reports an unreachable proxy instead of a wrong flag', async () => {
  await using folder = await tempFolder()
  const env = { https_proxy: 'http://127.0.0.1:9' }
  // The test starts a process, because the program reads the proxy settings from its environment.
  const flags = ['doctor', '--domain', 'docs.acme.io']
  const { printed } = await runProgram('sources', flags, { cwd: folder.path, env })
  expect(printed).toMatch(
    /✘ Domain +No usable response from docs\.acme\.io: the proxy 127\.0\.0\.1:9 could not/
  )
  expect(printed).toContain('Check the variables https_proxy and no_proxy')
  expect(printed).not.toContain('spelling')
})

test('doctor accepts a key only if the service rejects a wrong key', async () => {
  await using folder = await tempFolder()
  await using host = await startSiteHost({}, { hasRewriteRule: true })
  const { printed, exitCode } = await command(['doctor', '--base-url', host.url], folder.path, {
    DOCS_API_KEY: 'k'
  })
  expect(exitCode).toBe(0)
  expect(printed).toContain('? Key        The server responds to a wrong key with HTTP 404 instead of 401')
  for (const line of ['? Domain     Not checked', '? Bucket', '? CDN', '? Host'])
    expect(printed).toContain(line)
})

test('without --base-url, doctor sends a key only if the key belongs to the public service', async () => {
  await using folder = await tempFolder()
  const { printed, exitCode } = await command(['doctor', '--region', 'us-east-1'], folder.path, {
    DOCS_API_KEY: 'adm_1'
  })
  expect(exitCode).toBe(1)
  expect(printed).toContain('✘ Key        DOCS_API_KEY was not sent')
  expect(printed).toContain('Set --base-url to the address of the API that accepts the key')
})

test.each([
  [
    [
      ...['--purge', 'fastly:X', '--endpoint', 'store.example.com', '--domain', 'https://docs.example.com'],
      ...['--base-url', 'http://api.example.com']
    ],
    [
      '--purge "fastly:X" is unknown: use cloudfront:DISTRIBUTION or cloudflare:ZONE',
      '--endpoint "store.example.com" is not a URL',
      'is more than a host name: use docs.example.com',
      '--base-url is not https'
    ]
  ],
  [[], ['There is nothing to check']]
])('doctor rejects the flags %j', async (flags, problems) => {
  await using folder = await tempFolder()
  const { exitCode, errors } = await command(['doctor', ...flags], folder.path)
  expect(exitCode).toBe(2)
  for (const problem of problems) expect(errors).toContain(problem)
  expect(errors).not.toMatch(/^\s+at /m)
})

test('doctor reads a GitLab pipeline, reports invalid YAML, and ignores incomplete workflows', async () => {
  await using folder = await repository('https://gitlab.com/acme/docs.git')
  const flags = ['--host', 'gitlab', '--domain', 'docs.invalid', '--site-url', 'https://help.invalid']
  await command([...FLAGS, ...flags], folder.path)
  const { printed } = await command(['doctor'], folder.path)
  for (const line of [
    '? Key        Not checked: DOCS_API_KEY',
    '✘ Domain     No usable response from docs.invalid',
    '? Bucket',
    'Runs have their own credentials',
    '? Access',
    '✘ Host'
  ])
    expect(printed).toContain(line)
  expect(printed).not.toMatch(/role|workflow/i)
  await using broken = await tempFolder({ '.github/workflows/a.yml': `jobs: [\n# ${OURS}@v1` })
  expect(await command(['doctor'], broken.path)).toMatchObject({
    exitCode: 2,
    errors: expect.stringContaining('a.yml is not valid YAML')
  })
  const empty = `jobs:\n  a:\n  b:\n    steps:\n  c:\n    steps: [null, 3, { uses: ${OURS} }]\n`
  await using odd = await tempFolder({ '.github/workflows/a.yml': empty, '.github/workflows/b.yml': '- [}' })
  // doctor ignores this folder and this symbolic link.
  await mkdir(join(odd.path, '.github/workflows/folder.yml'))
  await symlink(broken.path, join(odd.path, '.github/workflows/link.yml'), 'junction')
  expect(await command(['doctor'], odd.path)).toMatchObject({
    exitCode: 2,
    errors: expect.stringContaining('nothing to check')
  })
})

test('doctor leaves out what the workflows of the repository do not use', async () => {
  const uses = (action: string, inputs: string) =>
    `jobs: { a: { steps: [{ uses: ${OURS}/${action}@v1, with: { ${inputs} } }] } }\n`
  await using folder = await tempFolder({ '.github/workflows/a.yml': uses('pull-request', 'check: fail') })
  const review = await command(['doctor'], folder.path)
  expect(review.printed).toMatch(/^✔ Node .*\n✔ Workflow {3}Each input in 1 step exists\n$/)
  expect(review.exitCode).toBe(0)
  await writeFile(join(folder.path, '.github/workflows/a.yml'), uses('pull-request', 'chek: fail'))
  const wrong = await command(['doctor'], folder.path)
  expect(wrong.printed).toMatch(/^✔ Node .*\n✘ Workflow .*`chek`.*\n.*\n$/)
  await writeFile(join(folder.path, '.github/workflows/a.yml'), uses('wait-for-agent', 'api-key: x'))
  const agent = await command(['doctor'], folder.path)
  expect(agent.printed).toMatch(/^✔ Node .*\n\? Key .*\n.*\n\? Plan .*\n✔ Workflow .*\n$/)
})

test('doctor names inputs in a workflow that the actions do not have', async () => {
  const workflow = `jobs:
  a:
    steps:
      - uses: actions/checkout@v5
        with: { nothing: 1 }
      - uses: ${OURS}@v1
        with: { domain: docs.invalid, Api-Key: x, delivr: site }
      - uses: ${OURS}/publish@v1
        with: { site-pth: site, qqq: 1 }
`
  await using folder = await tempFolder({ '.github/workflows/a.yml': workflow })
  const { printed, exitCode } = await command(['doctor'], folder.path)
  expect(exitCode).toBe(1)
  const path = '.github/workflows/a.yml'
  expect(printed).toContain(`✘ Workflow   ${path}: the action export has no input \`delivr\``)
  expect(printed).toContain('Did you mean deliver?')
  expect(printed).toContain(`✘ Workflow   ${path}: the action publish has no input \`site-pth\``)
  expect(printed).toContain('Did you mean site-path?')
  expect(printed).toContain('no input `qqq`, so it has no effect\n             Remove this input.')
  expect(printed.match(/has no input/g)).toHaveLength(3)
})
