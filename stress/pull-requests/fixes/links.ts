import { posix } from 'node:path'
import type { Docs, DocsPage } from '../../../src/sources/docs.ts'
import type { Texts } from '../seeded-changes.ts'

/** Marks lines of code and comments, which no fix may change. */
export const STAYS = 'seeded-stays'
const MAX_PAGES = 150
const MAX_SNIPPETS = 5

/** Adds links in all notations to real documentation: on some pages, in snippets and in redirects. */
export function withEveryWayToLink(texts: Texts, docs: Docs, pick: <T>(items: readonly T[]) => T): Texts {
  const all = new Map(texts)
  const own = docs.pages.filter(
    ({ isValid, digest, file }) =>
      // Uses only MDX, because Markdown treats an MDX comment as text.
      isValid && digest !== undefined && texts.has(file) && file.endsWith('.mdx')
  )
  const images = docs.files.filter(file => /\.(png|svg|jpe?g|webp|gif)$/i.test(file))
  const step = Math.max(1, Math.ceil(own.length / MAX_PAGES))
  const folders = [...new Set(own.map(({ path }) => posix.dirname(path)))].filter(folder => folder !== '.')
  const folder = pick(folders)
  const below = own.filter(({ path }) => path.startsWith(`${folder}/`))
  for (let number = 0; number < MAX_SNIPPETS; number++)
    all.set(
      `snippets/seeded-${number}.mdx`,
      `Seeded [snippet](${pick(own).address}) and <a href="${pick(own).address}">more</a>.\n`
    )
  for (const [at, page] of own.entries()) {
    if (at % step !== 0) continue
    const image = images.length === 0 ? undefined : pick(images)
    const snippet = at % (7 * step) === 0 ? `snippets/seeded-${at % MAX_SNIPPETS}.mdx` : undefined
    const added = sectionOf(page, pick(own), { image, snippet, number: at })
    const old = `[old](/seeded-folder/${pick(below).path.slice(folder.length + 1)})`
    all.set(
      page.file,
      `${texts.get(page.file) ?? ''}\n\n${added}${at % (9 * step) === 0 ? `\n${old}\n` : ''}`
    )
  }
  return withRedirects(all, own, folder, pick)
}

function sectionOf(
  page: DocsPage,
  to: DocsPage,
  { image, snippet, number }: { image: string | undefined; snippet: string | undefined; number: number }
): string {
  const ids = to.ids.filter(({ isAlias, place }) => isAlias !== true && place.file === undefined)
  const id = ids.map(each => each.id).find(each => /^[a-z][a-z0-9-]+$/.test(each))
  const anchor = id === undefined ? '' : `#${id}`
  const folder = posix.dirname(page.file)
  // Includes the page name, because a path that is only `..` would be a folder.
  const relative = [posix.relative(folder, posix.dirname(to.path)), posix.basename(to.path)]
    .filter(part => part !== '')
    .join('/')
  const dotted = relative.startsWith('.') ? relative : `./${relative}`
  const address = to.address
  const name = `/${to.path}`
  const paragraphs = [
    `## Seeded section ${number}`,
    `See [one](${address}), [two](${dotted}${anchor}) and [three](${dotted}.mdx) with ![image](${image === undefined ? '/none.png' : `/${encodeURI(image)}`}).`,
    `[four](${name}/) [five](${name}?tab=x${anchor} "A title") [six](<${name}${anchor}>) [**seven**][seeded-${number}] [seeded-${number}]`,
    `[seeded-${number}]: ${name}${anchor}`,
    `| Page | Link |\n| --- | --- |\n| [a](${name}) | text \\| [b](${name}${anchor}) |`,
    `- item\n  - [nested](${name}${anchor})\n\n> [quoted](${name})`,
    `<Card title="A" href="${name}${anchor}">\n  Text with [inner](${name}).\n</Card>`,
    `<Card title='B' href='${name}'>Text</Card>`,
    `<Card title="C" href={"${name}"}>Text</Card>`,
    `<Card title="D" href={\`${name}\`}>Text</Card>`,
    `<a href="${name}">x</a> and <a href="${dotted}">y</a>`,
    `\`\`\`md ${STAYS}\n[code](${name}) ${STAYS}\n\`\`\``,
    `\`[code](${name}) ${STAYS}\``,
    `{/* [comment](${name}) ${STAYS} */}`
  ]
  if (image !== undefined) {
    const file = posix.relative(folder, image)
    paragraphs.push(
      `![i](${encodeURI(file.startsWith('.') ? file : `./${file}`)})\n\n<img src="/${encodeURI(image)}" />`
    )
  }
  if (snippet !== undefined)
    paragraphs.push(`import Seeded${number} from "/${snippet}"`, `<Seeded${number} />`)
  return `${paragraphs.join('\n\n')}\n`
}

/** Adds redirects to pages and a redirect to a folder. Writes them to the file with the existing redirects. */
function withRedirects(
  texts: Map<string, string>,
  pages: readonly DocsPage[],
  folder: string,
  pick: <T>(items: readonly T[]) => T
): Texts {
  const settings = texts.has('docs.json') ? 'docs.json' : 'mint.json'
  const fields = JSON.parse(texts.get(settings) ?? '') as { redirects?: unknown }
  const file = Array.isArray(fields.redirects) || fields.redirects === undefined ? settings : 'redirects.json'
  const value: unknown = file === settings ? fields : JSON.parse(texts.get(file) ?? '')
  const added = [
    ...Array.from({ length: 8 }, (_, at) => ({ source: `/seeded/${at}`, destination: pick(pages).address })),
    { source: '/seeded-folder/:slug*', destination: `/${folder}/:slug*` }
  ]
  const list = (Array.isArray(value) ? value : (fields.redirects ?? [])) as unknown[]
  const changed = Array.isArray(value) ? [...list, ...added] : { ...fields, redirects: [...list, ...added] }
  return texts.set(file, `${JSON.stringify(changed, undefined, 2)}\n`)
}
