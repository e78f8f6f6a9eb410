import { stringify } from 'yaml'

export interface Answers {
  domain: string
  project: string
  /** Folder of the documentation in the repository; empty or `.` for its root. */
  docs: string
  apiUrl: string
  /** `owner/name` of the actions. */
  actions: string
}

/**
 * An example with the answers in it, and the names that still have to be stored. Values are quoted for where they stand:
 * YAML, or an expression.
 */
export function fillIn(example: string, { domain, project, docs, apiUrl, actions }: Answers) {
  const known: Record<string, string> = {
    DOCS_DOMAIN: domain,
    DOCS_API_URL: apiUrl,
    DOCS_PROJECT_ID: project
  }
  const folder = docs.replace(/^\.?\/+|\/+$/g, '').replace(/^\.$/, '')
  const text = example
    .replaceAll('OWNER/static-docs-export', actions)
    .replaceAll(/(: )\$\{\{ vars\.(DOCS_\w+) \}\}$/gm, (all, colon: string, name: string) =>
      known[name] ? colon + quoted(known[name]) : all
    )
    .replaceAll(/\bvars\.(DOCS_\w+)/g, (all, name: string) =>
      known[name] ? `'${known[name].replaceAll("'", "''")}'` : all
    )
    .replaceAll(/(: )(https:\/\/)?docs\.example\.com$/gm, `$1$2${domain}`)
    .replaceAll(/(: )https:\/\/api\.mintlify\.com$/gm, (_, colon: string) => colon + quoted(apiUrl))
    .replace(/^( *docs: )docs$/m, (_, key: string) => key + quoted(folder || '.'))
    .replace(/^ *# Where the docs are in this .*\n( *)paths: .*\n/m, (_, indent: string) =>
      folder === '' ? '' : `${indent}paths: [${quoted(`${folder}/**`)}]\n`
    )
  const names = (kind: string) => {
    const all = [...text.matchAll(new RegExp(`\\b${kind}\\.([A-Z][A-Z0-9_]+)`, 'g'))]
    return [...new Set(all.map(([, name = '']) => name))].sort()
  }
  return { text, secrets: names('secrets').filter(name => name !== 'GITHUB_TOKEN'), variables: names('vars') }
}

/** As one line of YAML. */
function quoted(value: string): string {
  return stringify(value, { lineWidth: 0, singleQuote: true, defaultStringType: 'QUOTE_SINGLE' }).trim()
}
