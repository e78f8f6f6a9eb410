import { isLoopback } from '../../runtime/http/address.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { printable } from '../../runtime/text/plain-text.ts'
import { PUBLIC_SERVICE } from '../../service/service-inputs.ts'
import { confirm } from '../questions.ts'
import type { Shell } from '../shell.ts'
import type { Answer } from './answer.ts'
import type { InputName } from './settings.ts'

/** Inputs that contain an address to which the key or signed requests are sent. */
const WITH_CREDENTIALS: InputName[] = ['base-url', 'endpoint']

/** Asks before credentials are sent to an address from a file. Returns the answer if they must not be sent. */
export async function untrusted(name: InputName, value: string, shell: Shell): Promise<Answer | undefined> {
  const url = parseUrl(value)
  if (!WITH_CREDENTIALS.includes(name) || url === null) return undefined
  if (url.origin === PUBLIC_SERVICE || isLoopback(url.hostname)) return undefined
  const what = name === 'base-url' ? 'DOCS_API_KEY' : 'a request with your credentials'
  if (
    shell.isTerminal &&
    (await confirm(`A file in this repository contains ${printable(url.origin)}. Send ${what} there?`))
  )
    return undefined
  return [
    'unknown',
    `Not checked: ${what} would be sent to ${value}, an address from a file`,
    `If the address is correct, pass --${name} ${value}, or --yes.`
  ]
}
