import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, jest, test } from '@jest/globals'
import { commandsFor, serverCommandsText } from '../../src/cli/emulator-commands.ts'
import { startLocalStack } from '../../src/cli/local-stack.ts'
import { inherited } from '../support/program.ts'
import { tempFolder } from '../support/temp-folder.ts'

// The test runs four actions in sequence, which exceeds the default time limit.
jest.setTimeout(120_000)

const onPosix = process.platform === 'win32' ? test.skip : test
onPosix('the commands work in the order in which emulator --all prints them', async () => {
  await using docs = await tempFolder({
    'index.md': '# Home\n',
    'guide.md': '# Guide\n',
    // The second redirect is invalid. The export accepts such a redirect in docs.json, but not in `redirects`.
    'docs.json':
      '{"redirects":[{"source":"/old","destination":"/guide"},{"source":"/a#b","destination":"/guide"}]}'
  })
  await using stack = await startLocalStack({ docs: docs.path }, { store: 0, cdn: 0, site: 0 })
  const program = `${process.execPath} dist/cli/index.js`
  const about = { docs: docs.path, program }
  const printed = serverCommandsText(commandsFor(stack, about))
  const variables = Object.fromEntries(
    [...printed.matchAll(/^ {2}export (\w+)='(.*)'$/gm)].map(([, name = '', value = '']) => [name, value])
  )
  const env = { ...inherited(), ...variables }
  const ran: string[] = []
  for (const [line] of printed.matchAll(/^ {2}\S+ dist\/cli\/index\.js .*$/gm)) {
    const [program = '', ...args] = line.trim().split(' ')
    // `finish` requires Pagefind, and `pull-request` requires a repository. This test skips both.
    if (['finish', 'pull-request'].includes(args[1] ?? '')) continue
    await promisify(execFile)(program, args, { env, cwd: join(import.meta.dirname, '../..') })
    ran.push(args[1] ?? '')
  }
  expect(ran).toEqual(['export', 'publish', 'verify', 'wait-for-agent'])
  expect(await (await fetch(`${stack.siteUrl}/guide`)).text()).toContain('Guide')
  // The export has found the redirects in docs.json.
  expect(await (await fetch(`${stack.siteUrl}/old`)).text()).toContain('/guide')
  expect(await readdir('.')).not.toContain('.emulator')
})
