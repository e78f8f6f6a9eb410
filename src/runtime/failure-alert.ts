import { alert, clip, code as monospaced, link, sentence } from './markdown.ts'

/** The runner drops a summary above 1 MiB as a whole. */
const MAX_TEXT = 4000

/** A box with what happened, as a list where it is one, what to do, and a link to the section of this error. */
export function failureAlert(
  { message, advice, code }: { message: string; advice: string; code: string },
  page: string
): string {
  const [first = '', ...rest] = clip(message, MAX_TEXT).split('\n')
  const url = URL.canParse(page) ? `${page}#${code}` : undefined
  return alert('CAUTION', [
    `**${sentence(first)}**`,
    ...paragraphsOf(rest),
    sentence(clip(advice, MAX_TEXT)),
    url === undefined ? monospaced(code) : link(`More about ${code}`, url)
  ])
}

/** Items of a list stay one list; other lines stay lines. */
function paragraphsOf(lines: string[]): string[] {
  const paragraphs: { isList: boolean; lines: string[] }[] = []
  for (const line of lines) {
    const isList = line.startsWith('- ')
    const text = isList ? `- ${sentence(line.slice(2))}` : sentence(line)
    const last = paragraphs.at(-1)
    if (last?.isList === isList) last.lines.push(text)
    else paragraphs.push({ isList, lines: [text] })
  }
  return paragraphs.map(({ isList, lines: texts }) => texts.join(isList ? '\n' : '<br>'))
}
