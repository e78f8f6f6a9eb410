import { parse } from 'yaml'

/** The YAML block at the top of a page, and the text after it. */
export function readFrontMatter(text: string): { front: Record<string, unknown>; body: string } {
  const [all = '', yaml = ''] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  return { front: parseYaml(yaml), body: text.slice(all.length) }
}

/** The value as text, or undefined when it is missing or empty. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function parseYaml(yaml: string): Record<string, unknown> {
  try {
    const front: unknown = parse(yaml)
    return typeof front === 'object' && front !== null ? { ...front } : {}
  } catch {
    return {}
  }
}
