import { expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runAction } from '../support/action.ts'
import { runProgram } from '../support/program.ts'
import { findPagefind, writeSite } from '../support/finishing.ts'
import { tempFolder, writeFiles } from '../support/temp-folder.ts'

const PAGE = '<!doctype html><html lang="en"><head></head><body><main>Alpacas</main></body></html>'
const pagefind = findPagefind()
const withPagefind = pagefind === undefined ? test.skip : test

test('the bundle refuses a site whose manifest is missing, before it changes a page', async () => {
  await using folder = await tempFolder()
  const sitePath = await writeSite(folder.path, { 'index.html': PAGE })
  const manifestPath = join(folder.path, 'other.json')
  const end = await runAction('finish', {
    folder: folder.path,
    inputs: { 'site-path': sitePath, 'manifest-path': manifestPath }
  })
  expect(end.exitCode).toBe(1)
  expect(end.annotations.map(({ kind, text }) => [kind, text.includes(manifestPath)])).toEqual([
    ['error', true]
  ])
  expect(await readFile(join(sitePath, 'index.html'), 'utf8')).toBe(PAGE)
}, 60_000)

withPagefind(
  'the bundle adds the search to every page',
  async () => {
    await using folder = await tempFolder()
    const sitePath = await writeSite(folder.path, { 'index.html': PAGE })
    const inputs = { add: 'search', 'site-path': sitePath, pagefind: pagefind ?? '' }
    const end = await runAction('finish', { folder: folder.path, inputs })
    expect(end).toMatchObject({ exitCode: 0, stderr: '', annotations: [] })
    expect(end.outputs['indexed-pages']).toBe('1')
    expect(await readFile(join(sitePath, 'index.html'), 'utf8')).toMatch(/<script [^>]*search\.js/)
  },
  60_000
)

test('the program passes the settings of npm in the environment on to npm', async () => {
  await using folder = await tempFolder()
  const sitePath = await writeSite(folder.path, { 'index.html': PAGE })
  const said = 'process.env.npm_config_registry, process.env.NPM_CONFIG_OFFLINE'
  await writeFiles(join(folder.path, 'node_modules/npm/bin'), {
    'npm-cli.js': `console.error('npm with', ${said})\nprocess.exit(1)`
  })
  const env = { PATH: folder.path, npm_config_registry: 'https://npm.example', NPM_CONFIG_OFFLINE: 'true' }
  const { printed } = await runProgram('bundle', ['finish', '--add', 'search', '--site-path', sitePath], {
    env
  })
  expect(printed).toContain('npm with https://npm.example true')
}, 60_000)
