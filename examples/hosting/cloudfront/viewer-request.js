// An exported site in an S3 bucket behind CloudFront: a function for the event "viewer request", runtime 2.0.
//
// The function cannot look into the bucket. Name here what an address does not show, percent-encoded as in the address.

// Folders with an index.html of their own, except the root: ['/api']. Below a path such as /docs, also '/docs'.
const indexFolders = []
// Pages whose names end like the name of a file: ['/guides/node.js'] for guides/node.js.html.
const pagesLikeFiles = []

// /assets/app.js and /guides/x.html are files. /v1.2 and /guides/v1.2 are pages: a digit follows the last dot.
const FILE = /\.[a-z][a-z0-9_]+$/i
// Two slashes or a backslash at the beginning of a redirect would lead to another host.
const SAFE_PATH = /^(\/[\w.~!$&'()*+,;=:@%-]+)+$/

function handler(event) {
  const request = event.request
  const slash = request.uri.endsWith('/')
  const path = slash ? request.uri.slice(0, -1) : request.uri
  const folder = path === '' || indexFolders.includes(path)
  const page = !folder && (pagesLikeFiles.includes(path) || !FILE.test(path))
  if (folder && !slash) return redirect(path + '/', request)
  if (page && slash && SAFE_PATH.test(path)) return redirect(path, request)
  if (folder) request.uri += 'index.html'
  if (page && !slash) request.uri += '.html'
  // S3 takes a plus sign in a path for a space.
  request.uri = request.uri.replace(/\+/g, '%2B')
  return request
}

// With a slash too many or too few, the relative links of the page would lead to wrong places.
function redirect(path, request) {
  const query = request.rawQueryString()
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {
      location: { value: query ? path + '?' + query : path },
      'cache-control': { value: 'public, max-age=0, must-revalidate' }
    }
  }
}
