import { Problem } from '../../runtime/problem.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { isRootPath } from './addresses.ts'

/** A piece of code that a client of Next.js for the root has, and how often. */
interface Shape {
  name: string
  count: number
  pattern: RegExp
  /** The same piece below the base path, which is a string of code without its quotes. */
  moved: (found: string, base: string) => string
}

/** The routers of the app and of pages have each of these functions. `""` in it is the base path. */
const ROUTER: Shape[] = [
  { name: 'the function addBasePath of its routers', count: 2, pattern: /\.addPathPrefix\)\(\w+,""\)/g },
  { name: 'the function hasBasePath of its routers', count: 2, pattern: /\.pathHasPrefix\)\(\w+,""\)/g }
].map(shape => ({ ...shape, moved: (found, base) => found.replace('""', `"${base}"`) }))

/** Without a base path, the function returns its argument. */
const REMOVE_BASE_PATH =
  /(?<=function (\w+)\((\w+)\)\{)return \2(?=\}Object\.defineProperty\(\w+,"__esModule",\{value:!0\}\),Object\.defineProperty\(\w+,"removeBasePath",\{enumerable:!0,get:function\(\)\{return \1\}\}\))/g

const SHAPES: Shape[] = [
  ...ROUTER,
  {
    name: 'the function removeBasePath of its routers',
    count: 2,
    pattern: REMOVE_BASE_PATH,
    moved: (found, base) => {
      const path = found.slice('return '.length)
      return `return ${path}=${path}.slice(${base.length}),${path}.startsWith("/")?${path}:"/"+${path}`
    }
  },
  {
    name: 'the address of scripts in its router of pages',
    count: 3,
    pattern: /\+"\/_next\/(?="|static\/")/g,
    moved: (found, base) => found.replace('"', `"${base}`)
  }
]

const RUNTIME: Shape = {
  name: 'the address of scripts in its runtime',
  count: 1,
  pattern: /(?<=\blet \w+=)"\/_next\/"(?=,)/g,
  moved: (_, base) => `"${base}/_next/"`
}

/** A file of the client whose address a script has, such as a worker. */
const ASSET = /(?<=\.v\(")\/_next\/static\/[^"\\]+(?="\))/g
/** The constant of the service's own code. Not every client has one. */
const OWN_BASE_PATH = /(?<=[{,]BASE_PATH:)""/g
/** Addresses of what no export has: they are joined with a base path, or compared. */
const UNUSED = /"\/_next\/(?:data\/|image")/g

const isRuntime = (path: string) => /(?:^|\/)turbopack-[^/]*\.js$/.test(path)

export interface ClientFile {
  path: string
  text: string
}

/** Counts pieces of code in all scripts of a client, and moves them when they are there as often as expected. */
export class ClientMove {
  readonly #base: string
  readonly #counts = new Map<Shape, number>(SHAPES.map(shape => [shape, 0]))
  #runtimes = 0
  #problem: string | undefined

  constructor(base: string) {
    this.#base = base
  }

  /** A script below `_next/static/`. `isFile`: whether an address without base path is a file of the site. */
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
    moved = moved.replace(OWN_BASE_PATH, `"${this.#base}"`).replace(ASSET, address => {
      if (!isFile(address)) this.#problem ??= `${path} names a file that is not in the site: ${address}`
      return this.#base + address
    })
    const left = moved.replaceAll(UNUSED, '').match(/["'`]\/_next\/.{0,40}/)?.[0]
    if (left !== undefined && isRootPath(left.slice(1)))
      this.#problem ??= `${path} has an address of the client's own files in an unknown form: ${left}`
    return moved
  }

  /** The problem is known after the last script. */
  get problem(): Problem | undefined {
    const shape = SHAPES.find(each => this.#counts.get(each) !== each.count)
    const problem =
      this.#runtimes === 0
        ? 'its runtime is not that of Turbopack (no script is named turbopack-….js)'
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
