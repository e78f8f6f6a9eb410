import { expect, test } from '@jest/globals'
import { fixCommand } from '../../../src/pull-request/fix-command.ts'

const PULL_REQUEST = { number: 1, headSha: 'h', baseSha: 'b', baseRef: 'main' }
const run = {
  env: { GITHUB_ACTION_REPOSITORY: 'o/docs-export', GITHUB_ACTION_REF: 'v1' },
  ...{ switches: [], serverUrl: 'https://github.com', pullRequest: PULL_REQUEST, prefix: 'docs/' }
}

test.each<[Record<string, string>, Partial<Parameters<typeof fixCommand>[1]>, string | undefined]>([
  [{}, {}, "npx 'github:o/docs-export#v1' pull-request --base main --fix"],
  [{ base: 'dev' }, {}, "npx 'github:o/docs-export#v1' pull-request --base dev --fix"],
  [{ base: './old' }, {}, "npx 'github:o/docs-export#v1' pull-request --base main --fix"],
  [{ base: 'none' }, {}, "npx 'github:o/docs-export#v1' pull-request --base none --fix --all"],
  [
    { 'docs-path': 'repo/docs' },
    { env: { GITHUB_ACTION_REPOSITORY: 'o/r' }, pullRequest: { ...PULL_REQUEST, baseRef: undefined } },
    'npx github:o/r pull-request --docs-path docs --base b --fix'
  ],
  [
    { base: "a'; rm -rf $HOME" },
    { env: { GITHUB_ACTION_REPOSITORY: 'o/r' }, serverUrl: 'https://ghe.example' },
    String.raw`npx git+https://ghe.example/o/r.git pull-request --base 'a'\''; rm -rf $HOME' --fix`
  ],
  [
    { 'check-ignore': '/a/**' },
    {},
    "npx 'github:o/docs-export#v1' pull-request --base main --check-ignore '/a/**' --fix"
  ],
  [{}, { env: {} }, undefined],
  [
    { base: 'main' },
    { env: {}, switches: ['--command=node x.js pull-request --base main'] },
    'node x.js pull-request --base main --fix'
  ],
  [
    {},
    { env: {}, switches: ['--fix', '--all', '--command=node x.js pull-request'] },
    'node x.js pull-request --fix --all'
  ]
])('for the inputs %j and the run %j, shows the command %s', (inputs, own, expected) => {
  if (process.platform === 'win32') return
  expect(fixCommand(inputs, { ...run, ...own })).toBe(expected)
})
