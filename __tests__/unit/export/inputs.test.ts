import { expect, test } from '@jest/globals'
import { join, resolve } from 'node:path'
import { readInputs } from '../../../src/export/inputs/inputs.ts'
import { readGitHubContext, type GitHubContext } from '../../../src/export/inputs/github-context.ts'
import { Failure } from '../../../src/runtime/failure.ts'

const WORKSPACE = resolve('/home/runner/work')
const here = readGitHubContext({ RUNNER_TEMP: resolve('/home/runner/temp'), GITHUB_WORKSPACE: WORKSPACE })
const service = { 'base-url': 'https://api.example.com', 'api-key': 'adm_key' }
const enough = { ...service, domain: 'docs.example.com' }
const ARTIFACT = {
  name: 'static-export-docs.example.com',
  format: 'raw',
  retentionDays: undefined,
  replace: false
}
const CHOICES = 'choose from artifact, site, report, release, config, url'

function problemsOf(given: Record<string, string>, more: Partial<GitHubContext> = {}): string[] {
  return problemsIn(() => readInputs({ ...enough, ...given }, { ...here, ...more }))
}

function problemsIn(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return error.message.split('\n').slice(1)
  }
}

test('sets defaults for all optional inputs', () => {
  expect(readInputs(enough, here)).toEqual({
    about: { domain: 'docs.example.com', version: undefined, paths: undefined },
    source: {
      kind: 'service',
      baseUrl: new URL('https://api.example.com'),
      apiKey: 'adm_key',
      job: { domain: 'docs.example.com', version: undefined, paths: undefined },
      resumesLast: false,
      updateProject: undefined,
      maskUrl: true,
      pollIntervalMs: 10_000
    },
    timeoutMs: 1_800_000,
    output: {
      folder: join(here.tempDir, 'static-export'),
      archiveName: 'static-export-docs.example.com',
      keepArchive: true,
      extract: true
    },
    review: {
      check: 'warn',
      failOn: ['broken-link', 'broken-anchor', 'missing-resource', 'missing-page', 'broken-redirect'],
      ignore: [],
      basePath: undefined,
      layout: 'service',
      previousManifest: { kind: 'last-run' },
      redirectsInput: { kind: 'found' },
      maxPageDrop: 0.2
    },
    githubToken: undefined,
    configUrl: undefined,
    configVersion: undefined,
    deliveries: {
      site: false,
      report: ARTIFACT,
      artifact: ARTIFACT,
      release: undefined,
      config: undefined,
      url: false
    }
  })
})

test('reads the values of optional inputs', () => {
  const given = {
    ...enough,
    'job-id': 'job_17',
    version: 'v2',
    paths: 'index, start\n\n  guides/x \n',
    deliver: 'site, url\nrelease,,config, artifact',
    'output-dir': 'out',
    'artifact-name': 'docs of v2',
    'artifact-format': 'zip',
    'retention-days': '7',
    'release-tag': 'v2.0.0',
    'github-token': 'ghs_x',
    'config-file': 'deploy/values.yaml',
    'config-key': 'docs.staticExport',
    'config-version': 'v2.1',
    'config-url': 'https://cdn.example.com/{domain}/{sha256}.tar.gz',
    check: 'fail',
    'check-fail-on': 'external-resource,\nbroken-link',
    'base-path': '/docs',
    'check-ignore': '/old/**\n\n https://cdn.example.com/* \n',
    'previous-manifest': 'last/manifest.json',
    'max-page-drop': '12.5 %',
    timeout: '1h30m',
    'poll-interval': '5s',
    'mask-url': 'false'
  }
  expect(readInputs(given, { ...here, runAttempt: 2 })).toMatchObject({
    configVersion: 'v2.1',
    about: { version: 'v2', paths: ['index', 'start', 'guides/x'] },
    source: { kind: 'service', job: 'job_17', maskUrl: false, pollIntervalMs: 5000 },
    timeoutMs: 5_400_000,
    output: { folder: join(WORKSPACE, 'out'), archiveName: 'docs of v2', keepArchive: true, extract: true },
    review: {
      check: 'fail',
      basePath: '/docs',
      ignore: [{ text: '/old/**' }, { text: 'https://cdn.example.com/*' }],
      failOn: ['broken-link', 'external-resource'],
      previousManifest: { kind: 'file', path: join(WORKSPACE, 'last/manifest.json') },
      maxPageDrop: 0.125
    },
    githubToken: 'ghs_x',
    configUrl: 'https://cdn.example.com/{domain}/{sha256}.tar.gz',
    deliveries: {
      site: true,
      report: undefined,
      artifact: { name: 'docs of v2', format: 'zip', retentionDays: 7, replace: true },
      release: { tag: 'v2.0.0', id: undefined, token: 'ghs_x' },
      config: { file: join(WORKSPACE, 'deploy/values.yaml'), key: 'docs.staticExport' },
      url: true
    }
  })
})

test.each([
  ['https://docs.example.com/x', 'docs.example.com'],
  ['docs.example.com/x', 'docs.example.com'],
  ['docs.example.com/', 'docs.example.com'],
  ['docs.example.com:8443', 'docs.example.com'],
  ['HTTPS://Docs.Example.com', 'docs.example.com'],
  ['//docs.example.com', 'docs.example.com'],
  ['https://', undefined],
  ['docs.example.com.', undefined],
  ['bücher.example', 'xn--bcher-kva.example']
])('rejects the domain %j, and suggests the host name in it, if any: %s', (domain, meant) => {
  expect(problemsOf({ domain })).toEqual([
    meant === undefined
      ? `- \`domain\` "${domain}" is not a host name: use the form docs.example.com`
      : `- \`domain\` "${domain}" is more than a host name: use ${meant}`
  ])
})

test.each([
  ...[
    '*.example.com',
    'docs example',
    '-docs.example.com',
    'docs..example.com',
    'docs',
    `${'a'.repeat(252)}.b`
  ].map(domain => [domain, 1] as const),
  ...['DOCS.example.com', 'localhost', 'a.b.c.d-e.example', `${'a'.repeat(251)}.b`].map(
    domain => [domain, 0] as const
  )
])('the number of problems with the domain %j is %d', (domain, problems) => {
  expect(problemsOf({ domain })).toHaveLength(problems)
})

test('requires a domain unless job-id resumes a job', () => {
  expect(() => readInputs(service, here)).toThrow(
    '`domain` is missing: set it to the host name to export, or set `job-id` to resume a job'
  )
})

test.each([
  ['job:17', 'static-export-job-17'],
  ['j'.repeat(400), `static-export-${'j'.repeat(150)}`]
])('without a domain, names the archive of a resumed job after the job: %s', (jobId, name) => {
  expect(readInputs({ ...service, 'job-id': jobId }, here).output.archiveName).toBe(name)
})

test('includes the version in the archive name, so that the archives of two releases differ', () => {
  const nameOf = (version: string) => readInputs({ ...enough, version }, here).output.archiveName
  expect(nameOf('v2.1.0')).toBe('static-export-docs.example.com-v2.1.0')
  expect(nameOf('release/2.1 (final)')).toBe('static-export-docs.example.com-release-2.1--final-')
  expect(nameOf('x'.repeat(100))).toBe(`static-export-docs.example.com-${'x'.repeat(40)}`)
})

test.each([
  [{ deliver: 'artefact' }, `\`deliver\` "artefact" is unknown: ${CHOICES}`],
  [{ deliver: 'Site' }, `\`deliver\` "Site" is unknown: ${CHOICES}`],
  [{ deliver: ',' }, `\`deliver\` "" is unknown: ${CHOICES}`],
  [
    { timeout: '10 minutes' },
    '`timeout` "10 minutes" is not a duration: use 90s, 45m, 1h30m, or a number of minutes'
  ],
  [
    { 'poll-interval': '0' },
    '`poll-interval` 0 is out of range: it must be more than zero and at most 7 days'
  ],
  [{ 'artifact-format': 'tar' }, '`artifact-format` "tar" is not one of raw, zip'],
  ...['a week', '0', '1.5', '401'].map((days): [Record<string, string>, string] => [
    { 'retention-days': days },
    `\`retention-days\` "${days}" is not a whole number from 1 to 400`
  ]),
  [{ 'config-file': 'values.toml' }, '`config-file` "values.toml" is not a .yaml, .yml or .json file'],
  [{ deliver: 'config' }, '`config-file` is missing: `deliver: config` writes to this file'],
  [
    { 'config-key': 'spec..values' },
    '`config-key` "spec..values" is not a key path: use the form spec.values.staticExport'
  ],
  [
    { 'config-url': 'https://cdn.example.com/{version}.tar.gz' },
    '`config-url` contains {version}, but `version` is missing'
  ],
  [{ 'config-url': 'http://cdn.example.com/b.tar.gz' }, '`config-url` must begin with https://'],
  [
    { deliver: 'url, release', 'github-token': 'ghs_x' },
    '`release-tag` is missing: set it to a tag, because this run was not started by a release'
  ],
  [{ deliver: 'release', 'release-tag': 'v2' }, '`github-token` is missing: `deliver: release` needs it'],
  [{ version: 'v1\nv2' }, '`version` has several lines: use a single line'],
  [{ 'config-version': 'v1\nv2' }, '`config-version` has several lines: use a single line'],
  [{ 'job-id': '..' }, '`job-id` ".." is not an id: copy the id from the service'],
  [
    { 'job-id': 'job-1', 'update-project': 'p' },
    '`update-project` has no effect on the existing job in `job-id`: remove one of these inputs'
  ],
  [{ check: 'on' }, '`check` "on" is not one of off, warn, fail'],
  [{ 'base-path': 'docs' }, '`base-path` "docs" is not a path: use the form /docs'],
  [
    { 'max-page-drop': '101%' },
    '`max-page-drop` "101%" is not a percentage: use a value from 0% to 100%, such as 20%'
  ]
])('rejects %j and describes how to fix the problem', (given: Record<string, string>, problem) => {
  expect(problemsOf(given)).toEqual([`- ${problem}`])
})

test('takes the tag for `deliver: release` from the release that started the run, unless `release-tag` is set', () => {
  const given = { ...enough, deliver: 'url, release', 'github-token': 'ghs_x' }
  const releaseIn = (more: Record<string, string>) =>
    readInputs({ ...given, ...more }, { ...here, eventRelease: { id: 3, tag: 'v3' } }).deliveries.release
  expect(releaseIn({})).toEqual({ tag: 'v3', id: 3, token: 'ghs_x' })
  expect(releaseIn({ 'release-tag': 'v3' })).toEqual({ tag: 'v3', id: 3, token: 'ghs_x' })
  expect(releaseIn({ 'release-tag': 'v2' })).toEqual({ tag: 'v2', id: undefined, token: 'ghs_x' })
})

test.each([['static-export-docs.example.com'], ['Handbuch Übersicht (2026)'], ['a'.repeat(200)]])(
  'accepts the artifact-name %s',
  name => {
    expect(readInputs({ ...enough, 'artifact-name': name }, here).output.archiveName).toBe(name)
  }
)

test.each([...Array.from('":<>|*?\\/\n\t', character => `docs${character}v1`), '', '  ', 'ü'.repeat(101)])(
  'rejects the artifact-name %j',
  name => {
    expect(problemsOf({ 'artifact-name': name })).toEqual([
      '- `artifact-name` is not a valid artifact name: use 1 to 200 bytes without " : < > | * ? \\ / or line breaks'
    ])
  }
)

test.each([
  [{}, 'site'],
  [{ deliver: 'url, artifact, site' }, 'url, site']
])('on GitHub Enterprise Server, rejects artifacts: for %j, suggests deliver: %s', (given, value) => {
  const server = { serverUrl: 'https://git.example.com' }
  expect(problemsOf(given, server)).toEqual([
    `- \`deliver\` contains \`artifact\` or \`report\`, which GitHub Enterprise Server cannot store: set \`deliver: ${value}\``
  ])
  expect(problemsOf({ deliver: value }, server)).toEqual([])
})

test('without `base-url`, accepts only a key for the public service', () => {
  const given = { domain: 'docs.example.com' }
  const { source } = readInputs({ ...given, 'api-key': 'mint_1' }, here)
  expect(source).toMatchObject({ baseUrl: new URL('https://api.mintlify.com') })
  expect(problemsIn(() => readInputs({ ...given, 'api-key': 'adm_1' }, here))).toEqual([
    expect.stringMatching(/^- `base-url` is missing: `api-key` does not begin with mint_.*Set `base-url`/)
  ])
  expect(problemsIn(() => readInputs({ ...given, 'api-key': 'Bearer mint_1' }, here))).toHaveLength(1)
  expect(problemsIn(() => readInputs(given, here))).toEqual([expect.stringContaining('`api-key` is missing')])
})

test('requires the domain for `job-id: last`, which resumes the last job for the domain', () => {
  expect(readInputs({ ...enough, 'job-id': 'last', 'update-project': 'p' }, here).source).toMatchObject({
    job: { domain: 'docs.example.com' },
    resumesLast: true,
    updateProject: 'p'
  })
  expect(() => readInputs({ ...service, 'job-id': 'last' }, here)).toThrow(
    '`domain` is missing: set it, because `job-id: last` resumes the last job for a domain'
  )
})

test('reports the problems with all inputs at once, each with the input name', () => {
  const given = {
    'base-url': 'http://api.example.com',
    'api-key': 'Bearer adm_key',
    domain: 'https://docs.example.com/x',
    deliver: 'artefact, release, config',
    'artifact-format': 'tar',
    timeout: 'soon',
    'mask-url': 'no'
  }
  const named = problemsOf(given, { serverUrl: 'https://git.example.com' }).map(
    line => /`([^`]+)`/.exec(line)?.[1]
  )
  expect(named).toEqual([
    ...['base-url', 'api-key', 'domain', 'artifact-format', 'mask-url', 'timeout'],
    ...['deliver', 'release-tag', 'github-token', 'config-file']
  ])
})

test('requires a domain for a resumed job if config-url contains {domain}', () => {
  const given = { ...service, 'job-id': 'job_17', 'config-url': 'https://cdn.example.com/{domain}.tar.gz' }
  expect(() => readInputs(given, here)).toThrow('`config-url` contains {domain}, but `domain` is missing')
})

test.each([
  ['url', 'https://cdn.example.com/{sha256}.tar.gz', { keepArchive: true, extract: false }],
  ['url', 'https://cdn.example.com/{job-id}.tar.gz', { keepArchive: false, extract: false }],
  ['site', '', { keepArchive: false, extract: true }],
  ['artifact, site', '', { keepArchive: true, extract: true }]
])('for deliver: %s with config-url %j, sets the output options %j', (deliver, configUrl, needs) => {
  const given = { ...enough, deliver, ...(configUrl !== '' && { 'config-url': configUrl }) }
  expect(readInputs(given, here).output).toMatchObject(needs)
})

test('lists every invalid pattern in `check-ignore`', () => {
  expect(problemsOf({ 'check-ignore': 'old/*\n/a/***\n/a /b' })).toEqual([
    '- `check-ignore` has an invalid pattern "old/*": start the pattern with `/`, `*` or `https://`',
    '- `check-ignore` has an invalid pattern "/a/***": use `*` or `**`',
    '- `check-ignore` has an invalid pattern "/a /b": write one pattern per line and `*` instead of white space'
  ])
})

const fix = 'no effect, because `deliver` does not extract the site: add `site` or `report` to `deliver`'

test.each([
  [{ check: 'fail' }, ['`check: fail` has']],
  [{ 'max-page-drop': '10%' }, ['`max-page-drop` has']],
  [{ redirects: 'docs.json' }, ['`redirects` has']],
  [{ 'previous-manifest': 'last.json' }, ['`previous-manifest` has']],
  [
    { check: 'fail', 'check-fail-on': 'noindex', 'max-page-drop': '0' },
    ['`check: fail`, `check-fail-on`, `max-page-drop` have']
  ]
])(
  'rejects inputs that have no effect because the site is not extracted: %j',
  (given: Record<string, string>, problems) => {
    expect(problemsOf({ ...given, deliver: 'artifact, url' })).toEqual(
      problems.map(problem => `- ${problem} ${fix}`)
    )
    expect(problemsOf(given)).toEqual([])
    expect(problemsOf({ ...given, deliver: 'site' })).toEqual([])
  }
)

test.each(['warn', 'off'])('rejects `check-fail-on` with `check: %s`', check => {
  expect(problemsOf({ deliver: 'site', check, 'check-fail-on': 'external-resource' })).toEqual([
    `- \`check-fail-on\` has no effect with \`check: ${check}\`: set \`check: fail\``
  ])
})

test('rejects `max-page-drop` with `previous-manifest: none`, unless the value is the default', () => {
  const given = { deliver: 'site', 'previous-manifest': 'none' }
  expect(problemsOf({ ...given, 'max-page-drop': '10%' })).toEqual([
    '- `max-page-drop` has no effect with `previous-manifest: none`, which skips the comparison: remove one of these inputs'
  ])
  expect(problemsOf({ ...given, 'max-page-drop': '20%' })).toEqual([])
})

test.each([
  ['config-file', 'values.yaml', 'config'],
  ['config-key', 'docs.staticExport', 'config'],
  ['release-tag', 'v1', 'release']
])('rejects `%s` if `deliver` lacks the matching delivery', (name, value, delivery) => {
  expect(problemsOf({ deliver: 'site', [name]: value })).toEqual([
    `- \`${name}\` has no effect without \`${delivery}\` in \`deliver\`: add \`${delivery}\` or remove \`${name}\``
  ])
})

test.each([
  { 'config-key': 'staticExport' },
  { 'retention-days': '1' },
  { 'retention-days': '400' },
  { 'previous-manifest': 'none' },
  { 'previous-manifest': 'last-run' },
  { 'max-page-drop': '20' },
  { check: 'warn' },
  { check: 'off' },
  { 'check-fail-on': 'missing-page, broken-redirect, broken-link, broken-anchor\nmissing-resource' }
])('accepts the inputs %j', (given: Record<string, string>) => {
  expect(problemsOf(given)).toEqual([])
})

test('lists the valid kinds of findings if `check-fail-on` contains an unknown kind', () => {
  expect(problemsOf({ deliver: 'site', check: 'fail', 'check-fail-on': 'broken-links, noindex' })).toEqual([
    expect.stringMatching(
      /^- `check-fail-on` "broken-links" is unknown: choose from broken-link, .*, build-script-in-page$/
    )
  ])
})

const folder = import.meta.dirname
const file = import.meta.filename
const withFrom = (from: string, given: Record<string, string> = {}) => readInputs({ from, ...given }, here)
const problemsWith = (from: string, given: Record<string, string> = {}) =>
  problemsIn(() => withFrom(from, given))

test('reads a site from the folder or archive in `from`, and delivers the site and a report by default', () => {
  expect(withFrom(folder)).toMatchObject({
    source: { kind: 'folder', path: folder },
    deliveries: { site: true, artifact: undefined, report: { name: 'static-export' } },
    output: { extract: true, keepArchive: false, archiveName: 'static-export' }
  })
  expect(withFrom(file, { domain: 'docs.example.com' })).toMatchObject({
    source: { kind: 'archive', path: file },
    deliveries: { site: true, artifact: undefined, report: { format: 'raw' } },
    output: { extract: true, keepArchive: false, archiveName: 'static-export-docs.example.com' }
  })
})

test.each([
  ['base-url', 'https://api.example.com'],
  ['base-url', 'no address'],
  ['api-key', 'adm_key'],
  ['job-id', 'job_1'],
  ['paths', 'guides'],
  ['update-project', 'p1'],
  ['poll-interval', '5s'],
  ['mask-url', 'false']
])('rejects `%s` together with `from`', (name, value) => {
  expect(problemsWith(folder, { [name]: value })).toEqual([
    `- \`${name}\` has no effect with \`from\`, which does not use the service: remove \`${name}\``
  ])
})

const configFile = { 'config-file': 'values.yaml', deliver: 'config' }
test.each([
  [folder, { deliver: 'artifact' }, '`deliver: artifact` needs an archive, but `from` is a folder'],
  [
    folder,
    { deliver: 'release', 'release-tag': 'v1', 'github-token': 't' },
    '`deliver: release` needs an archive, but `from` is a folder'
  ],
  [
    folder,
    { ...configFile, 'config-url': 'https://e.example/{sha256}' },
    '`config-url` contains {sha256}, but `from` is a folder, so there is no archive'
  ],
  [
    file,
    { ...configFile, 'config-url': 'https://e.example/{job-id}' },
    '`config-url` contains {job-id}, but there is no job with `from`'
  ],
  [file, configFile, '`config-url` is missing'],
  [file, { deliver: 'url' }, '`deliver: url` needs a link from the service'],
  [`${folder}/gone`, {}, '`from` is neither a file nor a folder'],
  [folder, { 'output-dir': join(folder, 'out') }, '`from` contains `output-dir`'],
  [folder, { 'output-dir': folder }, '`from` contains `output-dir`']
])('rejects `from` %s with %j', (from, given, problem) => {
  expect(problemsWith(from, given as Record<string, string>)).toEqual([expect.stringContaining(problem)])
})

test('rejects a path in `from` that is inside the site folder that the export replaces', () => {
  expect(withFrom(folder, { 'output-dir': join(folder, '..') })).toMatchObject({ timeoutMs: 1_800_000 })
  expect(problemsWith(join(here.tempDir, 'static-export/site/docs'))).toEqual([
    expect.stringContaining('neither a file nor a folder'),
    expect.stringContaining('`from` is in the folder `site` of `output-dir`')
  ])
})
