import { transform } from 'esbuild'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const ACTIONS = ['export', 'wait-for-agent']

/**
 * Builds `<folder>/bundle` with all actions, and `<folder>/<action>/index.js`, which starts one of them. One bundle,
 * because with one bundle each the toolkit would be in every archive three times.
 */
export async function build(folder: string): Promise<void> {
  // ncc never removes a chunk that it no longer creates.
  await rm(folder, { recursive: true, force: true })
  const bundle = join(folder, 'bundle')
  await ncc('src/actions.ts', bundle)
  await writeFile(
    join(bundle, 'writer-thread.js'),
    `import { startWriterThread } from './index.js'\nawait startWriterThread()\n`
  )
  for (const action of ACTIONS) {
    await mkdir(join(folder, action))
    await writeFile(
      join(folder, action, 'index.js'),
      `import { startAction } from '../bundle/index.js'\nawait startAction('${action}')\n`
    )
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n')
  await minifyLargeChunks(bundle)
  await writeLicenses(join(folder, 'licenses.txt'))
}

const LARGE_BYTES = 1_000_000

/**
 * Every run downloads this repository, and the storage SDK of the artifact client is most of it. The other chunks stay
 * readable, and V8 starts them faster than minified ones (124 against 145 ms).
 */
async function minifyLargeChunks(folder: string): Promise<void> {
  const chunks = (await readdir(folder)).filter(name => /^\d+\.index\.js$/.test(name))
  for (const chunk of chunks) {
    const file = join(folder, chunk)
    const code = await readFile(file, 'utf8')
    if (code.length < LARGE_BYTES || !code.includes('@azure/')) continue
    const minified = await transform(code, {
      minify: true,
      format: 'esm',
      target: 'node24',
      legalComments: 'none'
    })
    await writeFile(file, minified.code)
  }
}

/** With chunks, ncc's license list is incomplete, so the list is built from an entry that imports every package. */
async function writeLicenses(file: string): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const scratch = await mkdtemp(join(tmpdir(), 'licenses-'))
  const entry = join(root, '.licenses.mjs')
  try {
    await writeFile(
      entry,
      Object.keys(dependencies)
        .map((name, index) => `import * as p${index} from '${name}'\nconsole.log(p${index})\n`)
        .join('')
    )
    await ncc(entry, scratch, '--license', 'licenses.txt')
    await writeFile(file, await readFile(join(scratch, 'licenses.txt'), 'utf8'))
  } finally {
    await rm(entry, { force: true })
    await rm(scratch, { recursive: true, force: true })
  }
}

async function ncc(entry: string, folder: string, ...options: string[]): Promise<void> {
  const cli = join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
  const child = spawn(
    process.execPath,
    [cli, 'build', entry, '--out', folder, '--quiet', '--no-cache', ...options],
    { cwd: root, stdio: 'inherit' }
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`ncc could not bundle ${entry}`)
}
