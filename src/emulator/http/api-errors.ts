const API_ERRORS = {
  'invalid-request': { status: 400, message: 'Invalid request' },
  'invalid-key': { status: 401, message: 'Invalid or expired API key' },
  'export-not-found': { status: 404, message: 'Export job not found' },
  'update-not-found': { status: 404, message: 'Update not found' },
  'agent-job-not-found': { status: 404, message: 'Agent job not found' },
  'unknown-operation': { status: 404, message: 'Unknown operation' },
  'too-large': { status: 413, message: 'The request is too large' },
  'export-active': { status: 409, message: 'An export job is already active' },
  'export-not-completed': { status: 409, message: 'The export job has not completed' },
  internal: { status: 500, message: 'Internal error of the emulator' }
} as const

/** Returns an API error response: `{"error": "…"}`. `message` replaces the default text for the code. */
export function apiError(
  code: keyof typeof API_ERRORS,
  message: string = API_ERRORS[code].message
): Response {
  return Response.json({ error: message }, { status: API_ERRORS[code].status })
}
