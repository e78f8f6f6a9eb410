import { compareManifests } from '../../src/review/changes.ts'
import type { Finding, FindingKind } from '../../src/review/checks/findings.ts'
import { renderReport, type ReportData } from '../../src/review/report/report.ts'
import { type Document, parseHtml } from './html.ts'

export const file = (path: string, size: number, sha256 = path) => ({ path, size, sha256, content: sha256 })
export const FILES = [file('index.html', 2000), file('guides/a.html', 3000, 'new'), file('new.html', 500)]
export const BEFORE = [file('index.html', 2000), file('guides/a.html', 1000), file('gone.html', 700)]

export function finding(kind: FindingKind, target: string, count = 1, pages = ['index.html']): Finding {
  return { kind, target, count, pages }
}

function dataOf(changed: Partial<ReportData> = {}): ReportData {
  return {
    domain: 'docs.example.com',
    version: 'v2',
    jobId: 'job-1',
    basePath: '/',
    failure: undefined,
    review: { findings: [], ignored: 0, hosts: [] },
    changes: compareManifests(BEFORE, FILES),
    files: FILES,
    previous: { files: BEFORE, findings: [] },
    figures: [{ name: 'Download', value: '3 s' }],
    createdAt: new Date('2026-03-04T05:06:07Z'),
    ...changed
  }
}

/** Renders the report of a site with three files. `changed` replaces parts of the report data. */
export function reportOf(changed: Partial<ReportData> = {}): Document {
  return parseHtml(renderReport(dataOf(changed)))
}

export const withFindings = (...findings: Finding[]) => ({
  findings,
  ignored: 0,
  hosts: []
})
