import type { Docs } from '../../sources/docs.ts'
import { isTakenByService } from '../../sources/service-addresses.ts'
import { startOf } from '../../sources/source/problems.ts'
import type { PairedPages } from '../../versions/pages/moved-pages.ts'
import type { SourceProblem } from './docs-check.ts'

/** Finds new pages that are not in the navigation. The start page needs no entry. */
export function unlistedPages({ navigation }: Docs, { added }: PairedPages): SourceProblem[] {
  const listed = new Set(navigation.map(({ page }) => page.replace(/\/index$/, '')))
  return added
    .filter(({ path, hidden, digest, address }) =>
      navigation.length > 0 && digest !== undefined && !hidden && address !== '/'
        ? !listed.has(path.replace(/\/index$/, ''))
        : false
    )
    .map(({ address, file }) => ({ kind: 'unlisted-page', target: address, places: [startOf(file)] }))
}

/** Finds pages that the change adds at addresses where the service serves something else. */
export function unreachablePages({ pages }: Docs, base: Docs): SourceProblem[] {
  const before = new Set(base.pages.map(({ address }) => address))
  return pages
    .filter(
      ({ address, digest }) => digest !== undefined && isTakenByService(address) && !before.has(address)
    )
    .map(({ address, file }) => ({ kind: 'service-address', target: address, places: [startOf(file)] }))
}
