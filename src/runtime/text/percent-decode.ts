/** Longer text is not decoded, because decoding would take too long. No address or id is that long. */
const MAX_DECODED = 1024 * 1024

/** Never throws. Keeps a percent sign that encodes nothing, and replaces invalid UTF-8 with replacement characters. */
export function percentDecode(text: string): string {
  if (!text.includes('%') || text.length > MAX_DECODED) return text
  try {
    return decodeURIComponent(text)
  } catch {
    const encoded = text.toWellFormed().replace(/[^\0-\x7f]+/g, encodeURIComponent)
    return Buffer.from(encoded.replace(/%([0-9a-f]{2})/gi, decodeByte), 'latin1').toString()
  }
}

function decodeByte(_: string, digits: string): string {
  return String.fromCharCode(parseInt(digits, 16))
}
