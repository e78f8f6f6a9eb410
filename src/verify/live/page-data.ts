import { servedNavigation } from './served-navigation.ts'
import type { Build, GitSource, Served } from './served.ts'
import { wordsOf } from './words.ts'

const PUSH = /^self\.__next_f\.push\(\[1,("[^]*")\]\)\s*$/
const LAST_MODIFIED = /"lastModified":"(\d{4}-\d\d-\d\dT[\d:.]{5,12}Z)"/g
const BUILD = /"buildId":"([\da-f]{8})[\da-f]{16}:(\w{1,20})"/g
const GIT_SOURCE = /"gitSource":(\{[^{}]{0,2000}\})/g
/** Line breaks and quotes in the strings of compiled pages. */
const ESCAPED = /(?<!\\)\\+(?:[nrt]|u[\da-f]{4})/g

type PageData = Pick<Served, 'dataWords' | 'navigation' | 'lastModified' | 'build' | 'gitSource'>

/**
 * Reads the data that a page of the service contains for its client. The end of a page that was cut off is missing.
 * A value that occurs twice with different contents is unknown.
 */
export function servedData(scripts: readonly string[]): PageData {
  const data = scripts.map(script => parsedText(PUSH.exec(script)?.[1])).join('')
  if (data === '') return {}
  return {
    dataWords: () => wordsOf(data.replace(ESCAPED, ' ')),
    navigation: () => servedNavigation(data),
    lastModified: timeOf(onlyOne(data, LAST_MODIFIED)?.[1]),
    build: buildOf(onlyOne(data, BUILD)),
    gitSource: gitSourceOf(onlyOne(data, GIT_SOURCE)?.[1])
  }
}

function onlyOne(data: string, pattern: RegExp): RegExpExecArray | undefined {
  const found = [...data.matchAll(pattern)]
  return found.every(([text]) => text === found[0]?.[0]) ? found[0] : undefined
}

function parsedText(literal: string | undefined): string {
  const value = parsedJson(literal)
  return typeof value === 'string' ? value : ''
}

function parsedJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? undefined : time
}

/** The id of a build begins with its time in seconds, in hexadecimal. */
function buildOf(found: RegExpExecArray | undefined): Build | undefined {
  const [, seconds = '', state = ''] = found ?? []
  return seconds === '' ? undefined : { time: parseInt(seconds, 16) * 1000, state }
}

function gitSourceOf(json: string | undefined): GitSource | undefined {
  const value = parsedJson(json)
  if (typeof value !== 'object' || value === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(value))
  const text = (name: string) => {
    const field = fields.get(name)
    return typeof field === 'string' ? field : ''
  }
  return {
    owner: text('owner'),
    repo: text('repo'),
    deployBranch: text('deployBranch'),
    contentDirectory: text('contentDirectory')
  }
}
