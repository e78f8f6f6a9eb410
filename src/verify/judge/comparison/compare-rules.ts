import { describeRules, refusalDigest, robotsRules } from '../../../review/scan/values/robots-rules.ts'
import { listedItems } from '../../../review/scan/record/page-loads.ts'
import type { ManifestFile } from '../../../site/records/manifest.ts'

/** Whether a robots.txt refuses what the exported one refuses, or whether a sitemap has the exported addresses. */
export interface ComparedRules {
  isSame: boolean
  /** Whether a robots.txt refuses what the exported one refuses, and does not name its sitemap. */
  lacksSitemap?: boolean
  /** What a served robots.txt refuses, and to whom. */
  refused: string | undefined
}

const NAMESPACE = /\sxmlns(?::\w+)?\s*=\s*["']https?:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9["']/
const END = /<\/(?:\w+:)?(?:urlset|sitemapindex)\s*>(?:\s|<!--[^]*?-->)*$/

/** Whether crawlers accept a sitemap: its root has the namespace and an end. */
function isWholeSitemap(xml: string): boolean {
  return NAMESPACE.test(xml.slice(0, 4096)) && END.test(xml.slice(-4096))
}

/** Returns undefined if nothing tells what was exported. */
export async function compareRules(
  file: ManifestFile,
  served: Buffer,
  readExported: (file: ManifestFile) => Promise<Buffer | undefined>
): Promise<ComparedRules | undefined> {
  const { loadsOf } = await import('../../../review/scan/site-scanner.ts')
  const exported = file.loads === undefined ? await readExported(file) : undefined
  const own = file.loads ?? (exported && loadsOf(file.path, exported))
  if (own === undefined) return undefined
  const { refused, addresses, sitemaps } = loadsOf(file.path, served) ?? {}
  const named = listedItems(sitemaps)
  const hasSitemaps = [...listedItems(own.sitemaps)].every(address => named.has(address))
  const isWhole = own.addresses === undefined || isWholeSitemap(served.toString())
  const text = served.toString()
  // Hosts add rules for their own addresses.
  const isRefused =
    own.refused === refused ||
    (refused !== undefined && own.refused === refusalDigest(robotsRules(text, { skipsHostPaths: true })))
  return {
    isSame: isRefused && own.addresses === addresses && hasSitemaps && isWhole,
    lacksSitemap: isRefused && !hasSitemaps,
    refused: own.refused === undefined ? undefined : describeRules(robotsRules(text))
  }
}
