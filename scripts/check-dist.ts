import { readdir, readFile, rm } from 'node:fs/promises'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from './bundle.ts'

/** Compares the committed bundle with a fresh build, and names every file that differs. */
const fresh = await mkdtemp(join(tmpdir(), 'dist-'))
try {
  await bundle(fresh)
  const [committed, built] = [await contents('dist'), await contents(fresh)]
  const differing = [...new Set([...committed.keys(), ...built.keys()])].filter(
    file => committed.get(file) !== built.get(file)
  )
  if (differing.length > 0) {
    console.error(
      `dist/ differs from a fresh build: run npm run bundle and commit it.\n${differing.map(file => `  ${file}`).join('\n')}`
    )
    process.exitCode = 1
  } else {
    console.log(`dist/ equals a fresh build (${built.size} files).`)
  }
} finally {
  await rm(fresh, { recursive: true, force: true })
}

async function contents(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      files.map(
        async file =>
          [file.slice(folder.length + 1).replaceAll('\\', '/'), await readFile(file, 'utf8')] as const
      )
    )
  )
}
