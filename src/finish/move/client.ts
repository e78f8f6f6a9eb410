import { Problem } from '../../runtime/problem.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { isRootPath } from './addresses.ts'

/** A piece of code that occurs `count` times in a Next.js client that was built for the root. */
interface Shape {
  name: string
  count: number
  pattern: RegExp
  /** Returns the code for a base path. `base` is the content of a string literal. */
  moved: (found: string, base: string) => string
}

/** The app router and the pages router both have these functions, in which `""` is the base path. */
const ROUTER: Shape[] = [
  { name: 'the function addBasePath in its routers', count: 2, pattern: /\.addPathPrefix\)\(\w+,""\)/g },
  { name: 'the function hasBasePath in its routers', count: 2, pattern: /\.pathHasPrefix\)\(\w+,""\)/g }
].map(shape => ({ ...shape, moved: (found, base) => found.replace('""', `"${base}"`) }))

/** Matches the body of removeBasePath, which returns its argument unchanged in a client without a base path. */
const REMOVE_BASE_PATH =
  /(?<=function (\w+)\((\w+)\)\{)return \2(?=\}Object\.defineProperty\(\w+,"__esModule",\{value:!0\}\),Object\.defineProperty\(\w+,"removeBasePath",\{enumerable:!0,get:function\(\)\{return \1\}\}\))/g

const SHAPES: Shape[] = [
  ...ROUTER,
  {
    name: 'the function removeBasePath in its routers',
    count: 2,
    pattern: REMOVE_BASE_PATH,
    moved: (found, base) => {
      const path = found.slice('return '.length)
      return `return ${path}=${path}.slice(${base.length}),${path}.startsWith("/")?${path}:"/"+${path}`
    }
  },
  {
    name: 'the script address in its pages router',
    count: 3,
    pattern: /\+"\/_next\/(?="|static\/")/g,
    moved: (found, base) => found.replace('"', `"${base}`)
  }
]

const RUNTIME: Shape = {
  name: 'the script address in its runtime',
  count: 1,
  pattern: /(?<=\blet \w+=)"\/_next\/"(?=,)/g,
  moved: (_, base) => `"${base}/_next/"`
}

/** The address of a client file, such as a worker, in a script. */
const ASSET = /(?<=\.v\(")\/_next\/static\/[^"\\]+(?="\))/g
/** The base path constant in the service's own code, in a client that was built with an empty path. */
const OWN_BASE_PATH = /(?<=[{,]BASE_PATH:)""/g
/** The variable for the base path. Bundlers write its value here if it is set, but the service does not set it. */
const BASE_PATH_VARIABLE = /(?<![\w$.])(?:process|[\w$]+\.default)\.env\.NEXT_PUBLIC_BASE_PATH\b(?!\s*=[^=])/g
/** Names of the variable in lists of variables, and reads from such a list. */
const BASE_PATH_NAME =
  /(?<=[{,])NEXT_PUBLIC_BASE_PATH:(?![^{}]*\}=[^=])|(?<!\b(?:process|meta)\.env)\.NEXT_PUBLIC_BASE_PATH\b(?!\s*=[^=])/g
/** Addresses that no export serves. The client only compares them or joins them with a base path. */
const UNUSED = /"\/_next\/(?:data\/|image"|static":"nextjs")/g

const isRuntime = (path: string) => /(?:^|\/)turbopack-[^/]*\.js$/.test(path)

export interface ClientFile {
  path: string
  text: string
}

/** Adds the base path to known pieces of code in a client's scripts. Counts them to detect an unknown client. */
export class ClientMove {
  readonly #base: string
  readonly #counts = new Map<Shape, number>(SHAPES.map(shape => [shape, 0]))
  #runtimes = 0
  /** Whether a script reads the variable for the base path, and the first script that uses its name. */
  #setsVariable = false
  #usesVariable: string | undefined
  #problem: string | undefined

  constructor(base: string) {
    this.#base = base
  }

  /** Adds the base path to a script in `_next/static/`. `isFile` expects an address without the base path. */
  move({ path, text }: ClientFile, isFile: (address: string) => boolean): string {
    let moved = text
    if (isRuntime(path)) {
      const count = countIn(text, RUNTIME.pattern)
      if (count !== RUNTIME.count) this.#problem ??= described(RUNTIME, count, path)
      this.#runtimes++
      moved = moved.replace(RUNTIME.pattern, found => RUNTIME.moved(found, this.#base))
    } else {
      for (const shape of SHAPES) {
        this.#counts.set(shape, (this.#counts.get(shape) ?? 0) + countIn(text, shape.pattern))
        moved = moved.replace(shape.pattern, found => shape.moved(found, this.#base))
      }
    }
    moved = this.#moveVariable(moved, path).replace(ASSET, address => {
      if (!isFile(address)) this.#problem ??= `${path} refers to a file that is not in the site: ${address}`
      return this.#base + address
    })
    const left = moved.replaceAll(UNUSED, '').match(/["'`]\/_next\/.{0,40}/)?.[0]
    if (left !== undefined && isRootPath(left.slice(1)))
      this.#problem ??= `${path} contains the address of a client file in an unknown form: ${left}`
    return moved
  }

  /** Writes the base path where the script reads a variable for the base path. */
  #moveVariable(text: string, path: string): string {
    const base = `"${this.#base}"`
    const moved = text.replace(OWN_BASE_PATH, base).replace(BASE_PATH_VARIABLE, () => {
      this.#setsVariable = true
      return base
    })
    const names = countIn(moved, /NEXT_PUBLIC_BASE_PATH/g)
    const known = countIn(moved, BASE_PATH_NAME)
    if (names > known) this.#problem ??= `${path} reads NEXT_PUBLIC_BASE_PATH in an unknown form`
    else if (known > 0) this.#usesVariable ??= path
    return moved
  }

  /** Returns why the client cannot be moved, or undefined. Valid only after the last script has been moved. */
  get problem(): Problem | undefined {
    const shape = SHAPES.find(each => this.#counts.get(each) !== each.count)
    if (this.#usesVariable !== undefined && !this.#setsVariable)
      this.#problem ??= `${this.#usesVariable} reads NEXT_PUBLIC_BASE_PATH, and no script defines it in a known form`
    const problem =
      this.#runtimes === 0
        ? 'its runtime is not from Turbopack (no script is named turbopack-….js)'
        : (this.#problem ?? (shape && described(shape, this.#counts.get(shape) ?? 0)))
    return problem === undefined ? undefined : new Problem(problem)
  }
}

function described({ name, count }: Shape, found: number, path?: string): string {
  const where = path === undefined ? '' : ` in ${path}`
  return `${name} was found ${formatCount(found, 'time')}${where} instead of ${formatCount(count, 'time')}`
}

function countIn(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
