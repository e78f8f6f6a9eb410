import { expect, jest, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startServer } from '../../../servers/server.ts'
import { sendJson } from '../../servers/json-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { tarGzOf } from '../../support/tiny-archives.ts'

const npm = process.env['npm_execpath']
const withNpm = npm === undefined ? test.skip : test
// npm needs seconds to start on a busy machine.
jest.setTimeout(60_000)

/** A registry of npm with one package. */
async function startRegistry(name: string, version: string) {
  const manifest = { name, version, main: 'index.js' }
  const archive = await tarGzOf(
    { name: 'package/package.json', content: JSON.stringify(manifest) },
    { name: 'package/index.js', content: 'module.exports = 42' }
  )
  const server = await startServer((request, response) => {
    if (request.url?.endsWith('.tgz') === true) response.end(archive)
    else if (request.url === `/${name}`) {
      const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
      const dist = { tarball: `${server.url}/${name}.tgz`, integrity }
      sendJson(response, 200, {
        name,
        'dist-tags': { latest: version },
        versions: { [version]: { ...manifest, dist } }
      })
    } else sendJson(response, 404, { error: 'not found' })
  })
  return server
}

/** In a process of its own: npm runs synchronously, and the registry is in this process. */
async function install(
  wanted: { name: string; version: string; cache: string },
  { registry, folder }: { registry: string; folder: string }
): Promise<{ output: string; errors: string }> {
  const module = join(import.meta.dirname, '../../../scripts/on-demand.ts')
  const script = `
    import { pathToFileURL } from 'node:url'
    const { installPackage } = await import(pathToFileURL(${JSON.stringify(module)}).href)
    console.log(installPackage(${JSON.stringify(wanted)}))`
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
    env: {
      ...process.env,
      npm_config_registry: registry,
      npm_config_cache: join(folder, 'npm-cache'),
      npm_config_fetch_retries: '0',
      NO_PROXY: '127.0.0.1'
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { output, errors }
}

withNpm('installs a package once, at the version of the table', async () => {
  await using registry = await startRegistry('tool-of-one-command', '1.2.3')
  await using folder = await tempFolder()
  const cache = join(folder.path, 'cache')
  const wanted = { name: 'tool-of-one-command', version: '1.2.3', cache }
  const first = await install(wanted, { registry: registry.url, folder: folder.path })
  expect(first.errors).toBe('')
  expect(first.output).toContain('Installing tool-of-one-command 1.2.3 …')
  const place = first.output.trim().split('\n').at(-1) ?? ''
  expect(readFileSync(join(place, 'index.js'), 'utf8')).toBe('module.exports = 42')

  const requests = registry.requests.length
  const second = await install(wanted, { registry: registry.url, folder: folder.path })
  expect(second).toEqual({ output: `${place}\n`, errors: '' })
  expect(registry.requests).toHaveLength(requests)
})

withNpm('says what to do when a package cannot be installed, and leaves nothing behind', async () => {
  await using registry = await startRegistry('another-tool', '1.0.0')
  await using folder = await tempFolder()
  const cache = join(folder.path, 'cache')
  const wanted = { name: 'tool-of-one-command', version: '1.2.3', cache }
  const failed = await install(wanted, { registry: registry.url, folder: folder.path })
  expect(failed.errors).toContain('tool-of-one-command 1.2.3 could not be installed. Check that this machine')
  expect(failed.errors).toContain('E404')
  expect(await readdir(cache)).toEqual([])
})
