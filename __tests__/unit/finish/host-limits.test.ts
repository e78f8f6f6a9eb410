import { expect, test } from '@jest/globals'
import { limitWarnings } from '../../../src/finish/site/host-limits.ts'
import type { ManifestFile } from '../../../src/site/records/manifest.ts'

type File = Pick<ManifestFile, 'path' | 'size' | 'kind'>

const MB = 1_000_000
const many = (count: number, folder: string, kind?: ManifestFile['kind']): File[] =>
  Array.from({ length: count }, (_, at) => ({ path: `${folder}${at}`, size: 1, kind }))
const warningsAt = (host: string, files: File[]) => limitWarnings(new URL(`https://${host}/docs/`), files)

test.each<[string, File[]]>([
  ['acme.github.io', [{ path: 'a', size: 1000 * MB }]],
  ['acme.pages.dev', [...many(19_999, 'p/'), { path: 'a', size: 25 * 1_048_576 }]],
  ['acme.netlify.app', [...many(54_000, 'p/'), ...many(54_000, 'p/q/')]],
  ['acme.vercel.app', [...many(14_999, 'p/'), { path: 'a', size: 100 * MB - 14_999 }]],
  ['docs.example.com', [...many(200_000, 'p/'), { path: 'a', size: 9000 * MB }]],
  ['github.io.example.com', [{ path: 'a', size: 9000 * MB }]],
  ['acmegithub.io', [{ path: 'a', size: 9000 * MB }]]
])('has no warning for a site at %s that the host takes', (host, files) => {
  expect(warningsAt(host, files)).toEqual([])
})

test.each<[string, File[], string[]]>([
  [
    'ACME.github.io.',
    [{ path: 'a', size: 1000 * MB + 1 }],
    [
      'GitHub Pages takes 1 GB, and the site has 1.0 GB (1,000,000,001 bytes). Publish to a bucket or another host.'
    ]
  ],
  [
    'acme.github.io',
    [
      { path: 'a', size: 900 * MB },
      { path: 'a.rsc', size: 200 * MB, kind: 'page-data' },
      { path: 'a.md', size: 1, kind: 'markdown' }
    ],
    [
      'GitHub Pages takes 1 GB, and the site has 1.1 GB (1,100,000,001 bytes). Leave `navigation` out of `add`, which is enough, or publish to a bucket or another host.'
    ]
  ],
  [
    'acme.pages.dev',
    [...many(10_000, 'p/'), ...many(10_001, 'pagefind/', 'search')],
    [
      'Cloudflare Pages takes 20,000 files on the Free plan, and the site has 20,001 files. Leave `search` out of `add`, which is enough, or use a Workers Paid plan and set `PAGES_WRANGLER_MAJOR_VERSION=4` in the project.'
    ]
  ],
  [
    'docs.acme.pages.dev',
    [
      ...many(100_001, 'p/'),
      { path: 'llms-full.txt', size: 30 * MB, kind: 'entry-point' },
      { path: '.well-known/llms-full.txt', size: 30 * MB, kind: 'entry-point' }
    ],
    [
      'Cloudflare Pages takes 100,000 files on paid plans, and the site has 100,003 files. Publish to R2 or another host.',
      'Cloudflare Pages takes 25 MiB for each file, and these files are larger: .well-known/llms-full.txt (30 MB), llms-full.txt (30 MB). Leave `markdown` out of `add`, which is enough, or make the files smaller, or serve them from R2.'
    ]
  ],
  [
    'acme.netlify.app',
    many(54_001, 'pagefind/fragment/', 'search'),
    [
      'Netlify takes 54,000 files for each folder, and the folder pagefind/fragment of the site has 54,001 files. Leave `search` out of `add`, which is enough, or move pages to other folders, or choose another host.'
    ]
  ],
  [
    'acme.vercel.app',
    [...many(15_000, 'p/'), { path: 'a', size: 100 * MB }],
    [
      'Vercel takes 15,000 files from its command line, and the site has 15,001 files. Deploy with `--archive=tgz`.',
      'Vercel takes 100 MB from its command line on the Hobby plan, and the site has 100 MB (100,015,000 bytes). Use the Pro plan, which takes 1 GB, or another host.'
    ]
  ]
])('names the limit of the host and a way out at %s', (host, files, warnings) => {
  expect(warningsAt(host, files)).toEqual(warnings)
})

test('has no warning without a site address', () => {
  expect(limitWarnings(undefined, many(200_000, 'p/'))).toEqual([])
})
