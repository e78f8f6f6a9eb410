/** Placeholders that templates for the bundle URL and the archive key can contain. */
const PLACEHOLDERS = ['sha256', 'version', 'job-id', 'domain'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

const ANY = /\{([^{}]*)\}/g

export const PLACEHOLDER_CHOICES = PLACEHOLDERS.map(name => `{${name}}`).join(', ')

export function placeholdersIn(template: string): { known: Placeholder[]; unknown: string[] } {
  const names = [...new Set([...template.matchAll(ANY)].map(([, name = '']) => name))]
  const isKnown = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name)
  return { known: names.filter(isKnown), unknown: names.filter(name => !isKnown(name)) }
}

export function fillPlaceholders(template: string, valueOf: (name: Placeholder) => string): string {
  return template.replace(ANY, (_, name: Placeholder) => valueOf(name))
}
