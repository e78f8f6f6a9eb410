import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { has } from './measure.ts'
import { makeSite } from './site.ts'

export interface Material {
  pages: number
  files: number
  bytes: number
  tarGz: string
  zip: string | undefined
}

/** A site and its archives, made once and kept: they are the same in every run. */
export function prepare(work: string, pages: number): Material {
  const folder = join(work, `site-${pages}`)
  const tarGz = join(work, `site-${pages}.tar.gz`)
  const zip = join(work, `site-${pages}.zip`)
  const facts = join(work, `site-${pages}.json`)
  if (!existsSync(facts)) {
    console.log(`Making a site of ${pages} pages and its archives, once …`)
    mkdirSync(folder, { recursive: true })
    const made = makeSite(folder, pages)
    const gzip = has('pigz') ? 'pigz -6' : 'gzip -6'
    execFileSync('bash', ['-c', `set -o pipefail; tar cf - . | ${gzip} > ${tarGz}`], { cwd: folder })
    if (has('zip')) execFileSync('zip', ['-q', '-r', '-6', zip, '.'], { cwd: folder })
    execFileSync('rm', ['-rf', folder])
    writeFileSync(facts, JSON.stringify(made))
  }
  const { files, bytes } = JSON.parse(readFileSync(facts, 'utf8')) as { files: number; bytes: number }
  return { pages, files, bytes, tarGz, zip: existsSync(zip) ? zip : undefined }
}

export function sizeOf(file: string): number {
  return statSync(file).size
}
