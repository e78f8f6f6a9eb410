import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownFile } from '../runtime/own-file.ts'

/** The project folder, which contains package.json, docs and examples. */
export const root = fileURLToPath(ownFile('..'))

function readPackage(): { repository: string; version: string } {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as ReturnType<typeof readPackage>
}

export function ownRepository(): string {
  return readPackage().repository.replace(/^github:/, '')
}

export function ownVersion(): string {
  return readPackage().version
}

/** Returns the command that starts this program. For npx, the command has the package name that the user typed. */
export function programOf(script: string, folder: string, place = root): string {
  const modules = dirname(place.replace(/[/\\]$/, ''))
  if (basename(modules) === 'node_modules') {
    const typed = npxPackage(join(dirname(modules), 'package.json'))
    return typed === undefined ? 'npx static-docs-export' : `npx ${typed}`
  }
  const below = relative(folder, script)
  // The printed commands also work in another folder.
  const path = below.startsWith('..') ? script : below
  return `node ${/\s/.test(path) ? `"${path}"` : path}`
}

function npxPackage(path: string): string | undefined {
  try {
    const { _npx } = JSON.parse(readFileSync(path, 'utf8')) as { _npx?: { packages?: string[] } }
    return _npx?.packages?.[0]
  } catch {
    return undefined
  }
}
