import { instantiateNapiModuleSync } from '@emnapi/core'
import { createContext } from '@emnapi/runtime'
import type { Program } from 'estree'
import type { Root } from 'hast'
import { readFileSync } from 'node:fs'
// The package's own entry loads a program for one platform. What reads its trees needs none.
import * as options from '../../../../node_modules/satteri/dist/generated/parse-options.js'
import { materializeHastTree } from '../../../../node_modules/satteri/dist/hast/hast-materializer.js'
import { HastReader } from '../../../../node_modules/satteri/dist/hast/hast-reader.js'

type Handle = object
type CreateHandle = (source: string, options: number, conversion: undefined, withPlaces: boolean) => Handle

interface Satteri {
  createHastHandle: CreateHandle
  createMdxHastHandle: CreateHandle
  serializeHandle: (handle: Handle) => Uint8Array
  dropHandle: (handle: Handle) => void
  parseExpression: (source: string) => string | null
  parseEsm: (source: string) => string | null
  parseToHtml: (source: string, options: number) => string
}

const GFM =
  options.ENABLE_GFM |
  options.ENABLE_TABLES |
  options.ENABLE_FOOTNOTES |
  options.ENABLE_STRIKETHROUGH |
  options.ENABLE_TASKLISTS
const FRONT_MATTER =
  options.ENABLE_YAML_STYLE_METADATA_BLOCKS | options.ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS
/** Pages of 64 KiB. The module wants 985 to start with; more than the maximum ends a file that needs it, not the process. */
const MEMORY = { initial: 985, maximum: 16_384, shared: true }

let loaded: Satteri | undefined

/** Throws an error whose message begins with line and column for MDX that is not valid. */
export function parseMarkdown(text: string, { isMdx }: { isMdx: boolean }): Root {
  return run(satteri => {
    const create = isMdx ? satteri.createMdxHastHandle : satteri.createHastHandle
    // As Markdown wants it.
    const handle = create(text.replaceAll('\0', '\uFFFD'), GFM | FRONT_MATTER, undefined, true)
    try {
      return materializeHastTree(new HastReader(satteri.serializeHandle(handle)))
    } finally {
      satteri.dropHandle(handle)
    }
  })
}

/** The code of `{…}`, of an attribute or of imports and exports, which the parser of the file found valid. */
export function parseCode(source: string, kind: 'expression' | 'statements'): Program | undefined {
  const json = run(satteri =>
    kind === 'expression' ? satteri.parseExpression(source) : satteri.parseEsm(source)
  )
  return json === null ? undefined : (JSON.parse(json) as Program)
}

export function markdownToHtml(text: string): string {
  return run(satteri => satteri.parseToHtml(text, GFM))
}

/** After an error of the module itself, such as a stack that is full, its memory is not used again. */
function run<T>(use: (satteri: Satteri) => T): T {
  try {
    return use((loaded ??= load()))
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
      loaded = undefined
      throw new RangeError('it is nested too deeply', { cause: error })
    }
    throw error
  }
}

/** The module gets no file, no environment, no clock and no randomness. */
function load(): Satteri {
  const memory = new WebAssembly.Memory(MEMORY)
  const done = () => 0
  const wasiImport = {
    ...{ random_get: done, environ_get: done, clock_time_get: done, sched_yield: done },
    environ_sizes_get: (...places: number[]) => {
      for (const place of places) new DataView(memory.buffer).setUint32(place, 0, true)
      return 0
    },
    // The text of a failed assertion, which the error has, too.
    fd_write: () => 8,
    proc_exit: (code: number) => {
      throw new WebAssembly.RuntimeError(`exit ${code}`)
    }
  }
  const { napiModule } = instantiateNapiModuleSync(readFileSync(new URL(moduleFile(), import.meta.url)), {
    context: createContext(),
    asyncWorkPoolSize: 0,
    wasi: {
      wasiImport,
      initialize: (instance: object) => (instance as Instance).exports['_initialize']?.(),
      start: done,
      getImportObject: () => ({ wasi_snapshot_preview1: wasiImport })
    },
    overwriteImports: imports => ({
      ...imports,
      env: { ...imports['env'], ...imports['napi'], ...imports['emnapi'], memory }
    }),
    beforeInit: ({ instance }) => {
      const { exports } = instance as unknown as Instance
      for (const name of Object.keys(exports)) if (name.startsWith('__napi_register__')) exports[name]?.()
    }
  })
  return napiModule.exports as Satteri
}

interface Instance {
  exports: Record<string, (() => void) | undefined>
}

/** A function, so that the bundler, which puts the module beside this file, does not copy it a second time. */
function moduleFile(): string {
  return import.meta.url.endsWith('.ts')
    ? '../../../../node_modules/@bruits/satteri-wasm32-wasi/satteri_napi.wasm32-wasi.wasm'
    : './satteri.wasm'
}
