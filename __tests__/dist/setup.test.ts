import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { git } from '../support/git.ts'
import { runProgram } from '../support/program.ts'
import { OURS } from '../support/repository.ts'
import { tempFolder } from '../support/temp-folder.ts'

jest.setTimeout(60_000)

const ANSWERS = {
  '--domain': 'docs.acme.io',
  '--site-url': 'https://docs.acme.com',
  '--repository': 'acme/docs',
  '--source': 'acme/exports',
  '--api-url': 'https://api.acme.io',
  '--project': 'project-1',
  '--docs': 'docs'
}

test('init names each answer that contains an expression, and writes nothing', async () => {
  await using folder = await tempFolder({ 'docs/docs.json': '{}' })
  git(folder.path, 'init', '--quiet', '--initial-branch=main')
  const init = async (answers: Record<string, string>) => {
    const args = ['init', '--host', 's3-cloudfront', '--from', 'api', ...Object.entries(answers).flat()]
    return await runProgram('bundle', args, { cwd: folder.path })
  }
  const expressions = Object.entries(ANSWERS).map(([flag, value]) => [flag, `${value}/\${{ secrets.A }}`])
  const { errors, exitCode } = await init(Object.fromEntries(expressions) as Record<string, string>)
  expect(exitCode).toBe(2)
  const named = errors.split('\n').flatMap(line => /(--[\w-]+)/.exec(line)?.[1] ?? [])
  expect(new Set(named)).toEqual(new Set([...Object.keys(ANSWERS), '--help']))
  expect(await readdir(folder.path)).not.toContain('.github')
  expect((await init(ANSWERS)).exitCode).toBe(0)
  expect(await readdir(join(folder.path, '.github/workflows'))).toEqual(['s3-cloudfront.yml'])
})

test('doctor names inputs in a workflow that the actions do not have', async () => {
  const step = (action: string, inputs: string) =>
    `      - uses: ${OURS}${action}@v1\n        with: { ${inputs} }\n`
  const steps = step('', 'delivr: site') + step('/publish', 'site-path: site, qqq: 1')
  const workflow = `jobs:\n  a:\n    steps:\n${steps}`
  await using folder = await tempFolder({ '.github/workflows/a.yml': workflow })
  const { printed, exitCode } = await runProgram('bundle', ['doctor'], { cwd: folder.path })
  expect(exitCode).toBe(1)
  expect(printed).toContain('the action export has no input `delivr`')
  expect(printed).toContain('Did you mean deliver?')
  expect(printed).toContain('the action publish has no input `qqq`')
  expect(printed.match(/has no input/g)).toHaveLength(2)
})
