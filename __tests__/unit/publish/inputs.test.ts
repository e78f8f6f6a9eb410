import { afterAll, expect } from '@jest/globals'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readInputs } from '../../../src/publish/inputs.ts'
import { SITE, type Site, writeSite } from '../../support/publishing.ts'
import { test } from '../../support/in-folder.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const ENV = { AWS_ACCESS_KEY_ID: 'AKIA1', AWS_SECRET_ACCESS_KEY: 'secret', RUNNER_TEMP: 'temp' }

const folder = await tempFolder()
afterAll(async () => await folder[Symbol.asyncDispose]())
/** Writes a site, and returns the inputs that publish the site. */
async function siteIn(path: string, files: Site) {
  await writeSite(join(path, 'site'), files)
  return { 'site-path': join(path, 'site'), target: 's3://bucket' }
}

const GIVEN = await siteIn(folder.path, SITE)

function problemsOf(given: Record<string, string>, env: Record<string, string> = ENV): string {
  try {
    readInputs(given, env)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test('reports all problems with the inputs, the folder and the environment in one error', async folder => {
  await mkdir(join(folder.path, 'site'))
  const message = problemsOf(
    {
      'site-path': join(folder.path, 'site'),
      target: 's3:///docs',
      purge: 'fastly:abc',
      concurrency: '0',
      'max-removed': 'few',
      'keep-removed': 'forever',
      'cache-control': '*.js'
    },
    {}
  )
  expect(message.split('\n')).toEqual([
    'Invalid input:',
    expect.stringMatching(/`target` "s3:\/\/\/docs" has no bucket: .* the variable is probably empty$/),
    expect.stringMatching(/`cache-control` "\*\.js" is not a rule/),
    expect.stringMatching(/`keep-removed` "forever" is not a duration/),
    expect.stringMatching(/`max-removed` "few" is not a percentage/),
    '- `concurrency` "0" is not a whole number from 1 to 256',
    '- `site-path` is an empty folder',
    expect.stringMatching(/`AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` are not set/),
    '- `purge` "fastly:abc" is unknown: use cloudfront:DISTRIBUTION or cloudflare:ZONE'
  ])
})

// Windows does not allow these file names, and lets only administrators create links.
const onUnix = process.platform === 'win32' ? test.skip : test
onUnix('reports symbolic links, names that stores do not accept, and a missing index.html', async folder => {
  const files = { 'a.html': 'a', 'bad\nname.html': 'b', '.static-export/state.json': '{}' }
  const given = await siteIn(folder.path, files)
  const site = given['site-path']
  const deep = join(site, ...Array.from({ length: 6 }, () => 'x'.repeat(200)))
  await mkdir(deep, { recursive: true })
  await writeFile(join(deep, 'page.html'), '')
  await symlink('a.html', join(site, 'link.html'))
  const message = problemsOf(given)
  expect(message).toMatch(/has no index\.html/)
  expect(message).toMatch(/symbolic links or other entries that are neither files nor folders: link\.html/)
  expect(message).toMatch(/"bad\\nname\.html" \(contains control characters\)/)
  expect(message).toMatch(/longer than 1024 bytes/)
})

test('ignores a web app manifest next to the site folder, unless `manifest-path` names the manifest', async folder => {
  const given = await siteIn(folder.path, SITE)
  await writeFile(join(folder.path, 'manifest.json'), '{"name":"App","icons":[]}')
  expect(problemsOf(given)).toBe('')
  expect(problemsOf({ ...given, 'manifest-path': join(folder.path, 'manifest.json') })).toMatch(
    /is not the manifest\.json of an export/
  )
})

test.each([
  [{}, /`site-path` is missing/],
  [{ 'site-path': 'a', 'archive-path': 'b' }, /exclude each other/],
  [{ 'site-path': 'does-not-exist' }, /`site-path` is not a folder/],
  [{ 'archive-path': 'does-not-exist' }, /`archive-path` cannot be read/]
])('rejects the inputs %j', (given, words) => {
  expect(problemsOf({ ...given, target: 's3://bucket' })).toMatch(words)
})

test('reads durations, percentages and limits, and reads the region from the environment', () => {
  const given = { ...GIVEN, target: 's3://bucket/a/b/' }
  const read = (more: Record<string, string>) =>
    readInputs({ ...given, ...more }, { ...ENV, AWS_REGION: 'eu-west-3' })
  expect(read({})).toMatchObject({
    target: { bucket: 'bucket', prefix: 'a/b/' },
    bucket: { region: 'eu-west-3' },
    keepRemovedMs: 7 * 86_400_000,
    maxRemoved: 0.25,
    concurrency: 64
  })
  expect(read({ 'keep-removed': '1d12h', region: 'us-west-2' })).toMatchObject({
    keepRemovedMs: 36 * 3_600_000,
    bucket: { region: 'us-west-2' }
  })
  for (const none of ['0', '0d', '0h']) expect(read({ 'keep-removed': none }).keepRemovedMs).toBe(0)
  for (const share of ['20', '20%']) expect(read({ 'max-removed': share }).maxRemoved).toBe(0.2)
  expect(read({ concurrency: '256' }).concurrency).toBe(256)
  expect(problemsOf({ ...given, concurrency: '257' })).toMatch(/"257" is not a whole number from 1 to 256/)
  // CloudFront accepts at most 3000 paths.
  expect(read({ 'purge-max-paths': '3000' }).purge.maxPaths).toBe(3000)
  expect(problemsOf({ ...given, 'purge-max-paths': '3001' })).toMatch(
    /"3001" is not a whole number from 1 to 3000/
  )
  expect(read({ 'keep-removed': '365d' }).keepRemovedMs).toBe(365 * 86_400_000)
  expect(problemsOf({ ...given, 'keep-removed': '365d1m' })).toMatch(/365d1m is more than 365 days/)
  expect(problemsOf({ ...given, 'keep-removed': '7' })).toMatch(
    /`keep-removed` "7" is not a duration with a unit: use 7d/
  )
})

test('reads the endpoint from the AWS environment variables, unless the input `endpoint` is set', () => {
  const endpoint = (env: Record<string, string>, given: Record<string, string> = GIVEN) =>
    readInputs(given, { ...ENV, ...env }).bucket.endpoint?.href
  const env = { AWS_ENDPOINT_URL: 'https://all.example', AWS_ENDPOINT_URL_S3: 'https://s3.example' }
  expect(endpoint({})).toBeUndefined()
  expect(endpoint({ ...env, AWS_ENDPOINT_URL_S3: '' })).toBe('https://all.example/')
  expect(endpoint(env)).toBe('https://s3.example/')
  expect(endpoint(env, { ...GIVEN, endpoint: 'https://input.example' })).toBe('https://input.example/')
})

test('rejects invalid URLs, and regions and tokens with characters that are not allowed', () => {
  for (const name of ['endpoint', 'site-url']) {
    const problem = (value: string) => problemsOf({ ...GIVEN, [name]: value })
    expect(problem('xhttps://a.example')).toContain(`\`${name}\` "xhttps://a.example" is not a URL: it must`)
    expect(problem('https://:p@a.example')).toContain(`\`${name}\` contains a user name or password`)
    expect(problem('https://a.example/#a')).toContain(`\`${name}\` contains a query or fragment: remove it`)
    expect(problem('https://store.example/docs')).toBe('')
    expect(problem('http://127.0.0.1:9000')).toBe('')
  }
  expect(problemsOf({ ...GIVEN, region: 'eu west' })).toMatch(/`region` "eu west" is not a region/)
  // The region would become part of the host name.
  expect(problemsOf(GIVEN, { ...ENV, AWS_REGION: 'other.example/#' })).toMatch(/#" is not a region/)
  const token = { 'cloudflare-token': 'a b' }
  expect(problemsOf({ ...GIVEN, ...token })).toMatch(/`cloudflare-token` contains white space/)
})

test('reports an unknown purge entry together with the missing inputs that other entries require', () => {
  const problems = problemsOf({ ...GIVEN, purge: 'fastly:abc, cloudflare:zone' })
  expect(problems).toContain('`purge` "fastly:abc" is unknown')
  expect(problems).toContain('`cloudflare-token` is missing')
  expect(problems).toContain('`site-url` is missing')
})

test('checks API addresses only for the CDNs in `purge`, and requires a token and site-url for Cloudflare', () => {
  const missing = problemsOf({ ...GIVEN, purge: 'cloudflare:abc' })
  expect(missing).toMatch(/`cloudflare-token` is missing/)
  expect(missing).toMatch(/`site-url` is missing/)
  const given = { ...GIVEN, 'site-url': 'https://docs.example.com' }
  const token = { 'cloudflare-token': 't' }
  const environment = {
    ...ENV,
    AWS_ENDPOINT_URL_CLOUDFRONT: 'http://example.com',
    CLOUDFLARE_API_BASE_URL: 'not a URL'
  }
  const problems = (purge: string) =>
    problemsOf({ ...given, purge, ...(purge.includes('cloudflare') && token) }, environment)
      .split('\n')
      .slice(1)
  const rule = 'must be https; plain http is allowed for loopback addresses only'
  expect(problems('cloudfront:E1')).toEqual([`- \`AWS_ENDPOINT_URL_CLOUDFRONT\` ${rule}`])
  expect(problems('cloudflare:z')).toEqual([`- \`CLOUDFLARE_API_BASE_URL\` ${rule}`])
  expect(problems('cloudfront:E1\ncloudflare:z')).toHaveLength(2)
  expect(problemsOf({ ...given, purge: 'cloudfront:E1' })).toBe('')
})

test.each([
  [{ 'archive-key': 'x' }, /`archive-key` has no effect with `site-path`/],
  [
    { 'cloudflare-token': 't' },
    /`cloudflare-token` has no effect, because `purge` contains no Cloudflare zone/
  ],
  [{ endpoint: 'https://a.example/bucket' }, /`endpoint` ends with the bucket name: remove `\/bucket`,/],
  [{ endpoint: 'https://a.example/s3/bucket/' }, /`endpoint` ends with the bucket name/],
  [{ endpoint: 'https://bucket.example/s3' }, /^$/]
])('reports the input %j if the input has no effect or is incorrect', (more, words) => {
  expect(problemsOf({ ...GIVEN, target: 's3://bucket/docs', ...more })).toMatch(words)
})

test('returns the workflow run address only for a public repository, and only if all variables are set', async () => {
  const parts = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_RUN_ID: '7',
    GITHUB_EVENT_PATH: join(folder.path, 'event.json')
  }
  const address = 'https://github.com/o/r/actions/runs/7'
  for (const event of ['{"repository":{"private":true}}', '{"schedule":"0 0 * * *"}', '']) {
    await writeFile(parts.GITHUB_EVENT_PATH, event)
    expect(readInputs(GIVEN, { ...ENV, ...parts }).runAddress).toBeUndefined()
  }
  await writeFile(parts.GITHUB_EVENT_PATH, '{"repository":{"private":false}}')
  expect(readInputs(GIVEN, { ...ENV, ...parts }).runAddress).toBe(address)
  for (const name of ['GITHUB_RUN_ID', 'GITHUB_EVENT_PATH'])
    expect(readInputs(GIVEN, { ...ENV, ...parts, [name]: '' }).runAddress).toBeUndefined()
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
    expect(problemsOf(GIVEN, { ...ENV, [name]: '' })).toMatch(/are not set in the environment/)
  expect(problemsOf(GIVEN, { ...ENV, AWS_ACCESS_KEY_ID: 'AKIA\n', AWS_SESSION_TOKEN: 'é' })).toMatch(
    /`AWS_ACCESS_KEY_ID` and `AWS_SESSION_TOKEN` must not contain white space or non-ASCII text/
  )
})

test('treats empty variables as missing', () => {
  const given = { ...GIVEN, purge: 'cloudfront:E1' }
  const empty = {
    AWS_REGION: '',
    AWS_SESSION_TOKEN: '',
    AWS_ENDPOINT_URL_CLOUDFRONT: '',
    GITHUB_WORKSPACE: '',
    RUNNER_TEMP: '',
    CLOUDFLARE_API_BASE_URL: '',
    GITHUB_REPOSITORY: ''
  }
  const inputs = readInputs(given, { ...ENV, ...empty })
  expect(inputs).toEqual(readInputs(given, { AWS_ACCESS_KEY_ID: 'AKIA1', AWS_SECRET_ACCESS_KEY: 'secret' }))
  expect(inputs).toMatchObject({ bucket: { region: 'us-east-1' }, credentials: { sessionToken: undefined } })
  const wrong = { ...given, target: 's3://', purge: 'cloudfront:' }
  const message = problemsOf(wrong, { AWS_ACCESS_KEY_ID: '', GITHUB_ACTIONS: 'true' })
  expect(message).toMatch(/"s3:\/\/" has no bucket: .* the variable is probably empty/)
  expect(message).toMatch(/"cloudfront:" has no id: the variable after the colon is probably empty/)
  expect(message).toMatch(
    /configure-aws-credentials before this step, in a job with `permissions: id-token: write`/
  )
  expect(problemsOf(wrong, {})).toMatch(/not set in the environment\. The AWS CLI prints both variables/)
})

test('rejects a site with credentials, lists the files with credentials, and skips most dotfiles', async folder => {
  const token = 'API_TOKEN=8fJq2LmZp0Tt'
  const random = ['glpat', 'q7Rk2LmZp0VtN4vB6nXc'].join('-')
  const secret = {
    '.env': token,
    'a/.ENV.production': token,
    id_rsa: '',
    'docs/.git/config': 'url = https://a:8fJq2Lm@b.c/d',
    'app.json': JSON.stringify({ token: random }),
    'prod.tfvars': '',
    'keys/id.ppk': ''
  }
  const dotfiles = { '.gitignore': '', '.git/HEAD': 'ref', '.DS_Store': '', '.env.example': 'API_TOKEN=' }
  const others = {
    '.well-known/x': '',
    '.nojekyll': '',
    'environment.html': token,
    'a.md': random,
    'api.json': JSON.stringify({ openapi: '3.1.0', random })
  }
  const given = await siteIn(folder.path, { ...SITE, ...secret, ...dotfiles, ...others })
  const message = problemsOf(given)
  expect(message).toMatch(/must not be public/)
  const names = message.split('Remove these files: ')[1]?.split('\n')[0]?.split(', ').sort()
  expect(names).toEqual(Object.keys(secret).sort())

  await writeSite(given['site-path'], { ...SITE, ...dotfiles, ...others })
  const { source } = readInputs(given, ENV)
  expect(source).toMatchObject({
    dotfiles: Object.keys(dotfiles).sort(),
    paths: [...Object.keys(SITE), ...Object.keys(others)].sort()
  })
})

const onLinux = process.platform === 'linux' ? test : test.skip

test('accepts a file name that contains the character U+FFFD itself', async folder => {
  expect(problemsOf(await siteIn(folder.path, { ...SITE, 'a\ufffdb.html': 'a' }))).toBe('')
})

onLinux('rejects a file name that is not valid UTF-8', async folder => {
  const given = await siteIn(folder.path, SITE)
  await writeFile(Buffer.from(`${given['site-path']}/x\xff.html`, 'latin1'), '')
  expect(problemsOf(given)).toMatch(/is not valid UTF-8/)
})
