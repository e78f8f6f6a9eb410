import type { RunContext } from '../../runtime/context.ts'
import { headOf } from '../../s3/objects.ts'
import { isAddedByFinish } from '../../site/pages/entry-points.ts'
import type { Destination, State, StateEntry } from './state.ts'

interface Upload {
  object: { path: string }
  reason: string
}

/**
 * Returns the files about the whole site, such as `robots.txt`, that would replace an object that the state does not
 * name. Teams often keep such an object of their own at the address, until the finish action adds the file to the site.
 * `isListed`: whether `known` contains all objects that the bucket has at addresses of the site.
 */
export async function replacedUnnamed(
  { store, prefix }: Destination,
  uploads: readonly Upload[],
  found: { state: State | undefined; known: ReadonlyMap<string, StateEntry>; isListed: boolean },
  { signal }: Pick<RunContext, 'signal'>
): Promise<string[]> {
  const { state, known, isListed } = found
  const paths = uploads
    .filter(({ reason }) => reason !== 'headers changed')
    .map(({ object }) => object.path)
    .filter(path => isAddedByFinish(path) && state?.objects.has(path) !== true)
  if (isListed) return paths.filter(path => known.has(path))
  const replaced: string[] = []
  await store.throttle.forEach(paths, signal, async (path, either) => {
    const head = await headOf(store, prefix + path, { signal: either })
    if (typeof head === 'object') replaced.push(path)
  })
  return replaced.sort()
}
