import { compareText } from '../../runtime/text/compare.ts'
import { SiteAddress } from '../addresses/site-address.ts'
import { pageDataOf } from '../pages/page-data.ts'

// Rules for files that do not belong to the site. Exports, unextracted archives and publishing share these rules.

export interface LeftOutFile {
  path: string
  reason: 'dotfile' | 'credential' | 'launcher' | 'project-file' | 'nested-site' | 'service' | 'duplicate'
}

export function leftOutJson(files: readonly LeftOutFile[]): string {
  const sorted = [...files].sort((a, b) => compareText(a.path, b.path))
  return `${JSON.stringify({ version: 1, files: sorted }, undefined, 2)}\n`
}

const SITE_DOTFILES = new Set(['.well-known', '.nojekyll', '.htaccess'])

/** Returns true if the file or one of its folders has a name that begins with a dot and is not meant for sites. */
export function isDotfile(path: string): boolean {
  return path.split('/').some(name => name.startsWith('.') && !SITE_DOTFILES.has(name.toLowerCase()))
}

const CREDENTIAL_NAMES =
  /(?:^|\/)(?:id_(?:rsa|dsa|ecdsa|ed25519)|[^/]*\.tfstate(?:\.[^/]*backup)?|\.netrc|\.htpasswd|\.aws\/credentials)$/i

/** Returns true if the name is enough to show that a file contains credentials. */
export function isCredentialName(path: string): boolean {
  return CREDENTIAL_NAMES.test(path)
}

/** Files that are not searched. Documentation has example credentials, and media and Git objects are compressed. */
const NOT_JUDGED =
  /\.(?:html?|md|mdx|css|rsc|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mp[34]|webm|mov|ogg|wav|pdf|zip|t?gz|wasm)$|(?:^|\/)llms[^/]*\.txt$|(?:^|\/)_next\/|(?:^|\/)\.(?:git\/(?:.*\/)?objects|svn\/.*|hg\/.*)\//i

/** Files with environment variables, except examples such as `.env.example`, whose values are placeholders. */
const ENV_FILES =
  /(?:^|\/)(?:\.env[^/]*|[^/]*\.env(?:\.[^/]*)?|env\.[^/]*)(?<![._-](?:example|sample|template|dist))$/i

/** The first group is the value. Without `files`, all files are searched. Code that mentions a key must not match. */
const FORMS: { files?: RegExp; marks: string[]; pattern: RegExp }[] = [
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
  // .npmrc
  {
    marks: ['_auth', '_password'],
    pattern: /^[ \t]*(?:\/\/\S{1,500}:)?_(?:authToken|auth|password)[ \t]*=[ \t]*(\S+)/gm
  },
  // .netrc
  {
    marks: ['password'],
    pattern:
      /^[ \t]*(?:machine\s{1,9}\S{1,500}|default)\s{1,9}login\s{1,9}\S{1,500}\s{1,9}(?:account\s{1,9}\S{1,500}\s{1,9})?password\s{1,9}(\S+)/gm
  },
  // Cloud credentials: .aws/credentials, and an Azure account connection string.
  {
    marks: ['aws_s', 'AWS_S'],
    pattern:
      /^(?:[ \t]*(?:export[ \t]+)?|[ \t{]*")aws_(?:secret_access_key|session_token)"?[ \t]*[:=][ \t]*(\S+)/gim
  },
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
  }
]

/** Values that are not credentials: variables, placeholders, passwords of local databases, and short values. */
const PLACEHOLDER =
  /^\$|\$[{(]|<[^<>]+>|\{[^{}]+\}|…|\.{3}|\*{3}|x{4}|^.{0,5}$|example|sample|placeholder|^change|change[-_ ]?(?:me|it|this)|^replace[-_ ]|replace[-_ ]?(?:me|this|with)|redacted|dummy|(?:^|[-_ ])(?:your|here)|^(?:postgres|mysql|admin|docker|root|guest|test|default)\w{0,8}$|^(?:my|the|some|a)?[-_ ]?(?:api|auth|access|npm|github|secret|super)?[-_ ]?(?:secret|token|password|key|value)s?$/i

function holdsCredential(path: string, text: string): boolean {
  return FORMS.some(({ files, marks, pattern }) => {
    if (files?.test(path) === false || !marks.some(mark => text.includes(mark))) return false
    if (!pattern.global) return pattern.test(text)
    return [...text.matchAll(pattern)].some(
      ([, value = '']) => !PLACEHOLDER.test(value.replace(/^["']|["']$/g, ''))
    )
  })
}

/** `found`: files that contain credentials. Page data is ignored, because it repeats pages, which are not searched. */
export function credentialsAmong(
  found: readonly string[],
  paths: Iterable<string>,
  allowed: ReadonlySet<string> = new Set()
): string[] {
  if (found.length === 0) return []
  const data = pageDataOf(paths)
  return found.filter(path => !allowed.has(path) && !data.has(path)).sort()
}

/** Returns the path of each pattern that has no `*`. No rule leaves out a file with such a path. */
export function exactPaths(patterns: readonly { text: string }[]): Set<string> {
  return new Set(
    patterns.flatMap(({ text }) => (/^\/[^*]+$/.test(text) ? (SiteAddress.parse(text)?.path ?? []) : []))
  )
}

/** Number of characters to search again with the next piece, because a line can be split between two pieces. */
const OVERLAP = 4096

/** Searches one file at a time for credentials, piece by piece. */
export class CredentialJudge {
  #path = ''
  #isJudged = false
  #isFound = false
  #isUtf16 = false
  #end: string | undefined

  /** Returns false if the file content does not matter. */
  begin(path: string): boolean {
    this.#path = path
    this.#isFound = isCredentialName(path)
    this.#isJudged = !NOT_JUDGED.test(path)
    this.#end = undefined
    return this.#isJudged && !this.#isFound
  }

  add(bytes: Uint8Array): void {
    if (this.#isFound || !this.#isJudged) return
    const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    // Some editors add a byte order mark, and some shells write UTF-16, where ASCII has additional zero bytes.
    if (this.#end === undefined) this.#isUtf16 = /^(?:\xff\xfe|\xfe\xff)/.test(raw)
    const start = this.#end ?? ''
    const piece = this.#isUtf16 ? raw.replaceAll('\0', '') : raw
    const text =
      start + (this.#end === undefined ? piece.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '') : piece)
    this.#isFound = holdsCredential(this.#path, text)
    // Keep only whole lines, because patterns match from the start of a line.
    const end = text.slice(-OVERLAP)
    this.#end = Buffer.from(end.slice(text.length > OVERLAP ? end.indexOf('\n') + 1 : 0), 'latin1').toString(
      'latin1'
    )
  }

  get isFound(): boolean {
    return this.#isFound
  }
}
