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
  /\.(?:x?html?|md|mdx|css|rsc|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mp[34]|webm|mov|ogg|wav|pdf|zip|t?gz|wasm)$|(?:^|\/)llms[^/]*\.txt$|(?:^|\/)_next\/(?!.*\.(?:pem|key|env|sql)$)|(?:^|\/)\.(?:git\/(?:.*\/)?objects|svn\/.*|hg\/.*)\//i

/** Sources, search indexes and page data of generators, which repeat the text of pages, and with it its examples. */
const REPEATS_PAGES =
  /\.(?:rst|adoc|asciidoc|ipynb)(?:\.txt)?$|(?:^|\/)(?:_sources\/|page-data\/|_payload\.js(?:on)?$|(?:search|lunr)[-_]?(?:index|docs?|data)?(?:[-_.][0-9a-f]+)?\.js(?:on)?$)/i

/** Files with environment variables, except examples such as `.env.example`, whose values are placeholders. */
const ENV_FILES =
  /(?:^|\/)(?:\.env[^/]*|[^/]*\.env(?:\.[^/]*)?|env\.[^/]*)(?<![._-](?:example|sample|template|dist))$/i

const AWS_ID = '(?<![A-Za-z0-9])A[KS]IA(?![A-Z0-9]*EXAMPLE)[A-Z0-9]{16}(?![A-Za-z0-9])'
const AWS_SECRET =
  '(?<![\\w+/])((?=[\\w+/]{0,39}[a-z])(?=[\\w+/]{0,39}[A-Z])(?=[\\w+/]{0,39}\\d)[A-Za-z0-9+/]{40})(?![\\w+/=])'
/** A secret with the id of its key before or after it. The id is searched last, because many texts contain one. */
const AWS_KEY = new RegExp(`${AWS_SECRET}(?:(?=[^]{1,300}?${AWS_ID})|(?<=${AWS_ID}[^]{41,340}))`, 'g')

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
  // A private key of PuTTY, and one in a kubeconfig file, which is PEM in Base64.
  { marks: ['Private-Lines:'], pattern: /^Private-Lines:[ \t]*\d{1,4}\s{1,9}[A-Za-z0-9+/]{16}/m },
  {
    marks: ['client-key-data'],
    pattern: /client-key-data"?[ \t]*:[ \t]*["']?LS0tLS1CRUdJTi[A-Za-z0-9+/]{20}/
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
  // Other tokens of GitHub, and those of npm, Stripe, Anthropic and Google, with their fixed lengths.
  {
    isRepeated: true,
    marks: ['gho_', 'ghu_', 'ghs_', 'ghr_', 'npm_', 'rk_live_', 'sk-ant-', 'AIza'],
    pattern:
      /(?<![\w-])(?:(?:gh[ousr]_|npm_)([A-Za-z0-9]{36})(?!\w)|rk_live_([A-Za-z0-9]{20,})|sk-ant-[a-z]{2,8}\d\d-([\w-]{80,120})(?![\w-])|AIza([\w-]{35})(?![\w-]))/g,
    isExample: isExampleToken
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
