// An exported site in an S3 bucket behind CloudFront: a function for the event "viewer request", runtime 2.0.
//
// The function cannot look into the bucket. Name here what an address does not show, percent-encoded as in the address.

// Path of the site: '' for the root, or such as '/docs'.
const basePath = ''
// Folders with an index.html of their own, except that path: ['/api'].
const indexFolders = []
// Pages whose names end like the name of a file: ['/guides/node.js'] for guides/node.js.html.
const pagesLikeFiles = []
// Change to true when the finish action added it to every page: "navigation", and "markdown". A page without it would
// be answered with 404.
const hasNavigation = false
const hasMarkdown = false

// Written by build.mjs of examples/hosting/redirects: by address, by pattern, and what a pattern must not redirect.
const redirects = {}
const wildcards = []
const keptAddresses = []

// /assets/app.js and /guides/x.html are files. /v1.2 and /guides/v1.2 are pages: a digit follows the last dot.
const FILE = /\.[a-z][a-z0-9_]+$/i
const WANTS_MARKDOWN = /(^|,)\s*text\/markdown\s*(;\s*q=1(\.0*)?\s*)?(,|$)/i
// Two slashes or a backslash at the beginning of a redirect would lead to another host.
const SAFE_PATH = /^(\/[\w.~!$&'()*+,;=:@%-]+)+$/

function handler(event) {
  const request = event.request
  const rule = redirectOf(request.uri.replace(/(\/index\.html|\.html|\/)$/, ''))
  if (rule) return redirect(Number(rule.slice(0, 3)), rule.slice(4), request)
  const slash = request.uri.endsWith('/')
  const path = slash ? request.uri.slice(0, -1) : request.uri
  const folder = isFolder(path)
  const page = !folder && (pagesLikeFiles.includes(path) || !FILE.test(path))
  if (folder && !slash) return redirect(301, path + '/', request)
  if (page && slash && SAFE_PATH.test(path)) return redirect(301, path, request)
  if (folder) request.uri += 'index.html'
  // Below a path, Next.js without trailingSlash asks for the data of the start page as /docs.txt.
  if (path.endsWith('.txt') && isFolder(path.slice(0, -4))) request.uri = path.slice(0, -4) + '/index.txt'
  if (page && !slash) request.uri += '.html'
  if (request.uri.endsWith('.html')) request.uri = variantOf(request)
  // S3 takes a plus sign in a path for a space.
  request.uri = request.uri.replace(/\+/g, '%2B')
  return request
}

function isFolder(path) {
  return path === basePath || indexFolders.includes(path)
}

// The client of Next.js asks for guides/x.rsc with the header "RSC: 1", agents for guides/x.md with an Accept header.
function variantOf(request) {
  const start = basePath + '/index.html'
  const name = request.uri.replace(request.uri === start ? /\.html$/ : /(\/index)?\.html$/, '')
  if (hasNavigation && valueOf(request, 'rsc') === '1') return name + '.rsc'
  return hasMarkdown && WANTS_MARKDOWN.test(valueOf(request, 'accept')) ? name + '.md' : request.uri
}

function valueOf(request, header) {
  return request.headers[header] ? request.headers[header].value : ''
}

// Status and destination, such as "308 /new".
function redirectOf(address) {
  const name = decode(address)
  if (redirects[name]) return redirects[name]
  if (keptAddresses.includes(name)) return ''
  for (let i = 0; i < wildcards.length; i++) {
    const pattern = new RegExp(wildcards[i][0])
    if (pattern.test(address)) return address.replace(pattern, wildcards[i][1])
  }
  return ''
}

function decode(address) {
  try {
    return decodeURIComponent(address)
  } catch (error) {
    return address
  }
}

// With a slash too many or too few, the relative links of the page would lead to wrong places.
function redirect(status, location, request) {
  const query = request.rawQueryString()
  const hash = location.indexOf('#')
  const path = hash < 0 ? location : location.slice(0, hash)
  const anchor = hash < 0 ? '' : location.slice(hash)
  return {
    statusCode: status,
    headers: {
      location: { value: (query && !path.includes('?') ? path + '?' + query : path) + anchor },
      'cache-control': { value: 'public, max-age=0, must-revalidate' }
    }
  }
}
