import { Composer, CST, isCollection, isMap, isScalar, Parser, type Pair, type YAMLMap } from 'yaml'
import type { StaticExport } from '../../src/export/inputs/deployment-config.ts'

type Values = Record<string, unknown>
type Item = CST.CollectionItem

/**
 * The same edit as `setStaticExport`, with the tokens of the `yaml` package in place of positions: it changes the
 * concrete syntax tree and writes it again. Without the checks before and after the edit, which both would need.
 */
export function setByTokens(text: string, key: string, wanted: StaticExport): string {
  const tokens = [...new Parser().parse(text)]
  const [document, second] = [...new Composer({ keepSourceTokens: true }).compose(tokens)]
  if (second !== undefined) throw new Error('several documents')
  const fields = { ...wanted }
  const style = styleOf(text)
  const path = key.split('.')
  const root: unknown = document?.contents ?? null
  if (isMap(root)) set(root, path, fields, style)
  else if (isNull(root)) return appended(text, blockText(nested(path, fields), 0, style), style)
  else throw new Error('not a map')
  const changed = tokens.map(token => CST.stringify(token)).join('')
  return text.endsWith('\n') ? changed : changed.replace(/\r?\n$/, '')
}

function set(map: YAMLMap, [name, ...rest]: string[], fields: Values, style: Style): void {
  if (name === undefined) {
    setFields(map, fields, style)
    return
  }
  const pair = pairOf(map, name)
  const value: unknown = pair?.value
  if (pair === undefined) addTo(tokenOf(map), { [name]: nested(rest, fields) }, style)
  else if (isMap(value) && value.items.length > 0) set(value, rest, fields, style)
  else if (isMap(value) || isNull(value)) fill(pair, tokenOf(map), nested(rest, fields), style)
  else throw new Error(`${name} is not a map`)
}

function isNull(node: unknown): boolean {
  return node === null || (isScalar(node) && node.value === null)
}

function appended(text: string, lines: string, { eol }: Style): string {
  return text === '' || text.endsWith('\n')
    ? `${text}${lines}`
    : `${text}${eol}${lines.slice(0, -eol.length)}`
}

type Style = ReturnType<typeof styleOf>

function styleOf(text: string) {
  return {
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    unit: /\n([ \t]+)[\w"'][^\n]*:/.exec(text)?.[1] ?? '  '
  }
}

function nested(path: string[], fields: Values): Values {
  return path.reduceRight<Values>((inner, key) => ({ [key]: inner }), fields)
}

function pairOf(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find(item => isScalar(item.key) && item.key.value === key)
}

type MapToken = CST.BlockMap | CST.FlowCollection

function tokenOf(map: YAMLMap): MapToken {
  return map.srcToken as MapToken
}

function source(text: string): CST.SourceToken {
  return { type: 'space', offset: -1, indent: -1, source: text }
}

function blockText(values: Values, indent: number, style: Style): string {
  return Object.entries(values)
    .map(([key, value]) => {
      const start = `${' '.repeat(indent)}${key}:`
      if (typeof value !== 'object') return `${start} ${JSON.stringify(value)}${style.eol}`
      return `${start}${style.eol}${blockText(value as Values, indent + style.unit.length, style)}`
    })
    .join('')
}

function addTo(map: MapToken, values: Values, style: Style): void {
  if (map.type === 'flow-collection') addToFlow(map, values, style)
  else addToBlock(map, blockText(values, map.indent, style), style)
}

/** After the last entry, and before the comments that the parser counts as a part of it. */
function addToBlock(map: CST.BlockMap, text: string, { eol }: Style): void {
  const last = map.items.findLastIndex(item => item.sep !== undefined)
  const item = map.items[last] as Item
  const comments = detached(item)
  const isLine = CST.stringify(item).endsWith('\n')
  const start = [source(isLine ? text : `${eol}${text.slice(0, -eol.length)}`), ...comments]
  map.items.splice(last + 1, 0, { start })
}

/** Removes and returns what follows the line in which the item ends. */
function detached(item: Item): CST.SourceToken[] {
  const { value } = item
  if (value === undefined) return afterLine(item.sep)
  if (value.type === 'block-map' || value.type === 'block-seq') {
    const end = value.items.findLastIndex(
      part =>
        part.sep !== undefined ||
        part.value !== undefined ||
        part.start.some(({ type }) => type === 'seq-item-ind')
    )
    const rest = (value.items as Item[]).splice(end + 1).flatMap(({ start }) => start)
    const last = value.items[end] as Item | undefined
    if (last === undefined) return rest
    return [
      ...(last.sep === undefined && last.value === undefined ? afterLine(last.start) : detached(last)),
      ...rest
    ]
  }
  return 'end' in value ? afterLine(value.end) : []
}

function afterLine(tokens: CST.SourceToken[] | undefined): CST.SourceToken[] {
  const line = tokens?.findIndex(({ type }) => type === 'newline') ?? -1
  return line < 0 ? [] : (tokens?.splice(line + 1) ?? [])
}

/** In a line of its own if the entry before it has one, and before the line break that ends that entry. */
function addToFlow(map: CST.FlowCollection, values: Values, style: Style): void {
  const before = map.items.findLast(item => item.key !== undefined)
  const { space, json } = flowLayout(map, style)
  const entries = Object.entries(values).map(
    ([key, value]) => `${JSON.stringify(key)}:${space === '' ? '' : ' '}${json(value)}`
  )
  const text = entries.join(`,${space}`)
  const token = before?.value ?? before?.key
  if (token === undefined || token === null || !('source' in token || token.type === 'flow-collection')) {
    map.items.unshift({ start: [source(text)] })
    return
  }
  const at = token.type === 'flow-collection' ? 1 : 0
  if ('end' in token) token.end = (token.end ?? []).toSpliced(at, 0, source(`,${space}${text}`))
  else Object.assign(token, { end: [source(`,${space}${text}`)] })
}

function flowLayout(map: CST.FlowCollection, { eol, unit }: Style) {
  const { start = [] } = map.items[0] ?? {}
  const lines = start
    .map(token => token.source)
    .join('')
    .split('\n')
  const space = lines.length > 1 ? `${eol}${lines.at(-1) ?? ''}` : /\s/.test(CST.stringify(map)) ? ' ' : ''
  const json = (value: unknown) =>
    space === ''
      ? JSON.stringify(value)
      : JSON.stringify(value, undefined, unit).replace(/\n\s*/g, part =>
          space === ' ' ? ' ' : `${space}${part.slice(1)}`
        )
  return { space, json }
}

/** Gives a key without a value, with `null` or with `{}` its map. */
function fill({ srcToken }: Pair, map: MapToken, values: Values, style: Style): void {
  const item = srcToken as Item
  if (map.type === 'flow-collection') {
    const end = item.value !== undefined && 'end' in item.value ? (item.value.end ?? []) : []
    if (item.value?.type === 'flow-collection') end.shift()
    item.value = scalar(flowLayout(map, style).json(values), end)
    item.sep = [...(item.sep ?? []).filter(({ type }) => type !== 'space'), source(' ')]
    if (!item.sep.some(({ type }) => type === 'map-value-ind')) item.sep.unshift(source(':'))
    return
  }
  const { value } = item
  const end = value !== undefined && 'end' in value ? (value.end ?? []) : []
  if (value !== undefined) {
    if (value.type === 'flow-collection') end.shift()
    while (item.sep?.at(-1)?.type === 'space') item.sep.pop()
  }
  const tokens = value === undefined ? (item.sep ?? []) : end
  const text = blockText(values, map.indent + style.unit.length, style)
  const line = tokens.findIndex(({ type }) => type === 'newline')
  if (line < 0) tokens.push(source(`${style.eol}${text.slice(0, -style.eol.length)}`))
  else tokens.splice(line + 1, 0, source(text))
  if (value !== undefined) item.value = scalar('', end)
}

function scalar(text: string, end: CST.SourceToken[] = []): CST.FlowScalar {
  return { type: 'scalar', offset: -1, indent: -1, source: text, end }
}

function setFields(map: YAMLMap, fields: Values, style: Style): void {
  const token = tokenOf(map)
  const missing: Values = {}
  for (const [name, value] of Object.entries(fields)) {
    const pair = pairOf(map, name)
    if (pair === undefined) missing[name] = value
    else if (isCollection(pair.value)) throw new Error(`${name} is not a single value`)
    else if (!isScalar(pair.value) || pair.value.value !== value) setValue(pair, value)
  }
  if (Object.keys(missing).length > 0) addTo(token, missing, style)
}

function setValue({ srcToken }: Pair, value: unknown): void {
  const item = srcToken as Item
  const type = typeof value === 'string' ? 'QUOTE_DOUBLE' : 'PLAIN'
  if (item.value === undefined) {
    const at = (item.sep?.findIndex(token => token.type === 'map-value-ind') ?? -1) + 1
    item.sep?.splice(at, 0, source(` ${JSON.stringify(value)}`))
  } else CST.setScalarValue(item.value, String(value), { type, afterKey: true })
}
