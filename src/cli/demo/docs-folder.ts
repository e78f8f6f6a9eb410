import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { assertPages } from '../../emulator/service.ts'
import { findDocs } from '../../site/docs-folders.ts'
import { ownRepository, root } from '../project.ts'
import { existingFolder, usage } from '../shell.ts'

/** Finds the documentation folder: `folder`, or the only folder below `folder` that has a docs.json or mint.json. */
export async function docsFolder(folder: string): Promise<string> {
  const found = findDocs(existingFolder(folder))
  const [only = folder, second] = found
  if (second !== undefined)
    throw problem(
      `several folders have a docs.json or mint.json. Choose one of them:\n${found.map(each => `  ${relative(folder, each)}`).join('\n')}`
    )
  if (only !== folder) console.log(`  The documentation is in ${relative(folder, only)}.`)
  await assertPages(only).catch((error: unknown) => {
    throw problem((error as Error).message)
  })
  return only
}

function problem(text: string): Error {
  return usage(`--docs: ${text}`)
}

/** Copies this project's documentation into `folder`, and adds two redirects, one of which leads to a missing page. */
export async function exampleDocs(folder: string): Promise<{ docs: string; redirects: string }> {
  const docs = join(folder, 'docs')
  await cp(join(root, 'docs'), docs, { recursive: true })
  for (const name of (await readdir(docs)).filter(each => each.endsWith('.md'))) {
    const file = join(docs, name)
    // Outside the repository, links to other repository files must lead to GitHub.
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll('](../', `](https://github.com/${ownRepository()}/tree/main/`))
  }
  const redirects = join(folder, 'redirects.json')
  const list = [
    { source: '/start', destination: '/getting-started' },
    { source: '/old-guide', destination: '/guide-that-was-removed' }
  ]
  await writeFile(redirects, JSON.stringify(list, undefined, 2))
  return { docs, redirects }
}
