import type { TextResponse } from '../../runtime/http/request.ts'
import type { Shell } from '../shell.ts'
import type { InputName } from './settings.ts'

export interface CheckedSettings {
  /** Inputs that are valid according to the action schemas. */
  inputs: Partial<Record<InputName, string>>
  env: Shell['env']
  /** Whether the check may write and delete a probe object. */
  canWrite: boolean
  /** Whether the key is used without a `base-url`. The address of the API then depends on the key. */
  hasDefaultAddress: boolean
}

/** Result of a check, with advice. `ok`: the check ran and passed. `unknown`: nothing was proved. */
export type Answer = [verdict: 'ok' | 'failed' | 'unknown', text: string, advice?: string | undefined]

export type Get = (url: URL, headers?: Record<string, string>) => Promise<TextResponse>

export const RESPONSE_TIMEOUT_MS = 15_000
