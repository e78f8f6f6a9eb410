import { createHash } from 'node:crypto'
import { join, posix } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { groupBy } from '../runtime/group-by.ts'
import { readIfThere } from '../runtime/files/read-below.ts'
import { type DocsFiles, filesOfFolder } from '../sources/files.ts'
import { isPageFile } from '../sources/page-file.ts'
import { SETTINGS_FILES } from '../site/docs-folders.ts'
import type { Checkout } from './checkout.ts'
import type { Clone } from './clone.ts'
import type { Repository, TreeFile } from './repository.ts'

export interface Versions {
  head: DocsFiles
  /** Undefined if there is no version to compare with. */
  base: DocsFiles | undefined
  /** Files that were added, changed, or removed. */
  changed: ReadonlySet<string>
  /** Maps old names of renamed files to new names. Renames are detected from equal content or from the Git history. */
  renamed?: ReadonlyMap<string, string>
}

export const MAX_BLOB_BYTES = 10_000_000
/** Matches files whose text is read. Images, fonts, and similar files only need to exist. */
export const TEXT_FILE = /\.(?:mdx?|json|ya?ml|[jt]sx?|txt|css|html?|mintignore)$/i
/** Maximum number of folders in the base that are considered for the earlier version of the documentation. */
const MAX_DOCS = 10
export const LFS_POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\//
const MAX_POINTER_BYTES = 1024

export async function readFolder(folder: string): Promise<DocsFiles> {
  return normalizedFiles(await filesOfFolder(folder))
}

/** Converts CRLF to LF, as Git stores line endings, so that a checkout on Windows does not count as changed. */
export function normalizedFiles(files: DocsFiles): DocsFiles {
  return { ...files, read: async path => normalized(await files.read(path)) }
}

export async function compareFolders({ folder }: Checkout, baseFolder: string): Promise<Versions> {
  const [head, base] = await Promise.all([readFolder(folder), readFolder(baseFolder)])
  const [ids, earlier] = [await idsIn(folder, head), await idsIn(baseFolder, base)]
  const changed = new Set([...head.paths, ...base.paths].filter(path => ids.get(path) !== earlier.get(path)))
  return { head, base, changed, renamed: renamedFiles(earlier, ids) }
}

/** Computes the ids of all files, by path. An unreadable file gets a unique id, so that the file counts as changed. */
async function idsIn(folder: string, { paths }: DocsFiles): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const path of paths) {
    await setImmediate()
    const content = readIfThere(folder, path)
    const text = content && TEXT_FILE.test(path) ? Buffer.from(normalized(content.toString())) : content
    ids.set(path, text === undefined ? join(folder, path) : blobId(text, ''))
  }
  return ids
}

/** Finds renamed files by equal ids. If several added files have the same id, the file name must also be equal. */
export function renamedFiles(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>
): Map<string, string> {
  const added = [...now].filter(([path]) => !before.has(path))
  const removed = [...before].filter(([path]) => !now.has(path))
  const byId = groupBy(added, ([, id]) => id)
  const pairs = removed.flatMap(([from, id]) => {
    // All empty files have the same id, so their renames cannot be detected.
    const found = EMPTY_FILES.has(id) ? [] : (byId.get(id) ?? []).map(([path]) => path)
    const named = found.filter(path => posix.basename(path) === posix.basename(from))
    const [to] = found.length === 1 ? found : named.length === 1 ? named : []
    return to === undefined ? [] : [[from, to] as const]
  })
  return new Map(pairs)
}

interface Trees {
  head: string
  base: string
}

/** Compares the checked-out commit with another commit. Reads only changed files from the repository. */
export async function compareTrees(
  { folder, prefix }: Checkout,
  trees: Trees,
  repository: Repository
): Promise<Versions> {
  const [local, head] = await Promise.all([readFolder(folder), repository.files(trees.head, prefix)])
  const base = trees.base === trees.head ? head : (await docsOfBase(trees, prefix, repository)).files
  return await compareFiles({ local, head, base }, new Set(), repository)
}

/** Finds the base files: in `prefix` or, if no settings are there, in the only folder that no longer has settings. */
export async function docsOfBase(
  { head, base }: Trees,
  prefix: string,
  repository: Repository
): Promise<{ folder: string; files: Map<string, TreeFile> }> {
  const files = await repository.files(base, prefix)
  const hasSettings = (found: ReadonlyMap<string, TreeFile>) => SETTINGS_FILES.some(name => found.has(name))
  if (hasSettings(files)) return { folder: prefix, files }
  const all = prefix === '' ? files : await repository.files(base, '')
  const settings = [...all.keys()].filter(path => SETTINGS_FILES.includes(posix.basename(path)))
  const folders = [...new Set(settings.map(path => path.replace(/[^/]*$/, '')))]
  const gone: string[] = []
  for (const folder of folders.slice(0, MAX_DOCS))
    if (!hasSettings(await repository.files(head, folder))) gone.push(folder)
  const [folder] = gone
  return folder !== undefined && gone.length === 1
    ? { folder, files: await repository.files(base, folder) }
    : { folder: prefix, files }
}

/** Like `compareTrees`, but for a command line, where uncommitted edits, additions, and deletions count as changes. */
export async function compareWorkingTree(
  { folder, prefix }: Checkout,
  trees: Trees,
  clone: Clone
): Promise<Versions & { untracked: string[] }> {
  const local = await readFolder(folder)
  const committed = await clone.files(trees.head, prefix)
  const { files: base } = await docsOfBase(trees, prefix, clone)
  const isLocal = new Set(local.paths)
  const staged = await clone.index(prefix)
  const isThere = (path: string) => isLocal.has(path) || staged.get(path)?.isLeftOut === true
  const head = new Map([...committed].filter(([path]) => isThere(path)))
  const edited = await editedFiles(folder, isLocal, head, clone)
  const unknown = local.paths.filter(path => !committed.has(path) && !base.has(path))
  for (const path of unknown.filter(each => staged.has(each))) {
    head.set(path, { sha: blobId(contentOf(folder, path), trees.head), size: await local.size(path) })
    edited.add(path)
  }
  const untracked = unknown.filter(path => !staged.has(path) && isPageFile(path))
  return { ...(await compareFiles({ local, head, base }, edited, clone)), untracked }
}

/** `edited`: files in the checkout that differ from the checked-out commit. */
async function compareFiles(
  { local, head, base }: { local: DocsFiles } & Record<'head' | 'base', ReadonlyMap<string, TreeFile>>,
  edited: ReadonlySet<string>,
  repository: Repository
): Promise<Versions> {
  const isLocal = new Set(local.paths)
  const idOf = (path: string) => (edited.has(path) ? 'edited' : head.get(path)?.sha)
  const changed = new Set([...head.keys(), ...base.keys()].filter(path => idOf(path) !== base.get(path)?.sha))
  // A file that was only moved can be read from the checkout.
  const localBlobs = new Map(
    [...head].flatMap(([path, { sha }]) => (isLocal.has(path) && !edited.has(path) ? [[sha, path]] : []))
  )
  const wanted = [
    ...[...base].filter(([path]) => changed.has(path)),
    // A sparse checkout does not contain all files in the commit.
    ...[...head].filter(([path]) => !isLocal.has(path))
  ].filter(([path, { sha, size }]) => TEXT_FILE.test(path) && size <= MAX_BLOB_BYTES && !localBlobs.has(sha))
  const texts = await repository.texts(new Map(wanted.map(([, file]) => [file.sha, file])))

  const sizeAtHead = async (path: string) =>
    isLocal.has(path) ? await local.size(path) : (head.get(path)?.size ?? 0)
  const readHead = async (path: string) => {
    if (isLocal.has(path)) return await local.read(path)
    throwIfTooLarge(head.get(path))
    return normalized(texts.get(head.get(path)?.sha ?? '') ?? '')
  }
  /** Reads a file from the checkout if both trees contain its blob, so that CRLF and LFS do not count as changes. */
  const readBase = async (path: string) => {
    const { sha = '' } = base.get(path) ?? {}
    const moved = localBlobs.get(sha)
    if (moved === undefined) throwIfTooLarge(base.get(path))
    const text = moved === undefined ? texts.get(sha) : await local.read(moved)
    return text === undefined || LFS_POINTER.test(text) ? await readHead(path) : normalized(text)
  }
  // Files in neither tree, such as files that an earlier step generated, count as part of both versions.
  const generated = local.paths.filter(path => !head.has(path) && !base.has(path))
  const atHead = [...new Set([...head.keys(), ...local.paths])].sort()
  const folder = atHead.every(path => isLocal.has(path)) ? local.folder : undefined
  return {
    head: { paths: atHead, size: sizeAtHead, read: readHead, ...(folder !== undefined && { folder }) },
    base: {
      paths: [...base.keys(), ...generated].sort(),
      size: async path => base.get(path)?.size ?? (await sizeAtHead(path)),
      read: readBase
    },
    changed,
    renamed: renamedFiles(idsOf(base), idsOf(head))
  }
}

/** A file that is too large to read must not count as empty or unchanged, because its content is unknown. */
export function throwIfTooLarge(file: TreeFile | undefined): void {
  if ((file?.size ?? 0) > MAX_BLOB_BYTES)
    throw new Error(`the file has more than ${MAX_BLOB_BYTES} bytes in one of the commits`)
}

/** Finds files in the checkout that differ from the commit. Line endings and LFS do not count as differences. */
async function editedFiles(
  folder: string,
  isLocal: ReadonlySet<string>,
  committed: ReadonlyMap<string, TreeFile>,
  repository: Repository
): Promise<Set<string>> {
  const different = new Map<string, TreeFile>()
  for (const [path, file] of committed) {
    if (!isLocal.has(path)) continue
    await setImmediate()
    if (!hasContent(contentOf(folder, path), file.sha)) different.set(path, file)
  }
  const small = [...different.values()].filter(({ size }) => size <= MAX_POINTER_BYTES)
  const pointers = await repository.texts(new Map(small.map(file => [file.sha, file])))
  const isEdited = ({ sha }: TreeFile) => !LFS_POINTER.test(pointers.get(sha) ?? '')
  return new Set([...different].filter(([, file]) => isEdited(file)).map(([path]) => path))
}

/** Whether a file's content equals the blob with this id. Line endings do not count as differences. */
export function hasContent(content: Buffer, id: string): boolean {
  const withoutCr = () => Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
  return blobId(content, id) === id || blobId(withoutCr(), id) === id
}

/** Returns a file's content. A file that cannot be read counts as empty here, and is reported by the review. */
function contentOf(folder: string, path: string): Buffer {
  return readIfThere(folder, path) ?? Buffer.of()
}

/** Computes the id that Git assigns to a file's content: SHA-1 if `like` is a SHA-1 id, otherwise SHA-256. */
export function blobId(content: Buffer, like: string): string {
  const digest = createHash(like.length === 40 ? 'sha1' : 'sha256')
  return digest.update(`blob ${content.length}\0`).update(content).digest('hex')
}

const EMPTY_FILES = new Set([40, 64].map(length => blobId(Buffer.of(), '0'.repeat(length))))

export function idsOf(files: ReadonlyMap<string, TreeFile>): Map<string, string> {
  return new Map([...files].map(([path, { sha }]) => [path, sha]))
}

export function normalized(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '')
}
