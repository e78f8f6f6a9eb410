import { expect, test } from '@jest/globals'
import { readGitHubContext } from '../../../src/export/inputs/github-context.ts'
import { readInputs } from '../../../src/export/inputs/inputs.ts'
import { manifestMemory } from '../../../src/export/memory/last-manifest.ts'

function memoryWith(given: Record<string, string>, env: Record<string, string>) {
  const github = readGitHubContext({
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REF_NAME: 'main',
    ACTIONS_RESULTS_URL: 'https://results.example.com/',
    ACTIONS_RUNTIME_TOKEN: 'token',
    ...env
  })
  const least = { 'base-url': 'https://api.example.com', 'api-key': 'key_1', domain: 'docs.example.com' }
  const token = { 'github-token': 'ghs_x' }
  return manifestMemory(readInputs({ ...least, ...token, deliver: 'site', ...given }, github), github)
}

const ARTIFACT = 'static-export-manifest-docs.example.com'

test.each<[string, Record<string, string>, Record<string, string>, object | undefined]>([
  ['from a branch', {}, {}, { artifactName: ARTIFACT }],
  ['from a tag', {}, { GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v1' }, { artifactName: `${ARTIFACT}-tags` }],
  [
    'of another domain',
    { domain: 'a.example.com' },
    {},
    { artifactName: 'static-export-manifest-a.example.com' }
  ],
  ['without a site', { deliver: 'url' }, {}, undefined],
  ['without a comparison', { 'previous-manifest': 'none' }, {}, undefined],
  ['compared with a manifest file', { 'previous-manifest': 'last.json' }, {}, undefined],
  [
    'on GitHub Enterprise Server',
    {},
    { GITHUB_SERVER_URL: 'https://github.example.com' },
    { reason: expect.stringContaining('Enterprise Server') }
  ]
])('for an export %s, decides where to keep the manifest, if at all', (_, given, env, memory) => {
  if (memory === undefined) expect(memoryWith(given, env)).toBeUndefined()
  else expect(memoryWith(given, env)).toMatchObject(memory)
})
