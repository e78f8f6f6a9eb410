import { parseUrl } from '../../runtime/http/parse-url.ts'
import { baseFolder, SiteAddress } from '../../site/addresses/site-address.ts'
import type { LiveInputs } from '../inputs.ts'
import type { Channel } from '../live/served.ts'

/** The addresses of the live site. */
export class LiveAddresses {
  readonly #root: URL
  readonly #style: LiveInputs['style']

  constructor({ siteUrl, style }: LiveInputs) {
    this.#root = new URL(baseFolder(siteUrl.pathname), siteUrl)
    this.#style = style
  }

  /** `path`: the address in the documentation, such as `/guides/start`. */
  ofPage(path: string): Record<Channel, URL> {
    const name = path.replace(/^\//, '')
    const html = name === '' ? this.#root : this.ofFile(this.#style === 'html' ? `${name}.html` : name)
    return { html, md: this.ofFile(`${name === '' ? 'index' : name}.md`) }
  }

  ofFile(path: string): URL {
    return new URL(new SiteAddress(path, this.#root.pathname).pathname, this.#root)
  }

  ofDestination(destination: string): URL | undefined {
    if (/^https?:/i.test(destination)) return parseUrl(destination) ?? undefined
    const [, path = '', rest = ''] = /^\/?([^?#]*)(.*)$/s.exec(destination) ?? []
    const query = rest.replace(/#.*$/s, '')
    return parseUrl(this.ofFile(path).href + query) ?? undefined
  }
}
