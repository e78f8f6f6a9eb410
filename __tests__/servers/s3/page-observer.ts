import type { FaultyStore } from './faulty-store.ts'

/** Every address of an asset in a page. */
const REFERENCE = /(?:src|href)="\/(assets\/[^"]+)"/g

/**
 * Reads every page after every change of the bucket, as a reader at that moment would. Returns the list of pages that
 * were seen without one of their assets; it grows while the publication goes on.
 */
export function observePages(store: Pick<FaultyStore, 'objects' | 'onChange'>, prefix: string) {
  const incomplete: string[] = []
  const counts = { looks: 0, pages: 0 }
  store.onChange((changed, kind) => {
    counts.looks += 1
    for (const [key, { body }] of store.objects) {
      if (!key.startsWith(prefix) || !key.endsWith('.html')) continue
      counts.pages += 1
      for (const [, asset = ''] of body.toString().matchAll(REFERENCE)) {
        if (!store.objects.has(prefix + asset))
          incomplete.push(`${key} without ${asset} after ${kind} ${changed}`)
      }
    }
  })
  return { incomplete, counts }
}
