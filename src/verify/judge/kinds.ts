/** What can be wrong with an address, in the order in which it is reported. */
export const KINDS = [
  'login',
  'missing',
  'stale',
  'different',
  'soft-404',
  'not-removed',
  'redirect',
  'content-type',
  'downgrade',
  'altered',
  'caching'
] as const

export type Kind = (typeof KINDS)[number]

/** Readers still get what was exported. */
const WARNINGS: readonly Kind[] = ['altered', 'caching']

export function isWarning(kind: Kind): boolean {
  return WARNINGS.includes(kind)
}

/** One problem of one address. */
export interface AddressProblem {
  kind: Kind
  address: string
  path: string | undefined
  detail: string
  advice: string
}

/** A problem with the number of addresses that have it: some kinds are named once, with an example. */
export interface VerifyFinding extends AddressProblem {
  count: number
}
