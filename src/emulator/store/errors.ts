const STORE_ERRORS = {
  InvalidArgument: { status: 400, message: 'Only one auth mechanism allowed' },
  SignatureDoesNotMatch: { status: 403, message: 'The signature does not match the request' },
  AccessDenied: { status: 403, message: 'Request has expired' },
  NoSuchKey: { status: 404, message: 'The specified key does not exist' },
  PreconditionFailed: { status: 412, message: 'At least one of the preconditions did not hold' },
  InvalidRange: { status: 416, message: 'The requested range cannot be satisfied' }
} as const

export function storeError(code: keyof typeof STORE_ERRORS, headers: Record<string, string> = {}): Response {
  const { status, message } = STORE_ERRORS[code]
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`
  return new Response(xml, { status, headers: { 'content-type': 'application/xml', ...headers } })
}
