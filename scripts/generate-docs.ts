/**
 * Generates the parts of the documentation that repeat the code: the input and output tables of the READMEs from the
 * action.yml files, and docs/errors.md from the failure catalog. `--check` writes nothing and fails when a file is out
 * of date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { isMap, isScalar, parseDocument, type Pair } from 'yaml'
import { FAILURE_SECTIONS } from '../src/runtime/failure-catalog/index.ts'

const root = join(import.meta.dirname, '..')

/** Pages with generated parts, between markers such as `<!-- inputs -->` and `<!-- /inputs -->`. */
const PAGES: { page: string; action?: string }[] = [
  { page: 'README.md', action: 'action.yml' },
  { page: 'publish/README.md', action: 'publish/action.yml' },
  { page: 'wait-for-agent/README.md', action: 'wait-for-agent/action.yml' },
  { page: 'docs/errors.md' }
]

export const GENERATED_PAGES = PAGES.map(({ page }) => page)

/** The page as it should be. */
export async function generatePage(page: string): Promise<string> {
  const action = PAGES.find(entry => entry.page === page)?.action
  let text = await readFile(join(root, page), 'utf8')
  if (action === undefined) text = replaceBetween(text, 'errors', errorSections())
  else {
    const { inputs, outputs } = await readAction(action)
    text = replaceBetween(text, 'inputs', inputs.map(inputGroup).join('\n\n'))
    text = replaceBetween(text, 'outputs', outputTable(outputs.flatMap(group => group.fields)))
  }
  const options = await resolveConfig(join(root, page))
  return await format(text, { ...options, filepath: page })
}

interface Field {
  name: string
  description: string
  required?: boolean
  default?: string
}

interface Group {
  title: string | undefined
  fields: Field[]
}

async function readAction(path: string): Promise<{ inputs: Group[]; outputs: Group[] }> {
  const document = parseDocument(await readFile(join(root, path), 'utf8'))
  return { inputs: groupsIn(document.get('inputs')), outputs: groupsIn(document.get('outputs')) }
}

/** A comment above an input begins a group. */
function groupsIn(map: unknown): Group[] {
  if (!isMap(map)) throw new Error('inputs and outputs must be maps')
  const groups: Group[] = []
  for (const [at, { key, value }] of (map.items as Pair[]).entries()) {
    if (!isScalar(key) || !isMap(value)) throw new Error('an input must be a map')
    const comment = key.commentBefore ?? (at === 0 ? map.commentBefore : undefined)
    if (comment || groups.length === 0) groups.push({ title: comment?.trim(), fields: [] })
    groups.at(-1)?.fields.push({ name: String(key.value), ...(value.toJSON() as Omit<Field, 'name'>) })
  }
  return groups
}

function inputGroup({ title, fields }: Group): string {
  const rows = fields.map(({ name, description, required, default: value }) => [
    code(name),
    description,
    required === true ? 'required' : value === undefined ? '' : code(value)
  ])
  const heading = title === undefined ? '' : `### ${title}\n\n`
  return heading + table([['Input', 'Meaning', 'Default'], ...rows])
}

function outputTable(fields: Field[]): string {
  return table([['Output', 'Meaning'], ...fields.map(({ name, description }) => [code(name), description])])
}

function errorSections(): string {
  return FAILURE_SECTIONS.map(({ title, failures }) => {
    const entries = Object.entries(failures).map(
      ([name, { cause, advice }]) => `### \`${name}\`\n\n${cause}\n\n**What to do:** ${advice}`
    )
    return [`## ${title}`, ...entries].join('\n\n')
  }).join('\n\n')
}

function code(text: string): string {
  return `\`${text}\``
}

function table(rows: string[][]): string {
  const lines = rows.map(row => `| ${row.map(cell => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
  lines.splice(1, 0, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`)
  return lines.join('\n')
}

function replaceBetween(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`The page has no ${start} … ${end}.`)
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`
}

async function main(): Promise<void> {
  const isCheck = process.argv.includes('--check')
  for (const page of GENERATED_PAGES) {
    const generated = await generatePage(page)
    if (generated === (await readFile(join(root, page), 'utf8'))) continue
    if (isCheck) {
      console.error(`${page} is out of date: run npm run docs`)
      process.exitCode = 1
    } else {
      await writeFile(join(root, page), generated)
      console.log(`${page} updated`)
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
