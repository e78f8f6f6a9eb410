import { chmod, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, extname } from 'node:path'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import type { Log } from '../../runtime/log.ts'
import { ConfigProblem } from './config-places.ts'
import { setStaticExport } from './config-text.ts'
import { type StaticExport, staticExport } from './static-export.ts'

export interface ConfigRequest {
  /** YAML or JSON by its name; made, with its folders, when it does not exist. */
  file: string
  link: { url: string }
  version?: string | undefined
}

/** Points a deployment's config at the bundle. */
export async function deliverConfig(
  { file, link, version }: ConfigRequest,
  { log }: { log: Log }
): Promise<void> {
  try {
    // A link in the file system stays one: what it points to is rewritten.
    const path = await realpath(file).catch(orWhenMissing(file))
    const old = await readFile(path).catch(orWhenMissing(undefined))
    const text = old && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(old)
    const changed = changedText(
      text ?? '',
      extname(file).toLowerCase() === '.json',
      staticExport(link, version)
    )
    if (changed === text) {
      log.info(`${file} has this link already.`)
      return
    }
    await replaceFile(path, changed)
    log.info(`${text === undefined ? 'Made' : 'Changed'} ${file}: staticExport points at the new bundle.`)
  } catch (error) {
    throw configFailure(file, error)
  }
}

function changedText(text: string, json: boolean, fields: StaticExport): string {
  if (!json) return setStaticExport(text, fields)
  if (text.trim() === '') return `${JSON.stringify({ staticExport: fields }, null, 2)}\n`
  requireJson(text)
  const changed = setStaticExport(text, fields)
  requireJson(changed)
  return changed
}

/** Most JSON is YAML, but most YAML is no JSON. */
function requireJson(text: string): void {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const line = /\(line (\d+) column/.exec(reasonOf(error))?.[1]
    // The rest of the message repeats a piece of the file, which may hold secrets.
    throw new ConfigProblem(
      'config-invalid',
      line === undefined ? 'it is no JSON' : `line ${line}: this is no JSON`
    )
  }
}

/** Written beside and renamed: whoever reads meanwhile sees the old file or the new one, never half of one. */
async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const mode = await stat(path).then(({ mode }) => mode, orWhenMissing(undefined))
  const beside = `${path}.${process.pid}.tmp`
  try {
    await writeFile(beside, text, { flag: 'wx' })
    if (mode !== undefined) await chmod(beside, mode)
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

function orWhenMissing<T>(instead: T): (error: unknown) => T {
  return error => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead
    throw error
  }
}

const ADVICE: Record<ConfigProblem['code'], string> = {
  'config-invalid': 'Mend the file, or name another one as `config-file`.',
  'config-multiple-documents':
    'Keep the values of this deployment in a file of their own and name it as `config-file`.',
  'config-unsupported':
    'Write `staticExport:` out as a map of its own at the top of the file, then run again.'
}

function configFailure(file: string, cause: unknown): Failure {
  if (cause instanceof ConfigProblem) {
    return new Failure(cause.code, `${file} was left as it is: ${cause.message}.`, {
      advice: ADVICE[cause.code],
      cause
    })
  }
  return new Failure('config-not-writable', `${file} could not be changed: ${reasonOf(cause)}.`, {
    advice:
      'Make sure that `config-file` names a text file in UTF-8 that the job may write, after the checkout.',
    cause
  })
}
