import type { Policy } from './source-list.ts'

/**
 * What trusted types do to the scripts of a page. `refused`: no script can create a policy, and so none can load code or
 * write markup. `unknown`: it depends on what the scripts do and which policies they create.
 */
type TrustedTypes = 'free' | 'refused' | 'unknown'

export function trustedTypesOf(policy: Policy): TrustedTypes {
  const isRequired = policy.get('require-trusted-types-for')?.includes("'script'") === true
  const names = policy.get('trusted-types')
  if (!isRequired) return names === undefined || names.includes('*') ? 'free' : 'unknown'
  const allowsNone = names?.every(name => name.toLowerCase() === "'none'") === true
  return allowsNone ? 'refused' : 'unknown'
}
