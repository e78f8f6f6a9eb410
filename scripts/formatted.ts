import { format, type FormatConfig } from 'oxfmt'
import options from '../.oxfmtrc.json' with { type: 'json' }

/** Formats the text of a generated file as `npm run format` does. */
export async function formatted(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, options as FormatConfig)
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`)
  return code
}
