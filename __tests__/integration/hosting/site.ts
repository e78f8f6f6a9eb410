import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFiles } from '../../support/temp-folder.ts'

/** Paths of all files. Each file contains its path, so that a response shows which file was served. */
export const SITE_FILES = [
  'index.html',
  'index.txt',
  '404.html',
  'guides.html',
  'guides/x.html',
  'guides/v1.2.html',
  'guides/commit-0a1b2c3d.html',
  'guides/ünï.html',
  'guides/a b.html',
  'guides/100%.html',
  'guides/c++.html',
  'v1.2.html',
  'v1.2/notes.html',
  'api/index.html',
  'api/c d/index.html',
  'both.html',
  'both/index.html',
  'assets/app.js',
  'assets/app.0a1b2c3d.js',
  'assets/module.mjs',
  'assets/1234567a-chunk.css',
  'assets/0a1b2c3d4e5f6a7b.woff2',
  'assets/photo-20240115.png',
  'assets/defaced-facade.png',
  '_next/static/chunks/08mika-44sn50.js',
  '_next/static/constant/_buildManifest.js',
  'sitemap.xml',
  'guides/x.md',
  'guides/x.rsc',
  'guides/ünï.rsc',
  'index.md',
  'index.rsc',
  'api.md',
  'api.rsc',
  'openapi.yaml',
  'site.webmanifest'
]

export const SECRET = 'outside of the site'

/** Adds the lists of pages for agents, as the finish action does. */
export async function addLists(site: string): Promise<undefined> {
  await writeFiles(site, Object.fromEntries(['llms.txt', 'llms-full.txt'].map(path => [path, path])))
}

/** Writes the site below `root`, and also writes files outside the site that no request may read. */
export async function writeSite(root: string, base: string): Promise<void> {
  await writeFiles(root + base, Object.fromEntries(SITE_FILES.map(path => [path, path])))
  await writeFile(join(root, '..', 'secret.txt'), SECRET)
  await writeFile(join(root, '..', 'secret.html'), SECRET)
}
