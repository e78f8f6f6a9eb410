import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readRunner } from '../../runtime/action/runner.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { findProgram } from '../../runtime/files/find-program.ts'
import { compareText } from '../../runtime/text/compare.ts'
import { clip } from '../../runtime/text/clip.ts'

/** The tested version. Since 1.5.2, index files with the same content have the same names. */
export const VERSION = '1.5.2'

/** SHA-256 of the program in each platform's package. */
const PROGRAMS: Record<string, string> = {
  'darwin-arm64': '111c39d20165385df77736c80ddace6593d01d46d0758d541f5d3bafff0cddd2',
  'darwin-x64': 'a8ca52c505ccd223136d19193c56824191268b045036c25828322c7bba4008c3',
  'linux-arm64': 'f317d9624087db37e875e1f606aaf09e935a9fce9cf5122b989d7579cc669a8c',
  'linux-x64': '70cb6d23d6508bb18e77fd5403e99d7ede0ae9d2eef1ab9f049411e0c12ec380',
  'windows-arm64': '5f2ce0af09c782728743fb3aae3ac4fdc974c068cf67a32cb4e7a9024b100732',
  'windows-x64': 'ea67f8e3757e756263df57244ba894807a9bed8501b02d15daf1ab00a8a98734'
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
/** Path of the program in the package. */
const PROGRAM = process.platform === 'win32' ? 'bin/pagefind_extended.exe' : 'bin/pagefind_extended'

interface ProgramContext {
  environment: Record<string, string | undefined>
  signal: AbortSignal
}

/** Installs the program into a new `folder` outside the workspace, so that no `.npmrc` of the repository applies. */
export async function installPagefind(folder: string, context: ProgramContext): Promise<string> {
  const expected = PROGRAMS[platform]
  if (expected === undefined) throw missing(`There is no Pagefind build for ${platform}`, context.environment)
  const npm = findProgram('npm', context.environment, readRunner(context.environment).workspace)
  if (npm === undefined) throw missing('npm was not found', context.environment)
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  // On Windows, the `npm` command is a shell script, so run npm's JavaScript file directly.
  const [file, ...before] =
    process.platform === 'win32'
      ? [process.execPath, join(dirname(npm), 'node_modules/npm/bin/npm-cli.js')]
      : [npm]
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--loglevel=error']
  const args = [...before, 'install', ...options, `@pagefind/${platform}@${VERSION}`]
  const { code, output } = await runProgram(file, args, folder, context)
  if (code !== 0) throw missing(`npm could not install Pagefind ${VERSION}: ${output}`, context.environment)
  const program = join(folder, 'node_modules/@pagefind', platform, PROGRAM)
  const found = hash('sha256', await readFile(program))
  if (found === expected) return program
  throw new Failure(
    'search-program-altered',
    `The program of @pagefind/${platform} ${VERSION} has the SHA-256 ${found}. Expected: ${expected}.`
  )
}

/** Checks a program that is already on the runner, before the program is needed. */
export async function checkProgram(path: string, context: ProgramContext): Promise<string> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw unusable(path, 'it does not exist')
  if (!found.isFile()) throw unusable(path, found.isDirectory() ? 'it is a folder' : 'it is not a file')
  const { output } = await startProgram(path, ['--version'], dirname(path), context)
  if (!/^pagefind \d/.test(output)) throw unusable(path, `its --version output is "${clip(output, 200)}"`)
  return path
}

/** Matches pages by their file extension, in upper or lower case. */
const PAGES = '**/(?i)*.{htm,html}'

export async function buildIndex(
  program: string,
  { site, index }: { site: string; index: string },
  context: ProgramContext
): Promise<number> {
  const args = ['--site', site, '--output-path', index, '--silent', '--glob', PAGES]
  const { code, output } = await startProgram(program, args, dirname(site), context)
  if (code !== 0)
    throw new Failure(
      'search-index-failed',
      `Pagefind ended with ${code === null ? 'a signal' : `exit code ${code}`}: ${output}`
    )
  return await sortLanguages(join(index, 'pagefind-entry.json'))
}

interface PagefindLanguage {
  page_count: number
}

/** Sorts the languages, so that the same index always has the same bytes. Returns the number of pages in the index. */
async function sortLanguages(file: string): Promise<number> {
  try {
    const entry = JSON.parse(await readFile(file, 'utf8')) as { languages: Record<string, PagefindLanguage> }
    const languages = Object.entries(entry.languages).sort(([a], [b]) => compareText(a, b))
    await writeFile(file, JSON.stringify({ ...entry, languages: Object.fromEntries(languages) }))
    return languages.reduce((sum, [, { page_count: count }]) => sum + count, 0)
  } catch (error) {
    throw new Failure('search-index-failed', `Pagefind failed: ${reasonOf(error)}.`, { cause: error })
  }
}

/** Runs Pagefind without the settings that it would read from the environment. */
async function startProgram(...[file, args, cwd, context]: Parameters<typeof runProgram>) {
  const variables = Object.entries(context.environment).filter(([name]) => !/^PAGEFIND_/i.test(name))
  const own = { ...context, environment: Object.fromEntries(variables) }
  return await runProgram(file, args, cwd, own).catch((error: unknown) => {
    context.signal.throwIfAborted()
    if ((error as NodeJS.ErrnoException).code !== 'EACCES')
      throw unusable(file, `it could not be started: ${reasonOf(error)}`)
    throw new Failure('search-program-unusable', `This user has no permission to execute ${file}.`, {
      cause: error,
      advice:
        'Make the program executable with chmod +x. If its disk is mounted with noexec, put the program on another disk, and set `pagefind` to its path.'
    })
  })
}

const MAX_OUTPUT = 2000

async function runProgram(
  file: string,
  args: string[],
  cwd: string,
  { environment: env, signal }: ProgramContext
): Promise<{ code: number | null; output: string }> {
  signal.throwIfAborted()
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-MAX_OUTPUT)
    })
  const stop = () => child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    signal.throwIfAborted()
    return { code, output: clip(output.replace(/\s+/g, ' ').trim(), MAX_OUTPUT) }
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function unusable(path: string, what: string): Failure {
  const expected = `Expected: ${PROGRAM} of the package @pagefind/${platform} ${VERSION}.`
  return new Failure('search-program-unusable', `${path} is not Pagefind: ${what}. ${expected}`)
}

function missing(what: string, environment: ProgramContext['environment']): Failure {
  const advice =
    'Install Node.js with npm, and check that this machine can reach the registry that npm is configured for. Without network access, set `pagefind` to the path of the program.'
  const isRunner = environment['GITHUB_ACTIONS'] === 'true'
  return new Failure('search-program-missing', `${what}.`, isRunner ? {} : { advice })
}
