import { withMore } from '../../runtime/text/with-more.ts'
import { compareText } from '../../runtime/text/compare.ts'
import { formatBytes, formatCount } from '../../runtime/text/units.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'

type Files = readonly Pick<ManifestFile, 'path' | 'size' | 'kind'>[]

interface Measure {
  of: (files: Files) => number
  show: (amount: number, files: Files) => string
}

interface Limit {
  measure: keyof typeof MEASURES
  max: number
  /** The limit in the words of the host's documentation. */
  name: string
  /** What to do apart from adding less to the site. */
  wayOut: string
}

const MIB = 1_048_576

/** What hosts take, as their documentation says. `docs/hosting.md` has the same limits, with the sources and the date. */
const HOSTS: { host: string; domain: string; limits: Limit[] }[] = [
  {
    host: 'GitHub Pages',
    domain: '.github.io',
    limits: [
      { measure: 'bytes', max: 1_000_000_000, name: '1 GB', wayOut: 'publish to a bucket or another host' }
    ]
  },
  {
    host: 'Cloudflare Pages',
    domain: '.pages.dev',
    limits: [
      {
        measure: 'files',
        max: 100_000,
        name: '100,000 files on paid plans',
        wayOut: 'publish to R2 or another host'
      },
      {
        measure: 'files',
        max: 20_000,
        name: '20,000 files on the Free plan',
        wayOut: 'use a Workers Paid plan and set `PAGES_WRANGLER_MAJOR_VERSION=4` in the project'
      },
      {
        measure: 'largest',
        max: 25 * MIB,
        name: '25 MiB for each file',
        wayOut: 'make the files smaller, or serve them from R2'
      }
    ]
  },
  {
    host: 'Netlify',
    domain: '.netlify.app',
    limits: [
      {
        measure: 'folder',
        max: 54_000,
        name: '54,000 files for each folder',
        wayOut: 'move pages to other folders, or choose another host'
      }
    ]
  },
  {
    host: 'Vercel',
    domain: '.vercel.app',
    limits: [
      {
        measure: 'files',
        max: 15_000,
        name: '15,000 files from its command line',
        wayOut: 'deploy with `--archive=tgz`'
      },
      {
        measure: 'bytes',
        max: 1_000_000_000,
        name: '1 GB from its command line on the Pro plan',
        wayOut: 'choose another host'
      },
      {
        measure: 'bytes',
        max: 100_000_000,
        name: '100 MB from its command line on the Hobby plan',
        wayOut: 'use the Pro plan, which takes 1 GB, or another host'
      }
    ]
  }
]

const MEASURES = {
  bytes: {
    of: files => files.reduce((sum, { size }) => sum + size, 0),
    show: bytes => `the site has ${formatBytes(bytes)} (${formatCount(bytes, 'byte')})`
  },
  files: {
    of: files => files.length,
    show: count => `the site has ${formatCount(count, 'file')}`
  },
  largest: {
    of: files => files.reduce((largest, { size }) => Math.max(largest, size), 0),
    show: (_, files) => {
      const large = files.filter(({ size }) => size > 25 * MIB).sort((a, b) => compareText(a.path, b.path))
      const names = large.map(({ path, size }) => `${path} (${formatBytes(size)})`)
      return `these files are larger: ${withMore(names, 3).join(', ')}`
    }
  },
  folder: {
    of: files => fullestFolder(files).count,
    show: (count, files) =>
      `the folder ${fullestFolder(files).folder} of the site has ${formatCount(count, 'file')}`
  }
} satisfies Record<string, Measure>

function fullestFolder(files: Files): { folder: string; count: number } {
  const counts = new Map<string, number>()
  let fullest = { folder: '.', count: 0 }
  for (const { path } of files) {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.'
    const count = (counts.get(folder) ?? 0) + 1
    counts.set(folder, count)
    if (count > fullest.count) fullest = { folder, count }
  }
  return fullest
}

/** Values of `add` that can be left out. */
const PARTS = ['search', 'navigation', 'markdown'] as const

/** Returns the value of `add` that added a file, or undefined for a file of the site and for small files. */
function partOf({ path, kind }: Files[number]): (typeof PARTS)[number] | undefined {
  if (kind === 'entry-point') return /(?:^|\/)_?llms[/.-]/.test(path) ? 'markdown' : undefined
  if (kind === 'page-data') return 'navigation'
  return kind === 'search' || kind === 'markdown' ? kind : undefined
}

/** Returns a warning for each limit of the host of a site address that the files exceed. Other hosts have no warnings. */
export function limitWarnings(siteUrl: URL | undefined, files: Files): string[] {
  const name = siteUrl?.hostname.replace(/\.$/, '') ?? ''
  const { host, limits = [] } = HOSTS.find(({ domain }) => name.endsWith(domain)) ?? {}
  // If a host has several plans, the largest one that the site exceeds decides.
  const exceeded = new Map<string, string>()
  for (const { measure, max, name: limit, wayOut } of limits) {
    const { of, show }: Measure = MEASURES[measure]
    const amount = of(files)
    if (amount <= max || exceeded.has(measure)) continue
    // Advice to add less is only given where it is proved that the rest of the site fits.
    const enough = PARTS.find(part => of(files.filter(file => partOf(file) !== part)) <= max)
    const less = enough === undefined ? '' : `leave \`${enough}\` out of \`add\`, which is enough, or `
    const advice = less + wayOut
    exceeded.set(
      measure,
      `${host} takes ${limit}, and ${show(amount, files)}. ${advice[0]?.toUpperCase()}${advice.slice(1)}.`
    )
  }
  return [...exceeded.values()]
}
