import { readFile } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { textOf } from './front-matter.ts'
import { readNavigation, type NavigationEntry } from './navigation-entries.ts'

/** What the emulator uses of `docs.json`. Other fields, such as `redirects`, belong to other parts of the service. */
export interface Settings {
  /** `docs.json` or `mint.json`. */
  file: string
  name?: string
  primaryColor?: string
  /** Links in the bar at the top. */
  links: { label: string; href: string }[]
  navigation: NavigationEntry[]
}

const FILES = ['docs.json', 'mint.json']
const MAX_REFERENCES = 10

/** The settings of a docs repository; undefined for a folder of Markdown without any. */
export async function readSettings(
  folder: string,
  warn: (warning: string) => void
): Promise<Settings | undefined> {
  for (const file of FILES) {
    const text = await readFile(join(folder, file), 'utf8').catch(() => undefined)
    if (text === undefined) continue
    try {
      const fields = fieldsOf(await resolveReferences(JSON.parse(text), { folder, file, depth: 0, warn }))
      return settingsOf(file, fields)
    } catch (error) {
      warn(`${file}: ${(error as Error).message}`)
      return { file, links: [], navigation: [] }
    }
  }
  return undefined
}

function settingsOf(file: string, fields: Record<string, unknown>): Settings {
  const name = textOf(fields['name'])
  const color = textOf(fieldsOf(fields['colors'])['primary'])
  const bar = fieldsOf(fields['navbar'])
  const links = [...listOf(bar['links']), bar['primary']].map(fieldsOf).flatMap(link => {
    const href = textOf(link['href'])
    return href === undefined ? [] : [{ label: textOf(link['label']) ?? href, href }]
  })
  return {
    file,
    ...(name !== undefined && { name }),
    ...(color !== undefined && /^#[\da-f]{3,8}$/i.test(color) && { primaryColor: color }),
    links,
    navigation: readNavigation(fields['navigation'])
  }
}

interface Reference {
  folder: string
  /** The file that contains the value, relative to `folder`. */
  file: string
  depth: number
  warn: (warning: string) => void
}

/** Replaces `{"$ref": "./redirects.json"}` by the content of that file; other fields beside `$ref` are added to it. */
async function resolveReferences(value: unknown, from: Reference): Promise<unknown> {
  if (Array.isArray(value))
    return await Promise.all(value.map(async item => await resolveReferences(item, from)))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as Record<string, unknown>
  const entries = Object.entries(rest).map(
    async ([key, item]) => [key, await resolveReferences(item, from)] as const
  )
  const fields = Object.fromEntries(await Promise.all(entries))
  if (typeof $ref !== 'string') return fields
  const target = await readReference($ref, from)
  return Array.isArray(target) ? target : { ...fieldsOf(target), ...fields }
}

async function readReference(target: string, { folder, file, depth, warn }: Reference): Promise<unknown> {
  const path = join(dirname(file), target)
  const outside = isAbsolute(target) || path.startsWith('..')
  try {
    if (outside || depth >= MAX_REFERENCES)
      throw new Error('it is outside of the docs folder or nested too deeply')
    const value: unknown = JSON.parse(await readFile(join(folder, path), 'utf8'))
    return await resolveReferences(value, { folder, file: path, depth: depth + 1, warn })
  } catch (error) {
    warn(`${file}: cannot read "$ref": "${target}": ${(error as Error).message}`)
    return undefined
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
