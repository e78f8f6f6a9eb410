import { hash } from 'node:crypto'

/** Descriptions of a page that search engines and social networks show, and how wide phones show it. */
const DESCRIPTION = /^(?:description|keywords|author|viewport|og:[\w:-]{1,50}|twitter:[\w:-]{1,50})$/
const MAX_LISTED = 1000
const DIGEST_DIGITS = 6

/** Collects the descriptions of one page at a time. */
export class Descriptions {
  #contents: [name: string, text: string][] = []

  add(name: string, content: string): void {
    if (!DESCRIPTION.test(name) || this.#contents.length >= MAX_LISTED) return
    this.#contents.push([name, content.replace(/\s+/g, ' ').trim()])
  }

  /** Returns a digest that minified pages do not change. Empty without descriptions. */
  digest(): string {
    return digestOf(this.#contents, (name, text) =>
      name === 'viewport' ? viewportOf(text) : text.replace(/ ?, ?/g, ',')
    )
  }

  /** Returns the digest that earlier releases compare. Minified pages change it. */
  exactDigest(): string {
    return digestOf(this.#contents, (_, text) => text)
  }

  /** Returns what `exactDigest` returns for the page before a minifier has rewritten its viewport. */
  digestsBeforeMinifier(): string[] {
    const forms = [', ', ','].flatMap(separator => [
      (text: string) => viewportWith(text, separator),
      (text: string) => viewportWith(text, separator).replace(/=(\d)(?![\d.])/g, '=$1.0')
    ])
    return forms.map(form =>
      digestOf(this.#contents, (name, text) => (name === 'viewport' ? form(text) : text))
    )
  }

  clear(): void {
    this.#contents = []
  }
}

function digestOf(contents: [name: string, text: string][], form: (name: string, text: string) => string) {
  if (contents.length === 0) return ''
  const lines = new Set(contents.map(([name, text]) => `${name}=${form(name, text)}`))
  return hash('sha256', `head ${[...lines].sort().join('\n')}`).slice(0, DIGEST_DIGITS)
}

function viewportWith(text: string, separator: string): string {
  return text.replace(/ ?, ?/g, separator)
}

/** Returns the settings of a viewport in one form. Minified pages have other spaces and numbers. */
function viewportOf(content: string): string {
  const settings = content
    .toLowerCase()
    .replace(/ ?= ?/g, '=')
    .split(/[\s,;]+/)
    .map(setting => setting.replace(/(?<==)(\d{1,9})\.0{1,9}$/, '$1'))
  return [...new Set(settings)]
    .filter(setting => setting !== '')
    .sort()
    .join()
}
