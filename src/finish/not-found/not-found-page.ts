import { escapeMarkup } from '../../runtime/text/markup.ts'
import type { SiteLook } from './site-look.ts'

/** Texts by language: heading, link to the start page, heading of the list of similar pages, button. */
const TEXTS = {
  en: ['Page not found', 'Go to the start page', 'Similar pages', 'Search'],
  de: ['Seite nicht gefunden', 'Zur Startseite', 'Ähnliche Seiten', 'Suchen'],
  es: ['Página no encontrada', 'Ir a la página de inicio', 'Páginas similares', 'Buscar'],
  fr: ['Page introuvable', "Aller à la page d'accueil", 'Pages similaires', 'Rechercher'],
  ja: ['ページが見つかりません', 'トップページへ', '似たページ', '検索'],
  pt: ['Página não encontrada', 'Ir para a página inicial', 'Páginas semelhantes', 'Pesquisar'],
  zh: ['找不到页面', '返回首页', '相似页面', '搜索']
} satisfies Record<string, [string, string, string, string]>

/** The selector of the button that opens the search on this page. */
export const SEARCH_BUTTON = '#search'

interface NotFoundPage {
  siteName: string
  language: string
  /** Path from the root of the host, because the page can be shown at any address. */
  startPath: string
  look: SiteLook
  /** The script element that loads the search; empty if the site has no search. */
  search: string
  /** Path of the script that lists similar pages; undefined if the site has a file of its own there. */
  script: string | undefined
}

/** Returns the page that a host shows for an address that does not exist. */
export function notFoundPage(page: NotFoundPage): string {
  const { siteName, language, startPath, look, search, script } = page
  const known = Object.entries(TEXTS).find(([name]) => language.toLowerCase().split('-')[0] === name)
  const [lang, [heading, link, similar, button]] = known ?? (['en', TEXTS.en] as const)
  const name = escapeMarkup(siteName)
  const start = escapeMarkup(startPath)
  const hasSearch = search !== '' && script !== undefined
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}${name && ` · ${name}`}</title>
${look.icons.map(attributes => `<link${attributesOf(attributes)}>\n`).join('')}<style>
${styleOf(look)}</style>
${search}${script === undefined ? '' : `<script defer src="${escapeMarkup(script)}"></script>`}</head>
<body>
<header><a href="${start}">${logoOf(look, name)}</a></header>
<main>
<h1>${heading}</h1>
<section id="similar" hidden>
<h2>${similar}</h2>
<ul></ul>
</section>
<p><a class="start" href="${start}">${link}</a>${hasSearch ? ` <button id="search" type="button" hidden>${button}</button>` : ''}</p>
</main>
</body>
</html>
`
}

/** `name` is escaped. */
function logoOf({ logo, darkLogo }: SiteLook, name: string): string {
  if (logo === undefined) return name || '/'
  const dark =
    darkLogo === undefined
      ? ''
      : `<source srcset="${escapeMarkup(darkLogo)}" media="(prefers-color-scheme: dark)">`
  return `<picture>${dark}<img src="${escapeMarkup(logo)}" alt="${name || '/'}"></picture>`
}

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('')
}

/** The colors of the site are only used for lines and for the button, so that every text is easy to read. */
function styleOf({ color, darkColor = color }: SiteLook): string {
  const variables = (name: string, value = '') => `--${name}: ${value}; --on-${name}: ${contrastOf(value)};`
  const light = color ?? '#1a56c4'
  const dark = darkColor ?? '#8db4ff'
  return `:root { color-scheme: light dark; ${variables('accent', light)} --back: #fff; --text: #1a1d21; }
@media (prefers-color-scheme: dark) { :root { ${variables('accent', dark)} --back: #16191d; --text: #eceff3; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
header { padding: 1rem 1.5rem; border-bottom: 1px solid rgb(128 128 128 / 0.25); overflow-wrap: anywhere; }
header a { color: inherit; font-weight: 600; text-decoration: none; }
header img { display: block; max-width: 100%; height: 2rem; object-fit: contain; object-position: left; }
main { max-width: 40rem; margin: 0 auto; padding: 15vh 1.5rem 3rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 1.5rem; font-size: 2rem; line-height: 1.2; }
h2 { margin: 0 0 0.5rem; font-size: 1rem; }
ul { margin: 0 0 2rem; padding: 0; list-style: none; }
li a { display: block; padding: 0.5rem 0; color: inherit; text-decoration-color: var(--accent); }
p { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.start, button { padding: 0.5rem 1rem; border: 1px solid var(--accent); border-radius: 0.5rem; font: inherit; }
.start { background: var(--accent); color: var(--on-accent); text-decoration: none; }
button { background: none; color: inherit; cursor: pointer; }
a:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
[hidden] { display: none; }
`
}

/** Returns black or white, depending on which is easier to read on a color such as `#1a56c4`. */
function contrastOf(color: string): string {
  const parts = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map(part =>
    part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  )
  // With this luminance, black and white have the same contrast ratio.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff'
}
