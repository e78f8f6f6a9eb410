import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { has } from './measure.ts'
import { makeManyFiles, makeSite } from './site.ts'

interface Size {
  files: number
  bytes: number
}

export interface TestSite extends Size {
  name: string
  tarGz: string
  zip: string | undefined
}

/** Creates a site and its archives, unless an earlier call has created them. */
export function prepareSite(work: string, pages: number): TestSite {
  return prepare(work, `site-${pages}`, true, folder => makeSite(folder, pages))
}

/** Creates an archive of 50,000 files with 2.5 GB in total. */
export function prepareManyFiles(work: string): TestSite {
  return prepare(work, 'many-files', false, folder => makeManyFiles(folder, 50_000, 50_000))
}

function prepare(work: string, name: string, withZip: boolean, create: (folder: string) => Size): TestSite {
  const folder = join(work, name)
  const tarGz = `${folder}.tar.gz`
  const zip = `${folder}.zip`
  const facts = `${folder}.json`
  if (!existsSync(facts)) {
    console.log(`Creating ${name} and its archives …`)
    mkdirSync(folder, { recursive: true })
    const created = create(folder)
    const gzip = has('pigz') ? 'pigz' : 'gzip'
    execFileSync('bash', ['-c', `set -o pipefail; tar cf - . | ${gzip} -6 > ${tarGz}`], { cwd: folder })
    if (withZip && has('zip')) execFileSync('zip', ['-q', '-r', '-6', zip, '.'], { cwd: folder })
    rmSync(folder, { recursive: true })
    writeFileSync(facts, JSON.stringify(created))
  }
  const created = JSON.parse(readFileSync(facts, 'utf8')) as Size
  return { name, ...created, tarGz, zip: existsSync(zip) ? zip : undefined }
}

export function sizeOf(file: string): number {
  return statSync(file).size
}
