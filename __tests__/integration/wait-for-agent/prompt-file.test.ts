import { expect, test } from '@jest/globals'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmulator } from '../../../src/emulator/index.ts'
import { tempFolder, writeFiles, type Files } from '../../support/temp-folder.ts'
import { timeoutAfter2Minutes, waitFor } from '../../support/waiting.ts'

const PROMPT = 'Fix the links\nin "all" guides, also ünïcode'

interface Case {
  /** Below the folder in which `workspace` and `temp` are. */
  files?: Files
  /** From a link to what it leads to. */
  links?: Record<string, string>
  inputs: Record<string, string>
}

/** Runs the action with these files against an emulator. Input that is refused is an error. */
async function send({ files = {}, links = {}, inputs }: Case) {
  await using folder = await tempFolder()
  await using emulator = await startEmulator()
  await mkdir(join(folder.path, 'workspace'))
  await mkdir(join(folder.path, 'temp'))
  await writeFiles(folder.path, files)
  for (const [from, to] of Object.entries(links))
    await symlink(join(folder.path, to), join(folder.path, from), 'junction')
  const placed = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, value.replace('FOLDER', folder.path)])
  )
  const env = { GITHUB_WORKSPACE: join(folder.path, 'workspace'), RUNNER_TEMP: join(folder.path, 'temp') }
  let refused = ''
  const run = await waitFor(emulator, undefined, { inputs: placed, env }).catch((error: unknown) => {
    refused = String(error)
  })
  return { run, refused, prompts: emulator.startedAgentJobs().flatMap(({ prompts }) => prompts) }
}

test.each<[string, Case]>([
  [
    'in the workspace',
    { files: { 'workspace/.github/p.md': PROMPT }, inputs: { 'prompt-file': '.github/p.md' } }
  ],
  [
    'with an absolute path in the workspace',
    { files: { 'workspace/p.md': PROMPT }, inputs: { 'prompt-file': 'FOLDER/workspace/p.md' } }
  ],
  [
    'that the pull request action wrote',
    {
      files: { 'temp/pull-request-docs/prompt.md': PROMPT },
      inputs: { 'prompt-file': 'FOLDER/temp/pull-request-docs/prompt.md' }
    }
  ],
  [
    'with a byte order mark',
    { files: { 'workspace/p.md': `\uFEFF${PROMPT}` }, inputs: { 'prompt-file': 'p.md' } }
  ]
])('the content of a file %s is the prompt of a new job, and is not in the log', async (_, options) => {
  const { run, refused, prompts } = await send(options)
  expect([refused, prompts]).toEqual(['', [PROMPT]])
  expect(run?.outputs).toMatchObject({ result: 'pr', 'pr-number': '42' })
  expect(run?.log.text).not.toContain('guides')
  expect(run?.summaries.join()).not.toContain('guides')
})

test('a file of exactly 20 kB is sent', async () => {
  const prompt = 'x'.repeat(20_000)
  const { prompts } = await send({
    files: { 'workspace/p.md': prompt },
    inputs: { 'prompt-file': 'p.md' }
  })
  expect(prompts).toEqual([prompt])
})

const ONE = 'set exactly one of `job-id`, `prompt` and `prompt-file`'
const inWorkspace = (content: string | Buffer): Case => ({
  files: { 'workspace/p.md': content },
  inputs: { 'prompt-file': 'p.md' }
})

test.each<[string, Case, string]>([
  ['that does not exist', { inputs: { 'prompt-file': 'p.md' } }, '"p.md" does not exist'],
  [
    'that is a folder',
    { files: { 'workspace/p.md/x': '' }, inputs: { 'prompt-file': 'p.md' } },
    'not a regular'
  ],
  ['that is the workspace', { inputs: { 'prompt-file': '.' } }, 'is outside of the workspace'],
  [
    'above 20 kB',
    inWorkspace('x'.repeat(20_001)),
    'it has 20001 bytes, and an instruction has at most 20 kB'
  ],
  ['that is empty', inWorkspace(''), 'is blank'],
  ['of white space', inWorkspace(' \n\t'), 'is blank'],
  ['that is no text', inWorkspace(Buffer.from([0x61, 0xff, 0x62])), 'is invalid UTF-8'],
  [
    'above the workspace',
    { files: { 'p.md': 'secret' }, inputs: { 'prompt-file': '../p.md' } },
    'is outside of the workspace'
  ],
  [
    'of a folder whose name begins like that of the workspace',
    { files: { 'workspace-2/p.md': 'secret' }, inputs: { 'prompt-file': 'FOLDER/workspace-2/p.md' } },
    'is outside of the workspace'
  ],
  [
    'of the temp folder that is not of the pull request action',
    {
      files: { 'temp/git-credentials.config': 'secret' },
      inputs: { 'prompt-file': 'FOLDER/temp/git-credentials.config' }
    },
    'is outside of the workspace'
  ],
  [
    'of the temp folder with another name',
    {
      files: { 'temp/pull-request/x/prompt.md': 'secret' },
      inputs: { 'prompt-file': 'FOLDER/temp/pull-request/x/prompt.md' }
    },
    'is outside of the workspace'
  ],
  [
    'in .git',
    { files: { 'workspace/.git/config': 'secret' }, inputs: { 'prompt-file': '.git/config' } },
    'is part of `.git`'
  ],
  [
    'in a folder that is a link',
    {
      files: { 'elsewhere/p.md': 'secret' },
      links: { 'workspace/docs': 'elsewhere' },
      inputs: { 'prompt-file': 'docs/p.md' }
    },
    'is reached through a symbolic link'
  ],
  [
    'of the temp folder in a folder that is a link',
    {
      files: { 'elsewhere/prompt.md': 'secret' },
      links: { 'temp/pull-request': 'elsewhere' },
      inputs: { 'prompt-file': 'FOLDER/temp/pull-request/prompt.md' }
    },
    'is reached through a symbolic link'
  ],
  ['with an impossible name', { inputs: { 'prompt-file': 'a\u0000b' } }, 'cannot be read'],
  [
    'beside a prompt',
    { inputs: { 'prompt-file': 'p.md', prompt: 'x' } },
    `${ONE}: \`prompt\` and \`prompt-file\``
  ],
  [
    'beside a job',
    { inputs: { 'prompt-file': 'p.md', 'job-id': 'x' } },
    `${ONE}: \`job-id\` and \`prompt-file\``
  ],
  [
    'beside both',
    { inputs: { 'prompt-file': 'p.md', prompt: 'x', 'job-id': 'y' } },
    `${ONE}: \`job-id\` and \`prompt\` and \`prompt-file\` are set`
  ],
  ['of nothing at all', { inputs: {} }, `${ONE}: none is set`]
])('no job is started with a file %s', async (_, options, problem) => {
  const { refused, prompts } = await send(options)
  expect(prompts).toEqual([])
  expect(refused).toContain(problem)
  expect(refused).not.toContain('secret')
})

// Windows needs a privilege for links to files.
const withLinks = process.platform === 'win32' ? test.skip : test

withLinks('no job is started with a file that is a link, wherever it leads', async () => {
  for (const target of ['workspace/real.md', 'elsewhere.md', 'missing.md']) {
    const { refused, prompts } = await send({
      files: { 'workspace/real.md': 'text', 'elsewhere.md': 'secret' },
      links: { 'workspace/p.md': target },
      inputs: { 'prompt-file': 'p.md' }
    })
    expect(prompts).toEqual([])
    expect(refused).toContain('"p.md" is reached through a symbolic link')
  }
})

test('after a timeout the error names the input to replace', async () => {
  await using folder = await tempFolder({ 'p.md': PROMPT })
  await using emulator = await startEmulator({ startedAgentJobs: { ends: 'pr', activeReads: 1000 } })
  const { failure } = await waitFor(emulator, undefined, {
    ...timeoutAfter2Minutes({ 'prompt-file': 'p.md' }),
    env: { GITHUB_WORKSPACE: folder.path }
  })
  expect(failure).toMatchObject({ advice: expect.stringContaining('instead of `prompt-file` to continue') })
})
