import { posix } from 'node:path'
import type { Docs } from '../../../src/sources/docs.ts'

interface Rule {
  pattern: RegExp
  names: string[]
  destination: string
}

/** Resolves addresses in one version of the documentation. Implements the rules independently of the review. */
export class Resolver {
  readonly #names = new Map<string, string>()
  readonly #ids: ReadonlyMap<string, ReadonlySet<string>>
  readonly #rules: Rule[]

  constructor(docs: Docs) {
    for (const file of docs.files) this.#names.set(file, `file ${file}`)
    for (const { path } of docs.pages) this.#names.set(path, `page ${path}`)
    for (const { path } of docs.pages) {
      const folder = path.replace(/(^|\/)index$/, '')
      if (!this.#names.has(folder)) this.#names.set(folder, `page ${path}`)
    }
    this.#ids = new Map(docs.pages.map(({ path, ids }) => [`page ${path}`, new Set(ids.map(({ id }) => id))]))
    const isPattern = (source: string) => /[:*]/.test(source)
    const sorted = [...docs.redirects].sort(
      (a, b) => Number(isPattern(a.source)) - Number(isPattern(b.source))
    )
    this.#rules = sorted.map(({ source, destination }) => ruleOf(source, destination))
  }

  /** Returns `page a/b`, `file a/b.png` or `external`, or undefined for a dead address. */
  find(written: string, page: { path: string; file: string }): string | undefined {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written)) return 'external'
    if (/^(?:$|[#?])/.test(written)) return `page ${page.path}`
    const name = decoded(written.replace(/[?#].*$/s, ''))
    const fromFolder = posix.join(posix.dirname(page.file), name)
    const starts = name.startsWith('/')
      ? [name]
      : /^\.\.?(?:\/|$)/.test(name)
        ? [fromFolder]
        : [fromFolder, name]
    const names = starts.map(each =>
      posix
        .normalize(each)
        .replace(/^\/+|\/+$/g, '')
        .replace(/^\.$/, '')
    )
    for (const each of names.flatMap(start => [start, start.replace(/^(?:docs|documentation)\//, '')])) {
      const found = this.#names.get(each) ?? this.#names.get(each.replace(/\.(?:mdx?|html)$/, ''))
      if (found !== undefined) return found
    }
    for (const each of names) {
      const found = this.#redirected(each, 0)
      if (found !== undefined) return found
    }
    return undefined
  }

  hasId(target: string, id: string): boolean {
    return this.#ids.get(target)?.has(id) === true
  }

  #redirected(name: string, steps: number): string | undefined {
    for (const { pattern, names, destination } of this.#rules) {
      const match = pattern.exec(`/${name}`)
      if (match === null || steps > 10) continue
      if (/^https?:/.test(destination)) return 'external'
      const to = names.reduce((text, key, at) => text.replace(key, match[at + 1] ?? ''), destination)
      const next = decoded(to.replace(/[?#].*$/s, '')).replace(/^\/+|\/+$/g, '')
      return this.#names.get(next) ?? this.#redirected(next, steps + 1)
    }
    return undefined
  }
}

function ruleOf(source: string, destination: string): Rule {
  const names: string[] = []
  const pattern = decoded(source)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/+$/, '')
    .replace(/:\w+\*?|\*/g, name => {
      names.push(name)
      return name.endsWith('*') ? '(.*)' : '([^/]+)'
    })
  return { pattern: new RegExp(`^/?${pattern.replace(/^\//, '')}/?$`), names, destination }
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
