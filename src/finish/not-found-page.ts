import { escapeMarkup } from '../runtime/text/markup.ts'

/** Heading and link text, by language. */
const TEXTS = {
  en: ['Page not found', 'Go to the start page'],
  de: ['Seite nicht gefunden', 'Zur Startseite'],
  es: ['Página no encontrada', 'Ir a la página de inicio'],
  fr: ['Page introuvable', "Aller à la page d'accueil"],
  ja: ['ページが見つかりません', 'トップページへ'],
  pt: ['Página não encontrada', 'Ir para a página inicial'],
  zh: ['找不到页面', '返回首页']
} satisfies Record<string, [string, string]>

interface NotFoundPage {
  siteName: string
  language: string
  /** Path from the root of the host, because the page can be shown at any address. */
  startPath: string
  /** The script element that loads the search; empty if the site has no search. */
  search: string
}

/** Returns the page that a host shows for an address that does not exist. */
export function notFoundPage({ siteName, language, startPath, search }: NotFoundPage): string {
  const known = Object.entries(TEXTS).find(([name]) => language.toLowerCase().split('-')[0] === name)
  const [lang, [heading, link]] = known ?? (['en', TEXTS.en] as const)
  const name = escapeMarkup(siteName)
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}${name && ` · ${name}`}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif; }
main { padding: 1.5rem; max-width: 36rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 1rem; line-height: 1.2; }
</style>
${search}</head>
<body>
<main>
<p>${name}</p>
<h1>${heading}</h1>
<p><a href="${escapeMarkup(startPath)}">${link}</a></p>
</main>
</body>
</html>
`
}
