import { alert, clip, code as monospaced, link, sentence } from './markdown.ts'

/** The runner drops a summary above 1 MiB as a whole. */
const MAX_TEXT = 4000

/** Where docs/errors.md is: the runner says which repository and version of the action is running. */
export function errorsPage(env: Record<string, string | undefined>): string {
  const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env
  const page = 'docs/errors.md'
  return server && repository ? `${server}/${repository}/blob/${ref || 'HEAD'}/${page}` : page
}

/** A box with what happened, as a list where it is one, what to do, and a link to the section of this error. */
export function failureAlert(
  { what, advice, code }: { what: string; advice: string; code: string },
  page: string
): string {
  const [first = '', ...rest] = clip(what, MAX_TEXT).split('\n')
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
