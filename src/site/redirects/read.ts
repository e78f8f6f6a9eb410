import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { parseRedirects, type Redirects } from './redirects.ts'

const MAX_BYTES = 20_000_000
/** In one error. */
const MAX_NAMED = 1000

/** Reads the redirects of `docs.json`, `mint.json`, or of a file that is the list. */
export async function readRedirects(
  path: string,
  { workspace, basePath }: { workspace: string; basePath: string }
): Promise<{ redirects: Redirects; repeated: string[] }> {
  const content = await readJson(path)
  const field = Array.isArray(content) ? content : (Object(content) as { redirects?: unknown }).redirects
  const list = await resolveReference(field ?? [], path, workspace)
  const parsed = parseRedirects(list, basePath)
  if (!('problems' in parsed)) return parsed
  const { problems } = parsed
  const named = problems.slice(0, MAX_NAMED)
  if (problems.length > named.length) named.push(`and ${problems.length - named.length} more`)
  throw invalid(
    `${path} contains ${problems.length === 1 ? 'a redirect that cannot' : `${problems.length} redirects that cannot`} be used:\n${named.map(problem => `- ${problem}`).join('\n')}`
  )
}

/** `{"$ref": "./redirects.json"}` stands for the content of that file. */
async function resolveReference(field: unknown, path: string, workspace: string): Promise<unknown> {
  const { $ref: reference } = Object(field) as { $ref?: unknown }
  if (reference === undefined) return field
  if (
    typeof reference !== 'string' ||
    reference === '' ||
    isAbsolute(reference) ||
    /^[a-z]+:|\0/i.test(reference)
  ) {
    throw invalid(`\`$ref\` in ${path} is not a relative path`)
  }
  const target = resolve(dirname(path), reference)
  const [root, real] = await Promise.all([realpath(workspace), realpathOf(target)])
  const inside = relative(root, real)
  if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    throw invalid(`\`$ref\` in ${path} leads to a file outside the workspace: ${JSON.stringify(reference)}`)
  }
  const content = await readJson(real)
  return Array.isArray(content) ? content : (Object(content) as { redirects?: unknown }).redirects
}

async function realpathOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (cause) {
    throw unreadable(path, cause)
  }
}

async function readJson(path: string): Promise<unknown> {
  let text: string
  try {
    const { size } = await stat(path)
    if (size > MAX_BYTES) throw new Error(`it is larger than ${MAX_BYTES / 1e6} MB`)
    text = await readFile(path, 'utf8')
  } catch (cause) {
    throw unreadable(path, cause)
  }
  try {
    // Editors on Windows may put a byte order mark at the start.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw invalid(`${path} is not JSON: ${reasonOf(cause)}`, cause)
  }
}

function unreadable(path: string, cause: unknown): Failure {
  const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT'
  return invalid(isMissing ? `there is no file ${path}` : `${path} cannot be read: ${reasonOf(cause)}`, cause)
}

function invalid(reason: string, cause?: unknown): Failure {
  return new Failure('redirects-invalid', `The redirects cannot be used: ${reason}.`, { cause })
}
