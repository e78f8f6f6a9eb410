/**
 * Generates the parts of the documentation that repeat other files: docs/reference.md from the action.yml files, and
 * docs/errors.md from the failure catalog. `--check` writes nothing and fails if a page is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FAILURE_SECTIONS } from '../src/failures/index.ts'
import { actionFiles, type FieldGroup, readActionFile } from '../src/cli/runner/action-file.ts'
import { ownRepository } from '../src/cli/project.ts'
import { formatted } from './formatted.ts'

const root = join(import.meta.dirname, '..')
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

const ACTIONS = [...actionFiles().values()]

/** Generated parts of each page, by name. A part is between `<!-- name -->` and `<!-- /name -->`. */
const PAGES = new Map<string, () => Record<string, string>>([
  ['docs/reference.md', () => ({ actions: actionSections() })],
  ['docs/errors.md', () => ({ errors: errorSections() })]
])

export const GENERATED_PAGES = [...PAGES.keys()]

/** Returns the page with up-to-date generated parts. */
export async function generatePage(page: string): Promise<string> {
  let text = textOf(page)
  for (const [name, content] of Object.entries(PAGES.get(page)?.() ?? {}))
    text = replaceBetween(text, name, content)
  return await formatted(page, text)
}

function actionSections(): string {
  return ACTIONS.map(path => {
    const { name, description, inputGroups, outputs } = readActionFile(path)
    const folder = dirname(path) === '.' ? '' : `/${dirname(path)}`
    return [
      `## ${name}`,
      `\`uses: ${ownRepository()}${folder}@v1\``,
      description,
      `### ${name}: inputs`,
      ...inputGroups.map(inputList),
      `### ${name}: outputs`,
      outputs.map(({ name, description }) => `- ${code(name)}: ${description}`).join('\n')
    ].join('\n\n')
  }).join('\n\n')
}

function inputList({ title, fields }: FieldGroup): string {
  const items = fields.map(({ name, description, required, default: value }) => {
    const note = required === true ? ' (required)' : value === undefined ? '' : ` (default ${code(value)})`
    return `- ${code(name)}${note}: ${withLinks(description)}`
  })
  return [...(title === undefined ? [] : [`#### ${title}\n`]), ...items].join('\n')
}

function errorSections(): string {
  const sections = Object.entries(FAILURE_SECTIONS).flatMap(([title, failures]) => [
    `## ${title}`,
    ...Object.entries(failures).map(
      ([name, { cause, advice }]) => `### \`${name}\`\n\n${cause}\n\n**Next:** ${withLinks(advice)}`
    )
  ])
  return sections.join('\n\n')
}

/** Turns page paths (`docs/x.md`) in the texts for errors and inputs into links. */
function withLinks(text: string): string {
  return text.replaceAll(/docs\/([\w-]+\.md[\w#-]*)/g, '[$1]($1)')
}

function code(text: string): string {
  return `\`${text}\``
}

function replaceBetween(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`The page has no ${start} … ${end}.`)
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`
}

async function main(): Promise<void> {
  for (const page of GENERATED_PAGES) {
    const generated = await generatePage(page)
    if (generated === textOf(page)) continue
    if (process.argv.includes('--check')) {
      console.error(`${page} is out of date: run npm run docs`)
      process.exitCode = 1
    } else {
      writeFileSync(join(root, page), generated)
      console.log(`${page} updated`)
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
