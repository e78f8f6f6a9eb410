/**
 * Writes the input and output tables of the READMEs from the action.yml files, so that they can not tell two stories.
 * `--check` writes nothing and ends with 1 when a table is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'

interface Action {
  inputs?: Record<string, { description: string; required?: boolean; default?: string }>
  outputs?: Record<string, { description: string }>
}

export const readmes = ['README.md', 'wait-for-agent/README.md']

/** The README as it should be: what stands between the markers, replaced by the tables of the action beside it. */
export async function withTables(root: string, readme: string): Promise<string> {
  const action = parse(await readFile(join(root, dirname(readme), 'action.yml'), 'utf8')) as Action
  const text = await readFile(join(root, readme), 'utf8')
  return between(between(text, 'inputs', inputTable(action)), 'outputs', outputTable(action))
}

function between(text: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`No ${start} … ${end} in the README.`)
  return `${text.slice(0, from + start.length)}\n\n${table}\n\n${text.slice(to)}`
}

function inputTable({ inputs = {} }: Action): string {
  const rows = Object.entries(inputs).map(([name, input]) => [
    code(name),
    input.description,
    input.required === true ? 'required' : input.default === undefined ? '' : code(input.default)
  ])
  return table([['Input', 'Meaning', 'Default'], ...rows])
}

function outputTable({ outputs = {} }: Action): string {
  const rows = Object.entries(outputs).map(([name, output]) => [code(name), output.description])
  return table([['Output', 'Meaning'], ...rows])
}

const code = (text: string): string => `\`${text}\``

/** Padded the way prettier pads it, or the formatter and this script would undo each other. */
function table(rows: string[][]): string {
  const cells = rows.map(row => row.map(cell => cell.replaceAll('|', String.raw`\|`)))
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(3, ...cells.map(row => row[column]?.length ?? 0))
  )
  const lines = cells.map(row => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`)
  lines.splice(1, 0, `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`)
  return lines.join('\n')
}

async function main(): Promise<void> {
  const root = join(import.meta.dirname, '..')
  const check = process.argv.includes('--check')
  for (const readme of readmes) {
    const wanted = await withTables(root, readme)
    if (wanted === (await readFile(join(root, readme), 'utf8'))) continue
    if (!check) await writeFile(join(root, readme), wanted)
    console.log(check ? `${readme} is out of date: run npm run docs:tables` : `${readme} written`)
    if (check) process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
