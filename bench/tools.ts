import { has } from './measure.ts'

/** The work to measure. */
export interface Work {
  format: 'tar.gz' | 'zip'
  /** A URL, or a file to measure only the extraction. */
  from: { url: string } | { file: string }
  /** Whether "ours" also reviews the site. The other tools have no review. */
  isReviewed?: boolean
}

export interface Tool {
  name: string
  needs: string[]
  /** Returns undefined if the tool does not support the work. */
  command(work: Work): string[] | undefined
}

const MANIFEST = 'find site -type f -print0 | xargs -0 -P2 openssl dgst -sha256 > manifest'

function bash(...steps: string[]): string[] {
  return ['bash', '-c', ['set -euo pipefail', 'mkdir site', ...steps].join('\n')]
}

/** Typical workflow steps, in sequence. */
const script: Tool = {
  name: 'script',
  needs: ['curl', 'openssl', 'tar', 'unzip', 'xargs'],
  command({ format, from }) {
    const extract = (file: string) =>
      format === 'zip' ? `unzip -q ${file} -d site` : `tar xzf ${file} -C site`
    if ('file' in from) return bash(extract(from.file), MANIFEST)
    return bash(
      `curl -sSf -o archive ${from.url}`,
      'openssl dgst -sha256 archive > sum',
      extract('archive'),
      MANIFEST
    )
  }
}

/** A pipeline that downloads, hashes and extracts at the same time, over one connection and without a copy on disk. */
const expert: Tool = {
  name: 'expert',
  needs: ['curl', 'openssl', 'pigz', 'tar', 'xargs'],
  command({ format, from }) {
    if (format === 'zip') return undefined
    if ('file' in from) return bash(`pigz -dc ${from.file} | tar x -C site`, MANIFEST)
    return bash(
      `curl -sSf ${from.url} | tee >(openssl dgst -sha256 > sum) | pigz -dc | tar x -C site`,
      MANIFEST
    )
  }
}

const aria2: Tool = {
  name: 'aria2',
  needs: ['aria2c', 'openssl', 'pigz', 'tar', 'xargs'],
  command({ format, from }) {
    if (format === 'zip' || 'file' in from) return undefined
    return bash(
      `aria2c -q -x8 -s8 -k1M --file-allocation=none -o archive ${from.url}`,
      'tee >(openssl dgst -sha256 > sum) < archive | pigz -dc | tar x -C site',
      MANIFEST
    )
  }
}

/** `bundles`: folders with the bundles of `ours.ts` and `toolkit.ts`. */
export function tools(bundles: { ours: string; toolkit: string }): {
  available: Tool[]
  missing: string[]
} {
  const toolkit: Tool = {
    name: 'toolkit',
    needs: ['tar', 'unzip'],
    command: ({ format, from }) =>
      'file' in from ? undefined : [process.execPath, `${bundles.toolkit}/index.js`, from.url, format]
  }
  const ours: Tool = {
    name: 'ours',
    needs: [],
    command: ({ from, isReviewed = false }) => [
      process.execPath,
      `${bundles.ours}/index.js`,
      'url' in from ? from.url : from.file,
      '.',
      isReviewed ? 'warn' : 'off'
    ]
  }
  const all = [ours, script, expert, aria2, toolkit]
  const missingFor = (tool: Tool) => tool.needs.filter(command => !has(command))
  return {
    available: all.filter(tool => missingFor(tool).length === 0),
    missing: all
      .filter(tool => missingFor(tool).length > 0)
      .map(tool => `${tool.name} (needs ${missingFor(tool).join(', ')})`)
  }
}
