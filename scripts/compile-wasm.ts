// npm run wasm [-- --check]: compiles the AssemblyScript of the scanner, or checks that the committed code is up to date.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = 'src/review/scan/assembly/index.ts'
const TARGET = 'src/review/scan/scanner-wasm.ts'
const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', '--importMemory', '--enable', 'simd']

const root = fileURLToPath(new URL('..', import.meta.url))
const text = `/** Compiled from assembly/index.ts by \`npm run wasm\`. */\nexport const WASM =\n  '${compile()}'\n`
if (!process.argv.includes('--check')) writeFileSync(join(root, TARGET), text)
else if (readFileSync(join(root, TARGET), 'utf8') !== text) {
  console.error(`${TARGET} is not what ${SOURCE} compiles to: run npm run wasm.`)
  process.exitCode = 1
}

/** With the compiler in a process of its own: its types change those of arrays in the whole project. */
function compile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wasm-'))
  try {
    const compiler = join(root, 'node_modules/assemblyscript/bin/asc.js')
    const outFile = join(folder, 'compiled.wasm')
    execFileSync(process.execPath, [compiler, SOURCE, '--outFile', outFile, ...OPTIONS], {
      cwd: root,
      stdio: 'inherit'
    })
    return readFileSync(outFile, 'base64')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
