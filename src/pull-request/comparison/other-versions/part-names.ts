/** The text around a link in which an author says where the link leads, and the languages of the site. */
interface LinkText {
  text: string
  languages: ReadonlySet<string>
}

/** Words with which authors say that a link leads to another version. */
const OTHER_VERSION = new RegExp(
  [
    String.raw`\b(?:latest|newest|newer|older|previous|current|earlier|legacy|deprecated|upgrad|migrat|upcoming|outdated|obsolete)`,
    String.raw`\b(?:up[- ]to[- ]date|out[- ]of[- ]date|(?:last|next) (?:major|minor|version|release))\b`,
    String.raw`\b(?:old|new|other|another|different) (?:version|release|docs|documentation)`
  ].join('|'),
  'i'
)

/** Codes of countries that sites use as codes of languages. */
const COUNTRIES: Record<string, string> = {
  ...{ br: 'pt-BR', cn: 'zh-Hans', cz: 'cs', dk: 'da', gr: 'el', in: 'hi', jp: 'ja', kr: 'ko', mx: 'es-MX' },
  ...{ se: 'sv', tw: 'zh-Hant', ua: 'uk', us: 'en', vn: 'vi' }
}
/** Names that are usual, but not the standard names. */
const USUAL_NAMES: Record<string, string[]> = {
  en: ['英文', '英語', '英语', '영문'],
  es: ['castellano', 'castilian'],
  ja: ['日文', '日语'],
  ko: ['韩文', '韓文', '한글'],
  zh: ['中文', '汉语', '漢語', '简体', '簡體', '繁体', '繁體', '中国語', '중문']
}
const ORIGINAL = /original|原文|原版|원문|оригинал/
const FLAG = /\p{RI}{2}/u

/** Whether an author says that a link leads to the version or language with one of these labels. */
export function saysWhere(labels: readonly string[], { text, languages }: LinkText): boolean {
  const plain = plainText(text)
  return labels.some(label =>
    languages.has(label)
      ? FLAG.test(text) ||
        ORIGINAL.test(plain) ||
        isCodeIn(text, label) ||
        languageNames(label, languages).some(name => plain.includes(name))
      : OTHER_VERSION.test(plain) || isVersionIn(text, label)
  )
}

/** Whether a text names a version, such as `2.14` as `v2`, `version 2` or `2.x`. */
function isVersionIn(text: string, label: string): boolean {
  const plain = plainText(text)
  const name = plainText(label).replace(/(?:ed|ing)$/, '')
  if (name.length > 2 && plain.includes(name)) return true
  const [number = '', major = ''] = /(\d+)(?:[.-]\d+)*/.exec(label) ?? []
  if (number === '') return false
  if (number.length > 2 && text.includes(number)) return true
  if (new RegExp(String.raw`(?<![\p{L}\d])v(?:er\.|ersions?)?\s*${major}(?!\d)`, 'iu').test(text)) return true
  // A number after a name, such as in `Python 3.10`, is a version of something else.
  const found = text.matchAll(new RegExp(String.raw`(\p{L}*)[\s(*]{0,4}(?<![\d.])${major}\.[\dx]`, 'gu'))
  return [...found].some(([, before = '']) => !/^\p{Lu}/u.test(before) || FIRST_WORD.test(before))
}

/** Words with a capital letter before the number of a version at the start of a sentence. */
const FIRST_WORD = /^(?:After|As|Before|For|From|In|Of|Release|Since|Until|Version|With)$/

/** Whether a text shows the code of a language: in capital letters, or as the whole text of a link or element. */
function isCodeIn(text: string, label: string): boolean {
  const [base = ''] = label.split('-', 1)
  return [label, base].some(code => {
    if (!/^[\w-]+$/.test(code)) return false
    return (
      new RegExp(String.raw`(?<![\p{L}\d])${code.toUpperCase()}(?![\p{L}\d])`, 'u').test(text) ||
      new RegExp(String.raw`[[>"]\s{0,9}${code}\s{0,9}[\]<"]`, 'i').test(text)
    )
  })
}

/** Returns names of a language in all languages of the site, in its own, and in English. */
function languageNames(label: string, languages: Iterable<string>): string[] {
  const own = relatedCodes(label)
  const inLanguages = [...new Set([...[...languages].flatMap(relatedCodes), 'en'])]
  const names = own.flatMap(code => [
    ...inLanguages.flatMap(language => languageName(code, language) ?? []),
    ...(USUAL_NAMES[code] ?? [])
  ])
  // A name of two Latin letters would be found in most texts.
  return [label, ...names]
    .map(plainText)
    .filter(name => name.length > (/^[\p{scx=Latin}\d]/u.test(name) ? 2 : 1))
}

/** `pt-BR` → `pt-BR`, `pt`; `cn` → `zh-Hans`, `zh`. */
function relatedCodes(label: string): string[] {
  const code = COUNTRIES[label.toLowerCase()] ?? label
  return [...new Set([code, code.replace(/[-_].*$/s, '')])]
}

/** Results by name, because the same folders are in the paths of many pages. */
const languageCodes = new Map<string, boolean>()

export function isLanguageCode(name: string): boolean {
  const known = languageCodes.get(name)
  if (known !== undefined) return known
  const isCode = COUNTRIES[name.toLowerCase()] !== undefined || languageName(name, 'en') !== undefined
  languageCodes.set(name, isCode)
  return isCode
}

/** Objects that name languages, by the language of the names: to create one takes far longer than to use it. */
const displayNames = new Map<string, Intl.DisplayNames>()

function languageName(code: string, inLanguage: string): string | undefined {
  try {
    const names =
      displayNames.get(inLanguage) ??
      new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' })
    displayNames.set(inLanguage, names)
    return names.of(code)
  } catch {
    return undefined
  }
}

/** Returns a text in lower case, without accents and hyphens, so that `inglesa` contains the name `inglés`. */
function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim()
}
