import { decodeXML } from 'entities/decode'

/** A minimal reader for XML from S3 stores: elements without attributes, text, and the five predefined entities. */

export function elementText(xml: string, name: string): string | undefined {
  const [body] = elements(xml, name)
  return body === undefined ? undefined : decodeXML(body)
}

/** Returns the inner XML of every element with this name. In these responses, such elements are never nested. */
export function elements(xml: string, name: string): string[] {
  const found: string[] = []
  const [open, close] = [`<${name}>`, `</${name}>`]
  for (let at = xml.indexOf(open); at !== -1; at = xml.indexOf(open, at)) {
    const end = xml.indexOf(close, at)
    if (end === -1) break
    found.push(xml.slice(at + open.length, end))
    at = end + close.length
  }
  return found
}
