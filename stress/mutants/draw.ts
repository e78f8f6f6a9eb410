import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomFrom } from '../random.ts'
import { type Area, filesOf } from './areas.ts'
import { type Mutation, mutationsIn } from './mutations.ts'

export interface Mutant {
  /** Number in drawing order, beginning with 1. */
  number: number
  area: Area
  mutation: Mutation
}

/** Draws distinct mistakes. The same sources and seed produce the same mistakes. */
export function drawMutants(
  root: string,
  { areas, count, seed }: { areas: Area[]; count: number; seed: number }
): { mutants: Mutant[]; possible: number; sources: string } {
  const all = areas.flatMap(area =>
    filesOf(root, area).flatMap(file =>
      mutationsIn(file, readFileSync(join(root, file), 'utf8')).map(mutation => ({ area, mutation }))
    )
  )
  const random = randomFrom(seed)
  const left = [...all]
  const drawn = Array.from({ length: Math.min(count, all.length) }, () => left.splice(random(left.length), 1))
  return {
    mutants: drawn.flat().map((mutant, at) => ({ number: at + 1, ...mutant })),
    possible: all.length,
    sources: hash('sha256', JSON.stringify(all.map(({ mutation }) => mutation))).slice(0, 12)
  }
}
