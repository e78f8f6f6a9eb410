import { type Dirent, lstatSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '../../runtime/failure.ts'
import { Problem } from '../../runtime/problem.ts'
import { problemOfKey } from '../../s3/bucket-address.ts'
import { type NamedFile, withOpenFile } from '../../s3/file-body.ts'
import { CredentialJudge, credentialsAmong } from '../../site/files/credentials.ts'
import { isDotfile } from '../../site/files/left-out.ts'
import { STATE_FOLDER } from './state.ts'
import { withMore } from '../../runtime/text/with-more.ts'

/** Keeps the message below 4,096 characters, the limit for an annotation. */
const MAX_NAMED = 5

const CHUNK_BYTES = 1024 * 1024

export interface SiteListing {
  paths: string[]
  /** Files that are not published, because their name or a folder name begins with a dot. */
  dotfiles: string[]
}

/**
 * Lists the folder and looks for credentials in files that could contain them. Does not read files in the manifest,
 * because the export has checked them. Synchronous reads are four times faster if there are many files.
 */
export function listSite(
  folder: string,
  prefix: string,
  isListed: (path: string) => boolean
): SiteListing | Problem {
  const dotfiles: string[] = []
  const paths: string[] = []
  const special: string[] = []
  const refused: string[] = []
  const found: string[] = []
  const visit = (relative: string) => {
    for (const entry of readdirSync(join(folder, relative), { withFileTypes: true })) {
      const path = relative === '' ? entry.name : `${relative}/${entry.name}`
      const isLeftOut = isDotfile(path) && !isListed(path)
      const problem = problemOfName(entry) ?? problemOfKey(path, prefix)
      if (entry.isFile() && !isListed(path) && holdsCredential(join(folder, path), path)) found.push(path)
      if (isLeftOut) {
        if (entry.isDirectory()) visit(path)
        else dotfiles.push(path)
      } else if (problem !== undefined) refused.push(`${JSON.stringify(path)} (${problem})`)
      else if (entry.isDirectory()) visit(path)
      else if (entry.isFile()) paths.push(path)
      else special.push(path)
    }
  }
  try {
    visit('')
  } catch (error) {
    return new Problem(`\`site-path\` cannot be read: ${reasonOf(error)}`)
  }
  const reserved = paths.filter(path => path.startsWith(STATE_FOLDER))
  const secret = credentialsAmong(found, paths)
  const isEmpty = paths.length + special.length + refused.length + secret.length === 0
  const problems = [
    isEmpty && '`site-path` is an empty folder',
    !isEmpty && !paths.includes('index.html') && '`site-path` has no index.html',
    some(
      secret,
      '`site-path` contains files with credentials, which must not be public. Remove these files',
      Infinity
    ),
    some(special, '`site-path` contains symbolic links or other entries that are neither files nor folders'),
    some(refused, '`site-path` contains names that no store accepts'),
    some(reserved, '`site-path` contains files in the state folder')
  ].filter(problem => typeof problem === 'string')
  return problems.length === 0 ? { paths: paths.sort(), dotfiles: dotfiles.sort() } : new Problem(...problems)
}

function some(paths: string[], text: string, max = MAX_NAMED): string | false {
  return paths.length > 0 && `${text}: ${withMore(paths, max).join(', ')}`
}

function holdsCredential(file: string, path: string): boolean {
  const judge = new CredentialJudge()
  if (!judge.begin(path)) return judge.isFound
  return withOpenFile({ name: path, file }, fd => {
    const chunk = Buffer.alloc(CHUNK_BYTES)
    for (let length = readSync(fd, chunk); length > 0; length = readSync(fd, chunk))
      judge.add(chunk.subarray(0, length))
    return judge.isFound
  })
}

/** Node replaces bytes that are not valid UTF-8 with U+FFFD. A file is found by its name only if the name has it. */
function problemOfName({ name, parentPath }: Dirent): string | undefined {
  if (!name.includes('\ufffd')) return undefined
  const isThere = lstatSync(join(parentPath, name), { throwIfNoEntry: false }) !== undefined
  return isThere ? undefined : 'is not valid UTF-8'
}

export function startsAsHtml(local: NamedFile): boolean {
  return /^(?:\xef\xbb\xbf)?\s*<(!doctype html|html)\b/i.test(readStart(local, 256).toString('latin1'))
}

export function readStart(local: NamedFile, maxBytes: number): Buffer {
  return withOpenFile(local, fd => {
    const bytes = Buffer.alloc(maxBytes)
    return bytes.subarray(0, readSync(fd, bytes))
  })
}
