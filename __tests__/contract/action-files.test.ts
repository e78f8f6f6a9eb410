import { afterAll, describe, expect, test } from '@jest/globals'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readGitHubContext } from '../../src/export/inputs/github-context.ts'
import * as exporting from '../../src/export/inputs/inputs.ts'
import { OUTPUT_NAMES as EXPORT_OUTPUTS } from '../../src/export/record/output-names.ts'
import * as publishing from '../../src/publish/inputs.ts'
import * as reviewing from '../../src/pull-request/inputs.ts'
import { OUTPUT_NAMES as PULL_REQUEST_OUTPUTS } from '../../src/pull-request/outputs.ts'
import { FINDING_KINDS } from '../../src/pull-request/comparison/findings.ts'
import * as finishing from '../../src/finish/inputs.ts'
import { serializeManifest } from '../../src/site/records/manifest.ts'
import * as verifying from '../../src/verify/inputs.ts'
import { KINDS } from '../../src/verify/judge/kinds.ts'
import { OUTPUT_NAMES as VERIFY_OUTPUTS } from '../../src/verify/outputs.ts'
import * as waiting from '../../src/wait-for-agent/inputs.ts'
import { OUTPUT_NAMES as AGENT_OUTPUTS } from '../../src/wait-for-agent/outputs.ts'
import { type ActionFile, textOf } from '../support/repository.ts'
import { tempFolder } from '../support/temp-folder.ts'

const folder = await tempFolder({
  'docs.json': '{ "navigation": { "pages": ["index"] } }',
  'index.mdx': '# Start',
  'site/index.html': '<!doctype html><title>Start</title>',
  'manifest.json': serializeManifest({ files: [{ path: 'index.html', size: 1, sha256: 'a'.repeat(64) }] })
})
afterAll(async () => await folder[Symbol.asyncDispose]())

const env = {
  GITHUB_WORKSPACE: folder.path,
  RUNNER_TEMP: join(folder.path, 'temp'),
  AWS_ACCESS_KEY_ID: 'a',
  AWS_SECRET_ACCESS_KEY: 'b'
}
const github = readGitHubContext(env)
const service = { 'base-url': 'https://api.example.com', 'api-key': 'key_1' }

interface Action {
  file: string
  names: string[]
  read: (given: Record<string, string>) => unknown
  /** A minimal set of valid inputs. */
  least: Record<string, string>
  outputs?: readonly string[]
}

const ACTIONS: Action[] = [
  {
    file: 'action.yml',
    names: exporting.INPUT_NAMES,
    read: given => exporting.readInputs(given, github),
    least: { ...service, domain: 'docs.example.com' },
    outputs: EXPORT_OUTPUTS
  },
  {
    file: 'publish/action.yml',
    names: publishing.INPUT_NAMES,
    read: given => publishing.readInputs(given, env),
    least: { target: 's3://bucket', 'site-path': 'site' }
  },
  {
    file: 'verify/action.yml',
    names: verifying.INPUT_NAMES,
    read: given => verifying.readInputs(given, env),
    least: { 'site-url': 'https://docs.example.com', 'manifest-path': 'manifest.json' },
    outputs: VERIFY_OUTPUTS
  },
  {
    file: 'pull-request/action.yml',
    names: reviewing.INPUT_NAMES,
    read: given => reviewing.readInputs(given, { ...env, GITHUB_ACTIONS: 'true' }),
    least: { base: 'main' },
    outputs: PULL_REQUEST_OUTPUTS
  },
  {
    file: 'finish/action.yml',
    names: finishing.INPUT_NAMES,
    read: given => finishing.readInputs(given, env),
    least: { 'site-path': 'site' }
  },
  {
    file: 'wait-for-agent/action.yml',
    names: waiting.INPUT_NAMES,
    read: waiting.readInputs,
    least: { ...service, 'project-id': 'p', 'job-id': 'j' },
    outputs: AGENT_OUTPUTS
  }
]

describe.each(ACTIONS)('$file', ({ file, names, read, least, outputs }) => {
  const written = parse(textOf(file)) as ActionFile

  test('lists exactly the inputs and outputs that the code declares, in the same order', () => {
    expect(names).toEqual(Object.keys(written.inputs))
    if (outputs !== undefined) expect(outputs).toEqual(Object.keys(written.outputs))
  })

  test('has the same defaults as the code', () => {
    const defaults = Object.entries(written.inputs).flatMap(([name, { default: value }]) =>
      // Skips expressions, which only the runner can evaluate.
      value === undefined || value.startsWith('${{') ? [] : [[name, value] as const]
    )
    expect(defaults.length).toBeGreaterThan(0)
    expect(read({ ...Object.fromEntries(defaults), ...least })).toEqual(read(least))
  })

  test('marks an input as required only if the code requires the input', () => {
    const required = Object.keys(written.inputs).filter(name => written.inputs[name]?.required === true)
    expect(Object.keys(least)).toEqual(expect.arrayContaining(required))
    for (const name of required) {
      const { [name]: _, ...others } = least
      expect(() => read(others)).toThrow(`\`${name}\` is missing`)
    }
  })
})

test('the export requires the inputs for the service unless `from` is set', () => {
  expect(() => exporting.readInputs({}, github)).toThrow(/api-key[^]*domain/)
  const given = { from: 'site', 'output-dir': '../elsewhere' }
  expect(() => exporting.readInputs(given, github)).not.toThrow()
})

test.each([
  ['docs/verify.md', KINDS],
  ['docs/pull-request.md', FINDING_KINDS]
])('%s has a row for every kind of finding', (page, kinds) => {
  const rows = [...textOf(page).matchAll(/^\| `([a-z0-9-]+)` +\| [A-Z0-9]/gm)].map(([, kind]) => kind)
  expect(rows).toEqual(expect.arrayContaining([...kinds]))
})
