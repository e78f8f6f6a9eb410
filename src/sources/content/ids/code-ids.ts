import { isPageFile } from '../../page-file.ts'
import { importedPath } from '../parse/page-files.ts'

/** Matches code that can give an element an id, directly or through a component with a title. */
const MAKES_IDS =
  /\bid\s*[=:]|\bh[1-6]\b|<(?:Accordion|Card|Expandable|Heading|ParamField|ResponseField|Step|Tab|Tile|Update|View)\b|\.\.\.|InnerHTML|createElement|Markdown|MDX/
const IMPORT = /\bimport\s+([^'";]+?)\s+from\s*['"]([^'"]+)['"]/g
/** Packages that cannot add ids, because they only provide state and icons. */
const HARMLESS = /^(?:react|lucide-react|@?heroicons.*)$/
const MAX_DEPTH = 3

interface CodeFiles {
  texts: ReadonlyMap<string, string>
  read: (path: string) => Promise<string | undefined>
}

/** Whether a component that the documentation defines in code can add ids; true if the code is not found. */
export async function makesIds(name: string, { texts, read }: CodeFiles): Promise<boolean> {
  for (const [file, text] of texts) {
    const inline = inlineCode(name, text)
    if (inline !== undefined) return MAKES_IDS.test(inline)
    for (const [, names = '', specifier = ''] of text.matchAll(IMPORT)) {
      const exported = exportedName(name, names)
      if (exported === undefined) continue
      const path = importedPath(specifier, file)
      if (path === undefined) return true
      if (!isPageFile(path)) return await fileMakesIds(path, read, 0)
      const code = inlineCode(exported, (await read(path)) ?? '')
      return code === undefined || MAKES_IDS.test(code)
    }
  }
  return true
}

/** Finds the exported name for `name` in an import such as `{ Other as Name }`; undefined if `name` is not imported. */
function exportedName(name: string, imported: string): string | undefined {
  const parts = imported.split(/[,{}]/).map(part => part.trim().split(/\s+as\s+/))
  return parts.find(part => part.at(-1) === name)?.[0]
}

async function fileMakesIds(path: string, read: CodeFiles['read'], depth: number): Promise<boolean> {
  const text = await read(path)
  if (text === undefined || depth > MAX_DEPTH || MAKES_IDS.test(text)) return true
  for (const [, , specifier = ''] of text.matchAll(IMPORT)) {
    if (HARMLESS.test(specifier)) continue
    const next = importedPath(specifier, path)
    if (next === undefined || (await fileMakesIds(next, read, depth + 1))) return true
  }
  return false
}

/** Finds the code of `export const X = () => …` in a page or snippet, up to the line that closes the declaration. */
function inlineCode(name: string, text: string): string | undefined {
  const start = text.search(new RegExp(`^export (?:const|let|function) ${name}\\b`, 'm'))
  if (start < 0) return undefined
  const end = text.slice(start).search(/\n[})\]]/)
  return text.slice(start, end < 0 ? undefined : start + end)
}
