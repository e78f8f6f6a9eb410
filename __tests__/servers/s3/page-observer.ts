import type { FaultyStore } from './faulty-store.ts'

/** Matches asset addresses in a page. */
const REFERENCE = /(?:src|href)="\/(assets\/[^"]+)"/g

/** After every change to the bucket, reads every page and adds its missing assets to `incomplete`. */
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
