import { withoutBuildHash } from './build-hash.ts'

// What counts as a credential, by name and by content. Exports, archives and publishing share this list.

/** Names that never belong to a site, whatever the content. */
export const CREDENTIAL_NAMES =
  /(?:^|\/)(?:id_(?:rsa|dsa|ecdsa|ed25519)|[^/]*\.(?:tfstate(?:\.[^/]*backup)?|tfvars(?:\.json)?|p12|pfx|jks|keystore|kdbx|ppk|kubeconfig)|\.netrc|\.?htpasswd|kubeconfig|\.aws\/credentials)$/i

/**
 * Files that are not searched. Documentation has example credentials, and media and Git objects are compressed. Below
 * `_next/`, only types that no build for browsers contains are searched.
 */
export const NOT_JUDGED =
  /\.(?:x?html?|md|mdx|css|rsc|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mp[34]|webm|mov|ogg|wav|pdf|zip|t?gz|wasm)$|(?:^|\/)llms(?:-full)?\.txt$|(?:^|\/)_next\/(?!.*\.(?:pem|key|env|sql)$)|(?:^|\/)\.(?:git\/(?:.*\/)?objects|svn\/.*|hg\/.*)\//i

/** Settings of hosts. Without such a file, a site can lose the protection that contains the credential. */
export const HOST_SETTINGS = /(?:^|\/)(?:_headers|_redirects|web\.config|\.htaccess)$/i

/** Sources, search indexes and page data of generators, which repeat the text of pages, and with it its examples. */
const REPEATS_PAGES =
  /\.(?:rst|adoc|asciidoc)(?:\.txt)?$|(?:^|\/)(?:_sources\/|page-data\/|_payload\.js(?:on)?$|(?:search|lunr)[-_]?(?:index|docs?|data)?(?:[-_.][0-9a-f]+)?\.js(?:on)?$)/i

/** Files with environment variables, except examples such as `.env.example`, whose values are placeholders. */
const ENV_FILES =
  /(?:^|\/)(?:\.env[^/]*|[^/]*\.env(?:\.[^/]*)?|env\.[^/]*)(?<![._-](?:example|sample|template|dist))$/i

const AWS_ID = '(?<![A-Za-z0-9])A[KS]IA(?![A-Z0-9]*EXAMPLE)[A-Z0-9]{16}(?![A-Za-z0-9])'
const AWS_SECRET =
  '(?<![\\w+/])((?=[\\w+/]{0,39}[a-z])(?=[\\w+/]{0,39}[A-Z])(?=[\\w+/]{0,39}\\d)[A-Za-z0-9+/]{40})(?![\\w+/=])'
/** A secret with the id of its key before or after it. The id is searched last, because many texts contain one. */
const AWS_KEY = new RegExp(`${AWS_SECRET}(?:(?=[^]{1,300}?${AWS_ID})|(?<=${AWS_ID}[^]{41,340}))`, 'g')

// The parts of a PEM private key within a line. A line break can be escaped, and can separate strings of a list. Each
// text matches in one way only, so that a long text cannot slow down the search.
const PEM_START = '-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----'
const PEM_BREAK = '(?:\\\\+["\'nrt\\s]|&#(?:10|13|x0?[AaDd]);|[\\s"\'`+,]){0,99}'
const PEM_HEADER = '[A-Z][A-Za-z-]{1,39}: [^\\\\\\n"&]{1,200}(?=[\\\\\\n"&])'

interface CredentialForm {
  /** Without `files`, all files are searched. */
  files?: RegExp
  /** Whether bundles, sources and search indexes often contain such a value, because a page shows it as an example. */
  isRepeated?: boolean
  /** The text contains one of these marks. This test is faster than the pattern. */
  marks: string[]
  /** The first group that takes part in a match is the value. Code that mentions a key must not match. */
  pattern: RegExp
  /** Values that are not credentials, in addition to `PLACEHOLDER`. */
  isExample?: (value: string) => boolean
}

const FORMS: CredentialForm[] = [
  // A PEM private key: the first line, the headers of an encrypted key, and Base64. A key without Base64 is ignored.
  {
    marks: ['PRIVATE KEY'],
    pattern:
      /^[ \t]*-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----\s{0,99}(?:[\w-]{1,40}:[^\n]{0,200}\n\s{0,99}){0,9}[A-Za-z0-9+/=]{4,200}\s*?$/m
  },
  // A private key as a JSON or YAML string, such as a Google service account key.
  {
    files: /\.(?:json|ya?ml)$/i,
    marks: ['PRIVATE KEY'],
    pattern: /key"?[ \t]*:[ \t]*"-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----(?:\\r)?\\n[A-Za-z0-9+/]{3}/i
  },
  // A PEM private key within a line: in a string, a template or an element, also with escaped line breaks. The text of
  // pages and programs contains such a start of a key, so the first line of the key must be complete.
  {
    isRepeated: true,
    marks: ['PRIVATE KEY'],
    pattern: new RegExp(
      `${PEM_START}${PEM_BREAK}(?:${PEM_HEADER}${PEM_BREAK}){0,9}([A-Za-z0-9+/]{40,200})`,
      'g'
    ),
    isExample: isExampleKey
  },
  // A private key of PuTTY, and one in a kubeconfig file, which is PEM in Base64.
  { marks: ['Private-Lines:'], pattern: /^Private-Lines:[ \t]*\d{1,4}\s{1,9}[A-Za-z0-9+/]{16}/m },
  {
    marks: ['client-key-data'],
    pattern: /client-key-data"?[ \t]*:[ \t]*(?:[>|]-?\s{1,99}|["'])?([A-Za-z0-9+/]{40,})/g,
    isExample: value => {
      const plain = Buffer.from(value, 'base64').toString('latin1')
      return (
        isExampleKey(value) || (plain.startsWith('-----BEGIN') && !/-----\s+[A-Za-z0-9+/]{4}/.test(plain))
      )
    }
  },
  // The credentials of a user that gcloud stores, for example in application_default_credentials.json.
  {
    marks: ['"refresh_token"'],
    pattern:
      /\{(?=[^{}]*"client_secret"\s*:\s*"(?=[^"]*\d)[\w.~-]{20,}")[^{}]*"refresh_token"\s*:\s*"([^"\s]{20,})"/g,
    isExample: isExampleToken
  },
  // A private JSON Web Key. Only a private key has the member `d`.
  {
    marks: ['"kty"'],
    pattern: /\{(?=[^{}]*"kty")[^{}]*"d"\s*:\s*"([\w-]{32,})"/g,
    isExample: isExampleToken
  },
  // .npmrc
  {
    marks: ['_auth', '_password'],
    pattern: /^[ \t]*(?:\/\/\S{1,500}:)?_(?:authToken|auth|password)[ \t]*=[ \t]*(\S+)/gm
  },
  // .docker/config.json. The value is a user name and a password in Base64.
  {
    marks: ['"auths"'],
    pattern: /"(?:auth|identitytoken)"\s*:\s*"([A-Za-z0-9+/_.-]{12,}={0,2})"/g,
    isExample: value =>
      PLACEHOLDER.test(
        Buffer.from(value, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      )
  },
  // .netrc
  {
    marks: ['password'],
    pattern:
      /^[ \t]*(?:machine\s{1,9}\S{1,500}|default)\s{1,9}login\s{1,9}\S{1,500}\s{1,9}(?:account\s{1,9}\S{1,500}\s{1,9})?password\s{1,9}(\S+)/gm
  },
  // Cloud credentials: .aws/credentials, a key of AWS beside its id, and an Azure account connection string.
  {
    marks: ['aws_s', 'AWS_S'],
    pattern:
      /^(?:[ \t]*(?:export[ \t]+)?|[ \t{]*")aws_(?:secret_access_key|session_token)"?[ \t]*[:=][ \t]*(\S+)/gim
  },
  { isRepeated: true, marks: ['AKIA', 'ASIA'], pattern: AWS_KEY, isExample: isExampleToken },
  { marks: ['AccountKey='], pattern: /;AccountKey=([A-Za-z0-9+/]{40,}=*)/g },
  { files: /(?:^|\/)\.pypirc$/i, marks: ['password'], pattern: /^[ \t]*password[ \t]*[:=][ \t]*(\S+)/gm },
  {
    files: /(?:^|\/)(?:\.git\/(?:.*\/)?config(?:\.worktree)?|\.gitconfig|\.?git-credentials[^/]*)$/i,
    marks: ['://', 'extraheader'],
    pattern:
      /(?:https?:\/\/(?:[^\s:@/]{0,500}:|(?=[^\s:@/]{20}))|extraheader[ \t]*=[ \t]*authorization:[ \t]*\w{1,20}[ \t]+)([^\s:@/]+)(?:@|[ \t]*$)/gim
  },
  // .env, .env.local, production.env. The end of the variable name decides: TOKEN_URL and MAX_TOKENS are not secrets.
  {
    files: ENV_FILES,
    marks: ['='],
    pattern:
      /^[ \t]*(?:export[ \t]+)?\w{0,100}(?:SECRET|TOKEN|PASSWORD|PASSWD|PASS|CREDENTIALS?|(?:API|APP|ACCESS|AUTH|ENCRYPTION|MASTER|PRIVATE|SECRET|SIGNING)_?KEY)(?:_(?:PROD|PRODUCTION|LIVE|STAGING|\d+))?[ \t]*=[ \t]*(\S+)/gim
  },
  {
    files: ENV_FILES,
    marks: ['://'],
    pattern:
      /^[ \t]*(?:export[ \t]+)?\w{1,100}[ \t]*=[ \t]*["']?\w[\w+.-]{0,40}:\/\/[^\s:@/]{0,500}:([^\s@/]+)@/gm
  },
  // Tokens of GitHub, GitLab, npm, OpenAI, Slack and Stripe, whatever the name of the variable.
  {
    files: /(?:^|[/.])env[^/]*$/i,
    marks: ['_', '-'],
    pattern:
      /^[ \t]*(?:export[ \t]+)?\w{1,100}[ \t]*=[ \t]*["']?((?:gh[pousr]_|github_pat_|[rs]k_live_|sk-|npm_|glpat-|xox[abp]-)[\w-]{16,})/gm
  },
  // Tokens of GitHub, Stripe, Mintlify, GitLab and Slack in any file.
  {
    isRepeated: true,
    marks: ['ghp_', 'sk_live_', 'mint_'],
    pattern: /(?<![\w-])(?:ghp_|sk_live_|mint_(?:[a-z]{2,6}_)?)([A-Za-z0-9]{20,})/g,
    isExample: isExampleToken
  },
  {
    isRepeated: true,
    marks: ['github_pat_', 'glpat-', 'xoxb-', 'xoxp-'],
    pattern: /(?<![\w-])(?:github_pat_|glpat-|xox[bp]-)([\w-]{20,})/g,
    isExample: isExampleToken
  },
  // Other tokens of GitHub, and those of npm, Stripe and Anthropic, with their fixed lengths. Keys of Google are public.
  {
    isRepeated: true,
    marks: ['gho_', 'ghu_', 'ghs_', 'ghr_', 'npm_', 'rk_live_', 'sk-ant-'],
    pattern:
      /(?<![\w-])(?:(?:gh[ousr]_|npm_)([A-Za-z0-9]{36})(?!\w)|rk_live_([A-Za-z0-9]{20,})|sk-ant-[a-z]{2,8}\d\d-([\w-]{80,120})(?![\w-]))/g,
    isExample: isExampleToken
  },
  // Tokens of OpenAI, Slack apps, SendGrid, Vault, DigitalOcean, PyPI and Doppler, keys of age, and webhooks of Slack.
  {
    isRepeated: true,
    marks: [
      'sk-proj-',
      'sk-svcacct-',
      'sk-admin-',
      'xapp-',
      'SG.',
      'hvs.',
      'hvb.',
      'o_v1_',
      'p_v1_',
      'r_v1_'
    ],
    pattern:
      /(?<![\w-])(?:sk-(?:proj|svcacct|admin)-([\w-]{40,})|xapp-\d-([A-Z\d]{8,20}-\d{6,20}-[\da-f]{32,})|SG\.([\w-]{20,24}\.[\w-]{39,50})(?![\w-])|hv[bs]\.([\w-]{24,})|do[opr]_v1_([\da-f]{64})(?!\w))/g,
    isExample: isExampleToken
  },
  {
    isRepeated: true,
    marks: ['pypi-AgE', 'dp.', 'AGE-SECRET-KEY-1', 'hooks.slack.com/services/T'],
    pattern:
      /(?<![\w-])(?:pypi-AgE([\w-]{50,})|dp\.(?:pt|st|sa|ct|scim|audit)\.(?:\w{1,40}\.)?([A-Za-z\d]{40,44})(?!\w)|AGE-SECRET-KEY-1([A-Z\d]{58})(?!\w)|hooks\.slack\.com\/services\/T\w{8,12}\/B\w{8,12}\/([A-Za-z\d]{18,24})(?!\w))/g,
    isExample: isExampleToken
  },
  // A secret of Kubernetes. The values of `data` are Base64.
  {
    files: /\.ya?ml$/i,
    marks: ['kind: Secret\n', 'kind: Secret\r'],
    pattern:
      /^(?:data|stringData):[ \t]{0,99}\r?\n(?:[ \t]{1,99}[\w.-]{1,99}:[ \t]{1,99}\S{1,15}\r?\n){0,20}[ \t]{1,99}[\w.-]{1,99}:[ \t]{1,99}["']?([^\s"']{16,})/gm,
    isExample: isExampleSecret
  },
  // A token of a kubeconfig file.
  {
    files: /(?:\.ya?ml|(?:^|\/)config)$/i,
    marks: ['kind: Config\n', 'kind: Config\r'],
    pattern: /^[ \t]{1,99}token:[ \t]{1,99}["']?([\w.-]{20,})/gm,
    isExample: isExampleToken
  },
  // wp-config.php
  {
    files: /\.php(?:\.[^/]*)?$/i,
    marks: ['define'],
    pattern:
      /^[ \t]*define\(\s{0,9}["'](?:DB_PASSWORD|(?:SECURE_)?AUTH_(?:KEY|SALT)|LOGGED_IN_(?:KEY|SALT)|NONCE_(?:KEY|SALT))["']\s{0,9},\s{0,9}["']([^"'\n]+)["']/gm
  },
  // Settings of hosts: a password for readers, one of a database, and one in the address of another server.
  { files: /(?:^|\/)_headers$/, marks: [':'], pattern: /^[ \t]+Basic-Auth:[ \t]*[^\s:]{1,200}:(\S+)/gim },
  {
    files: /\.config$/i,
    marks: ['onnection'],
    pattern: /[;"'](?:Password|Pwd)[ \t]{0,9}=[ \t]{0,9}([^;"'\s]+)/gi
  },
  {
    files: /(?:^|\/)(?:_redirects|\.htaccess)$/,
    marks: ['://'],
    pattern: /\bhttps?:\/\/[^\s:@/]{1,200}:([^\s@/]+)@/gi
  },
  // Tokens of Hugging Face. Many of them have no digits.
  {
    isRepeated: true,
    marks: ['hf_'],
    pattern: /(?<![\w-])hf_((?=[a-zA-Z0-9]*[a-z])(?=[a-zA-Z0-9]*[A-Z])[A-Za-z0-9]{34,40})(?!\w)/g,
    isExample: value => isExampleToken(`${value}7`)
  }
]

/** Values that are not credentials: variables, placeholders, passwords of local databases, and short values. */
const PLACEHOLDER =
  /^\$|\$[{(]|<[^<>]+>|\{[^{}]+\}|…|\.{3}|\*{3}|x{4}|^.{0,5}$|example|sample|placeholder|^change|change[-_ ]?(?:me|it|this)|^replace[-_ ]|replace[-_ ]?(?:me|this|with)|redacted|dummy|(?:^|[-_ ])(?:your|here)|^(?:postgres|mysql|admin|docker|root|guest|test|default)\w{0,8}$|^(?:my|the|some|a)?[-_ ]?(?:api|auth|access|npm|github|secret|super)?[-_ ]?(?:secret|token|password|key|value)s?$/i

/** Minimum number of different characters in a random token of 20 characters. */
const MIN_DIFFERENT = 7

/** Returns true for a token that somebody wrote: without letters or digits, with few characters, or with a sequence. */
function isExampleToken(value: string): boolean {
  if (!/[A-Za-z]/.test(value) || !/\d/.test(value) || new Set(value).size < MIN_DIFFERENT) return true
  return /12345|67890|abcde|abc123|(.)\1{3}|fake|test|demo|token|secret/i.test(value)
}

/** Returns true for Base64 that somebody wrote in place of a key. A real key can contain a long sequence of `A`. */
function isExampleKey(value: string): boolean {
  return new Set(value).size < MIN_DIFFERENT + 3 || /([^A])\1{5}|1234567|abcdefg/i.test(value)
}

/** Returns true for the value of a secret that is, in plain text or in Base64, a short text or one that somebody wrote. */
function isExampleSecret(value: string): boolean {
  const plain = /^[A-Za-z0-9+/]+={0,2}$/.test(value) ? Buffer.from(value, 'base64').toString('latin1') : value
  return plain.length < 14 || PLACEHOLDER.test(plain) || isExampleToken(plain) || isExampleToken(value)
}

/** Returns true if the text of a file contains a credential. */
export function holdsCredential(path: string, text: string): boolean {
  const isRepetition = REPEATS_PAGES.test(path) || (/\.m?js$/i.test(path) && withoutBuildHash(path) !== path)
  return FORMS.some(({ files, isRepeated, marks, pattern, isExample }) => {
    if (files?.test(path) === false || (isRepeated === true && isRepetition)) return false
    if (!marks.some(mark => text.includes(mark))) return false
    if (!pattern.global) return pattern.test(text)
    return [...text.matchAll(pattern)].some(match => {
      const groups: (string | undefined)[] = match.slice(1)
      const value = groups.find(group => group !== undefined)?.replace(/^["']|["']$/g, '') ?? ''
      return !PLACEHOLDER.test(value) && isExample?.(value) !== true
    })
  })
}
