import type { Finding, FindingKind } from '../../src/review/checks/findings.ts'
import { findingDigests } from '../../src/review/checks/findings.ts'
import { compareManifests } from '../../src/review/changes.ts'
import type { HistoryEntry } from '../../src/site/records/history.ts'
import type { ManifestFile } from '../../src/site/records/manifest.ts'
import type { ReportData } from '../../src/review/report/report.ts'

/** Returns realistic report data with findings of seven kinds. */
export function reportData({
  pages,
  findings,
  exports = 50
}: {
  pages: number
  findings: number
  /** Number of exports in the history. */
  exports?: number
}): ReportData {
  const files = siteFiles(pages)
  const previous = files
    .filter((_, i) => i % 40 !== 3)
    .map((file, i) =>
      i % 25 === 0 ? { ...file, sha256: 'old', content: 'old', size: Math.ceil(file.size * 0.7) } : file
    )
  previous.push({ path: 'guides/retired.html', size: 9000, sha256: 'r', content: 'r' })
  const list = sampleFindings(findings, files)
  return {
    domain: 'docs.example.com',
    version: 'v2.4.0',
    jobId: 'exp_01JD9W',
    basePath: '/',
    failure: undefined,
    review: {
      findings: list,
      ignored: 0,
      hosts: [
        { host: 'cdn.jsdelivr.net', links: 0, resources: 12 },
        { host: 'fonts.googleapis.com', links: 0, resources: 2 },
        { host: 'github.com', links: 214, resources: 0 },
        { host: 'developer.mozilla.org', links: 41, resources: 0 }
      ]
    },
    changes: compareManifests(previous, files),
    history: historyOf(exports, pages, findings),
    files,
    previous: { files: previous, findings: findingDigests(list.slice(findings / 20)) },
    figures: [
      { name: 'Export', value: '1 min 12 s' },
      { name: 'Download', value: '3.4 s, 84 MB' },
      { name: 'Archive SHA-256', value: '9b2f4c1d'.repeat(8) }
    ],
    createdAt: new Date('2026-03-04T05:06:07Z')
  }
}

/** Returns report data with the same hostile name for the site, the run and a page. `value`: value of a figure. */
export function hostileReportData(name: string, value: string): { data: ReportData; path: string } {
  const data = reportData({ pages: 30, findings: 14 })
  const path = `guides/${name.replaceAll('/', '')}.html`
  const own = {
    domain: name,
    version: name,
    jobId: name,
    failure: name,
    figures: [{ name, value }],
    history: [{ time: name, pages: 5, files: 6, bytes: 7 }],
    files: [...data.files, { path, size: 5_000_000 }],
    changes: { ...compareManifests(data.previous?.files, []), added: [path] },
    review: {
      findings: [{ kind: 'broken-link' as const, target: name, count: 1, pages: [path] }],
      ignored: 0,
      hosts: [{ host: name, links: 1, resources: 1 }]
    }
  }
  return { data: { ...data, ...own }, path }
}

function historyOf(exports: number, pages: number, findings: number): HistoryEntry[] {
  return Array.from({ length: exports }, (_, i) => {
    const age = exports - 1 - i
    const day = new Date(Date.UTC(2026, 2, 4) - age * 86_400_000)
    return {
      time: day.toISOString(),
      pages: Math.max(1, pages - age * 3 + ((age * 7) % 5)),
      files: pages + 60,
      bytes: (pages - age) * 41_000 + ((age * 7919) % 90_000),
      // Two exports in the middle were not checked.
      ...(age !== 20 && age !== 21 && { brokenLinks: Math.round(findings / 7 + ((age * 13) % 11)) })
    }
  })
}

function siteFiles(pages: number): ManifestFile[] {
  const folders = 'guides api/reference api/webhooks tutorials blog/2025 sdk/typescript sdk/go'.split(' ')
  const files = Array.from({ length: pages }, (_, i) => ({
    path:
      i === 0 ? 'index.html' : `${folders[(i * i) % folders.length] ?? ''}/how-to-configure-page-${i}.html`,
    size: 20_000 + ((i * 7919) % 60_000),
    sha256: `s${i}`,
    content: `c${i}`
  }))
  const assets = Array.from({ length: 60 }, (_, i) => ({
    path: `assets/${i % 3 === 0 ? 'images/screenshot' : 'chunks/chunk'}-${i}.${i % 3 === 0 ? 'png' : 'js'}`,
    size: Math.round((40_000 + ((i * 104_729) % 300_000)) * (pages / 200)),
    sha256: `a${i}`
  }))
  return [...files, ...assets].sort((a, b) => (a.path < b.path ? -1 : 1))
}

function sampleFindings(amount: number, files: ManifestFile[]): Finding[] {
  const targets: [FindingKind, (i: number) => string][] = [
    ['broken-link', i => `/guides/moved-page-${i}`],
    ['broken-anchor', i => `/api/reference/endpoint-${i}#response-codes-and-errors`],
    ['missing-resource', i => `/assets/images/diagram-of-the-architecture-${i}.png`],
    ['external-resource', i => `https://cdn.jsdelivr.net/npm/package-${i}@1.2.3/dist/index.min.js`],
    ['insecure-resource', i => `http://images.example.org/picture-${i}.jpg`],
    ['noindex', i => `/guides/draft-${i}`],
    ['sitemap', i => `/old/entry-${i}`]
  ]
  return Array.from({ length: amount }, (_, i) => {
    const [kind, target] = targets[i % targets.length] as (typeof targets)[number]
    const count = 1 + ((i * 31) % 90)
    const pages = Array.from(
      { length: Math.min(10, count) },
      (_page, j) => files[(i + j * 13) % files.length]?.path ?? ''
    )
    const suggestion = i % 3 === 0 && kind.startsWith('broken') ? { suggestion: `${target(i)}-renamed` } : {}
    return { kind, target: target(i), count, pages, ...suggestion }
  })
}
