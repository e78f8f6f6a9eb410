import { transform } from 'esbuild'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The bundles, and where each goes. A thread can not share its starter's file: it has one of its own. */
const ENTRIES = {
  'src/export/index.ts': 'export',
  'src/export/site/writer.ts': 'export/writer',
  'src/publish/index.ts': 'publish',
  'src/wait-for-agent/index.ts': 'wait-for-agent'
}

/** Bundles every action into `<folder>/<action>/`. Deleted first: ncc never removes a chunk that it no longer makes. */
export async function build(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  for (const [entry, place] of Object.entries(ENTRIES)) await ncc(entry, join(folder, place))
  await shrinkLargeChunks(join(folder, 'export'))
  await writeLicences(join(folder, 'licenses.txt'))
}

const LARGE_BYTES = 1_000_000

/**
 * Every run downloads this repository, and the storage SDK of the artifact client is most of it. The entry files stay
 * as they are: they can be read, and V8 starts them faster than minified ones (124 against 145 ms).
 */
async function shrinkLargeChunks(folder: string): Promise<void> {
  const chunks = (await readdir(folder)).filter(name => /^\d+\.index\.js$/.test(name))
  for (const chunk of chunks) {
    const file = join(folder, chunk)
    const code = await readFile(file, 'utf8')
    if (code.length < LARGE_BYTES) continue
    const small = await transform(code, {
      minify: true,
      format: 'esm',
      target: 'node24',
      legalComments: 'none'
    })
    await writeFile(file, small.code)
  }
}

/** With chunks, ncc forgets packages in its list, so that one is made from an entry that imports everything at once. */
async function writeLicences(file: string): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const scratch = await mkdtemp(join(tmpdir(), 'licences-'))
  const entry = join(root, '.licences.mjs')
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
