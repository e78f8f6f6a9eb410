import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { has } from './measure.ts'
import { makeHeap, makeSite } from './site.ts'

interface Size {
  files: number
  bytes: number
}

export interface Material extends Size {
  name: string
  tarGz: string
  zip: string | undefined
}

/** A site and its archives, made once and kept while the benchmark runs. */
export function prepareSite(work: string, pages: number): Material {
  return prepare(work, `site-${pages}`, true, folder => makeSite(folder, pages))
}

/** 2.5 GB in 50,000 files. */
export function prepareHeap(work: string): Material {
  return prepare(work, 'heap', false, folder => makeHeap(folder, 50_000, 50_000))
}

function prepare(work: string, name: string, withZip: boolean, make: (folder: string) => Size): Material {
  const folder = join(work, name)
  const tarGz = `${folder}.tar.gz`
  const zip = `${folder}.zip`
  const facts = `${folder}.json`
  if (!existsSync(facts)) {
    console.log(`Making ${name} and its archives, once …`)
    mkdirSync(folder, { recursive: true })
    const made = make(folder)
    const gzip = has('pigz') ? 'pigz' : 'gzip'
    execFileSync('bash', ['-c', `set -o pipefail; tar cf - . | ${gzip} -6 > ${tarGz}`], { cwd: folder })
    if (withZip && has('zip')) execFileSync('zip', ['-q', '-r', '-6', zip, '.'], { cwd: folder })
    rmSync(folder, { recursive: true })
    writeFileSync(facts, JSON.stringify(made))
  }
  const made = JSON.parse(readFileSync(facts, 'utf8')) as Size
  return { name, ...made, tarGz, zip: existsSync(zip) ? zip : undefined }
}

export function sizeOf(file: string): number {
  return statSync(file).size
}
