import type { Docs, DocsPage } from '../../../sources/docs.ts'
import type { DocsFiles } from '../../../sources/files.ts'
import { blankFrontMatter } from '../../../sources/source/front-matter.ts'
import { linesOf } from '../../../sources/source/page-source.ts'
import { readText } from '../../../sources/source/read-text.ts'
import type { PagePair } from '../../../versions/pages/moved-pages.ts'
import { NavigationParts } from '../other-versions/navigation-parts.ts'

/** What a page and its translation normally have in the same number. */
interface Structure {
  headings: number
  codeBlocks: number
}

/** A translation whose structure was that of the page in the first language, until the change edited only that page. */
export interface LaggingTranslation {
  /** Address and file of the translation. */
  path: string
  file: string
  /** Address of the page that changed. */
  source: string
  headings: { own: number; source: number }
  codeBlocks: { own: number; source: number }
}

interface Version {
  docs: Docs
  files: DocsFiles
}

interface TranslationPair {
  language: string
  source: DocsPage
  translation: DocsPage
}

/**
 * Finds translations of changed pages whose headings or code blocks now differ in number. Skips languages in which most
 * pages differed before, because a program translates them later.
 */
export async function laggingTranslations(
  { base, head }: Record<'base' | 'head', Version>,
  pairs: readonly PagePair[],
  changed: ReadonlySet<string>
): Promise<LaggingTranslation[]> {
  const isEdited = new Set(
    pairs.flatMap(({ before, after }) =>
      before.file === after.file && changed.has(after.file) && isSameSet(before, after) ? after.file : []
    )
  )
  if (isEdited.size === 0) return []
  const translations = translationsIn(base.docs)
  const known = translations.filter(({ source }) => isEdited.has(source.file))
  const kept = new Set(translationsIn(head.docs).map(keyOf))
  const [had, has] = [structuresIn(base.files), structuresIn(head.files)]
  const found: { language: string; lagging: LaggingTranslation }[] = []
  for (const pair of known) {
    const { source, translation, language } = pair
    if (changed.has(translation.file) || !kept.has(keyOf(pair))) continue
    const [before, now] = [await had(source.file), await has(source.file)]
    const own = await has(translation.file)
    if (before === undefined || now === undefined || own === undefined) continue
    if (!isSame(before, own) || isSame(now, own)) continue
    found.push({ language, lagging: lagging(pair, own, now) })
  }
  const languages = new Set(found.map(({ language }) => language))
  const late = new Set<string>()
  for (const language of languages)
    if (
      await isLate(
        translations.filter(each => each.language === language),
        had
      )
    )
      late.add(language)
  return found.flatMap(each => (late.has(each.language) ? [] : each.lagging))
}

type StructureOf = (file: string) => Promise<Structure | undefined>

/** Whether more than half of the translations differ from their pages. */
async function isLate(pairs: readonly TranslationPair[], structureOf: StructureOf): Promise<boolean> {
  let different = 0
  for (const { source, translation } of pairs) {
    const [one, other] = [await structureOf(source.file), await structureOf(translation.file)]
    if (one !== undefined && other !== undefined && !isSame(one, other)) different += 1
  }
  return different > pairs.length / 2
}

function lagging(
  { source, translation }: TranslationPair,
  own: Structure,
  now: Structure
): LaggingTranslation {
  return {
    path: translation.address,
    file: translation.file,
    source: source.address,
    headings: { own: own.headings, source: now.headings },
    codeBlocks: { own: own.codeBlocks, source: now.codeBlocks }
  }
}

function keyOf({ source, translation }: TranslationPair): string {
  return JSON.stringify([source.file, translation.file])
}

/** Whether both versions of a page include the same snippets, which can contain headings. */
function isSameSet(before: DocsPage, after: DocsPage): boolean {
  const snippets = ({ includes }: DocsPage) => includes.filter(path => /\.mdx?$/i.test(path)).join('\n')
  return before.isValid && after.isValid && snippets(before) === snippets(after)
}

function isSame(one: Structure, other: Structure): boolean {
  return one.headings === other.headings && one.codeBlocks === other.codeBlocks
}

/** Pairs the pages of the first language in the navigation with the same pages in other languages. */
function translationsIn(docs: Docs): TranslationPair[] {
  const [first] = docs.navigation.flatMap(({ language }) => language ?? [])
  if (first === undefined) return []
  const parts = new NavigationParts(docs)
  const pages = new Map(docs.pages.map(page => [page.path, page]))
  const labels = new Map(docs.navigation.flatMap(({ part, language }) => (part ? [[part, language]] : [])))
  const found = new Map<string, TranslationPair>()
  for (const { page: path, part, language } of docs.navigation) {
    const source = pages.get(path)
    if (part === undefined || language !== first || source?.digest === undefined) continue
    for (const [other, label] of labels) {
      if (label === undefined || label === first || other !== inLanguage(part, first, label)) continue
      const translation = pages.get(parts.counterpart(path, part, other) ?? '')
      const pair = translation && { language: label, source, translation }
      if (pair?.translation.digest !== undefined) found.set(keyOf(pair), pair)
    }
  }
  return [...found.values()]
}

/** Returns the name of a part in another language: `["v2","ja"]` for `["v2","en"]`. */
function inLanguage(part: string, from: string, to: string): string {
  return JSON.stringify((JSON.parse(part) as string[]).map(label => (label === from ? to : label)))
}

function structuresIn(files: DocsFiles): StructureOf {
  const known = new Map<string, Structure | undefined>()
  const paths = new Set(files.paths)
  return async file => {
    if (known.has(file)) return known.get(file)
    const text = paths.has(file) ? await readText(file, files) : undefined
    const structure = typeof text === 'string' ? structureOf(text) : undefined
    known.set(file, structure)
    return structure
  }
}

/** Counts headings, also indented ones in components, and code blocks. Ignores comments. */
function structureOf(text: string): Structure {
  const lines = linesOf(withoutComments(blankFrontMatter(text)))
  const isFence = (line: string) => /^\s*(?:`{3,}|~{3,})/.test(line)
  const fences = lines.filter(({ text: line, isCode }) => isCode && isFence(line)).length
  return {
    headings: lines.filter(({ text: line, isCode }) => !isCode && /^\s*#{1,6}\s+\S/.test(line)).length,
    codeBlocks: Math.ceil(fences / 2)
  }
}

function withoutComments(text: string): string {
  return text.replace(/\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g, '')
}
