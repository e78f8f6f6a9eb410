import { describe, expect, test } from '@jest/globals'
import { join, resolve } from 'node:path'
import { readInputs } from '../../../src/export/inputs.ts'
import { readGitHubContext, type GitHubContext } from '../../../src/export/github-context.ts'
import { Failure } from '../../../src/runtime/failure.ts'

const WORKSPACE = resolve('/home/runner/work')
const here = readGitHubContext({ RUNNER_TEMP: resolve('/home/runner/temp'), GITHUB_WORKSPACE: WORKSPACE })
const enough = { 'base-url': 'https://api.example.com', 'api-key': 'adm_key', domain: 'docs.example.com' }

function problemsOf(given: Record<string, string>, more: Partial<GitHubContext> = {}): string[] {
  try {
    readInputs({ ...enough, ...given }, { ...here, ...more })
    return []
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return error.message.split('\n').slice(1)
  }
}

test('what a workflow must give is enough: the rest has defaults', () => {
  expect(readInputs(enough, here)).toEqual({
    baseUrl: new URL('https://api.example.com'),
    apiKey: 'adm_key',
    domain: 'docs.example.com',
    jobId: undefined,
    version: undefined,
    paths: undefined,
    deliver: new Set(['artifact']),
    outputDir: join(here.tempDir, 'static-export'),
    artifact: {
      name: 'static-export-docs.example.com',
      format: 'raw',
      retentionDays: undefined,
      overwrite: false
    },
    releaseTag: undefined,
    githubToken: undefined,
    configFile: undefined,
    timeoutMs: 1_800_000,
    pollIntervalMs: 10_000,
    maskUrl: true
  })
})

test('everything that a workflow can give is taken over', () => {
  const given = {
    ...enough,
    'job-id': 'job_17',
    version: 'v2',
    paths: 'index\n\n  guides/x \n',
    deliver: 'site, url\nrelease,,config',
    'output-dir': 'out',
    'artifact-name': 'docs of v2',
    'artifact-format': 'zip',
    'retention-days': '7',
    overwrite: 'True',
    'release-tag': 'v2.0.0',
    'github-token': 'ghs_x',
    'config-file': 'deploy/values.yaml',
    timeout: '1h30m',
    'poll-interval': '5s',
    'mask-url': 'false'
  }
  expect(readInputs(given, here)).toMatchObject({
    jobId: 'job_17',
    version: 'v2',
    paths: ['index', 'guides/x'],
    deliver: new Set(['site', 'url', 'release', 'config']),
    outputDir: join(WORKSPACE, 'out'),
    artifact: { name: 'docs of v2', format: 'zip', retentionDays: 7, overwrite: true },
    releaseTag: 'v2.0.0',
    configFile: join(WORKSPACE, 'deploy/values.yaml'),
    timeoutMs: 5_400_000,
    pollIntervalMs: 5000,
    maskUrl: false
  })
})

describe('domain', () => {
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
  ])('of %j is refused, with a suggestion where there is one', (domain, meant) => {
    expect(problemsOf({ domain })).toEqual([
      meant === undefined
        ? `- \`domain\` "${domain}" is not a host name: write it like docs.example.com`
        : `- \`domain\` "${domain}" is more than a host name: write ${meant}`
    ])
  })

  test.each(['*.example.com', 'docs example', '-docs.example.com', 'docs..example.com', 'a'.repeat(254)])(
    'of %j is refused',
    domain => {
      expect(problemsOf({ domain })).toHaveLength(1)
    }
  )

  test.each(['docs.example.com', 'DOCS.example.com', 'localhost', 'a.b.c.d-e.example'])(
    'may be %s',
    domain => {
      expect(problemsOf({ domain })).toEqual([])
    }
  )

  test('is missing when there is no job to pick up either', () => {
    const given = { 'base-url': 'https://api.example.com', 'api-key': 'adm_key' }
    expect(() => readInputs(given, here)).toThrow(
      '`domain` is missing: give the host name to export, or `job-id` to pick up a job'
    )
  })
})

test('a job that is picked up needs no domain, and names the artifact', () => {
  const given = { 'base-url': 'https://api.example.com', 'api-key': 'adm_key', 'job-id': 'job:17' }
  expect(readInputs(given, here).artifact.name).toBe('static-export-job-17')
})

test('a name made of a very long id is still one that a file can have', () => {
  const given = { 'base-url': 'https://api.example.com', 'api-key': 'adm_key', 'job-id': 'j'.repeat(400) }
  expect(readInputs(given, here).artifact.name).toBe(`static-export-${'j'.repeat(150)}`)
})

test.each([
  [
    { deliver: 'artefact' },
    '`deliver` "artefact" is unknown: choose from artifact, site, release, config, url'
  ],
  [{ deliver: 'Site' }, '`deliver` "Site" is unknown: choose from artifact, site, release, config, url'],
  [{ deliver: ',' }, '`deliver` names nothing: choose from artifact, site, release, config, url'],
  [
    { timeout: '10 minutes' },
    '`timeout` "10 minutes" is not a duration: write 90s, 45m, 1h30m, or a number of minutes'
  ],
  [{ 'poll-interval': '0' }, '`poll-interval` 0 is out of range: more than nothing, at most seven days'],
  [
    { 'artifact-name': 'a/b:c' },
    '`artifact-name` can not be the name of an artifact: it contains / (not allowed are " : < > | * ? \\ / and line breaks)'
  ],
  [
    { 'artifact-name': 'n'.repeat(201) },
    '`artifact-name` can not be the name of an artifact: it is longer than 200 bytes'
  ],
  [{ 'artifact-format': 'tar' }, '`artifact-format` "tar" is not one of raw, zip'],
  [{ 'retention-days': 'a week' }, '`retention-days` is not a number of days'],
  [{ 'retention-days': '0' }, '`retention-days` is less than a day'],
  [{ 'retention-days': '1.5' }, '`retention-days` is not a whole number of days'],
  [{ 'retention-days': '401' }, '`retention-days` is more than 400 days'],
  [{ overwrite: 'yes' }, '`overwrite` "yes" is neither true nor false'],
  [{ 'config-file': 'values.toml' }, '`config-file` "values.toml" is neither .yaml, .yml nor .json'],
  [{ deliver: 'config' }, '`config-file` is missing: `deliver: config` writes into it'],
  [{ version: 'v1\nv2' }, '`version` has several lines: give one label'],
  [{ 'job-id': '../other' }, '`job-id` "../other" is not an id: give it as the service wrote it']
])('%j is refused with its mend', (given: Record<string, string>, problem) => {
  expect(problemsOf(given)).toEqual([`- ${problem}`])
})

describe('deliver: release', () => {
  const release = { deliver: 'url, release', 'github-token': 'ghs_x' }

  test('needs a tag in a run that no release started', () => {
    expect(problemsOf(release)).toEqual([
      '- `release-tag` is missing: this run was not started by a release, so say which one to attach to'
    ])
  })

  test('needs none in a run that a release started', () => {
    expect(problemsOf(release, { eventRelease: { id: 3, tag: 'v3' } })).toEqual([])
  })

  test('needs a token', () => {
    expect(problemsOf({ deliver: 'release', 'release-tag': 'v2' })).toEqual([
      '- `github-token` is missing: `deliver: release` needs it'
    ])
  })
})

describe('deliver: artifact', () => {
  test.each(['https://github.com', 'https://octo.ghe.com', 'http://github.localhost'])(
    'is there on %s',
    serverUrl => {
      expect(problemsOf({}, { serverUrl })).toEqual([])
    }
  )

  test('is refused on an Enterprise Server, before anything was exported in vain', () => {
    expect(problemsOf({}, { serverUrl: 'https://git.example.com' })).toEqual([
      '- `deliver` says artifact, which this GitHub Enterprise Server can not store: use `site`, `release` or `url` there'
    ])
    expect(problemsOf({ deliver: 'site' }, { serverUrl: 'https://git.example.com' })).toEqual([])
  })
})

test('every problem of every input is told at once, each with the name of its input', () => {
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
    ...['base-url', 'api-key', 'domain', 'deliver', 'artifact-format', 'timeout', 'mask-url'],
    ...['config-file', 'release-tag', 'github-token']
  ])
})
