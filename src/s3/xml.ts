/** Enough of XML for the responses of a store: elements without attributes, text, the five entities. */

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function elementText(xml: string, name: string): string | undefined {
  const [body] = elements(xml, name)
  return body === undefined ? undefined : unescapeXml(body)
}

/** The inner XML of every element with this name. They do not nest in these responses. */
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

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, dec?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole
      const code = hex === undefined ? Number(dec) : parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    }
  )
}
