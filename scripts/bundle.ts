import { build as esbuild, transform } from 'esbuild'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))

const ACTIONS = ['export', 'publish', 'verify', 'search', 'pull-request', 'wait-for-agent']

/**
 * Builds `<folder>/bundle` with all actions, and `<folder>/<action>/index.js`, which starts one of them. One bundle,
 * because with one bundle each the toolkit would be in the repository four times.
 */
export async function build(folder: string): Promise<void> {
  // ncc never removes a chunk that it no longer creates.
  await rm(folder, { recursive: true, force: true })
  const bundle = join(folder, 'bundle')
  const compiled = join(root, '.build')
  try {
    await compile(compiled)
    await ncc(join(compiled, 'actions.js'), bundle)
  } finally {
    await rm(compiled, { recursive: true, force: true })
  }
  for (const thread of ['Writer', 'Render']) {
    const start = `start${thread}Thread`
    await writeFile(
      join(bundle, `${thread.toLowerCase()}-thread.js`),
      `import { ${start} } from './index.js'\nawait ${start}()\n`
    )
  }
  for (const action of ACTIONS) {
    await mkdir(join(folder, action))
    await writeFile(
      join(folder, action, 'index.js'),
      `import { startAction } from '../bundle/index.js'\nawait startAction('${action}')\n`
    )
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n')
  await loadUndiciLate(bundle)
  await minifyLargeChunks(bundle)
  await writeFile(join(folder, 'licenses.txt'), await licenses())
}

/** ncc can compile TypeScript too, but checks all types again, which takes five times as long as the rest. */
async function compile(folder: string): Promise<void> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), path => ts.sys.readFile(path)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  for await (const path of glob('**/*.ts', { cwd: join(root, 'src') })) {
    if (path.startsWith('emulator')) continue
    const fileName = join(root, 'src', path)
    const { outputText } = ts.transpileModule(await readFile(fileName, 'utf8'), {
      fileName,
      // By itself a file does not show that it is an ES module.
      compilerOptions: { ...options, module: ts.ModuleKind.ESNext, noEmit: false }
    })
    const target = join(folder, path.replace(/\.ts$/, '.js'))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, outputText)
  }
}

const UNDICI_IMPORT = /^import \* as (\w+) from "undici";\n/
const UNDICI_REQUIRED = '__WEBPACK_EXTERNAL_createRequire(import.meta.url)("./undici.cjs")'

/**
 * The toolkit's HTTP clients import undici for a class that these actions never use, and loading it is a third of the
 * start of every run. So it has a file of its own, which is loaded where something of it is used.
 */
async function loadUndiciLate(folder: string): Promise<void> {
  const file = join(folder, 'index.js')
  const code = await readFile(file, 'utf8')
  const [line, name] = UNDICI_IMPORT.exec(code) ?? []
  if (line === undefined || name === undefined)
    throw new Error('undici is not imported: check loadUndiciLate')
  await writeFile(
    file,
    code
      .replace(line, '')
      .replaceAll(`${name}.`, `${UNDICI_REQUIRED}.`)
      .replaceAll('__WEBPACK_EXTERNAL_createRequire(import.meta.url)("undici")', UNDICI_REQUIRED)
  )
  await esbuild({
    absWorkingDir: root,
    entryPoints: ['undici'],
    bundle: true,
    minify: true,
    legalComments: 'none',
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    outfile: join(folder, 'undici.cjs'),
    logLevel: 'error'
  })
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

/** The licenses of all packages in the bundle. The list of ncc is incomplete when there are chunks. */
async function licenses(): Promise<string> {
  const { metafile } = await esbuild({
    absWorkingDir: root,
    entryPoints: ['src/actions.ts'],
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    outdir: 'unused',
    format: 'esm',
    platform: 'node',
    logLevel: 'error'
  })
  const folders = Object.keys(metafile.inputs).flatMap(
    path => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []
  )
  const sections = await Promise.all([...new Set(folders)].map(licenseOf))
  return sections.sort((a, b) => (a < b ? -1 : 1)).join(`\n${'-'.repeat(80)}\n\n`)
}

async function licenseOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(
    await readFile(join(root, folder, 'package.json'), 'utf8')
  ) as { name: string; version: string; license?: string }
  const files = (await readdir(join(root, folder))).filter(file => /^(licen[cs]e|notice)/i.test(file)).sort()
  const texts = await Promise.all(files.map(async file => await readFile(join(root, folder, file), 'utf8')))
  const text = texts.map(part => part.replaceAll('\r\n', '\n').trim()).join('\n\n')
  return `${name} ${version}\nLicense: ${license ?? 'see below'}\n\n${text}\n`
}

async function ncc(entry: string, folder: string): Promise<void> {
  const cli = join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
  const child = spawn(
    process.execPath,
    [cli, 'build', entry, '--out', folder, '--quiet', '--no-cache', '--external', 'undici'],
    {
      cwd: root,
      stdio: 'inherit'
    }
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`ncc could not bundle ${entry}`)
}
