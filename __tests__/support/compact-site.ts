import { expect } from '@jest/globals'
import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataScript, isSharedPath } from '../../src/site/pages/shared-data.ts'
import { finish, writeSite } from './finishing.ts'

/** Returns rows without repetitions, such as a navigation. */
export function rowsOf(name: string, count: number): string {
  const items = Array.from({ length: count }, (_, i) => `"${name} <é> ${hash('sha256', `${name} ${i}`)}"`)
  return `7:["$","L",null,{"list":[${items.join(',')}]}]\n`
}

interface Build {
  nav?: string
  text?: string
}

/** Returns a page as Next.js writes it: the data is in several scripts, and content can be between them. */
export function pageOf(
  name: string,
  { nav = rowsOf('nav', 200), text = `Text of ${name}` }: Build = {}
): string {
  const head = `8:["$","title",null,{"children":"${name}"}]\n`
  const data = `0:{"b":"${hash('md5', name)}"}\n${nav}${head}9:["$","p",null,{"children":"${text}"}]\n`
  const cuts = [0, 40, 4000 + name.length, data.length - 30, data.length]
  const pieces = cuts.slice(1).map((to, i) => dataScript(Buffer.from(data.slice(cuts[i], to))).toString())
  return `<!DOCTYPE html><html><head><title>${name}</title></head><body><main><h1>${name}</h1><p>${text}</p></main><script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces.slice(0, 2).join('')}<div hidden id="S:1">é</div>${pieces.slice(2).join('')}</body></html>`
}

export const NAMES = Array.from({ length: 10 }, (_, i) => `page-${i}`)

export const siteOf = (build?: Build) =>
  Object.fromEntries(NAMES.map(name => [`${name}.html`, pageOf(name, build)]))

export function filesBelow(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(file => file.isFile())
  const paths = files.map(file =>
    join(file.parentPath, file.name)
      .slice(root.length + 1)
      .replaceAll('\\', '/')
  )
  return Object.fromEntries(paths.sort().map(path => [path, readFileSync(join(root, path), 'utf8')]))
}

export const sharedIn = (files: Record<string, string>) => Object.keys(files).filter(isSharedPath)

/** Writes a site, makes it smaller, and returns its files. */
export async function compacted(folder: string, site: Record<string, string>) {
  const root = await writeSite(folder, site)
  const run = await finish(root, { add: 'compact' })
  expect(run.failure).toBeUndefined()
  return { root, files: filesBelow(root), log: run.log.text }
}
