import { scanCode } from './code-tokens.ts'

/** A module in a script that Turbopack wrote, or several modules that it combined. */
interface Module {
  script: string
  start: number
  end: number
  /** Name of the parameter that imports and exports. Undefined for a library in CommonJS, which is not analyzed. */
  context: string | undefined
}

/** Code of a function or of another value, in its module. */
export interface Code {
  text: string
  module: Module
}

/** What a name stands for: code, a library, or undefined if the name is unknown. */
type Meaning = Code | 'library' | undefined

const MODULE = /[,[]((?:\d[\de]*,)+)(?:(\w+)=>\{(?:"use strict";)?|\(\w+,\w+,\w+\)=>\{)/g
const FUNCTION = /(?:async )?function\*? ?([\w$]+)\(/y
const VARIABLE = /([\w$]+)=(?![=>])/y
const NAME = /^([\w$]+)(?:\.([\w$]+))?$/
const GETTER = /^(?:\(\)=>|function\(\)\{return )([\w$.]+)\}?$/
/** Maximum number of names that stand for another name. */
const MAX_DEPTH = 10

/** Finds the code of names in the scripts of a client. */
export class ClientModules {
  readonly modules: Module[] = []
  readonly #byId = new Map<string, Module>()
  readonly #declarations = new Map<Module, Map<string, string>>()
  readonly #exports = new Map<Module, Export[]>()

  add(script: string): void {
    const found = Array.from(script.matchAll(MODULE))
    for (const [i, { index, 0: head, 1: ids = '', 2: context }] of found.entries()) {
      const end = found[i + 1]?.index ?? script.length
      const module = { script, start: index + head.length, end, context }
      this.modules.push(module)
      for (const id of ids.split(',')) if (id !== '') this.#byId.set(id, module)
    }
  }

  /** Returns what an expression such as `a` or `a.Name` stands for. */
  meaningOf(module: Module, expression: string, depth = MAX_DEPTH): Meaning {
    const [, name, member] = NAME.exec(GETTER.exec(expression)?.[1] ?? expression) ?? []
    if (name === undefined) return { text: expression, module }
    const text = this.#declarationsOf(module).get(name)
    if (text === undefined || depth === 0) return undefined
    if (member === undefined) return this.meaningOf(module, text, depth - 1)
    const id = new RegExp(`^${module.context}\\.i\\((\\d[\\de]*)\\)$`).exec(text)?.[1]
    const imported = id === undefined ? undefined : this.#byId.get(id)
    if (id === undefined || imported === undefined) return undefined
    if (imported.context === undefined) return 'library'
    const exported = this.#exportsOf(imported).find(
      each => each.name === member && (each.id === undefined || each.id === id)
    )
    return exported && this.meaningOf(imported, exported.value, depth - 1)
  }

  #exportsOf(module: Module): Export[] {
    const known = this.#exports.get(module) ?? exportsIn(module)
    this.#exports.set(module, known)
    return known
  }

  #declarationsOf(module: Module): Map<string, string> {
    const known = this.#declarations.get(module) ?? declarationsIn(module)
    this.#declarations.set(module, known)
    return known
  }
}

/** Returns the code of all names that are declared in a module, outside of its functions. */
function declarationsIn({ script, start, end }: Module): Map<string, string> {
  const found = new Map<string, string>()
  let open: { name: string; from: number; isFunction: boolean } | undefined
  const close = (at: number) => {
    if (open !== undefined) found.set(open.name, script.slice(open.from, at))
    open = undefined
  }
  const last = scanCode(script, start, end, at => {
    const character = script[at] as string
    const before = script[at - 1] as string
    if (character === ',' || character === ';' || (open?.isFunction === true && before === '}')) close(at)
    if (!' ,;{}'.includes(before)) return true
    FUNCTION.lastIndex = VARIABLE.lastIndex = at
    const name = FUNCTION.exec(script)?.[1]
    const variable = name === undefined ? VARIABLE.exec(script)?.[1] : undefined
    if (name !== undefined && open === undefined) open = { name, from: at, isFunction: true }
    if (variable !== undefined) open = { name: variable, from: at + variable.length + 1, isFunction: false }
    return true
  })
  if (last !== undefined) close(last)
  return found
}

/** A name that a module exports, such as `Name` in `e.s(["Name",()=>a],id)`. The id is missing if there is only one. */
interface Export {
  id: string | undefined
  name: string
  value: string
}

function exportsIn({ script, start, end, context }: Module): Export[] {
  const calls = new RegExp(`(?<![\\w$.])${context}\\.s\\(\\[([^\\]]*)\\](?:,(\\d[\\de]*))?\\)`, 'g')
  return Array.from(script.slice(start, end).matchAll(calls)).flatMap(([, list = '', id]) =>
    Array.from(list.matchAll(/"([^"]*)",(?:\(\)=>|0,)([\w$.]+)/g), ([, name = '', value = '']) => ({
      id,
      name,
      value
    }))
  )
}
