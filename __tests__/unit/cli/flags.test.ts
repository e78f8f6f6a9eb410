import { expect, test } from '@jest/globals'
import { valueKindOf } from '../../../src/cli/actions/command-texts.ts'
import {
  COMMAND_FLAGS,
  LIST_INPUTS,
  LOG_FLAGS,
  readFlags,
  SECRET_INPUTS,
  variableOf,
  withFlags
} from '../../../src/cli/actions/flags.ts'
import { forCommandLine } from '../../../src/cli/actions/command-words.ts'
import { actionFiles, type Field, readActionFile } from '../../../src/cli/runner/action-file.ts'

const FIELDS: Field[] = [
  { name: 'base-url', description: 'Address of the API.' },
  { name: 'api-key', description: 'The key.', required: true },
  { name: 'domain', description: 'Host name.' },
  { name: 'purge', description: 'CDNs, one per line.' },
  { name: 'manifest-path', description: 'Manifest.' },
  { name: 'dry-run', description: 'Changes nothing.', default: 'false' }
]

const OPTIONS = { hint: '' }

function problemsOf(...args: string[]): string[] {
  try {
    readFlags(args, FIELDS, OPTIONS)
  } catch (error) {
    return (error as Error).message.split('\n').slice(0, -1)
  }
  return []
}

test('reads values after a space or an equals sign, and values with several lines', () => {
  const { inputs } = readFlags(
    ['--base-url', 'https://a', '--domain=b=c', '--purge', 'x\ny'],
    FIELDS,
    OPTIONS
  )
  expect(inputs).toEqual({ 'base-url': 'https://a', domain: 'b=c', purge: 'x\ny' })
})

test('joins the values of a repeated flag for an input with several entries, one per line', () => {
  const { inputs } = readFlags(['--purge', 'a', '--purge=b', '--purge', 'c'], FIELDS, OPTIONS)
  expect(inputs).toEqual({ purge: 'a\nb\nc' })
})

test('every input with several entries is an input of an action', () => {
  const files = [...actionFiles().values()].map(path => readActionFile(path).inputGroups)
  const names = files.flat().flatMap(({ fields }) => fields.map(({ name }) => name))
  for (const name of LIST_INPUTS) expect(names).toContain(name)
})

test('accepts a boolean input with or without a value', () => {
  const read = (...args: string[]) => readFlags(args, FIELDS, OPTIONS).inputs
  expect(read('--dry-run', '--domain', 'x')).toEqual({ 'dry-run': 'true', domain: 'x' })
  expect(read('--dry-run', 'false')).toEqual({ 'dry-run': 'false' })
  // An invalid value is accepted here, because the action reports all invalid inputs together.
  for (const maybe of [['--dry-run=maybe'], ['--dry-run', 'maybe']])
    expect(read(...maybe)).toEqual({ 'dry-run': 'maybe' })
})

test('returns switches separately from inputs, and rejects a value for a switch', () => {
  const options = { ...OPTIONS, switches: ['fix', 'all'] }
  const { inputs, switches } = readFlags(['--fix', '--all', '--domain', 'x'], FIELDS, options)
  expect([inputs, switches]).toEqual([{ domain: 'x' }, ['fix', 'all']])
  expect(() => readFlags(['--fix=commit'], FIELDS, options)).toThrow('--fix takes no value')
  expect(() => readFlags(['--fix', 'commit'], FIELDS, options)).toThrow('"commit" is not a flag')
  expect(problemsOf('--fix')).toEqual(['--fix does not exist'])
})

test('returns command flags separately from inputs', () => {
  expect(readFlags(['--summary', 'summary.md'], FIELDS, OPTIONS)).toEqual({
    isHelp: false,
    log: [],
    inputs: {},
    switches: [],
    command: { summary: 'summary.md' }
  })
})

test.each([
  [['--domains', 'x'], '--domains does not exist: did you mean --domain?'],
  [['--manifest', 'x'], '--manifest does not exist: did you mean --manifest-path?'],
  [['--unheard-of', 'x'], '--unheard-of does not exist'],
  [['--domain'], '--domain has no value'],
  [['--domain', 'a', '--domain', 'b'], '--domain is given more than once, but takes one value'],
  [['--temp', 'a', '--temp=b'], '--temp is given more than once, but takes one value'],
  [['--domain', '--dry-run'], '--domain has no value'],
  [
    ['docs.example.com'],
    '"docs.example.com" is not a flag: write --name value, and quote a value that contains spaces'
  ],
  [['--api-key', 'x'], '--api-key would leave the secret in your shell history: set DOCS_API_KEY instead']
])('reports the problem with %j', (args, problem) => {
  expect(problemsOf(...args)).toEqual([problem])
})

test.each([
  ['Run again with the `job-id` that it names, or set `dry-run: true`', 'the `job-id`', '--dry-run true'],
  ['Check `api-key` and `base-url`', 'DOCS_API_KEY and --base-url', 'Check'],
  ['> <code>purge: a</code> of `other`', '> --purge a of `other`', ''],
  ['set it to the output `manifest-path` of export', 'output `manifest-path`', ''],
  ['Lower `purge`, or use a `purge` group', 'Lower --purge', '`purge` group']
])('replaces only input names with flags and environment variables in %j', (text, ...parts) => {
  for (const part of parts) expect(withFlags(text, FIELDS)).toContain(part)
})

test('replaces an input of another action in advice that names its value', () => {
  const text =
    'Export again with `base-path: /docs`, or finish with `site-url: https://a.example`; the output `base-path`.'
  expect(withFlags(text, FIELDS)).toBe(
    'Export again with --base-path /docs, or finish with --site-url https://a.example; the output `base-path`.'
  )
})

test.each([
  ['`domain` is missing: set it to the output `name` of the export action', 'the `name` that export prints'],
  ['all are in the file given by the output `checks-path`.', 'in the file at `checks-path`.'],
  ['… and 2 more in the file given by the output checks-path.', 'in the file at `checks-path`.'],
  ['Invalid input:\n- a', 'Invalid flags or variables:\n- a'],
  ['The heading is "Invalid input: a"', 'The heading is "Invalid input: a"'],
  ['The finish action adds the files.', 'The finish command adds the files.'],
  ['keeps this runner from reaching', 'keeps this machine from reaching']
])('rewords %j for a command line', (text, words) => {
  expect(forCommandLine(text, FIELDS)).toContain(words)
})

test('reports all problems at once', () => {
  expect(problemsOf('--domian', 'x', '--dry-rum')).toHaveLength(2)
})

test.each([
  ['publish', 'cloudflare-token', { purge: 'cloudfront:E1\ncloudflare:z1' }, 'CLOUDFLARE_API_TOKEN'],
  ['publish', 'cloudflare-token', { purge: 'cloudfront:E1' }, undefined],
  ['publish', 'cloudflare-token', {}, undefined],
  ['export', 'api-key', {}, 'DOCS_API_KEY'],
  ['export', 'api-key', { from: 'site.zip' }, undefined],
  ['wait-for-agent', 'api-key', {}, 'DOCS_API_KEY'],
  ['export', 'domain', {}, undefined]
])('for %s, returns the variable of `%s` if the inputs are %j: %s', (action, input, inputs, variable) => {
  expect(variableOf(action, input, inputs)).toBe(variable)
})

test.each([...actionFiles().values()])('%s: no input has the same name as a command flag', path => {
  const fields = readActionFile(path).inputGroups.flatMap(group => group.fields)
  const names = fields.map(({ name }) => name)
  const own = ['help', ...Object.keys(LOG_FLAGS), ...Object.keys(COMMAND_FLAGS)]
  expect(names.filter(name => own.includes(name))).toEqual([])
  // SECRET_INPUTS must list each input for a credential.
  const secret = fields.filter(
    ({ name, description }) => /token|password|api-key/.test(name) || /(is|are) masked/.test(description)
  )
  expect(secret.filter(({ name }) => !(name in SECRET_INPUTS))).toEqual([])
})

test.each([...actionFiles().values()])('%s: the help says what each value is', path => {
  const fields = readActionFile(path).inputGroups.flatMap(group => group.fields)
  for (const { name, default: given = '' } of fields) {
    const isBoolean = /^(?:true|false)$/.test(given)
    const isKnown = isBoolean || name in SECRET_INPUTS || valueKindOf(name) !== undefined
    expect([name, isKnown]).toEqual([name, true])
    expect([name, isBoolean && valueKindOf(name) !== undefined]).toEqual([name, false])
  }
})

test('-q, -v and -h are short for --quiet, --verbose and --help, which take no value', () => {
  expect(readFlags(['-q', '--verbose', '-h'], FIELDS, OPTIONS)).toMatchObject({
    isHelp: true,
    log: ['quiet', 'verbose'],
    inputs: {}
  })
  expect(problemsOf('--quiet=yes')).toEqual(['--quiet takes no value'])
})
