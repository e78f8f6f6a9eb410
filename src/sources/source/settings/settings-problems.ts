import { isPrivate } from '../../../runtime/http/address.ts'
import { parseUrl } from '../../../runtime/http/parse-url.ts'
import { isAddress, namedIn, specificationsOf } from '../openapi/api-pages.ts'
import type { Places } from '../json.ts'
import type { DocsProblem } from '../problems.ts'
import { fieldsOf, listOf } from '../values.ts'

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** Finds problems that certainly make the service reject the settings. Omits problems that the service may accept. */
export function settingsProblems(
  settings: Record<string, unknown>,
  file: string,
  places: Places
): DocsProblem[] {
  const problems: DocsProblem[] = []
  const add = (target: string, message: string, parent: object, key: string): void => {
    const place = places.get(parent)?.get(key) ?? places.of(settings, key)
    problems.push({ kind: 'invalid-settings', target, message, place })
  }
  const { name, theme, colors, navigation, redirects } = settings
  if (!isText(name)) add('name', 'the site name is missing', settings, 'name')
  // `theme` is optional in `mint.json`.
  if (file.endsWith('docs.json') && !isText(theme)) add('theme', 'the theme is missing', settings, 'theme')
  const { primary } = fieldsOf(colors)
  if (typeof primary !== 'string' || !COLOR.test(primary))
    add('colors.primary', 'it is not a color such as #0055ff', objectOf(colors) ?? settings, 'primary')
  if (objectOf(navigation) === undefined)
    add('navigation', 'it is missing or is not an object', settings, 'navigation')
  if (redirects !== undefined && !Array.isArray(redirects))
    add('redirects', 'it is not a list', settings, 'redirects')
  checkRedirects(listOf(redirects), add)
  for (const { value, parent, key } of namedIn(settings))
    for (const { source } of specificationsOf(value).filter(each => isAddress(each.source)))
      if (isPrivate(parseUrl(source)?.hostname ?? ''))
        add(
          source,
          'the service cannot reach an address on this machine or in a private network',
          parent,
          key
        )
  return problems
}

type Add = (target: string, message: string, parent: object, key: string) => void

function checkRedirects(entries: unknown[], add: Add): void {
  const lines = new Set<unknown>()
  for (const [at, entry] of entries.entries()) {
    const { source, destination, permanent } = fieldsOf(entry)
    const name = typeof source === 'string' ? source : `redirects[${at}]`
    if (lines.has(source))
      add(
        name,
        'an earlier redirect has the same source, and the service accepts only one',
        entries,
        String(at)
      )
    lines.add(source)
    const isValid =
      typeof source === 'string' &&
      typeof destination === 'string' &&
      (permanent === undefined || typeof permanent === 'boolean')
    if (!isValid) add(name, 'a field is missing or has the wrong type', entries, String(at))
  }
}

function objectOf(value: unknown): object | undefined {
  return typeof value === 'object' && value !== null ? value : undefined
}
