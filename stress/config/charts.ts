import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface ChartFile {
  name: string
  text: string
}

/**
 * Yields the YAML and JSON files in folders and bare git directories. Skips templates, which are not valid YAML, and
 * custom resource definitions, which are large and not part of a deployment config.
 */
export function* filesOf(sources: readonly string[]): Generator<ChartFile> {
  for (const source of sources) {
    const { paths, read } = isGitDirectory(source) ? committed(source) : onDisk(source)
    for (const path of paths.toSorted()) {
      if (!/\.(ya?ml|json)$/i.test(path) || /(^|\/)templates\/|crd/i.test(path)) continue
      yield { name: `${nameOf(source)}/${path}`, text: read(path) }
    }
  }
}

interface Source {
  paths: string[]
  read: (path: string) => string
}

function onDisk(folder: string): Source {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return {
    paths: entries
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name).slice(join(folder, '/').length)),
    read: path => readFileSync(join(folder, path), 'utf8')
  }
}

function isGitDirectory(folder: string): boolean {
  return existsSync(join(folder, 'HEAD')) && existsSync(join(folder, 'objects'))
}

function committed(gitDirectory: string): Source {
  const git = (...args: string[]) =>
    execFileSync('git', ['--git-dir', gitDirectory, ...args], { encoding: 'utf8', maxBuffer: 1e9 })
  return {
    paths: git('ls-tree', '-r', '-z', '--name-only', 'HEAD').split('\0'),
    read: path => git('show', `HEAD:${path}`)
  }
}

/** Returns the last meaningful part of the path: `charts` for `charts/repo` and for `charts/.git`. */
function nameOf(source: string): string {
  const parts = source.split('/').filter(part => part !== '' && part !== 'repo' && part !== '.git')
  return basename(parts.at(-1) ?? source)
}
