import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isBelow } from '../../runtime/files/is-below.ts'
import { hasPlaceholder } from './deployment-config.ts'
import { artifactsAvailable } from '../../github/run-memory/run-identity.ts'
import type { GitHubContext } from './github-context.ts'
import { DELIVERIES, type DeliveryKind, exportFields, localFields } from './input-schema.ts'

type Given = Record<string, string>

/** The value of `job-id` that refers to the last completed job. */
export const LAST_JOB = 'last'

export interface LocalSource {
  kind: 'archive' | 'folder'
  path: string
  exists: boolean
}

interface Circumstances {
  deliver: Set<DeliveryKind>
  local: LocalSource | undefined
  /** The absolute path of `output-dir`. */
  folder: string
  github: Pick<GitHubContext, 'serverUrl'>
}

/** Returns problems that involve more than one input. */
export function inputProblems(given: Given, circumstances: Circumstances): string[] {
  const { deliver, local, folder } = circumstances
  const source = local === undefined ? serviceProblems(given) : localProblems(given, local, folder, deliver)
  return [...source, ...deliveryProblems(given, circumstances), ...ineffectiveInputs(given, deliver)].filter(
    problem => problem !== false
  )
}

function serviceProblems(given: Given): (string | false)[] {
  return [
    given['update-project'] !== undefined &&
      given['job-id'] !== undefined &&
      given['job-id'] !== LAST_JOB &&
      '`update-project` has no effect on the existing job in `job-id`: remove one of these inputs'
  ]
}

/** Inputs that apply only to an export by the service. */
const FOR_SERVICE = [
  'base-url',
  'api-key',
  'job-id',
  'paths',
  'update-project',
  'poll-interval',
  'mask-url'
] as const

function localProblems(
  given: Given,
  { kind, path, exists }: LocalSource,
  folder: string,
  deliver: Set<DeliveryKind>
): (string | false)[] {
  const configUrl = given['config-url'] ?? ''
  const needArchive = [...deliver].filter(name => DELIVERIES[name].needs === 'archive')
  return [
    !exists && `\`from\` is neither a file nor a folder: ${path}`,
    kind === 'folder' &&
      isInside(folder, path) &&
      '`from` contains `output-dir`, so the folder would be copied into itself: set `output-dir` to another folder',
    isInside(path, join(folder, 'site')) &&
      '`from` is in the folder `site` of `output-dir`, and the new site replaces this folder: set `output-dir` to another folder',
    ...FOR_SERVICE.filter(name => isSet(given, name, localFields)).map(
      name => `\`${name}\` has no effect with \`from\`, which does not use the service: remove \`${name}\``
    ),
    ...needArchive.map(
      name =>
        kind === 'folder' &&
        `\`deliver: ${name}\` needs an archive, but \`from\` is a folder: use \`deliver: site\`, or set \`from\` to an archive`
    ),
    kind === 'folder' &&
      hasPlaceholder(configUrl, 'sha256') &&
      '`config-url` contains {sha256}, but `from` is a folder, so there is no archive',
    hasPlaceholder(configUrl, 'job-id') && '`config-url` contains {job-id}, but there is no job with `from`',
    deliver.has('url') && '`deliver: url` needs a link from the service, but `from` does not use the service',
    deliver.has('config') &&
      configUrl === '' &&
      '`config-url` is missing: with `from`, `deliver: config` has no link to write'
  ]
}

function isInside(path: string, folder: string): boolean {
  return isBelow(realPath(path), realPath(folder))
}

/** Resolves symbolic links in any part of a path. If the path does not exist, resolves its closest existing parent. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path))
  }
}

function deliveryProblems(given: Given, { deliver, github }: Circumstances): (string | false)[] {
  const storable = [...deliver].filter(name => name !== 'artifact' && name !== 'report')
  const configUrl = given['config-url'] ?? ''
  return [
    storable.length < deliver.size &&
      !artifactsAvailable(github.serverUrl) &&
      `\`deliver\` contains \`artifact\` or \`report\`, which GitHub Enterprise Server cannot store: set \`deliver: ${storable.join(', ') || 'site'}\``,
    ...(['version', 'domain'] as const).map(
      name =>
        hasPlaceholder(configUrl, name) &&
        given[name] === undefined &&
        `\`config-url\` contains {${name}}, but \`${name}\` is missing`
    )
  ]
}

/** Returns whether to keep the archive as a file and whether to extract the site. */
export function neededBy(
  deliver: Set<DeliveryKind>,
  configUrl = ''
): { keepArchive: boolean; extract: boolean } {
  const needs = [...deliver].map(kind => DELIVERIES[kind].needs)
  return {
    keepArchive: needs.includes('archive') || hasPlaceholder(configUrl, 'sha256'),
    extract: needs.includes('site')
  }
}

/** Inputs for the review and the redirects. These inputs have no effect unless the site is extracted. */
const GATES = ['check-fail-on', 'previous-manifest', 'max-page-drop', 'redirects'] as const

const ONLY_FOR = [
  ['config-file', 'config'],
  ['config-key', 'config'],
  ['release-tag', 'release']
] as const

/** Whether an input has a valid value other than its default. Invalid values are reported elsewhere. */
function isSet(
  given: Given,
  name: keyof typeof exportFields.shape,
  { shape }: typeof exportFields | typeof localFields = exportFields
): boolean {
  const parsed = shape[name].safeParse(given[name])
  return parsed.success && !isDeepStrictEqual(parsed.data, shape[name].safeParse(undefined).data)
}

/** Rejects inputs that have no effect. Otherwise, nobody would notice a skipped check or a missing delivery. */
function ineffectiveInputs(given: Given, deliver: Set<DeliveryKind>): (string | false)[] {
  const check = given['check'] ?? 'warn'
  const gates = GATES.filter(name => isSet(given, name) && given[name] !== 'none')
  const names = [...(check === 'fail' ? ['check: fail'] : []), ...gates].map(name => `\`${name}\``)
  return [
    isSet(given, 'check-fail-on') &&
      check !== 'fail' &&
      `\`check-fail-on\` has no effect with \`check: ${check}\`: set \`check: fail\``,
    isSet(given, 'max-page-drop') &&
      given['previous-manifest'] === 'none' &&
      '`max-page-drop` has no effect with `previous-manifest: none`, which skips the comparison: remove one of these inputs',
    !neededBy(deliver).extract &&
      names.length > 0 &&
      `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} no effect, because \`deliver\` does not extract the site: add \`site\` or \`report\` to \`deliver\``,
    ...ONLY_FOR.map(
      ([name, delivery]) =>
        isSet(given, name) &&
        !deliver.has(delivery) &&
        `\`${name}\` has no effect without \`${delivery}\` in \`deliver\`: add \`${delivery}\` or remove \`${name}\``
    )
  ]
}
