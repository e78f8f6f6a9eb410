import { access, chmod, constants, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, isAbsolute, relative } from 'node:path'
import { Failure, reasonOf } from '../../../runtime/failure.ts'
import type { RunContext } from '../../../runtime/context.ts'
import { parseUrl } from '../../../runtime/http/parse-url.ts'
import { clip } from '../../../runtime/text/clip.ts'
import { renameWhenFree } from '../../output-dir/install.ts'
import { staticExport, type StaticExport } from '../../inputs/deployment-config.ts'
import type { ExportContext } from '../../context.ts'
import { type Delivery, present } from '../delivery.ts'

export const configDelivery = ({ file, key }: Pick<ConfigChange, 'file' | 'key'>): Delivery => ({
  title: 'Writing the deployment config',
  check: async context => {
    await checkConfig(file, key, context)
  },
  deliver: async ({ link, permanentUrl, configVersion }, context) => {
    const expires = permanentUrl === undefined
    const bundleUrl = permanentUrl ?? (await present(link).forDelivery()).url
    const change = { file, key, fields: staticExport(bundleUrl, configVersion), isLink: expires }
    return { text: shownPath(file, context.github), notes: await writeConfig(change, context), expires }
  }
})

/** Returns the path relative to the workspace, because the absolute path on the runner does not help the reader. */
function shownPath(file: string, { workspace }: ExportContext['github']): string {
  const path = relative(workspace, file)
  return path.startsWith('..') || isAbsolute(path) ? basename(file) : path.replaceAll('\\', '/')
}

export interface ConfigChange {
  /** JSON file if the extension is `.json`, otherwise a YAML file. */
  file: string
  key: string
  fields: StaticExport
  /** Whether the bundle URL gives access to the site and must therefore not be shown. */
  isLink: boolean
}

/** Applies the change with placeholder values and without writing the file, to detect errors before the export. */
export async function checkConfig(
  file: string,
  key: string,
  { log }: Pick<RunContext, 'log'>
): Promise<void> {
  try {
    const { path, text } = await readText(file)
    await access(path, constants.W_OK)
    await access(dirname(path), constants.W_OK)
    await changedText(text, { file, key, fields: staticExport('https://example.com/', 'v0') })
    const { otherPlaces } = await import('./edit-text.ts')
    for (const place of otherPlaces(text, key)) {
      // Runs without `config-key` write to the top of the file, also in a Kubernetes object, where nothing reads it.
      const advice = place.includes('.')
        ? `If the deployment reads ${place}, set \`config-key\` to ${place}.`
        : `If the deployment does not read ${place} at the top of the file, remove it: a run with the default \`config-key\` may have written it.`
      log.warning(
        `${file} also contains ${place}, which this run does not change, because \`config-key\` is ${key}. ${advice}`
      )
    }
  } catch (error) {
    throw configFailure(file, error)
  }
}

/** Changes the file. Returns one line per field, with the old and new values. */
export async function writeConfig(change: ConfigChange, { log }: Pick<RunContext, 'log'>): Promise<string[]> {
  const { file, key } = change
  try {
    const { path, text } = await readText(file)
    const changed = await changedText(text, change)
    const { fieldsAt } = await import('./edit-text.ts')
    const fields = describeFields(fieldsAt(text, key), fieldsAt(changed, key), change.isLink)
    if (changed !== text) await replaceFile(path, changed)
    log.info(changed === text ? `${file} already contains this bundle URL.` : `Updated ${key} in ${file}:`)
    for (const field of fields) log.info(field)
    return fields
  } catch (error) {
    throw configFailure(file, error)
  }
}

const MAX_VALUE = 200

function describeFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  isLink: boolean
): string[] {
  return ['enabled', 'bundleUrl', 'version'].flatMap(name => {
    const shown = (value: unknown) => {
      if (value === undefined || value === null) return 'not set'
      if (typeof value === 'object') return 'several values'
      if (typeof value !== 'string') return (value as number | boolean | bigint).toString()
      const text = name === 'bundleUrl' ? shownAddress(value, isLink) : value
      return clip(text.replaceAll(/\s+/g, ' '), MAX_VALUE)
    }
    if (before[name] === undefined && after[name] === undefined) return []
    return before[name] === after[name]
      ? [`${name}: ${shown(after[name])} (unchanged)`]
      : [`${name}: ${shown(before[name])} → ${shown(after[name])}`]
  })
}

/** Masks links, because a link gives access to the site until it expires. A value with `?` or `@` can be a link. */
function shownAddress(address: string, isLink: boolean): string {
  if (!isLink && !/[?@]/.test(address)) return address
  const url = parseUrl(address)
  return url === null || !/^https?:$/.test(url.protocol) ? '***' : `${url.origin}/***`
}

async function readText(file: string): Promise<{ path: string; text: string }> {
  // Keep a symbolic link, and change the file to which the link points.
  const path = await realpath(file)
  const bytes = await readFile(path)
  return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
}

async function changedText(
  text: string,
  { file, key, fields }: Omit<ConfigChange, 'isLink'>
): Promise<string> {
  // Loaded on demand, because the YAML parser would slow down the start of every run.
  const { setStaticExport } = await import('./edit-text.ts')
  if (extname(file).toLowerCase() !== '.json') return setStaticExport(text, key, fields)
  // An empty file is not valid JSON, so start from an empty object.
  const json = text.trim() === '' ? '{\n}\n' : text
  requireJson(json)
  const changed = setStaticExport(json, key, fields)
  requireJson(changed)
  return changed
}

/** Rejects invalid JSON, because the YAML parser that reads the file also accepts text that is not JSON. */
function requireJson(text: string): void {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    // Use only the line number: the rest of the message quotes the file, which may contain secrets.
    const line = /\(line (\d+) column/.exec(reasonOf(error))?.[1]
    throw new Failure('config-invalid', `${line === undefined ? 'it' : `line ${line}`} is not valid JSON`)
  }
}

/** Writes a new file and renames it, so that other programs read the old or the new file, never an incomplete one. */
async function replaceFile(path: string, text: string): Promise<void> {
  const { mode } = await stat(path)
  const beside = `${path}.${process.pid}.tmp`
  try {
    // A killed run may have left this file behind.
    await rm(beside, { force: true })
    await writeFile(beside, text, { flag: 'wx' })
    await chmod(beside, mode)
    renameWhenFree(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

function configFailure(file: string, cause: unknown): Failure {
  if (cause instanceof Failure)
    return new Failure(cause.code, `${file} cannot be changed: ${cause.message}.`, { cause })
  if ((cause as NodeJS.ErrnoException).code === 'ENOENT') {
    return new Failure('config-not-found', `The config file ${file} does not exist.`, { cause })
  }
  return new Failure('config-not-writable', `${file} cannot be changed: ${reasonOf(cause)}.`, { cause })
}
