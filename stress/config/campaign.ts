import { setStaticExport } from '../../src/export/deliveries/config/edit-text.ts'
import { reasonOf } from '../../src/runtime/failure.ts'
import { randomFrom } from '../random.ts'
import type { ChartFile } from './charts.ts'
import { type ConfigEdit, drawEdits, nextEdit } from './edits.ts'
import { isTrueReason, mistakes } from './oracle.ts'
import type { startPyYaml } from './pyyaml.ts'

type PyYaml = ReturnType<typeof startPyYaml>

export interface Result {
  files: number
  edits: number
  changed: number
  /** Number of edits that were not checked with PyYAML, because PyYAML cannot read the file. */
  unreadable: number
  kinds: Record<string, number>
  refused: Record<string, number>
  wrong: string[]
}

/** Edits each file at random locations and checks each edit with the oracle. */
export async function editCharts(
  files: Iterable<ChartFile>,
  seed: number,
  pyYaml: PyYaml,
  onFile: (result: Result) => void = () => undefined
): Promise<Result> {
  const result: Result = {
    files: 0,
    edits: 0,
    changed: 0,
    unreadable: 0,
    kinds: {},
    refused: {},
    wrong: []
  }
  for (const { name, text } of files) {
    // Derives the seed from the file, so that its edits do not depend on other files.
    const random = randomFrom(seed + name.length * 7919 + text.length)
    const edits = drawEdits(text, random)
    const forms: [form: string, text: string, edits: ConfigEdit[]][] = [
      ['', text, edits],
      [' with CRLF', text.replace(/\r?\n/g, '\r\n'), [edits[random(edits.length)] ?? []].flat()],
      [' without its last line break', text.trimEnd(), [edits[random(edits.length)] ?? []].flat()]
    ]
    for (const [form, content, drawn] of forms)
      for (const edit of drawn) await tryEdit(`${name}${form}`, content, edit, pyYaml, result)
    result.files += 1
    onFile(result)
  }
  return result
}

/** Makes the edit, and then the edit that the next export would make. */
async function tryEdit(
  name: string,
  text: string,
  edit: ConfigEdit,
  pyYaml: PyYaml,
  result: Result
): Promise<void> {
  const changed = await compare(name, text, edit, pyYaml, result)
  if (changed !== undefined) await compare(name, changed, nextEdit(edit), pyYaml, result)
}

async function compare(
  name: string,
  text: string,
  edit: ConfigEdit,
  pyYaml: PyYaml,
  result: Result
): Promise<string | undefined> {
  const ours = await outcome(text, edit, pyYaml)
  const shown = `${edit.kind} ${edit.key} in ${name}`
  result.edits += 1
  count(result.kinds, edit.kind)
  if (ours.isUnreadable) result.unreadable += 1
  if (ours.mistakes.length > 0) result.wrong.push(`${shown}: ${ours.mistakes.join(', ')}`)
  if (ours.refusal !== undefined) {
    count(result.refused, ours.refusal.replace(/^(line )\d+|^\S+(?= (is|shares) )/, '$1…'))
    if (!isTrueReason(ours.refusal, text, edit)) result.wrong.push(`${shown}: refused, ${ours.refusal}`)
  }
  if (ours.text !== undefined) result.changed += 1
  return ours.mistakes.length === 0 ? ours.text : undefined
}

interface Outcome {
  text?: string
  refusal?: string
  mistakes: string[]
  isUnreadable: boolean
}

async function outcome(text: string, edit: ConfigEdit, pyYaml: PyYaml): Promise<Outcome> {
  let after: string
  try {
    after = setStaticExport(text, edit.key, edit.fields)
  } catch (error) {
    return { refusal: reasonOf(error), mistakes: [], isUnreadable: false }
  }
  try {
    const found = [...new Set(mistakes(text, after, edit))]
    if (setStaticExport(after, edit.key, edit.fields) !== after)
      found.push('repeating the edit changes the file')
    const opinion = await pyYaml.opinion(text, after, edit)
    if (opinion !== 'right' && opinion !== 'unreadable') found.push(`PyYAML: ${opinion}`)
    return { text: after, mistakes: found, isUnreadable: opinion === 'unreadable' }
  } catch (error) {
    return { text: after, mistakes: [`no longer readable: ${reasonOf(error)}`], isUnreadable: false }
  }
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}
