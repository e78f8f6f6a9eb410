import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where package.json, docs and examples of this project are. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** `owner/name` of this project. */
export function ownRepository(): string {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    repository: string
  }
  return repository.replace(/^github:/, '')
}
