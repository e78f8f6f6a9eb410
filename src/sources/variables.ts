import type { DocsFiles } from './files.ts'
import { isPageFile } from './page-file.ts'
import { MAX_SOURCE_BYTES } from './source-file-limits.ts'
import { fieldsOf } from './source/values.ts'

/** The values of `variables` in docs.json, by name. */
export type Variables = ReadonlyMap<string, string>

/** The file with the values of variables. */
export const VARIABLES_FILE = 'docs.json'
const PLACEHOLDER = /\{\{[ \t]{0,20}([A-Za-z\d_-]{1,200})[ \t]{0,20}\}\}/g
/** The service removes some markup from values. Values with such characters are left out, because the result is unknown. */
const IS_MARKUP = /[<>{}&\n\r]/

/** Returns no variables if the settings cannot be read, which is a problem that is reported elsewhere. */
export async function readVariables(files: DocsFiles): Promise<Variables> {
  if (!files.paths.includes(VARIABLES_FILE)) return new Map()
  try {
    if ((await files.size(VARIABLES_FILE)) > MAX_SOURCE_BYTES) return new Map()
    const { variables } = fieldsOf(JSON.parse(await files.read(VARIABLES_FILE)))
    return new Map(
      Object.entries(fieldsOf(variables)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && !IS_MARKUP.test(entry[1])
      )
    )
  } catch {
    return new Map()
  }
}

/**
 * Returns the files with the values of variables in pages and snippets, as the service shows them. Positions in such a
 * text are not those of the file, so the result is not for readers that report or edit positions.
 */
export function withVariables(files: DocsFiles, variables: Variables): DocsFiles {
  if (variables.size === 0) return files
  const read = async (path: string): Promise<string> => {
    const text = await files.read(path)
    if (!isPageFile(path) || !text.includes('{{')) return text
    const expanded = text.replace(PLACEHOLDER, (written, name: string) => variables.get(name) ?? written)
    return expanded.length > MAX_SOURCE_BYTES ? text : expanded
  }
  return { paths: files.paths, size: files.size, read, ...(files.skipped && { skipped: files.skipped }) }
}
