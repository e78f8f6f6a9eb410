import { realpath } from 'node:fs/promises'
import { dirname, isAbsolute, resolve } from 'node:path'
import { Failure } from '../../runtime/failure.ts'
import { isBelow } from '../../runtime/files/is-below.ts'
import { loadFile, jsonIn } from '../records/export-files.ts'
import { type ParsedRedirects, parseRedirects } from './redirects.ts'
import { withMore } from '../../runtime/text/with-more.ts'

const MAX_NAMED = 1000
const MISSING_ADVICE =
  'The path in `redirects` is relative to the workspace, and one in `$ref` to the file that contains it. The file must exist after the checkout: a job that needs it starts with actions/checkout.'

/** The redirects of a file, before the base path of the site is known. */
export interface RedirectFile {
  path: string
  /** True for a file that was found in the workspace, not named by the user: it never fails a run. */
  isFound: boolean
  entries: unknown
}

/** Reads the redirects of `docs.json`, `mint.json`, or of a file that is the list. */
export async function readRedirectFile(
  path: string,
  { workspace, isFound = false }: { workspace: string; isFound?: boolean }
): Promise<RedirectFile> {
  const entries = entriesOf(readJson(path), path)
  return { path, isFound, entries: await resolveReference(entries, path, workspace) }
}

/** All redirects that can be used. An entry of a file that the user named has to be one of them. */
export function redirectsOf(
  { path, isFound, entries }: RedirectFile,
  { basePath, domain }: { basePath: string; domain: string | undefined }
): ParsedRedirects {
  const parsed = parseRedirects(entries, basePath, domain)
  if (isFound || parsed.problems.length === 0) return parsed
  const amount = parsed.problems.length === 1 ? 'a redirect' : `${parsed.problems.length} redirects`
  const lines = withMore(parsed.problems, MAX_NAMED).map(problem => `\n- ${problem}`)
  throw invalid(`${path} contains ${amount} that cannot be used:${lines.join('')}`)
}

/** `docs.json` without the field has no redirects. */
function entriesOf(content: unknown, path: string): unknown {
  if (Array.isArray(content)) return content
  if (typeof content !== 'object' || content === null) {
    throw invalid(`${path} is neither a list of redirects nor an object with the field \`redirects\``)
  }
  return 'redirects' in content ? content.redirects : []
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
    throw invalid(`\`$ref\` in ${path} is ${JSON.stringify(reference)}, which is not a relative path`)
  }
  const target = resolve(dirname(path), reference)
  // A target that does not exist is reported when it is read.
  const [root, real] = await Promise.all([realpath(workspace), realpath(target).catch(() => target)])
  if (real === root || !isBelow(real, root)) {
    throw invalid(`\`$ref\` in ${path} leads to a file outside the workspace: ${JSON.stringify(reference)}`)
  }
  return entriesOf(readJson(real), real)
}

function readJson(path: string): unknown {
  const json = loadFile(path, jsonIn)
  if ('value' in json) return json.value
  if (json.kind === 'missing') throw invalid(`there is no file ${path}`, MISSING_ADVICE)
  throw invalid(`${path} ${json.message.replace(/^it /, '')}`)
}

function invalid(reason: string, advice?: string): Failure {
  return new Failure('redirects-invalid', `The redirects cannot be used: ${reason}.`, { advice })
}
