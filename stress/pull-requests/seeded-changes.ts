import { type Docs, type DocsPage, readDocs } from '../../src/sources/docs.ts'
import { type DocsFiles, filesOfFolder } from '../../src/sources/files.ts'
import type { Renderer } from '../../src/sources/render/renderer.ts'
import { placeIn } from '../../src/sources/source/problems.ts'
import { reviewChange } from '../../src/pull-request/fixes/review-change.ts'

/** Texts of a documentation folder, by path. */
export type Texts = ReadonlyMap<string, string>

/** A change with its expected results, which are derived from the documentation without using the review. */
export interface SeededChange {
  what: string
  texts: Texts
  /** Expected findings as `kind target file:line`, and page changes such as `added /x`. */
  expected: string[]
}

type Seed = (docs: Docs, texts: Texts, pick: <T>(items: readonly T[]) => T) => SeededChange | undefined

export function filesOf(texts: Texts): DocsFiles {
  return {
    paths: [...texts.keys()].sort(),
    size: async path => await Promise.resolve(Buffer.byteLength(texts.get(path) ?? '')),
    read: async path => await Promise.resolve(texts.get(path) ?? '')
  }
}

/** Returns the links from valid pages to a page, each with its anchor and location. */
function linksTo(docs: Docs, target: DocsPage) {
  return docs.pages
    .filter(({ isValid }) => isValid)
    .flatMap(page =>
      page.references
        .filter(({ kind }) => kind === 'link')
        .flatMap(({ target: href, place }) => {
          const [path = '', anchor = ''] = href.split('#')
          const found =
            path === ''
              ? { kind: 'page', path: page.path }
              : // The service resolves a path from the folder of the page or from the root.
                (docs.targets.find(path, page) ?? docs.targets.find(`/${path}`, page))
          return found?.kind === 'page' && found.path === target.path
            ? [{ anchor, place: placeIn(page.file, place), page }]
            : []
        })
    )
}

const at = ({ file, line }: { file: string; line: number }) => `${file}:${line}`
const unique = (items: string[]) => [...new Set(items)].sort()

/** Returns valid pages with known ids. Skips `index` pages, and sources and destinations of redirects. */
function plainPages(docs: Docs): DocsPage[] {
  const redirected = new Set(
    docs.redirects.flatMap(({ source, destination }) => [source, destination.split('#')[0]])
  )
  const patterns = docs.redirects.filter(({ source }) => /[:*]/.test(source))
  // Ignores a redirect to the root folder, which would exclude all pages.
  const folders = patterns
    .map(({ destination }) => destination.replace(/[:*].*$/s, ''))
    .filter(folder => folder !== '/')
  return docs.pages.filter(
    page =>
      page.isValid &&
      !page.hasUnknownIds &&
      !redirected.has(page.address) &&
      !folders.some(folder => page.address.startsWith(folder)) &&
      !/(^|\/)index$/.test(page.path)
  )
}

export const SEEDS: Record<string, Seed> = {
  'heading renamed': (docs, texts, pick) => {
    const page = pick(plainPages(docs))
    const text = texts.get(page.file) ?? ''
    const headings = [...text.matchAll(/^## ([A-Za-z][A-Za-z ]+)$/gm)].filter(
      ([, title = '']) => page.ids.filter(({ id }) => id.startsWith(slug(title))).length === 1
    )
    const heading = headings.length === 0 ? undefined : pick(headings)
    if (heading === undefined || /^```/m.test(text.slice(0, heading.index))) return undefined
    const id = slug(heading[1] ?? '')
    const changed = `${text.slice(0, heading.index)}## Zebra crossing 42${text.slice(heading.index + heading[0].length)}`
    const broken = linksTo(docs, page).filter(({ anchor }) => anchor === id)
    return {
      what: `${page.file}: ${heading[0]}`,
      texts: new Map([...texts, [page.file, changed]]),
      expected: [
        `changed ${page.address}`,
        ...broken.map(({ place }) => `broken-anchor ${page.address}#${id} ${at(place)}`)
      ]
    }
  },

  'page removed': (docs, texts, pick) => {
    const page = pick(plainPages(docs))
    const rest = new Map(texts)
    rest.delete(page.file)
    const broken = linksTo(docs, page).filter(link => link.page !== page)
    const listed = docs.navigation.filter(({ page: name }) => name === page.path)
    return {
      what: page.file,
      texts: rest,
      expected: [
        `removed ${page.address}`,
        `removed-address ${page.address} ${settingsOf(texts)}:1`,
        ...broken.map(({ place }) => `broken-link ${page.address} ${at(place)}`),
        ...listed.map(({ place }) => `missing-page ${page.path} ${at(place)}`)
      ]
    }
  },

  'link mistyped': (docs, texts, pick) => {
    const page = pick(plainPages(docs))
    const text = texts.get(page.file) ?? ''
    const links = page.references.filter(
      ({ kind, target, place }) =>
        kind === 'link' &&
        /^\/[\w/-]+$/.test(target) &&
        place.file === undefined &&
        text.split(`](${target})`).length === 2
    )
    const link = links.length === 0 ? undefined : pick(links)
    if (link === undefined || docs.targets.find(link.target, page) === undefined) return undefined
    const target = `${link.target}-zzz`
    return {
      what: `${page.file}: ${link.target}`,
      texts: new Map([...texts, [page.file, text.replace(`](${link.target})`, `](${target})`)]]),
      expected: [`changed ${page.address}`, `broken-link ${target} ${at(placeIn(page.file, link.place))}`]
    }
  },

  'image deleted': (docs, texts, pick) => {
    const images = docs.files.filter(file => /\.(png|svg|jpe?g|gif|webp)$/i.test(file))
    const image = images.length === 0 ? undefined : pick(images)
    if (image === undefined) return undefined
    const shown = docs.pages.filter(({ includes }) => includes.includes(image))
    const places = shown.flatMap(page =>
      (page.isValid ? page.references : [])
        .filter(({ target }) => {
          const found = /^[a-z]+:|^#/i.test(target) ? undefined : docs.targets.find(target, page)
          return found?.kind === 'file' && found.path === image
        })
        .map(
          ({ kind, place }) =>
            `${kind === 'link' ? 'broken-link' : 'missing-resource'} /${encodeURI(image)} ${at(placeIn(page.file, place))}`
        )
    )
    const inSettings = docs.settingsReferences
      .filter(({ target }) => target === `/${image}`)
      .map(({ place }) => `missing-resource /${encodeURI(image)} ${at(placeIn(settingsOf(texts), place))}`)
    const rest = new Map(texts)
    rest.delete(image)
    return {
      what: image,
      texts: rest,
      expected: [...shown.map(({ address }) => `changed ${address}`), ...places, ...inSettings]
    }
  },

  'snippet edited': (docs, texts, pick) => {
    const snippets = docs.pages.flatMap(({ includes }) => includes.filter(file => file.endsWith('.mdx')))
    const snippet = snippets.length === 0 ? undefined : pick(unique(snippets))
    if (snippet === undefined) return undefined
    const isShownBy = (file: string) => showsSnippet(texts.get(file) ?? '', snippet)
    const changed = docs.pages.filter(
      ({ file, includes }) => includes.includes(snippet) && [file, ...includes].some(isShownBy)
    )
    return {
      what: snippet,
      texts: new Map([...texts, [snippet, `${texts.get(snippet) ?? ''}\n\nZebra crossing.\n`]]),
      expected: changed.map(({ address }) => `changed ${address}`)
    }
  },

  'page moved': (docs, texts, pick) => {
    const page = pick(plainPages(docs))
    if (page.text.length < 300 || page.references.some(({ target }) => !/^(\/|#|[a-z]+:)/i.test(target)))
      return undefined
    const rest = new Map(texts)
    rest.delete(page.file)
    rest.set(`moved-zzz/${page.path.replaceAll('/', '-')}.mdx`, texts.get(page.file) ?? '')
    const address = `/moved-zzz/${page.path.replaceAll('/', '-')}`
    const broken = linksTo(docs, page).filter(({ page: from, anchor }) => from !== page || anchor === '')
    const listed = docs.navigation.filter(({ page: name }) => name === page.path)
    if (broken.some(({ page: from }) => from === page)) return undefined
    return {
      what: page.file,
      texts: rest,
      expected: [
        `moved ${address}`,
        `removed-address ${page.address} ${settingsOf(texts)}:1`,
        ...broken.map(({ place }) => `broken-link ${page.address} ${at(place)}`),
        ...(listed.some(({ hidden }) => !hidden) ? [`left ${address}`] : []),
        ...listed.map(({ place }) => `missing-page ${page.path} ${at(place)}`)
      ]
    }
  },

  'redirect added': (docs, texts, pick) => {
    const target = pick(plainPages(docs)).address
    const settings = withSettings(texts, fields => {
      fields['redirects'] = [
        ...((fields['redirects'] as unknown[] | undefined) ?? []),
        { source: '/zzz-old', destination: target }
      ]
    })
    return settings && { what: target, texts: settings, expected: [] }
  },

  'navigation entry removed': (docs, texts, pick) => {
    const page = pick(plainPages(docs))
    const [entry, ...others] = docs.navigation.filter(
      ({ page: name, hidden }) => name === page.path && !hidden
    )
    if (entry === undefined || others.length > 0) return undefined
    // The entry can be in a file other than `docs.json`.
    const { file } = entry.place
    const listed = without(JSON.parse(texts.get(file) ?? ''), page.path)
    return {
      what: page.path,
      texts: new Map([...texts, [file, JSON.stringify(listed, undefined, 2)]]),
      expected: [`left ${page.address}`]
    }
  }
}

/** Whether the text uses the snippet. An import without a use is not enough. */
function showsSnippet(text: string, snippet: string): boolean {
  const name = snippet.replace(/^.*\//, '')
  const imports = [...text.matchAll(/^\s*import\s+(\w+)[^'"\n]*['"](?:[^'"\n]*\/)?([^'"/\n]+)['"]/gm)]
  return (
    imports.some(([, component = '', file]) => file === name && text.includes(`<${component}`)) ||
    (text.includes('<Snippet') && text.includes(name))
  )
}

function settingsOf(texts: Texts): string {
  return texts.has('docs.json') ? 'docs.json' : 'mint.json'
}

/** Edits the settings and uses the usual indent, so that other findings in the settings keep their line numbers. */
function withSettings(texts: Texts, edit: (fields: Record<string, unknown>) => void): Texts | undefined {
  const name = settingsOf(texts)
  try {
    const fields = JSON.parse(texts.get(name) ?? '') as Record<string, unknown>
    edit(fields)
    return new Map([...texts, [name, JSON.stringify(fields, undefined, 2)]])
  } catch {
    return undefined
  }
}

function without(value: unknown, page: string): unknown {
  if (Array.isArray(value))
    return value
      .filter(item => typeof item !== 'string' || item.replace(/^\//, '') !== page)
      .map(item => without(item, page))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, without(item, page)]))
}

function slug(title: string): string {
  return title.trim().toLowerCase().replaceAll(/ +/g, '-')
}

/** Returns the paths of added, removed and changed files. */
export function changedIn(before: Texts, after: Texts): Set<string> {
  return new Set([...before.keys(), ...after.keys()].filter(path => before.get(path) !== after.get(path)))
}

/** Returns the review results in the format of `expected`. */
export async function reviewSeeded(
  base: Texts,
  { texts }: SeededChange,
  renderer: Renderer
): Promise<string[]> {
  const review = await reviewChange(
    { head: filesOf(texts), base: filesOf(base), changed: changedIn(base, texts) },
    { ignore: [], prefix: '', renderer }
  )
  const pages = (['added', 'changed', 'removed', 'moved'] as const).flatMap(kind =>
    review.pages[kind].map(({ path }) => `${kind} ${path}`)
  )
  const findings = review.findings
    .filter(({ isNew }) => isNew)
    .map(({ kind, target, file, line }) => `${kind} ${target} ${file}:${line}`)
  const left = review.navigation.flatMap(change => (change.kind === 'left' ? `left ${change.path}` : []))
  return unique([...pages, ...findings, ...left])
}

/** Reviews changes of each kind and compares the results with `expected`. Returns the number of changes by kind. */
export async function compareSeeded(
  base: Texts,
  count: number,
  random: (limit: number) => number,
  renderer: Renderer,
  onChange: (
    kind: string,
    difference: { missed: string[]; surplus: string[] } | undefined,
    what: string
  ) => void
): Promise<Record<string, number>> {
  const docs = await readDocs(filesOf(base), renderer)
  const done: Record<string, number> = {}
  const kinds = Object.entries(SEEDS)
  const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T
  for (let seeded = 0, attempts = 0; seeded < count && attempts < 20 * count; attempts++) {
    const [kind, seed] = kinds[attempts % kinds.length] as (typeof kinds)[number]
    const change = seed(docs, base, pick)
    if (change === undefined) continue
    const expected = unique(change.expected)
    const found = await reviewSeeded(base, change, renderer)
    const missed = expected.filter(each => !found.includes(each))
    const surplus = found.filter(each => !expected.includes(each))
    onChange(kind, missed.length + surplus.length === 0 ? undefined : { missed, surplus }, change.what)
    done[kind] = (done[kind] ?? 0) + 1
    seeded++
  }
  return done
}

export async function textsOf(folder: string): Promise<Texts> {
  const files = await filesOfFolder(folder)
  const isText = (path: string) => /\.(mdx?|json|ya?ml|[jt]sx?|css|mintignore)$/.test(path)
  // Uses the path of each non-text file as its content, because the contents only have to be distinct.
  const read = files.paths.map(async path => [path, isText(path) ? await files.read(path) : path] as const)
  return new Map(await Promise.all(read))
}
