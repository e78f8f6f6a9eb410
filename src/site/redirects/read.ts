import { realpath } from 'node:fs/promises'
import { dirname, isAbsolute, resolve } from 'node:path'
import { Failure } from '../../runtime/failure.ts'
import { isBelow } from '../../runtime/files/is-below.ts'
import { loadFile, jsonIn } from '../records/export-files.ts'
import { type OwnAddresses, type ParsedRedirects, parseRedirects } from './redirects.ts'
import { withMore } from '../../runtime/text/with-more.ts'

const MAX_NAMED = 1000
const MISSING_ADVICE =
  'The path in `redirects` is relative to the workspace. A path in `$ref` is relative to the file that contains it. The file must exist after the checkout: run actions/checkout earlier in the job.'

/** The redirects in a file, which are not parsed yet, because the base path of the site is still unknown. */
export interface RedirectFile {
  path: string
  /** True if no input contained the path and the action found the file. Such a file never fails a run. */
  isFound: boolean
  entries: unknown
}

/** Reads the redirects from `docs.json`, `mint.json`, or a file that contains only the list. */
export async function readRedirectFile(
  path: string,
  { workspace, isFound = false }: { workspace: string; isFound?: boolean }
): Promise<RedirectFile> {
  const entries = entriesOf(readJson(path), path)
  return { path, isFound, entries: await resolveReference(entries, path, workspace) }
}

/** Returns all usable redirects. If the user set the path of the file, an unusable entry fails the run. */
export function redirectsOf(
  { path, isFound, entries }: RedirectFile,
  { basePath, ...own }: OwnAddresses & { basePath: string }
): ParsedRedirects {
  const parsed = parseRedirects(entries, basePath, own)
  if (isFound || parsed.problems.length === 0) return parsed
  const amount = parsed.problems.length === 1 ? 'a problem' : `${parsed.problems.length} problems`
  const lines = withMore(parsed.problems, MAX_NAMED).map(problem => `\n- ${problem}`)
  throw invalid(`${path} has ${amount}:${lines.join('')}`)
}

function entriesOf(content: unknown, path: string): unknown {
  if (Array.isArray(content)) return content
  if (typeof content !== 'object' || content === null) {
    throw invalid(`${path} is neither a list of redirects nor an object with the field \`redirects\``)
  }
  return 'redirects' in content ? content.redirects : []
}

/** Replaces `{"$ref": "./redirects.json"}` with the content of that file. */
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
  // A missing target is reported when the file is read.
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
