import { instantiateNapiModuleSync } from '@emnapi/core'
import { type Context, createContext } from '@emnapi/runtime'
import type { Program } from 'estree'
import type { Root } from 'hast'
import { readFileSync } from 'node:fs'
// The entry point of this package also loads a platform-specific binary, which the bundle leaves out.
import { HastReader, materializeHastTree } from 'satteri'
import { PARSER_MEMORY } from '../../source-file-limits.ts'
import { PARSER_EXHAUSTED } from '../../../runtime/thread/messages.ts'
import { packageFile } from '../../../runtime/own-file.ts'

const MODULE = '@bruits/satteri-wasm32-wasi/satteri_napi.wasm32-wasi.wasm'
const BUNDLED_MODULE = 'sources/content/parse/satteri.wasm'

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

export const PARSE_OPTIONS = {
  ENABLE_TABLES: 1 << 1,
  ENABLE_FOOTNOTES: 1 << 2,
  ENABLE_STRIKETHROUGH: 1 << 3,
  ENABLE_TASKLISTS: 1 << 4,
  /** TOML front matter. YAML front matter is blanked before a text is parsed. */
  ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS: 1 << 8,
  ENABLE_GFM: 1 << 11
}
const { ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS: TOML, ...GFM_OPTIONS } = PARSE_OPTIONS
const GFM = Object.values(GFM_OPTIONS).reduce((all, option) => all | option)

let loaded: Satteri | undefined

/** Thrown if the parser itself fails, even though the text may be valid. The message can follow `because`. */
export class ParserFailure extends Error {
  override readonly name = 'ParserFailure'
}

/** Thrown if the parser runs out of memory. V8 does not track this memory and may not free it until the thread ends. */
export class ParserExhausted extends ParserFailure {
  readonly code = PARSER_EXHAUSTED
}

/** For invalid MDX, throws an error whose message begins with the line and column. */
export function parseMarkdown(text: string, { isMdx }: { isMdx: boolean }): Root {
  return run(satteri => {
    const create = isMdx ? satteri.createMdxHastHandle : satteri.createHastHandle
    // The CommonMark specification requires this replacement.
    const handle = create(text.replaceAll('\0', '\uFFFD'), GFM | TOML, undefined, true)
    try {
      return materializeHastTree(new HastReader(satteri.serializeHandle(handle)))
    } finally {
      satteri.dropHandle(handle)
    }
  })
}

/** Parses code that the Markdown parser has accepted: the code in `{…}`, an attribute, or imports and exports. */
export function parseCode(source: string, kind: 'expression' | 'statements'): Program | undefined {
  const json = run(satteri =>
    kind === 'expression' ? satteri.parseExpression(source) : satteri.parseEsm(source)
  )
  return json === null ? undefined : (JSON.parse(json) as Program)
}

export function markdownToHtml(text: string): string {
  return run(satteri => satteri.parseToHtml(text, GFM))
}

/** Calls `use` with the parser module. After an error such as a stack overflow, discards the module and its memory. */
function run<T>(use: (satteri: Satteri) => T): T {
  try {
    loaded ??= load()
    return use(loaded)
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error
    loaded = undefined
    throw failureOf(error)
  }
}

function failureOf(cause: Error): ParserFailure {
  const isLength = /allocat|invalid \w+ length/i.test(cause.message)
  // A RangeError means that the process's stack overflowed; `out of bounds` means that the module's stack did.
  const isStack = !isLength && (cause instanceof RangeError || cause.message.includes('out of bounds'))
  return isStack
    ? new ParserFailure('it is nested too deeply', { cause })
    : new ParserExhausted('the parser failed, or it needs too much memory', { cause })
}

/** Loads the module without access to files, environment variables, the clock, or random numbers. */
function load(): Satteri {
  const memory = new WebAssembly.Memory(PARSER_MEMORY)
  const done = () => 0
  const wasiImport = {
    ...{ random_get: done, environ_get: done, clock_time_get: done, sched_yield: done },
    // Discards the output that the module writes when it crashes. The error code 8 means that the file is closed.
    fd_write: () => 8,
    environ_sizes_get: (...places: number[]) => {
      for (const place of places) new DataView(memory.buffer).setUint32(place, 0, true)
      return 0
    },
    proc_exit: (code: number) => {
      throw new WebAssembly.RuntimeError(`exit ${code}`)
    }
  }
  const context = collectableContext()
  const { napiModule } = instantiateNapiModuleSync(readFileSync(packageFile(MODULE, BUNDLED_MODULE)), {
    context,
    asyncWorkPoolSize: 0,
    wasi: {
      wasiImport,
      initialize: (instance: object) => (instance as Instance).exports['_initialize']?.(),
      start: done,
      getImportObject: () => ({ wasi_snapshot_preview1: wasiImport })
    },
    overwriteImports: imports => {
      const env: WebAssembly.ModuleImports = {
        ...{ ...imports['env'], ...imports['napi'], ...imports['emnapi'] },
        memory
      }
      const passText = textPasser(env['napi_get_value_string_utf8'] as PassText, { context, memory })
      return { ...imports, env: { ...env, napi_get_value_string_utf8: passText } }
    },
    beforeInit: ({ instance }) => {
      const { exports } = instance as unknown as Instance
      for (const name of Object.keys(exports)) if (name.startsWith('__napi_register__')) exports[name]?.()
    }
  })
  return napiModule.exports as Satteri
}

/** Writes a string and a zero byte to the memory or, without an address, the length of the string in bytes. */
type PassText = (env: number, value: number, address: number, size: number, result: number) => number

/** Replaces the function that passes texts to the module, because it converts each character in JavaScript. */
function textPasser(
  passSlowly: PassText,
  { context, memory }: { context: Context; memory: WebAssembly.Memory }
): PassText {
  return (env, value, address, size, result) => {
    const text: unknown = context.handleStore.get(value)?.value
    if (typeof text !== 'string' || result === 0 || !text.isWellFormed())
      return passSlowly(env, value, address, size, result)
    const length = Buffer.byteLength(text)
    if (address !== 0) {
      if (length >= size) return passSlowly(env, value, address, size, result)
      const target = Buffer.from(memory.buffer, address, length + 1)
      target.write(text)
      target[length] = 0
    }
    new DataView(memory.buffer).setUint32(result, length, true)
    return 0
  }
}

/** Creates a context without its `beforeExit` listener, which would keep the module in memory until process exit. */
function collectableContext(): Context {
  const others = new Set(process.listeners('beforeExit'))
  const context = createContext()
  for (const listener of process.listeners('beforeExit'))
    if (!others.has(listener)) process.off('beforeExit', listener)
  return context
}

interface Instance {
  exports: Record<string, (() => void) | undefined>
}
