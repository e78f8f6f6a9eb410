#!/usr/bin/env node
// Writes the redirects of an exported site as rules for a web server or for CloudFront. Plain Node, from version 20:
// copy it together with rules.mjs.
//
//   node build.mjs nginx redirects.json > /etc/nginx/conf.d/docs-redirects.conf
//   node build.mjs caddy redirects.json > /etc/caddy/docs-redirects.caddy
//   node build.mjs apache redirects.json | cat - .htaccess > site/.htaccess
//   node build.mjs cloudfront redirects.json viewer-request.js > function.js
//
// manifest.json of the export is read from the folder of redirects.json: it tells which sources are pages of the site.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addressOf, ADDRESS_END, applyRule, compileRedirects, textOf } from './rules.mjs'

// The quota "Maximum size of a function".
const MAX_FUNCTION_BYTES = 10_240
// A longer name, or more of them, does not fit into nginx's default tables.
const NGINX_KEY_BYTES = 40
const NGINX_KEYS = 1000

const HEAD = '# Written by build.mjs from redirects.json. Do not edit.'
const HOSTS = { nginx, caddy, apache, cloudfront }

function main(args) {
  const isWildcardsOnly = args.includes('--wildcards-only')
  const [host = '', file, code = join(import.meta.dirname ?? '.', '../cloudfront/viewer-request.js')] =
    args.filter(arg => !arg.startsWith('--'))
  if (!Object.hasOwn(HOSTS, host) || file === undefined) {
    throw new Error(
      'Usage: node build.mjs nginx|caddy|apache|cloudfront redirects.json [viewer-request.js] [--wildcards-only]'
    )
  }
  const { exact, wildcards, problems } = compileRedirects(JSON.parse(readFileSync(file, 'utf8')))
  const files = addressesOf(join(dirname(file), 'manifest.json'))
  const isHidden = ({ address }) => files.has(address)
  const rules = { exact: isWildcardsOnly ? [] : exact.filter(rule => !isHidden(rule)), wildcards, files }
  const text = HOSTS[host](rules, code)
  for (const problem of problems) console.error(`Left out: ${problem}.`)
  for (const { redirect } of exact.filter(isHidden)) {
    console.error(`Left out: ${JSON.stringify(redirect.source)} is a page of the site.`)
  }
  process.stdout.write(text)
}

/** The addresses of all files of the site that are no redirect pages. */
function addressesOf(manifest) {
  if (!existsSync(manifest)) {
    console.error(
      `There is no ${manifest}: redirects are written also for sources that are pages of the site.`
    )
    return new Set()
  }
  const { files, basePath } = JSON.parse(readFileSync(manifest, 'utf8'))
  const base = (basePath ?? '').replace(/\/$/, '')
  return new Set(
    files.filter(({ redirect }) => redirect === undefined).map(({ path }) => addressOf(`${base}/${path}`))
  )
}

/** A source that is sent in one form only, so that it can be compared as text. */
function isPlain({ address }) {
  return /^[\w./~-]+$/.test(address)
}

function nginx({ exact, wildcards }) {
  const location = ({ location, hasQuery, anchor }) => {
    const text = parts => textOf(parts, group => `$${group}`)
    return text(location) + (hasQuery ? '' : '$is_args$args') + text(anchor)
  }
  // nginx compares text without regard to case, so the value repeats the source. Sources that differ in case only are
  // written as regular expressions.
  const count = new Map()
  for (const { address } of exact.filter(isPlain)) {
    const key = address.toLowerCase()
    count.set(key, (count.get(key) ?? 0) + 1)
  }
  const keys = [...count.keys()].filter(key => count.get(key) === 1)
  const lines = exact.map(rule =>
    count.get(rule.address.toLowerCase()) === 1
      ? `  "${rule.address}" "${rule.address} ${rule.status} ${location(rule)}";`
      : `  "~^${rule.pattern}$" "$docs_address ${rule.status} ${location(rule)}";`
  )
  const longest = keys.reduce((length, key) => Math.max(length, key.length), 0)
  const sizes =
    longest > NGINX_KEY_BYTES || keys.length > NGINX_KEYS
      ? `map_hash_bucket_size ${powerOfTwo(longest + 32)};\nmap_hash_max_size ${powerOfTwo(keys.length * 2)};\n`
      : ''
  return `${HEAD}
${sizes}map $request_uri $docs_address {
  "~^([^?]*?)${ADDRESS_END}?(?:\\?|$)" $1;
}
map $docs_address $docs_source {
${lines.join('\n')}
}
map "$docs_address $docs_source" $docs_redirect {
  "~^([^ ]+) \\1 (30[78] .+)$" $2;
}
map $docs_address $docs_wildcard {
${wildcards.map(rule => `  "~^${rule.pattern}$" "${rule.status === undefined ? '' : `${rule.status} ${location(rule)}`}";`).join('\n')}
}
map $docs_redirect $docs_redirect_308 {
  "~^308 (.+)$" $1;
}
map $docs_redirect $docs_redirect_307 {
  "~^307 (.+)$" $1;
}
map $docs_wildcard $docs_wildcard_308 {
  "~^308 (.+)$" $1;
}
map $docs_wildcard $docs_wildcard_307 {
  "~^307 (.+)$" $1;
}
`
}

function powerOfTwo(least) {
  return 2 ** Math.ceil(Math.log2(Math.max(least, 64)))
}

function caddy({ exact, wildcards }) {
  const values = rule => {
    if (rule.status === undefined) return 'none "" ""'
    const text = parts => textOf(parts, group => `\${${group}}`)
    // With a query string of its own, the one of the request is not added.
    const kind = rule.hasQuery ? `${rule.status}-query` : String(rule.status)
    return `${kind} "${text(rule.location)}" "${text(rule.anchor)}"`
  }
  const map = (
    name,
    lines
  ) => `map {docs_address} {docs_${name}_kind} {docs_${name}_to} {docs_${name}_anchor} {
${lines.map(line => `\t${line}`).join('\n')}
}
`
  const redir = name =>
    [308, 307]
      .flatMap(status => [
        [`${status}`, status, '{docs_query}'],
        [`${status}-query`, status, '']
      ])
      .map(
        ([kind, status, query]) => `@docs_${name}_${kind} {
	vars {docs_${name}_kind} ${kind}
${name === 'wildcard' ? '\tnot file {docs_file} {docs_file}.html {docs_file}/index.html\n' : ''}}
redir @docs_${name}_${kind} "{docs_${name}_to}${query}{docs_${name}_anchor}" ${status}
`
      )
      .join('')
  return `${HEAD}
map {uri} {docs_address} {docs_query} {
	"~^([^?]*?)${ADDRESS_END}?([?].*)?$" \${1} \${2}
}
map {path} {docs_file} {
	"~(?s)^(.*?)/*$" \${1}
}
${map('redirect', [
  ...exact.map(rule => `"${isPlain(rule) ? rule.address : `~^${rule.pattern}$`}" ${values(rule)}`)
])}${redir('redirect')}${map(
    'wildcard',
    wildcards.map(rule => `"~^${rule.pattern}$" ${values(rule)}`)
  )}${redir('wildcard')}`
}

function apache({ exact, wildcards }) {
  // A percent sign begins a reference to a group.
  const text = parts =>
    textOf(
      parts,
      group => `%${group}`,
      literal => literal.replaceAll('%', String.raw`\%`)
    )
  const rewrite = ({ pattern, status, location, hasQuery, anchor }) => {
    const when = `RewriteCond %{ENV:DOCS_ADDRESS} "^${pattern}$"`
    const rule = target => `${when}\nRewriteRule ^ "${target}" [R=${status},L,NE]`
    // Apache adds the query string of the request by itself, but after the anchor.
    if (anchor.length === 0 || hasQuery) return [rule(text(location) + text(anchor))]
    return [
      `RewriteCond %{QUERY_STRING} .\n${rule(`${text(location)}?%{QUERY_STRING}${text(anchor)}`)}`,
      rule(text(location) + text(anchor))
    ]
  }
  // Rules for wildcards from the last one, because a rule that ends the search skips those that follow.
  const search = wildcards.reduceRight(
    (rules, rule) => [
      ...(rule.status === undefined
        ? [`RewriteCond %{ENV:DOCS_ADDRESS} "^${rule.pattern}$"\nRewriteRule ^ - [S=${rules.length}]`]
        : rewrite(rule)),
      ...rules
    ],
    []
  )
  return `${HEAD}
RewriteEngine On
RewriteCond %{THE_REQUEST} "^\\S+ ([^?\\s]*?)${ADDRESS_END}?(?:\\?\\S*)? "
RewriteRule ^ - [E=DOCS_ADDRESS:%1]

${exact.flatMap(rewrite).join('\n')}

# Wildcards, only for addresses without a file.
RewriteCond %{REQUEST_FILENAME} -f [OR]
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f [OR]
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}/index.html -f
RewriteRule ^ - [S=${search.length + 1}]
RewriteCond %{REQUEST_URI} ^(.+)/$
RewriteCond %{DOCUMENT_ROOT}%1.html -f
RewriteRule ^ - [S=${search.length}]
${search.join('\n')}

`
}

function cloudfront({ exact, wildcards, files }, file) {
  const text = parts => textOf(parts, group => `$${group}`)
  const target = rule =>
    rule.status === undefined ? '' : `${rule.status} ${text(rule.location)}${text(rule.anchor)}`
  const redirected = [...files].filter(address =>
    wildcards.some(rule => applyRule(rule, encodeURI(address), '') !== undefined)
  )
  const lists = {
    redirects: ['{}', Object.fromEntries(exact.map(rule => [rule.address, target(rule)]))],
    wildcards: ['[]', wildcards.map(rule => [`^${rule.pattern}$`, target(rule)])],
    keptAddresses: ['[]', redirected]
  }
  let code = readFileSync(file, 'utf8')
  for (const [name, [empty, list]] of Object.entries(lists)) {
    const line = `const ${name} = ${empty}`
    if (!code.includes(line)) throw new Error(`${file} has no line "${line}".`)
    code = code.replace(line, () => `const ${name} = ${JSON.stringify(list)}`)
  }
  const size = Buffer.byteLength(code)
  if (size > MAX_FUNCTION_BYTES) {
    const count = exact.length + wildcards.length
    throw new Error(
      `The function has ${size} bytes with ${count} redirects and ${redirected.length} files that a wildcard must not ` +
        `redirect. CloudFront accepts ${MAX_FUNCTION_BYTES} bytes. For sources without a wildcard the site has redirect ` +
        'pages, which work without a rule: run this again with --wildcards-only, or make the list shorter.'
    )
  }
  return code
}

try {
  main(process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
