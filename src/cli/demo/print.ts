import { styleText } from 'node:util'
import { printable } from '../../runtime/text/plain-text.ts'

export function title(text: string): void {
  console.log(`\n${styleText('bold', text)}`)
}

export function say(text: string): void {
  console.log(printable(text).replaceAll(/^/gm, '  '))
}
