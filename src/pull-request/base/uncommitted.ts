import { readIfThere } from '../../runtime/files/read-below.ts'
import type { Checkout } from './checkout.ts'
import type { CheckedOutClone } from './given-base.ts'
import { hasContent } from './versions.ts'

/** Those of these files that differ from the commit that is checked out, in the working tree or in what is staged. */
export async function uncommittedFiles(
  files: readonly string[],
  { root, prefix }: Pick<Checkout, 'root' | 'prefix'>,
  { clone, head }: CheckedOutClone
): Promise<Set<string>> {
  const [committed, staged] = [await clone.files(head, prefix), await clone.index(prefix)]
  const isCommitted = (file: string) => {
    const path = file.slice(prefix.length)
    const { sha } = committed.get(path) ?? {}
    if (sha === undefined || staged.get(path) !== sha) return false
    const content = readIfThere(root, file)
    // What cannot be read is refused later, with its own reason.
    return content === undefined || hasContent(content, sha)
  }
  return new Set(files.filter(file => !isCommitted(file)))
}
