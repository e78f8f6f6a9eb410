import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, jest, test } from '@jest/globals'
import { installPackage } from '../../scripts/on-demand.ts'
import { git } from '../support/git.ts'
import { tempFolder } from '../support/temp-folder.ts'

/** Tests that the program runs on two older Node versions, and needs no other packages after npm installs it. */

// The demo runs six actions while an emulator also runs, and npm unpacks thousands of files.
jest.setTimeout(180_000)

const root = join(import.meta.dirname, '../..')
const isWindows = process.platform === 'win32'
const npm = process.env['npm_execpath']
const withNpm = npm === undefined ? test.skip : test
const run = promisify(execFile)

/** Installs a Node version from npm. Returns the path of its executable, or undefined if npm cannot install it. */
function nodeOf(version: string): string | undefined {
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  try {
    const folder = installPackage({ name, version })
    return join(folder, 'bin', isWindows ? 'node.exe' : 'node')
  } catch (error) {
    console.log(`Skipped: Node ${version} is not available: ${(error as Error).message.split('\n')[0] ?? ''}`)
    return undefined
  }
}

// The demo tests cover the Node version that runs the tests, so this test covers two more versions.
withNpm.each([[isWindows ? '20.20.2' : '20.19.6'], ['22.23.3']])(
  'the demo runs on Node %s and writes no files to the folder of the program',
  async version => {
    const node = nodeOf(version)
    if (node === undefined) return
    await using folder = await tempFolder()
    const docs = join(folder.path, 'my docs')
    await mkdir(docs)
    await writeFile(join(docs, 'docs.json'), '{"name":"Demo","navigation":{"pages":["index","guide"]}}')
    await writeFile(join(docs, 'index.mdx'), '# Start\n\nRead [the guide](/guide).\n')
    await writeFile(join(docs, 'guide.mdx'), '# Guide\n\n[Gone](/gone)\n')
    // The test copies the package, because other tests and the build write to the repository at the same time.
    const program = join(folder.path, 'program')
    await copyPackage(program)
    const before = await readdir(program, { recursive: true })
    const entry = join(program, 'dist/cli/index.js')
    const options = { cwd: folder.path, env: { ...process.env, TMPDIR: folder.path } }
    const { stdout, stderr } = await run(node, [entry, 'demo', '--docs', docs], options)
    expect(stderr).toBe('')
    expect(stdout).toContain('1 broken-link')
    expect(stdout.match(/matches the export/g)).toHaveLength(2)
    // The demo is not a workflow run, so its output must not contain text about workflow runs.
    expect(stdout).not.toMatch(/GitHub|first export/)
    expect(await readdir(program, { recursive: true })).toEqual(before)
  }
)

async function copyPackage(target: string): Promise<void> {
  for (const name of [
    'dist',
    'docs',
    'examples',
    'package.json',
    'package-lock.json',
    'scripts',
    'action.yml'
  ])
    await cp(join(root, name), join(target, name), { recursive: true })
  for (const name of await readdir(root))
    if (existsSync(join(root, name, 'action.yml')))
      await cp(join(root, name, 'action.yml'), join(target, name, 'action.yml'), { recursive: true })
}

/** Installs a package without network access, and returns its folder. */
async function install(source: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  const env = { ...process.env, npm_config_offline: 'true', npm_config_audit: 'false' }
  await run(process.execPath, [npm ?? '', 'install', '--no-fund', source], { cwd: folder, env })
  // Only this package is installed, because the package has no dependencies.
  const installed = await readdir(join(folder, 'node_modules'))
  expect(installed.filter(name => !name.startsWith('.'))).toEqual(['static-docs-export'])
  return join(folder, 'node_modules/static-docs-export')
}

async function expectProgram(place: string, cwd: string): Promise<void> {
  const { bin } = JSON.parse(await readFile(join(place, 'package.json'), 'utf8')) as {
    bin: Record<string, string>
  }
  const program = join(place, bin['static-docs-export'] ?? '')
  const help = await run(process.execPath, [program, '--help'], { cwd })
  for (const name of ['demo', 'emulator', 'init', 'doctor', 'export', 'pull-request', 'finish'])
    expect(help.stdout).toMatch(new RegExp(`^  ${name} `, 'm'))
  const flags = ['--host', 'cloudflare-pages', '--domain', 'docs.example.com', '--repository', 'acme/docs']
  const more = ['--from', 'api', '--site-url', 'https://docs.acme.com', '--source', 'acme/static-docs-export']
  await run(process.execPath, [program, 'init', ...flags, ...more], { cwd })
  const workflow = await readFile(join(cwd, '.github/workflows/cloudflare-pages.yml'), 'utf8')
  expect(workflow).toContain('docs.example.com')
}

withNpm('the program from a tarball runs in a path with spaces and needs no other packages', async () => {
  await using folder = await tempFolder()
  const place = join(folder.path, 'a folder')
  await mkdir(place)
  await run(process.execPath, [npm ?? '', 'pack', '--silent', '--pack-destination', place], { cwd: root })
  const [tarball = ''] = (await readdir(place)).filter(name => name.endsWith('.tgz'))
  await expectProgram(await install(join(place, tarball), join(place, 'project')), place)
})

const hasGit = existsSync(join(root, '.git'))
const withGit = npm === undefined || !hasGit ? test.skip : test
if (!hasGit) console.log('Skipped, because this folder is not a git checkout.')

withGit('the program, installed from a Git URL, runs without development packages', async () => {
  await using folder = await tempFolder()
  const source = join(folder.path, 'source')
  await copyPackage(source)
  git(source, 'init', '--quiet')
  git(source, 'add', '--all', '--force')
  git(source, 'commit', '--quiet', '-m', 'All')
  await expectProgram(await install(`git+file://${source}`, join(folder.path, 'project')), folder.path)
})
