import { has } from './measure.ts'

/** What is to be done, in terms that each contestant turns into a command of its own. */
export interface Work {
  format: 'tar.gz' | 'zip'
  /** Where the archive is: at an address, or, when only extraction is measured, in a file. */
  from: { url: string } | { file: string }
}

export interface Contestant {
  name: string
  needs: string[]
  /** Undefined when the contestant has nothing to offer for such work. */
  command(work: Work): string[] | undefined
}

const MANIFEST = 'find site -type f -print0 | xargs -0 -P2 openssl dgst -sha256 > manifest'

function bash(...steps: string[]): string[] {
  return ['bash', '-c', ['set -euo pipefail', 'mkdir site', ...steps].join('\n')]
}

/** What most workflows do, step after step. */
const script: Contestant = {
  name: 'script',
  needs: ['curl', 'openssl', 'tar', 'unzip', 'xargs'],
  command({ format, from }) {
    const unpack = (file: string) =>
      format === 'zip' ? `unzip -q ${file} -d site` : `tar xzf ${file} -C site`
    if ('file' in from) return bash(unpack(from.file), MANIFEST)
    return bash(
      `curl -sSf -o archive ${from.url}`,
      'openssl dgst -sha256 archive > sum',
      unpack('archive'),
      MANIFEST
    )
  }
}

/** What someone who knows pipes does: everything at once, over one connection, without a copy of the archive. */
const expert: Contestant = {
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

const aria2: Contestant = {
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

/** `bundles`: folders with the bundles of our own code and of the toolkit's way. */
export function contestants(bundles: { ours: string; toolkit: string }): {
  here: Contestant[]
  missing: string[]
} {
  const toolkit: Contestant = {
    name: 'toolkit',
    needs: ['tar', 'unzip'],
    command: ({ format, from }) =>
      'file' in from ? undefined : [process.execPath, `${bundles.toolkit}/index.js`, from.url, format]
  }
  const ours: Contestant = {
    name: 'ours',
    needs: [],
    command: ({ from }) => [
      process.execPath,
      `${bundles.ours}/index.js`,
      'url' in from ? from.url : from.file,
      '.'
    ]
  }
  const all = [ours, script, expert, aria2, toolkit]
  const lacking = (contestant: Contestant) => contestant.needs.filter(command => !has(command))
  return {
    here: all.filter(contestant => lacking(contestant).length === 0),
    missing: all
      .filter(contestant => lacking(contestant).length > 0)
      .map(contestant => `${contestant.name} (needs ${lacking(contestant).join(', ')})`)
  }
}
