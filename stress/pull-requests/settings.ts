/**
 * `npm run stress settings -- --clones DIR [--count 2000] [--seed N]`: checks real `docs.json` and `mint.json` files,
 * unchanged and with random changes. The review must not report settings that the service's check accepts, except for
 * unreachable addresses.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { installOnDemand } from '../../scripts/on-demand.ts'
import { Places } from '../../src/sources/source/json.ts'
import { settingsProblems } from '../../src/sources/source/settings/settings-problems.ts'
import { randomFrom } from '../random.ts'

type Validate = (value: unknown) => { success: boolean }

const { values } = parseArgs({
  options: {
    clones: { type: 'string' },
    count: { type: 'string', default: '2000' },
    seed: { type: 'string' }
  }
})
if (values.clones === undefined) throw new Error('--clones is missing: the folder with the clones')
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
const random = randomFrom(seed)
const installed = pathToFileURL(join(installOnDemand('@mintlify/validation'), 'dist/index.js')).href
const { validateDocsConfig, validateMintConfig } = (await import(installed)) as Record<string, Validate>

const found = readdirSync(values.clones).flatMap(name => settingsOf(join(values.clones ?? '', name, 'repo')))
/** Files to change. Excludes the largest files, for which the service's check takes half a minute. */
const small = found.filter(({ text }) => text.length < 300_000)
let [refused, ours, wrong] = [0, 0, 0]
for (let at = 0; at < found.length + Number(values.count); at++) {
  const { file, text, from } = (
    at < found.length ? found[at] : small[at % small.length]
  ) as (typeof found)[number]
  const settings = JSON.parse(text) as Record<string, unknown>
  const change = at < found.length ? 'unchanged' : mutate(settings)
  const problems = settingsProblems(settings, file, new Places(file)).filter(
    ({ message }) => !/reach/.test(message)
  )
  const validate = file === 'docs.json' ? validateDocsConfig : validateMintConfig
  const isAccepted = validate?.(settings).success === true
  if (!isAccepted) refused++
  if (problems.length > 0) ours++
  if (problems.length > 0 && isAccepted) {
    wrong++
    console.log(`${from} ${change}: ${JSON.stringify(problems)}`)
  }
}
console.log(
  `Seed ${seed}: ${found.length} files, ${values.count} changed. Refused ${refused}, reported ${ours}, accepted and reported ${wrong}.`
)
process.exitCode = wrong === 0 ? 0 : 1

function git(repository: string, ...args: string[]): string {
  return spawnSync('git', [`--git-dir=${repository}`, ...args], { maxBuffer: 1e9 }).stdout.toString()
}

/** Returns the settings files in the newest commit. Skips files that refer to other files. */
function settingsOf(repository: string): { file: string; text: string; from: string }[] {
  const paths = git(repository, 'ls-tree', '-r', '--name-only', 'HEAD').split('\n')
  return paths
    .filter(path => /(?:^|\/)(?:docs|mint)\.json$/.test(path))
    .map(path => ({
      file: path.split('/').at(-1) ?? '',
      text: git(repository, 'show', `HEAD:${path}`),
      from: path
    }))
    .filter(({ text }) => text.startsWith('{') && !text.includes('"$ref"') && /"navigation"/.test(text))
}

/** Replaces one value in the first three levels with `undefined`, an unusual value or the value of a sibling. */
function mutate(settings: Record<string, unknown>): string {
  let parent: Record<string, unknown> = settings
  const pick = () => Object.keys(parent)[random(Object.keys(parent).length)] ?? 'name'
  let key = pick()
  for (let depth = random(3); depth > 0; depth--) {
    const value = parent[key]
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) break
    parent = value as Record<string, unknown>
    key = pick()
  }
  const others = [
    undefined,
    null,
    '',
    ' ',
    7,
    true,
    [],
    {},
    '/x',
    '#abc',
    '#abcd',
    'https://example.com',
    parent[pick()]
  ]
  parent[key] = others[random(others.length)]
  return `${key} = ${JSON.stringify([parent[key]]).slice(0, 60)}`
}
