/** Cloudflare replaces e-mail addresses with these elements and links. A script in the page restores the addresses. */
const ELEMENT = /<(?:a|span)\b[^<>]*>[^<>]*<\/(?:a|span)>/gi
const ELEMENT_CODE = /\sdata-cfemail\s*=\s*"([\da-f]{4,})"/i
const LINK = /\/cdn-cgi\/l\/email-protection#([\da-f]{4,})/gi

/** Restores the e-mail addresses that readers see after the scripts of the page have run. */
export function withEmails(page: Buffer): Buffer {
  if (!page.includes('cfemail') && !page.includes('email-protection#')) return page
  // Latin-1 preserves the bytes of any encoding.
  const html = page
    .toString('latin1')
    .replace(ELEMENT, element => decoded(ELEMENT_CODE.exec(element)?.[1]) ?? element)
    .replace(LINK, (_, code: string) => `mailto:${decoded(code)}`)
  return Buffer.from(html, 'latin1')
}

/** Decodes an e-mail address. The first byte of `code` is the XOR key for the other bytes. */
function decoded(code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  const [key = 0, ...letters] = Buffer.from(code, 'hex')
  return Buffer.from(letters.map(letter => letter ^ key)).toString('latin1')
}
