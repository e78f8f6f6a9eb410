import type { Token } from './source.ts'

/** Finds the first of many patterns that an address matches, in a time that hardly depends on their number. */
export class PatternIndex {
  readonly #start = new Step(0)
  #steps = 1

  /** The pattern with the lowest rank is the first. */
  add(tokens: readonly Token[], rank: number): void {
    let step = this.#start
    step.least = Math.min(step.least, rank)
    for (const token of tokens) {
      step = step.next(token, () => new Step(this.#steps++))
      step.least = Math.min(step.least, rank)
    }
    step.end = Math.min(step.end, rank)
  }

  /** The rank of the first pattern. Looks at each pair of a step and a position once. */
  find(address: string): number | undefined {
    let first = Infinity
    const seen = new Set<number>()
    const waiting: { step: Step; at: number }[] = []
    const reach = (step: Step, at: number) => {
      if (step.least >= first) return
      const key = step.number * (address.length + 1) + at
      if (seen.has(key)) return
      seen.add(key)
      waiting.push({ step, at })
    }
    reach(this.#start, 0)
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { step, at } = next
      if (at === address.length) first = Math.min(first, step.end)
      for (const length of step.lengths) {
        const known = step.texts?.get(address.slice(at, at + length))
        if (known !== undefined) reach(known, at + length)
      }
      for (const kind of WILDCARDS) {
        const known = step[kind]
        if (known === undefined) continue
        // Most patterns end with a wildcard, and one that can reach the end does.
        if (known.isLast) first = canReachEnd(kind, address, at) ? Math.min(first, known.end) : first
        else for (const end of ends(kind, address, at)) reach(known, end)
      }
    }
    return first === Infinity ? undefined : first
  }
}

const WILDCARDS = ['segment', 'rest', 'below'] as const

function canReachEnd(kind: (typeof WILDCARDS)[number], address: string, at: number): boolean {
  if (kind === 'segment') return at < address.length && !address.includes('/', at)
  return kind === 'rest' || at === address.length || address[at] === '/'
}

/** Where a wildcard that begins at a position can end. */
function* ends(kind: (typeof WILDCARDS)[number], address: string, at: number): Generator<number> {
  if (kind !== 'segment') yield at
  if (kind === 'below' && address[at] !== '/') return
  const slash = kind === 'segment' ? address.indexOf('/', at) : -1
  for (let end = slash < 0 ? address.length : slash; end > at; end--) yield end
}

/** Patterns that begin alike share their first steps. */
class Step {
  readonly number: number
  /** The lowest rank of the patterns that end here, and of all that come by. */
  end = Infinity
  least = Infinity
  texts: Map<string, Step> | undefined
  /** How long the texts are, each length once. */
  readonly lengths: number[] = []
  segment: Step | undefined
  rest: Step | undefined
  below: Step | undefined

  constructor(number: number) {
    this.number = number
  }

  get isLast(): boolean {
    return (this.texts ?? this.segment ?? this.rest ?? this.below) === undefined
  }

  next(token: Token, make: () => Step): Step {
    if (token.kind !== 'text') {
      const kind = token.kind === 'rest' && token.isBelow ? 'below' : token.kind
      return (this[kind] ??= make())
    }
    this.texts ??= new Map()
    const known = this.texts.get(token.text)
    if (known !== undefined) return known
    const made = make()
    this.texts.set(token.text, made)
    if (!this.lengths.includes(token.text.length)) this.lengths.push(token.text.length)
    return made
  }
}
