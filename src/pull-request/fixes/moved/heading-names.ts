/** Names that begin a heading often, where a capital letter does not show that a word is a name. */
const NAMES = new Set(
  [
    'android apple arch aws azure bash bun cargo chrome claude conda cursor debian deno discord django docker dotnet',
    'edge elixir express fedora firebase firefox flask flutter gcp gemini git github gitlab go golang google homebrew',
    'ios java javascript jira kotlin kubernetes laravel linux mac macos mistral mongodb mysql next node notion npm',
    'nuxt openai oracle php pip pnpm poetry postgres postgresql powershell python rails react redis ruby rust safari',
    'salesforce scala slack snowflake sqlite stripe supabase svelte swift teams terraform typescript ubuntu unix uv',
    'vercel vue windows yarn zapier zsh'
  ].flatMap(line => line.split(' '))
)
const SMALL_WORDS = new Set(
  'a an and at by for from how in of on or the to use using via with your'.split(' ')
)
/** Words before a number that only counts sections. */
const COUNTED = /^(?:step|part|phase|chapter|section)s?$/i
/** Minimum number of equal letters at the start of two forms of a word, such as `configure` and `configuration`. */
const MIN_STEM = 5

interface Heading {
  /** The line of the source with the heading. */
  line: string
  id: string
  /** The text of the page, which shows whether a word is a name. */
  text: string
}

/**
 * Whether two headings name different things, such as `Install on Linux` and `Install on Windows`, so that equal texts
 * below them come from a template. A heading that is only worded differently, such as `Setup` and `Install`, names the
 * same thing.
 */
export function areOtherNames(from: Heading, to: Heading): boolean {
  const [before, after] = [wordsOf(from), wordsOf(to)]
  const removed = before.filter(word => !after.some(other => isSameWord(word, other)))
  const added = after.filter(word => !before.some(other => isSameWord(word, other)))
  if ([removed, added].every(words => words.some(word => /\d/.test(word)))) return true
  const isName = (words: readonly string[], own: readonly string[], { text }: Heading) =>
    words.some(word => isNameLike(word, own.indexOf(word), text))
  const names = [isName(removed, before, from), isName(added, after, to)]
  return removed.length === 1 && added.length === 1 ? names.includes(true) : !names.includes(false)
}

/** Returns the words of a heading as they are written, without small words and numbers of steps. */
function wordsOf({ line, id }: Heading): string[] {
  const inId = new Set(lettersOf(id.toLowerCase()))
  const words = lettersOf(line).filter(word => inId.has(word.toLowerCase()))
  return words.filter((word, at) => {
    const isCount = /^\d+$/.test(word) && words.length > 1 && (at === 0 || COUNTED.test(words[at - 1] ?? ''))
    return !SMALL_WORDS.has(word.toLowerCase()) && !isCount
  })
}

function lettersOf(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

function isSameWord(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (a === b || `${a}s` === b || a === `${b}s`) return true
  const longer = Math.max(a.length, b.length)
  const least = Math.max(MIN_STEM, Math.ceil(longer / 2))
  return a.slice(0, least) === b.slice(0, least)
}

/** Whether a word is a name: a known name, or a word that is written with capital letters in a sentence. */
function isNameLike(word: string, at: number, text: string): boolean {
  if (NAMES.has(word.toLowerCase()) || /^.+\p{Lu}/u.test(word)) return true
  if (!/^\p{Lu}/u.test(word)) return false
  return at > 0 || (isInside(text, word, /\p{Ll},? $/u) && !isInside(text, word.toLowerCase(), /(?:^|\s)$/))
}

/** Whether a text contains a word after characters that match. */
function isInside(text: string, word: string, before: RegExp): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    if (
      before.test(text.slice(Math.max(0, at - 3), at)) &&
      !/^[\p{L}\p{N}]/u.test(text.slice(at + word.length, at + word.length + 2))
    )
      return true
  return false
}
