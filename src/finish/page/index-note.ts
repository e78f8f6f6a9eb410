import { escapeMarkup } from '../../runtime/text/markup.ts'
import type { Exchange } from '../exchange.ts'

/** Every build of React for browsers contains this name, which the developer tools of browsers look for. */
const REACT = '__REACT_DEVTOOLS_GLOBAL_HOOK__'

/** Matches the note that `indexNote` returns, with any address. */
export const INDEX_NOTE =
  /<div hidden><p>Documentation index: <a href="[^"]*\/llms\.txt">llms\.txt<\/a><\/p><\/div>/g

/**
 * Returns a note for agents that read the HTML of a page. Browsers do not show it. It is short, because agents that cut
 * long pages count it as a part of the page. The markup contains only ASCII.
 */
export function indexNote(url: string): string {
  const address = escapeMarkup(url).replace(/[^\0-\x7f]/gu, letter => `&#${letter.codePointAt(0)};`)
  return `<div hidden><p>Documentation index: <a href="${address}">llms.txt</a></p></div>`
}

/**
 * Whether no script of the site contains React. React can compare the whole body of a page with what it would render,
 * and renders the page again if the body contains an element of another program.
 */
export function isWithoutReact(exchange: Exchange): boolean {
  return exchange.files
    .filter(({ path, kind }) => kind === undefined && /\.m?js$/i.test(path))
    .every(({ path }) => exchange.read(path)?.includes(REACT) === false)
}
