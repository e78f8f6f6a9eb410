import { expect, test } from '@jest/globals'
import { CredentialJudge, credentialsAmong } from '../../../../src/site/files/credentials.ts'

const KEY = '-----BEGIN EC PRIVATE KEY-----\nMHcCAQEE\n'
const CHUNK = 1024 * 1024

function isCredential(path: string, content = '', chunk = CHUNK): boolean {
  const judge = new CredentialJudge()
  judge.begin(path)
  const bytes = Buffer.from(content)
  for (let at = 0; at < bytes.length; at += chunk) judge.add(bytes.subarray(at, at + chunk))
  return judge.isFound
}

test.each([
  ...['id_rsa', 'keys/id_dsa', 'id_ecdsa', 'id_ed25519', 'infra/terraform.tfstate', 'a.tfstate.backup'].map(
    path => [path, '']
  ),
  ...['.netrc', '.htpasswd', '.aws/credentials', 'htpasswd', 'ops/kubeconfig'].map(path => [path, '']),
  ...['key.p12', 'a.PFX', 'store.jks', 'a.keystore', 'vault.kdbx', 'id.ppk', 'prod.tfvars'].map(path => [
    path,
    ''
  ]),
  ['server.pem', `-----BEGIN CERTIFICATE-----\n${KEY}\n`],
  ['deploy_key', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl\n'],
  ['key.pem at the end of a chunk', `${' '.repeat(CHUNK - 11)}\n${KEY}`],
  ['key.pem in the second chunk', `${' '.repeat(CHUNK + 10)}\n${KEY}`],
  ['key.pem after a byte order mark', `\ufeff${KEY}`],
  ['prod.env', '\ufeffSTRIPE_API_KEY=sk_live_51H8xqLk\n'],
  ['encrypted.pem', '-----BEGIN RSA PRIVATE KEY-----\r\nProc-Type: 4,ENCRYPTED\r\n\r\nMIIE\r\n'],
  ['one-line.pem', '-----BEGIN PRIVATE KEY-----MIIEvQIBADANBg'],
  ['account.json', '{"type": "service_account", "private_key": "-----BEGIN PRIVATE KEY-----\\nMII"}'],
  ['.npmrc', '//registry.npmjs.org/:_authToken=npm_4fK29sLqPz7RtW81\n'],
  ['npmrc.txt', '_auth = dXNlcjpwNHNzdzByZA==\n'],
  ['netrc.txt', 'machine api.heroku.com\n  login me@acme.io\n  password c4cd94da15ea\n'],
  ['wp-config.php', "<?php\ndefine('DB_PASSWORD', 'Kj83hdYq2pLz');\n"],
  [
    'a.yaml',
    'apiVersion: v1\nkind: Secret\ndata:\n  user: YWRtaW4=\n  password: MUdxSzhrczBuOFNvRmtoOE9YZkY=\n'
  ],
  ['kube.yaml', 'kind: Config\nusers:\n- user:\n    token: dTWx6uX9MGE2sNVbYAbBHXgwETdIKnT30fK0skBa\n'],
  ['key.js', `const key = "-----BEGIN PRIVATE KEY-----\\n${'MIIEvQ1BADANBgkq'.repeat(4)}\\n"`],
  ['key.ts', `const key = \`-----BEGIN RSA PRIVATE KEY-----\n${'MIIEvQ1BADANBgkq'.repeat(4)}\n\``],
  ['_headers', '/*\n  Basic-Auth: reader:Xq7vB93kLm2p\n'],
  ['_redirects', '/admin https://bot:Zx81kdpqLm@internal.corp/ 200\n'],
  ['web.config', '<add name="db" connectionString="Server=db;User Id=sa;Password=Kj83hdYq2pLz;" />'],
  ['llms-private.txt', 'ghp_q7Rk2LmZp0VtN4vB6nXcY1sWkGhDaEiUoPj3'],
  ['.pypirc', '[pypi]\nusername = __token__\npassword = pypi-AgEIcHlwaS5vcmc\n'],
  ['tls.yaml', 'tls.key: "-----BEGIN PRIVATE KEY-----\\r\\nMIIE"\n'],
  ['aws.json', '{ "aws_secret_access_key": "wJalrXUtnFEMI7MDENGbPxRfiCYzEXrUq0" }'],
  ['.git/modules/sub/config', '[http]\n\textraheader = AUTHORIZATION: basic eDpnaHBfYWJj\n'],
  ['prod.env.bak', 'OPENAI_KEY=sk-proj-h8Kq2mZh8Kq2mZh8Kq2mZ\nDB_PASSWORD=Exchange4Ever!9\n'],
  ['.env', 'GITHUB_PAT=ghp_h8Kq2mZh8Kq2mZh8Kq2mZ\n'],
  ['.env.example', 'PAT=ghp_h8Kq2mZh8Kq2mZh8Kq2mZ\n'],
  ['.env', 'PORT=3000\nexport STRIPE_SECRET_KEY="sk_live_51H8xqLk"\n'],
  ['config/production.env', 'DB_PASSWORD=h8Kq2!mZ\n'],
  ['prod.env', 'DB_PASS=Sup3r$3cr3t\n'],
  ['prod.env', 'JWT_SIGNING_KEY=a9f0there77c1\n'],
  ['prod.env', 'DATABASE_URL="postgres://app:h8Kq2mZ@db.acme.io/app"\n'],
  ['netrc', 'default login me account a password c4cd94da15ea\n'],
  ['aws.sh', 'export AWS_SECRET_ACCESS_KEY=8fJq2LmZp0TtR4vB6nXcY1sWkGhDaEiUoPqRsTuV\n'],
  ['.git/config', '[remote "origin"]\n\turl = https://ghs_16C7e42F292c6912E7710c83@github.com/a/b\n'],
  ['.git/config', '[remote "origin"]\n\turl = https://x-access-token:ghs_16C7e42F29@github.com/a/b\n'],
  ['.git/config', '[http]\n\textraheader = AUTHORIZATION: basic eC1hY2Nlc3M6Z2hz\n'],
  ['aws.ini', '[default]\naws_secret_access_key = 8fJq2LmZp0TtR4vB6nXcY1sWkGhDaEiUoPqRsTuV\n']
])('finds credentials in %s: %j', (path, content) => {
  expect(isCredential(path, content)).toBe(true)
})

test.each([
  ['id_rsa.pub', 'ssh-rsa AAAA'],
  ['firebase-messaging-sw.js', 'importScripts("/fcm.js");const k="AIzau8jzPde0IgxLd6GncfBAepfJBd0Kh8oOOL8"'],
  [
    'wp-config.php',
    "<?php\ndefine('DB_PASSWORD', 'password_here');\ndefine('AUTH_KEY', 'put your unique phrase here');\n"
  ],
  ['a.yaml', 'kind: Secret\ndata:\n  username: YWRtaW4=\n  password: MWYyZDFlMmU2N2Rm\n'],
  ['a.yaml', 'kind: SecretStore\ndata:\n  password: MUdxSzhrczBuOFNvRmtoOE9YZkY=\n'],
  ['kube.yaml', 'kind: Config\nusers:\n- user:\n    token: ${TOKEN_OF_THE_CLUSTER_1}\n'],
  ['_headers', '/*\n  X-Frame-Options: DENY\n  Link: </a>; rel=preload\n'],
  ['_redirects', '/a https://docs.example.com/:splat 301\n'],
  ['web.config', '<add name="db" connectionString="Server=db;Password=<password>;" />'],
  ['.npmrc', '//registry.npmjs.org/:_authToken=${NPM_TOKEN}\n//npm.acme.io/:_authToken=$ACME_TOKEN\n'],
  ['.env.example', 'API_KEY=your-api-key\nSECRET=\nTOKEN=<token>\nPASSWORD=changeme\nAPI_TOKEN=xxxxxxxx\n'],
  ['.env.example', 'STRIPE_SECRET_KEY=sk_test_abc\nSECRET_KEY=generate-with-openssl\n'],
  ['.env', 'PORT=3000\nNEXT_PUBLIC_URL=https://acme.io\n'],
  ['.env.example', 'MAX_TOKENS=128000\nTOKEN_URL=https://acme.io/token\nAPI_KEY_HEADER=X-Api-Key\n'],
  ['.env.example', 'DB_PASSWORD=postgres\nDATABASE_URL=postgres://app:postgres@localhost/app\n'],
  ['.git/config', '[remote "origin"]\n\turl = https://myname@bitbucket.org/a/b\n'],
  ['.git/config', '[remote "origin"]\n\turl = https://github.com/a/b\n'],
  ['.git/objects/ab/cd', KEY],
  ['aws.ini', 'aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY\n'],
  ['guides/keys.html', KEY],
  ['guides/keys.md', KEY],
  ['llms-full.txt', KEY],
  ['_next/static/chunks/a.js', KEY],
  ['lib.js', `const start = "${KEY}"\n`],
  ['_sources/ssl.rst.txt', '   -----BEGIN RSA PRIVATE KEY-----\n   ... (private key in base64) ...\n'],
  ['openapi.json', '{"example": "-----BEGIN PRIVATE KEY-----\\nMIIE"}'],
  ['.env', 'A_PASSWORD={{ secret }}\nB_PASSWORD=replace-with-yours\n'],
  ['sample.json', '{"private_key": "-----BEGIN PRIVATE KEY-----\\n...\\n-----END PRIVATE KEY-----"}'],
  ['cert.pem', '-----BEGIN CERTIFICATE-----\nMII\n'],
  ['key.pem with spaces inside the header', `${KEY.slice(0, 15)}${' '.repeat(CHUNK)}${KEY.slice(15)}`]
])('finds no credentials in %s: %j', (path, content) => {
  expect(isCredential(path, content)).toBe(false)
})

test.each([
  ['_next/static/deploy.pem', KEY, true],
  ['_next/server.key', KEY, true],
  ['_next/dump.sql', "insert into keys values ('npm_q7Rk2LmZp0VtN4vB6nXcY1sWkGhDaEiUoPj3')\n", true],
  ['_next/prod.env', 'API_TOKEN=q7Rk2LmZp0VtN4vB6nXc\n', true],
  ['_next/static/id_rsa', 'x', true],
  ['_next/static/cert.pem', '-----BEGIN CERTIFICATE-----\nMII\n', false],
  ['_next/static/a.json', KEY, false]
])('below _next/, searches only files that no build contains: %s', (path, content, expected) => {
  expect(isCredential(path, content)).toBe(expected)
})

test.each([
  ['a hash', `npm_${'0'.repeat(35)}`],
  ['a variable', 'npm_config_registry npm_package_name_of_the_project_in_which_it_runs'],
  ['a Hugging Face id in lower case', 'hf_transformers_model_name_in_a_config1'],
  ['a longer word', 'AIzaSyq7Rk2LmZp0VtN4vB6nXcY1sWkGhDaEiUoPj3q7Rk2LmZp0']
])('finds no token in %s', (_what, text) => {
  expect(isCredential('notes.txt', `x = ${text}\n`)).toBe(false)
})

test.each(['utf16le', 'utf16be'])('finds a key in a file with the encoding %s', encoding => {
  const bytes = Buffer.from(`\ufeff${KEY}`, 'utf16le')
  const judge = new CredentialJudge()
  judge.begin('deploy.pem')
  judge.add(encoding === 'utf16be' ? bytes.swap16() : bytes)
  expect(judge.isFound).toBe(true)
})

test('in a site with _next, skips page data, because page data has the same content as the page', () => {
  const paths = ['_next/static/a.js', 'keys.html', 'keys.txt', 'other.txt']
  expect(credentialsAmong(['keys.txt', 'other.txt'], paths)).toEqual(['other.txt'])
  expect(credentialsAmong(['keys.txt', 'other.txt'], paths.slice(1))).toEqual(['keys.txt', 'other.txt'])
})

const RANDOM = 'q7Rk2LmZp0VtN4vB6nXcY1sWkGhDaEiUoPj3'
const SECRET = '8fJq2LmZp0TtR4vB6nXcY1sWkGhDaEiUoPqRsTuV'
const EXAMPLES = [
  'xxxxxxxxxxxxxxxxxxxxxxxx',
  'your-token-goes-here-now1',
  'abc123abc123abc123abc123',
  '1234567890abcdefghij1234'
]
const TOKENS: [name: string, write: (value: string) => string][] = [
  ['a token of GitHub', value => `ghp_${value}`],
  ['a fine-grained token of GitHub', value => `github_pat_11A${value}_${value}`],
  ['a token of GitLab', value => `glpat-${value}`],
  ['a bot token of Slack', value => `xoxb-${value}`],
  ['a user token of Slack', value => `xoxp-${value}`],
  ['a key of Stripe', value => `sk_live_${value}`],
  ['an admin key of Mintlify', value => `mint_${value}`],
  ['an assistant key of Mintlify', value => `mint_dsc_${value}`],
  ...['gho_', 'ghu_', 'ghs_', 'ghr_', 'npm_'].map((prefix): [string, (value: string) => string] => [
    `a token ${prefix}`,
    value => prefix + value
  ]),
  ['a restricted key of Stripe', value => `rk_live_${value}`],
  ['a key of Anthropic', value => `sk-ant-api03-${value.repeat(3).slice(0, 95)}`],
  ['a project key of OpenAI', value => `sk-proj-${value}${value}`],
  [
    'an app token of Slack',
    value => `xapp-1-A0${value.slice(0, 8).toUpperCase()}-9022279180-${'f3176813e02ea68e'.repeat(4)}`
  ],
  ['a key of SendGrid', value => `SG.${value.slice(0, 22)}.${(value + value).slice(0, 43)}`],
  ['a token of Vault', value => `hvs.${value}`],
  ['a token of DigitalOcean', value => `dop_v1_${Buffer.from(value).toString('hex').slice(0, 64)}`],
  ['a token of PyPI', value => `pypi-AgEIcHlwaS5vcmc${value}${value}`],
  ['a token of Doppler', value => `dp.pt.${(value + value).slice(0, 43)}`],
  ['a key of age', value => `AGE-SECRET-KEY-1${(value + value).slice(0, 58).toUpperCase()}`],
  [
    'a webhook of Slack',
    value => `https://hooks.slack.com/services/T72997528/B01826330/${value.slice(0, 24)}`
  ],
  ['a token of Hugging Face', value => `hf_${value.slice(0, 34)}`]
]

test.each(TOKENS)('finds %s in any file, but no example of one', (_what, write) => {
  for (const path of ['config.json', 'notes.txt', 'src/app.js', 'a.yaml', 'deploy.sh', 'LICENSE']) {
    expect(isCredential(path, `client("${write(RANDOM)}")\n`)).toBe(true)
    for (const example of EXAMPLES) expect(isCredential(path, `client("${write(example)}")\n`)).toBe(false)
  }
})

test.each(TOKENS)('never searches pages and documentation for %s', (_what, write) => {
  const text = write(RANDOM)
  const openApi = { info: { title: 'a', 'x-openapi': '1' }, openapi: '3.1.0', example: text }
  for (const path of [
    'a.html',
    'a.xhtml',
    'a.md',
    'a.mdx',
    'llms-full.txt',
    'a.css',
    '_next/static/chunks/a.js',
    'a.rst'
  ])
    expect(isCredential(path, text)).toBe(false)
  for (const path of [
    'search.json',
    'search/search_index.json',
    'searchindex.js',
    'assets/js/17896441.3f9a0c1d.js'
  ])
    expect(isCredential(path, text)).toBe(false)
  expect(isCredential('api.json', JSON.stringify(openApi), 10)).toBe(false)
  expect(isCredential('api.json', JSON.stringify({ swagger: '2.0', a: text }))).toBe(false)
  expect(isCredential('api.yml', `# API\nasyncapi: '2.6.0'\nexample: ${text}\n`)).toBe(false)
  expect(isCredential('package.json', JSON.stringify({ dependencies: { openapi: '3.1.0' }, a: text }))).toBe(
    true
  )
  expect(isCredential('a.yaml', `packages:\n  openapi: 3.1.0\nkey: ${text}\n`)).toBe(true)
})

test.each([
  ['keys.csv', `AKIAQ3EGRWNXB7K2ZT4M,${SECRET}\n`],
  ['a.ts', `const id = 'AKIAQ3EGRWNXB7K2ZT4M'\nconst secret = '${SECRET}'\n`],
  ['a.json', JSON.stringify({ SecretAccessKey: SECRET, id: 'ASIAQ3EGRWNXB7K2ZT4M' })],
  ['docker.json', `{"auths": {"ghcr.io": {"auth": "${btoa('bot:f9Kq2LrT9wXz')}"}}}`],
  ['jwk.json', '{"kty": "EC", "crv": "P-256", "d": "870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE"}'],
  [
    'jwks.json',
    '{"keys": [{"kty": "RSA", "n": "a"}, {"d": "870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE", "kty": "EC"}]}'
  ],
  ['putty.txt', 'PuTTY-User-Key-File-3: ssh-ed25519\r\nPrivate-Lines: 1\r\nAAAAIHk3rTn0q4Zl0m2v\r\n'],
  ['cluster.yaml', 'users:\n- user:\n    client-key-data: LS0tLS1CRUdJTiBSU0EgUFJJVkFURSBLRVktLS0tLQpNSUlF\n']
])('finds the private value in %s: %s', (path, content) => {
  expect(isCredential(path, content)).toBe(true)
})

test.each([
  ['keys.csv', 'AKIAIOSFODNN7EXAMPLE,wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY\n'],
  ['keys.csv', `AKIAIOSFODNN7EXAMPLE,${SECRET}\n`],
  ['policy.json', '{"AccessKeyId": "AKIAQ3EGRWNXB7K2ZT4M"}'],
  ['a.txt', 'AKIAQ3EGRWNXB7K2ZT4M da39a3ee5e6b4b0d3255bfef95601890afd80709'],
  ['docker.json', `{"auths": {"ghcr.io": {"auth": "${btoa('user:password')}"}}}`],
  ['docker.json', '{"auths": {"ghcr.io": {"auth": "c3R...zE2"}, "a": {"auth": "<base64>"}, "b": {}}}'],
  [
    'jwks.json',
    '{"keys": [{"kty": "RSA", "n": "870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE", "e": "AQAB"}]}'
  ],
  ['mint.ts', 'const mint_authority_address_version2 = mint_to_wallet_and_freeze_account_v2\n'],
  ['hashes.txt', 'glpat-is-the-prefix-of-a-personal-token\nghp_\nmint_a1\n'],
  ['putty.txt', 'Private-Lines: N\n(the key in Base64)\n']
])('finds no private value in %s: %s', (path, content) => {
  expect(isCredential(path, content)).toBe(false)
})

test('finds a token on a line of 3 MB, in which it is split between two pieces', () => {
  const line = `${'x'.repeat(CHUNK - 10)} ghp_${RANDOM} ${'x'.repeat(2 * CHUNK)}`
  expect(isCredential('data.json', line)).toBe(true)
})

test('finds a JWK of 12,000 characters on one line, which is split between two pieces', () => {
  const jwk = `{"kty":"RSA","n":"${'n'.repeat(6000)}","x":"${'x'.repeat(6000)}","d":"${RANDOM}"}`
  expect(isCredential('data.json', `${' '.repeat(CHUNK - 12_020)}${jwk}${' '.repeat(CHUNK)}`)).toBe(true)
})

test.each([false, true])(
  'finds a token in UTF-16 without a byte order mark (big endian: %s)',
  isBigEndian => {
    const bytes = Buffer.from(`# Für später\ntoken = ghp_${RANDOM}\n`, 'utf16le')
    const judge = new CredentialJudge()
    judge.begin('data.txt')
    judge.add(isBigEndian ? bytes.swap16() : bytes)
    expect(judge.isFound).toBe(true)
  }
)

test.each([false, true])(
  'finds a token after Cyrillic text in UTF-16 without a byte order mark (big endian: %s)',
  isBigEndian => {
    const bytes = Buffer.from(`${'Настройки'.repeat(200)}\ntoken = ghp_${RANDOM}\n`, 'utf16le')
    const judge = new CredentialJudge()
    judge.begin('data.txt')
    judge.add(isBigEndian ? bytes.swap16() : bytes)
    expect(judge.isFound).toBe(true)
  }
)

test('finds a JWK of 12,000 characters in UTF-16 on one line, which is split between two pieces', () => {
  const jwk = `{"kty":"RSA","n":"${'n'.repeat(6000)}","x":"${'x'.repeat(6000)}","d":"${RANDOM}"}`
  const bytes = Buffer.from(' '.repeat(CHUNK / 2 - 12_020) + jwk + ' '.repeat(CHUNK / 2), 'utf16le')
  const judge = new CredentialJudge()
  judge.begin('data.json')
  for (let at = 0; at < bytes.length; at += CHUNK) judge.add(bytes.subarray(at, at + CHUNK))
  expect(judge.isFound).toBe(true)
})

const BODY = [
  'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW',
  'QyNTUxOQAAACCq7Rk2LmZp0VtN4vB6nXcY1sWkGhDaEiUoPj3AAAAIjq7Rk2LmZp0VtN4v'
]
const LINES = ['-----BEGIN OPENSSH PRIVATE KEY-----', ...BODY, '-----END OPENSSH PRIVATE KEY-----', '']

test.each([
  ['deploy.sh', `export SSH_KEY="${LINES.join('\n')}"\n`],
  ['settings.txt', `JWT_KEY="${LINES.join('\\n')}"\n`],
  ['pod.yaml', `env:\n  - name: SSH_KEY\n    value: "${LINES.join('\\n')}"\n`],
  ['account.json', JSON.stringify({ data: JSON.stringify({ SSH: LINES.join('\r\n') }) })],
  ['settings.toml', `[ssh]\nkey = """${LINES.join('\n')}"""\n`],
  ['settings.xml', `<server><key>${LINES.join('\n')}</key></server>\n`],
  ['settings.xml', `<server key="${LINES.join('&#10;')}" />\n`],
  ['prod.properties', `ssh.key=${LINES.join(' ')}\n`],
  ['key.java', `String KEY = "${LINES.join('\\n" +\n    "')}";\n`],
  ['notes.ipynb', JSON.stringify({ cells: [{ source: LINES.map(line => `${line}\n`) }] }, undefined, 1)],
  ['key.rb', `KEY = "${LINES.join('\\n').replace('KEY-----', 'KEY-----\\nProc-Type: 4,ENCRYPTED\\n')}"\n`]
])('finds a PEM private key within a line of %s: %s', (path, content) => {
  expect(isCredential(path, content)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['dots', '...'],
  ['an ellipsis', '…'],
  ['a repeated letter', 'x'.repeat(64)],
  ['a repeated placeholder', 'REDACTED'.repeat(8)],
  ['a sequence', '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['a template', '{{ .Values.key }}']
])('finds no PEM private key in %s', (_what, body) => {
  const lines = [LINES[0], body, LINES[3]]
  for (const path of ['a.sh', 'a.yaml', 'a.toml', 'a.js'])
    for (const lineBreak of ['\n', '\\n'])
      expect(isCredential(path, `V="${lines.join(lineBreak)}"`)).toBe(false)
})

test.each([
  'a.html',
  'a.md',
  'llms-full.txt',
  'a.css',
  '_next/static/a.js',
  '_sources/a.rst.txt',
  'search.json',
  'app.3f9a0c1d.js'
])('never searches %s for a PEM private key within a line', path => {
  expect(isCredential(path, `V="${LINES.join('\\n')}"`)).toBe(false)
})

const GCLOUD = {
  client_id: '764086051850-a.apps.googleusercontent.com',
  client_secret: 'GOCSPX-d9Kq2LrT7wXzVb4NmPc8',
  refresh_token: `1//0g${RANDOM}`,
  type: 'authorized_user'
}

test.each([
  ['application_default_credentials.json', JSON.stringify(GCLOUD, undefined, 2)],
  [
    'a.json',
    JSON.stringify({ type: '', refresh_token: GCLOUD.refresh_token, client_secret: GCLOUD.client_secret })
  ],
  ['cluster.txt', `users:\n- user:\n    client-key-data: ${btoa(LINES.join('\n'))}\n`],
  ['cluster.txt', `    client-key-data: >-\n      ${btoa(LINES.join('\n'))}\n`],
  ['cluster.json', JSON.stringify({ 'client-key-data': SECRET.repeat(4) })],
  ['notebook.ipynb', `{"source": ["token = 'ghp_${RANDOM}'\\n"]}`]
])('finds the credentials of a program in %s: %s', (path, content) => {
  expect(isCredential(path, content)).toBe(true)
})

test.each([
  ['a.json', JSON.stringify({ ...GCLOUD, client_secret: 'your-client-secret-from-google' })],
  ['a.json', JSON.stringify({ ...GCLOUD, refresh_token: '1//xxxxxxxxxxxxxxxxxxxxxxxx' })],
  ['cluster.yaml', '    client-key-data: <base64>\n    client-key-data: LS0tLS1CRUdJTi4uLg==\n'],
  ['cluster.yaml', `    client-key-data: ${btoa('-----BEGIN RSA PRIVATE KEY-----\n...\n-----END')}\n`],
  ['cluster.yaml', '    client-key-data: DATA+OMITTED\n    client-key-data: REDACTED\n'],
  ['notebook.ipynb', '{"source": ["token = \'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\'\\n"]}']
])('finds no credentials of a program in %s: %s', (path, content) => {
  expect(isCredential(path, content)).toBe(false)
})

test.each(['\\\\n', "\\\\'", 'Ab: c ', ' + "', '&#10;', '\\\n'])(
  'searches a long text after the start of a key in linear time: %j',
  part => {
    // With several ways to match each part, the search would never end.
    const text = `V="-----BEGIN PRIVATE KEY-----${part.repeat(400)}!`
    expect(isCredential('a.sh', text.repeat(20))).toBe(false)
  }
)
