import { lstatSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Runner } from '../runtime/action/runner.ts'
import { reasonOf } from '../runtime/failure.ts'
import { isBelow } from '../runtime/files/is-below.ts'
import { Problem } from '../runtime/problem.ts'
import { readBelow } from '../runtime/files/read-below.ts'
import { formatBytes } from '../runtime/text/units.ts'
import { MAX_PROMPT_BYTES, PROMPT_FILE, REVIEW_FOLDER } from '../service/agent-prompt.ts'

type Folders = Pick<Runner, 'workspace' | 'tempDir'>

/** A file below a folder, as a path with `/`. */
interface Place {
  folder: string
  path: string
}

/**
 * The instruction in a file. It leaves this machine, so it is a file that somebody put there for this: no link to
 * another one, nothing of `.git`, and of the temp folder, in which runner and other actions keep credentials, only what
 * the pull request action writes.
 */
export function readPromptFile(given: string, folders: Folders): string | Problem {
  const place = placeOf(resolve(folders.workspace, given), folders)
  const problem = (what: string) => new Problem(`\`prompt-file\` "${given}" ${what}`)
  if (place === undefined)
    return problem(
      'is outside of the workspace: use a file in it, or the output `prompt-path` of the pull request action in the same job (on a command line, with the same `--temp`)'
    )
  if (place.path.split('/').some(part => part.toLowerCase() === '.git'))
    return problem('is part of `.git`: use a file of the workspace itself')
  try {
    const unsuitable = checkFile(place)
    return unsuitable === undefined ? readPrompt(place, problem) : problem(unsuitable)
  } catch (error) {
    return problem(`cannot be read: ${reasonOf(error)}`)
  }
}

function placeOf(file: string, { workspace, tempDir }: Folders): Place | undefined {
  const ofReview = new RegExp(`^${REVIEW_FOLDER}[^/]*/${PROMPT_FILE.replace('.', '\\.')}$`)
  const path = pathBelow(workspace, file)
  if (path !== undefined) return { folder: workspace, path }
  const inTemp = pathBelow(tempDir, file)
  return inTemp !== undefined && ofReview.test(inTemp) ? { folder: tempDir, path: inTemp } : undefined
}

function pathBelow(folder: string, file: string): string | undefined {
  return file !== folder && isBelow(file, folder) ? relative(folder, file).replaceAll(sep, '/') : undefined
}

/** What is wrong with it, for a person. What is read afterwards is checked again. */
function checkFile({ folder, path }: Place): string | undefined {
  let at = folder
  let stats = lstatSync(at, { throwIfNoEntry: false })
  for (const part of path.split('/')) {
    at = join(at, part)
    stats = lstatSync(at, { throwIfNoEntry: false })
    if (stats === undefined) return 'does not exist'
    if (stats.isSymbolicLink()) return 'is reached through a symbolic link: use the path of the file itself'
  }
  if (stats?.isFile() !== true) return 'is not a regular file'
  return sizeProblem(stats.size)
}

function sizeProblem(bytes: number): string | undefined {
  const max = formatBytes(MAX_PROMPT_BYTES)
  return bytes > MAX_PROMPT_BYTES
    ? `is too large: it has ${bytes} bytes, and an instruction has at most ${max}`
    : undefined
}

function readPrompt({ folder, path }: Place, problem: (what: string) => Problem): string | Problem {
  const bytes = readBelow(folder, path)
  const tooLarge = sizeProblem(bytes.length)
  if (tooLarge !== undefined) return problem(tooLarge)
  const text = decode(bytes)
  if (text === undefined) return problem('is invalid UTF-8: save it as UTF-8')
  return text.trim() === '' ? problem('is blank') : text
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
