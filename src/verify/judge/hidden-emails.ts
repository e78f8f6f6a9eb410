/** An element in place of an address, and the address of a link. Cloudflare writes both, and a script undoes it. */
const ELEMENT = /<(?:a|span)\b[^<>]*>[^<>]*<\/(?:a|span)>/gi
const ELEMENT_CODE = /\sdata-cfemail\s*=\s*"([\da-f]{4,})"/i
const LINK = /\/cdn-cgi\/l\/email-protection#([\da-f]{4,})/gi

/** The page with the e-mail addresses that readers see once its scripts have run. */
export function withEmails(page: Buffer): Buffer {
  if (!page.includes('cfemail') && !page.includes('email-protection#')) return page
  // In Latin-1, bytes of any encoding stay as they are.
  const html = page
    .toString('latin1')
    .replace(ELEMENT, element => decoded(ELEMENT_CODE.exec(element)?.[1]) ?? element)
    .replace(LINK, (_, code: string) => `mailto:${decoded(code)}`)
  return Buffer.from(html, 'latin1')
}

/** The first byte is the key of the others. */
function decoded(code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  const [key = 0, ...letters] = Buffer.from(code, 'hex')
  return Buffer.from(letters.map(letter => letter ^ key)).toString('latin1')
}
