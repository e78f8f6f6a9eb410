import { LineCounter, parseDocument, visit, YAMLParseError } from 'yaml'

/**
 * Parses a YAML document. Throws an error if the document is invalid. Detects repeated keys here, because the
 * parser compares each key with all other keys in its mapping, which takes minutes for tens of thousands of keys.
 */
export function parseYaml(text: string): unknown {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { logLevel: 'error', uniqueKeys: false, lineCounter })
  const [error] = document.errors
  if (error !== undefined) throw error
  visit(document, {
    Map: (_, { items }) => {
      const keys = new Set<unknown>()
      for (const { key } of items) {
        const { value, range } = key as { value?: unknown; range?: [number, number, number] | null }
        if (value !== undefined && keys.has(value)) throw repeatedKey(range?.[0] ?? 0, lineCounter)
        keys.add(value)
      }
    }
  })
  return document.toJS()
}

function repeatedKey(at: number, lines: LineCounter): YAMLParseError {
  const error = new YAMLParseError([at, at], 'DUPLICATE_KEY', 'Map keys must be unique')
  error.linePos = [lines.linePos(at)]
  return error
}
