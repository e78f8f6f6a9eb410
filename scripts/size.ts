/**
 * Prints how many lines each part of the code has, and how many words the documentation. With a commit
 * (`npm run size -- HEAD~20`), prints those of that commit beside them.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const CODE = /\.(ts|js|mjs|css)$/
const PAGES = /^(README\.md|docs\/[^/]+\.md|[^/]+\/README\.md)$/

const [commit] = process.argv.slice(2)
const now = sizes(git('ls-files', '-z').split('\0'), path => readFileSync(path, 'utf8'))
const before = commit === undefined ? undefined : sizesAt(commit)
for (const part of [...new Set([...now.keys(), ...(before?.keys() ?? [])])].sort()) {
  const size = now.get(part) ?? 0
  const change =
    before === undefined ? '' : `${cell(before.get(part) ?? 0)} ${cell(size - (before.get(part) ?? 0))}`
  console.log(`${part.padEnd(24)}${cell(size)}${change}`)
}

function sizesAt(revision: string): Map<string, number> {
  const tree = git('ls-tree', '-r', '-z', '--name-only', revision)
  return sizes(tree.split('\0'), path => git('show', `${revision}:${path}`))
}

function sizes(paths: string[], read: (path: string) => string): Map<string, number> {
  const found = new Map<string, number>()
  const add = (part: string, count: number) => found.set(part, (found.get(part) ?? 0) + count)
  for (const path of paths) {
    if (PAGES.test(path)) add('words of documentation', read(path).match(/\S+/g)?.length ?? 0)
    if (!CODE.test(path) || path.startsWith('dist/')) continue
    const [folder = '', part = ''] = path.split('/')
    const lines = read(path).split('\n').length - 1
    if (folder === 'src') add(`src/${part}`, lines)
    if (['src', 'servers', 'scripts'].includes(folder)) add('src, servers, scripts', lines)
    else if (['__tests__', 'stress', 'bench'].includes(folder)) add(folder, lines)
  }
  return found
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024
  })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout
}

function cell(count: number): string {
  return String(count).padStart(9)
}
