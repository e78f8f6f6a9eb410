import { digestsIn, listedItems, useDigest } from '../../../review/scan/record/page-loads.ts'
import { rulesDigest, textsByRules } from '../../../review/scan/record/sheet-rules.ts'
import type { ServedDetails } from '../../../review/scan/site-scanner.ts'
import type { Loads } from '../../../site/records/manifest.ts'

interface ServedPage {
  loads: Loads
  details: ServedDetails
}

/**
 * Gives each style sheet in a served page the digest of the exported sheet that a minifier rewrote, so that the
 * comparison finds it. Sheets with other rules keep their digests.
 */
export function withExportedSheets(exported: Loads, { loads, details }: ServedPage): ServedPage {
  const own = listedItems(exported.styles)
  const there = listedItems(loads.styles)
  const texts = textsByRules(exported.rules)
  const unknown = texts.size === 0 ? [] : details.sheets.filter(({ digest }) => !own.has(digest))
  const exportedDigests = new Map(
    unknown.flatMap(({ digest, start, end }) => {
      const text = texts.get(rulesDigest(details.utf8.subarray(start, end)))
      return text === undefined || there.has(text) ? [] : [[digest, text] as const]
    })
  )
  if (exportedDigests.size === 0) return { loads, details }
  const renamed = <T extends { digest: string }>(item: T): T => ({
    ...item,
    digest: exportedDigests.get(item.digest) ?? item.digest
  })
  const unusual = details.unusual.map(renamed)
  const styles = digestsIn(loads.styles ?? '').map(digest => renamed({ digest }).digest)
  const uses = unusual.map(({ digest, use }) => useDigest(digest, use))
  return {
    loads: { ...loads, styles: styles.join(''), uses: `${loads.uses ?? ''}${uses.join('')}` },
    details: { ...details, unusual, sheets: details.sheets.map(renamed) }
  }
}
