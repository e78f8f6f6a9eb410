import { readFile } from 'node:fs/promises'
import { ownFile } from '../../../runtime/own-file.ts'

/** Returns a style sheet, preceded by the shared styles. */
export async function readStyle(file: URL): Promise<string> {
  const base = ownFile('emulator/site/theme/assets/base.css')
  return `${await readFile(base, 'utf8')}\n${await readFile(file, 'utf8')}`
}

/** Builds a page from HTML parts. `head` ends with a line break. */
export function htmlDocument(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(title)}</title>
${head}</head>
<body>
${body}
</body>
</html>
`
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
