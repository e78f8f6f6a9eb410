/**
 * `npm run release -- ACCOUNT/REPOSITORY`: writes the repository name into all pages, examples and
 * `package.json`, and the date into the changelog. Then runs all checks, commits, and tags the version in
 * `package.json`. A second commit pins the tagged commit in README and examples, because a commit cannot contain its own
 * id. Does not push. If a check fails, tracked files are restored.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRepository } from '../src/cli/init/repository.ts'

/** Commands that must succeed before the commit. `npm test` also compares `dist` with a fresh build. */
const CHECKS = ['npm run --silent format', 'npm run --silent docs', 'npm test']

/** Paths to skip. Code and tests read the repository name from `package.json`. */
const CODE = /^(?:src|dist|servers|scripts|stress|bench|__tests__)\//
const PLACEHOLDER = /\bOWNER\b/

/** Prepares the release and returns the tag. */
export function release(folder: string, repository: string, checks: string[]): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const project = JSON.parse(read('package.json')) as { version: string; repository: string }
  const [own, version] = [project.repository.replace('github:', ''), project.version]
  const tag = `v${version}`
  if (!isRepository(repository)) throw new Error('Add the repository: npm run release -- ACCOUNT/REPOSITORY')
  if (git('status', '--porcelain') !== '') throw new Error('Commit or remove your changes first.')
  if (git('tag', '--list', tag) !== '') throw new Error(`${tag} exists. Set another version in package.json.`)
  try {
    const name = new RegExp(`(?<![\\w-])${own.replaceAll('.', String.raw`\.`)}(?![\\w-])`, 'g')
    const paths = git('ls-files')
      .split('\n')
      .filter(path => !CODE.test(path) && !/\.(?:png|svg)$/.test(path))
    for (const path of paths) {
      const text = read(path)
      const account = repository.split('/')[0] ?? ''
      const filled = withDate(text.replaceAll(name, repository).replace(/@OWNER$/m, `@${account}`), version)
      if (filled !== text) writeFileSync(join(folder, path), filled)
    }
    const left = paths.filter(path => PLACEHOLDER.test(read(path)))
    if (left.length > 0) throw new Error(`A placeholder is left in ${left.join(', ')}.`)
    for (const check of checks) run(check, folder)
    git('commit', '--all', '--allow-empty', '--message', `Release ${tag}`)
  } catch (error) {
    git('checkout', '--', '.')
    throw error
  }
  git('tag', '--annotate', '--message', tag, tag)
  const commit = git('rev-parse', 'HEAD')
  for (const path of git('ls-files', 'README.md', 'docs', 'examples')
    .split('\n')
    .filter(each => /\.(?:md|ya?ml)$/.test(each)))
    writeFileSync(join(folder, path), pinned(read(path), repository, `${commit} # ${tag}`))
  if (git('status', '--porcelain') !== '') git('commit', '--all', '--message', `Pin ${tag} in the examples`)
  return tag
}

/** Replaces the version of the actions wherever a workflow uses them. */
export function pinned(text: string, repository: string, pin: string): string {
  const uses = new RegExp(
    `^(\\s*(?:- )?uses: ${repository.replaceAll('.', String.raw`\.`)}(?:/[\\w-]+)?)@(?:v\\d+|[0-9a-f]{40} # v[\\d.]+)$`,
    'gm'
  )
  return text.replaceAll(uses, (_, action: string) => `${action}@${pin}`)
}

function withDate(text: string, version: string): string {
  return text.replace(
    `## [${version}] - Unreleased`,
    `## [${version}] - ${new Date().toISOString().slice(0, 10)}`
  )
}

function run(command: string, cwd: string): void {
  try {
    execFileSync(command, { cwd, shell: true, stdio: 'inherit' })
  } catch (error) {
    throw new Error(`${command} failed.`, { cause: error })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const tag = release(process.cwd(), process.argv[2] ?? '', CHECKS)
    console.log(
      `Tagged ${tag}. To publish it: git push origin HEAD ${tag}, then publish the draft release that the workflow creates.`
    )
  } catch (error) {
    console.error(`Nothing was released. ${(error as Error).message}`)
    process.exitCode = 1
  }
}
