/**
 * `npm run bundle`: makes `dist/` with the actions, the command line, the emulator and the local stack. All entries
 * share one bundle, because separate bundles would each contain the toolkit. The folders mirror `src`, so that modules
 * can load files and threads by relative paths.
 */
import { build as esbuild, type Plugin, transform } from 'esbuild'
import { globSync } from 'node:fs'
import { glob, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'
import { actionFiles } from '../src/cli/runner/action-file.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const BUNDLE = { absWorkingDir: root, bundle: true, platform: 'node', logLevel: 'error' } as const
/** Package files that modules read at run time, by path in `dist`. */
const COPIED = {
  'sources/content/parse/satteri.wasm': '@bruits/satteri-wasm32-wasi/satteri_napi.wasm32-wasi.wasm'
}
/**
 * Packages whose main entry ncc cannot bundle, with the exports that the code needs. The main file of jsonc-parser is
 * UMD, and the main file of satteri loads a platform-specific binary.
 */
const REBUNDLED = {
  'jsonc-parser': '*',
  satteri: '{ HastReader, materializeHastTree }'
}
const MINIFY = { minify: true, target: 'node20', legalComments: 'none' } as const

export async function bundle(folder: string): Promise<void> {
  // ncc does not remove obsolete chunks.
  await rm(folder, { recursive: true, force: true })
  const chunks = join(folder, 'bundle')
  const compiled = join(root, '.build')
  const entries = findEntries()
  try {
    await compile(compiled, folder)
    for (const [name, names] of Object.entries(REBUNDLED)) await rebundle(name, names, compiled)
    await writeFile(join(compiled, 'entries.js'), entriesModule(entries))
    await writeChunks(join(compiled, 'entries.js'), chunks)
  } finally {
    await rm(compiled, { recursive: true, force: true })
  }
  for (const entry of entries) {
    const file = join(folder, `${entry}.js`)
    await mkdir(dirname(file), { recursive: true })
    const bundled = posix.relative(posix.dirname(entry), 'bundle/index.js')
    const first = entry === 'cli/index' ? '#!/usr/bin/env node\n' : ''
    await writeFile(file, `${first}import { start } from '${bundled}'\nawait start('${entry}')\n`)
  }
  for (const [path, file] of Object.entries(COPIED))
    await cp(join(root, 'node_modules', file), join(folder, path))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n')
  await writeUndici(chunks)
  await writeFile(join(folder, 'licenses.txt'), await licenses(entries))
}

/** Returns the entry modules: each action, the command line, and each thread. */
function findEntries(): string[] {
  return [...[...actionFiles().keys(), 'cli'].map(name => `${name}/index`), ...modulesIn('**/*-thread.ts')]
}

/** Modules that most entries use. ncc would copy them into several chunks, because each of them is small. */
const SHARED = '{runtime/{files,text},site/{addresses,files,pages}}/*.ts'

/** Each entry is a chunk. The eager imports, which never run, put the shared modules into the first chunk. */
function entriesModule(entries: string[]): string {
  const imports = modulesIn(SHARED).map(path => `  import(/* webpackMode: "eager" */ './src/${path}.js')`)
  const loaders = entries.map(entry => `  '${entry}': () => import('./src/${entry}.js')`)
  return `export const shared = () => [\n${imports.join(',\n')}\n]

const ENTRIES = {\n${loaders.join(',\n')}\n}

export async function start(entry) {
  await ENTRIES[entry]()
}
`
}

/** Returns the paths of modules in `src`, without the extension. */
function modulesIn(pattern: string): string[] {
  const paths = globSync(pattern, { cwd: join(root, 'src') })
  return paths.map(path => path.replaceAll('\\', '/').replace(/\.ts$/, '')).sort()
}

/** Compiles without ncc, because ncc would check all types again, which takes five times as long as all other steps. */
async function compile(compiled: string, folder: string): Promise<void> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), path => ts.sys.readFile(path)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  for await (const entry of glob('{src,servers}/**/*.*', { cwd: root })) {
    const path = entry.replaceAll('\\', '/')
    const fileName = join(root, path)
    if (!path.endsWith('.ts')) {
      // A module in the same folder reads this file at run time.
      if (path.startsWith('src/') && !path.endsWith('tsconfig.json'))
        await cp(fileName, join(folder, path.slice('src/'.length)))
      continue
    }
    const { outputText } = ts.transpileModule(await readFile(fileName, 'utf8'), {
      fileName,
      // The compiler cannot tell from a single file whether the file is an ES module.
      compilerOptions: { ...options, module: ts.ModuleKind.ESNext, noEmit: false }
    })
    const script = path.replace(/\.ts$/, '.js')
    await mkdir(dirname(join(compiled, script)), { recursive: true })
    await writeFile(join(compiled, script), outputText)
  }
}

/** Replaces the platform-specific satteri binary with an empty module. */
const WITHOUT_BINDING: Plugin = {
  name: 'without-binding',
  setup(build) {
    build.onResolve({ filter: /^#binding$/ }, () => ({ path: 'binding', namespace: 'empty' }))
    build.onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: 'module.exports = {}' }))
  }
}

/** Bundles a package into a folder that ncc searches before the installed packages. */
async function rebundle(name: string, names: string, compiled: string): Promise<void> {
  await esbuild({
    ...BUNDLE,
    stdin: { contents: `export ${names} from '${name}'`, resolveDir: root },
    mainFields: ['module', 'main'],
    plugins: [WITHOUT_BINDING],
    format: 'esm',
    outfile: join(compiled, 'node_modules', name, 'index.js')
  })
}

/**
 * The HTTP clients of the toolkit import undici for connections through a proxy. Loading undici takes a third of the
 * start time of every run, so they import this module instead, which loads undici on use.
 */
const UNDICI_ON_USE = `exports.ProxyAgent = function (options) {
  return new (require('./undici.cjs').ProxyAgent)(options)
}
exports.fetch = (...request) => require('./undici.cjs').fetch(...request)
`
const UNDICI = 'undici-on-use.cjs'

async function writeUndici(folder: string): Promise<void> {
  await writeFile(join(folder, UNDICI), UNDICI_ON_USE)
  const outfile = join(folder, 'undici.cjs')
  await esbuild({ ...BUNDLE, ...MINIFY, entryPoints: ['undici'], format: 'cjs', outfile })
}

type Ncc = (entry: string, options: object) => Promise<{ code: string; assets: Record<string, Asset> }>
type Asset = { source: string | Buffer }

/** Bundles the entries into `index.js` and chunks that are loaded on demand. */
async function writeChunks(entry: string, folder: string): Promise<void> {
  const ncc = createRequire(import.meta.url)('@vercel/ncc') as Ncc
  const options = { cache: false, quiet: true, externals: { undici: `./${UNDICI}` } }
  const { code, assets } = await ncc(entry, options)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.js'), await shorten(code))
  for (const [name, { source }] of Object.entries(assets))
    if (name.endsWith('.js')) await writeFile(join(folder, name), await shorten(String(source)))
}

/** Packages whose chunks are not minified, so that the actions start faster. */
const STARTING_CODE = /node_modules\/(?:zod|@actions\/core)\//
const LARGE_BYTES = 100_000

/**
 * Removes comments, and minifies large libraries, such as the storage SDK of the artifact client and the Markdown
 * parser, because every run downloads this repository. The other chunks remain readable, and V8 starts them faster than
 * minified chunks (124 ms instead of 145 ms).
 */
async function shorten(code: string): Promise<string> {
  const isLarge = code.length > LARGE_BYTES && (!STARTING_CODE.test(code) || code.includes('@azure/'))
  return (await transform(code, { ...MINIFY, minify: isLarge, format: 'esm' })).code
}

/** Collects the licenses of all packages in the bundle, because the list from ncc is incomplete for several chunks. */
async function licenses(entries: string[]): Promise<string> {
  const { metafile } = await esbuild({
    ...BUNDLE,
    entryPoints: entries.map(entry => `src/${entry}.ts`),
    write: false,
    metafile: true,
    splitting: true,
    outdir: 'unused',
    format: 'esm'
  })
  const copied = Object.values(COPIED).map(file => `node_modules/${file}`)
  const folders = [...Object.keys(metafile.inputs), ...copied].flatMap(
    path => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []
  )
  const sections = await Promise.all([...new Set(folders)].map(licenseOf))
  return sections.sort((a, b) => (a < b ? -1 : 1)).join(`\n${'-'.repeat(80)}\n\n`)
}

async function licenseOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(
    await readFile(join(root, folder, 'package.json'), 'utf8')
  ) as { name: string; version: string; license?: string }
  const compiled = Object.values(COPIED).find(file => file.startsWith(`${name}/`))
  // The package with the binary has no license text. The binary belongs to satteri, so the license of satteri applies.
  const text = await licenseText(compiled === undefined ? folder : 'node_modules/satteri')
  const libraries = compiled === undefined ? '' : await rustLibraries(join(root, 'node_modules', compiled))
  return `${name} ${version}\nLicense: ${license ?? 'see below'}\n\n${text}\n${libraries}`
}

async function licenseText(folder: string): Promise<string> {
  const files = (await readdir(join(root, folder))).filter(file => /^(licen[cs]e|notice)/i.test(file)).sort()
  const texts = await Promise.all(files.map(async file => await readFile(join(root, folder, file), 'utf8')))
  return texts.map(part => part.replaceAll('\r\n', '\n').trim()).join('\n\n')
}

/** Finds most libraries in the binary by the source paths that it contains, because no file lists all libraries. */
async function rustLibraries(file: string): Promise<string> {
  const paths = (await readFile(file, 'latin1')).matchAll(
    /\/registry\/src\/[^/]+\/([\w-]+)-(\d+\.[\w.+-]+)\//g
  )
  const named = new Set(Array.from(paths, ([, crate = '', version = '']) => `${crate} ${version}`))
  if (named.size === 0) throw new Error(`${file} contains no source paths of libraries`)
  return `
Compiled from Rust (https://github.com/bruits/satteri). According to its README, the Markdown parser is a fork of
pulldown-cmark (https://github.com/pulldown-cmark/pulldown-cmark) and the MDX compiler a fork of mdxjs-rs
(https://github.com/wooorm/mdxjs-rs). The binary names these libraries, and may contain others. Their licenses are at
https://crates.io/crates/NAME:

${[...named].sort().join('\n')}
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await bundle(join(root, 'dist'))
