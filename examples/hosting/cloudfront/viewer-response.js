// The second function for CloudFront, for the event "viewer response", runtime 2.0. It tells caches after CloudFront that
// one address has several answers. CloudFront itself keeps them apart: by the names of the objects.
const VARY = { 'text/html': 'RSC, Accept', 'text/x-component': 'RSC', 'text/markdown': 'Accept' }

function handler(event) {
  const headers = event.response.headers
  const type = headers['content-type'] ? headers['content-type'].value.split(';')[0] : ''
  if (VARY[type]) headers.vary = { value: (headers.vary ? headers.vary.value + ', ' : '') + VARY[type] }
  return event.response
}
