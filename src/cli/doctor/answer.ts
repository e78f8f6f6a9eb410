import type { TextResponse } from '../../runtime/http/request.ts'
import type { Shell } from '../shell.ts'
import type { InputName } from './settings.ts'

export interface CheckedSettings {
  /** Valid, as the schemas of the actions say. */
  inputs: Partial<Record<InputName, string>>
  env: Shell['env']
  /** Whether a probe object may be written and deleted. */
  canWrite: boolean
  /** A step gets the key, and no address: it goes to the public service if it is a key of that. */
  hasDefaultAddress: boolean
}

/** The result of a check, with advice. `ok`: it could have failed. `unknown`: it was not checked. */
export type Answer = [verdict: 'ok' | 'failed' | 'unknown', text: string, advice?: string | undefined]

export type Get = (url: URL, headers?: Record<string, string>) => Promise<TextResponse>

export const RESPONSE_TIMEOUT_MS = 15_000
