import { setImmediate } from 'node:timers/promises'
import { hash } from 'node:crypto'
import type { RunContext } from '../../runtime/context.ts'
import { Failure } from '../../runtime/failure.ts'
import { Problem } from '../../runtime/problem.ts'
import { SiteScanner } from '../../review/scan/site-scanner.ts'
import { SiteAddress } from '../../site/addresses/site-address.ts'
import { pageDataOf } from '../../site/pages/page-data.ts'
import { isPage } from '../../site/pages/pages.ts'
import type { Manifest, ManifestFile } from '../../site/records/manifest.ts'
import type { Exchange } from '../exchange.ts'
import { readExported } from '../page.ts'
import { isRootPath, movedAddress } from './addresses.ts'
import { ClientMove } from './client.ts'
import { movePage } from './page-move.ts'
import { moveSiteFile } from './site-files.ts'

/** Letters that mean the same in addresses, markup, style sheets and scripts. */
const SIMPLE_PATH = /^(?:\/[\w.~%-]+)+$/
const CLIENT_SCRIPT = /^_next\/static\/.*\.js$/

/** What other generators call the path of a site. */
const SETTINGS: [generator: RegExp, setting: string][] = [
  [/docusaurus/i, 'set `baseUrl` in docusaurus.config.js'],
  [/mkdocs/i, 'set `site_url` in mkdocs.yml'],
  [/hugo/i, 'set `baseURL` in its configuration'],
  [/vitepress/i, 'set `base` in its configuration'],
  [/astro|starlight/i, 'set `base` in its configuration']
]

interface SiteToMove {
  manifest: Manifest
  /** The path below which the site is served, without a slash at its end. Undefined: where it was exported for. */
  moveTo: string | undefined
}

/**
 * Moves a site that was exported for the root below a path, or throws before anything is changed. Returns the manifest
 * of the moved site. A run that was killed while it exchanged files has checked all of them: the next one moves the rest.
 */
export async function moveSite(
  { manifest, moveTo: base }: SiteToMove,
  exchange: Exchange,
  { signal }: Pick<RunContext, 'signal'>
): Promise<Manifest> {
  if (base === undefined) return manifest
  const isChecked = manifest.exportedBasePath !== undefined
  const paths = new Set(exchange.files.map(({ path }) => path))
  const isFile = (address: string) => paths.has(SiteAddress.pathOf(address))
  const scripts = exchange.files.filter(({ path }) => CLIENT_SCRIPT.test(path))
  const others = exchange.files.filter(({ path }) => !CLIENT_SCRIPT.test(path))
  const client = new ClientMove(base)
  const scanner = new SiteScanner(0)

  if (!SIMPLE_PATH.test(base)) refuse('a path of letters, digits, ".", "-", "_" and "~" is needed')
  if (!isChecked && (scripts.length === 0 || pageDataOf(paths).size > 0)) refuseGenerator()
  for (const file of scripts)
    await replace(file, text => client.move({ path: file.path, text: text.toString('latin1') }, isFile))
  // Before the pages, which take longer.
  if (!isChecked && client.problem !== undefined) refuse(client.problem.message)
  for (const file of others)
    await replace(file, source =>
      isPage(file.path)
        ? movePage(source, { base, isFile })
        : moveSiteFile(file.path, source.toString('latin1'), base)
    )
  return movedManifest(manifest, base)

  async function replace(
    file: ManifestFile,
    move: (source: Buffer) => Buffer | string | Problem | undefined
  ): Promise<void> {
    // So that a signal or the time limit can end the work between two files.
    await setImmediate()
    signal.throwIfAborted()
    const { current, source } = readExported(file, exchange)
    if (isChecked && hash('sha256', current) === file.sha256) return
    const moved = move(source)
    if (moved instanceof Problem) return refuse(`${file.path}: ${moved.message}`)
    if (moved === undefined) return
    const content = Buffer.isBuffer(moved) ? moved : Buffer.from(moved, 'latin1')
    scanner.scan(file.path, content)
    const outside = scanner
      .drain()
      ?.values.find(address => isRootPath(address) && !isBelow(address, base as string))
    if (outside !== undefined) return refuse(`${file.path} refers to ${outside} in an unknown form`)
    const { redirect } = file
    const about =
      redirect === undefined ? file : { ...file, redirect: movedAddress(redirect, base as string) }
    exchange.replace(about, current, content)
  }

  function refuse(reason: string, advice?: string): never {
    const build = [...paths]
      .find(path => path.endsWith('/_buildManifest.js'))
      ?.split('/')
      .at(-2)
    const ofClient = build === undefined ? '' : ` The build id of its client is ${build}.`
    const message = `The site cannot be moved to ${base}: ${reason}.${ofClient} Nothing was changed.`
    throw new Failure('move-refused', message, advice === undefined ? {} : { advice })
  }

  function refuseGenerator(): never {
    const start = exchange.files.find(({ path }) => path === 'index.html')
    const html = start === undefined ? '' : readExported(start, exchange).source.toString('latin1')
    const generator = /<meta\s+name="generator"\s+content="([^"]*)"/i.exec(html)?.[1] ?? ''
    const [, setting] = SETTINGS.find(([name]) => name.test(generator)) ?? []
    const ofNext = scripts.length > 0 ? 'set `basePath` in next.config.js' : undefined
    refuse(
      scripts.length > 0 ? 'it is a static export of Next.js' : 'its pages are not those of the service',
      `Build the site for ${base} (${setting ?? ofNext ?? 'a setting of its generator'}), and export it again. If its pages have relative addresses only, set \`base-path: ${base}\` in the export step.`
    )
  }
}

function isBelow(address: string, base: string): boolean {
  const path = address.trim()
  return path.startsWith(base) && /^(?:$|[/?#])/.test(path.slice(base.length))
}

function movedManifest(manifest: Manifest, base: string): Manifest {
  const { exportedBasePath, basePath = '/', redirects } = manifest
  if (exportedBasePath !== undefined) return manifest
  const moved = redirects?.map(({ source, destination, permanent }) => ({
    source: movedAddress(source, base),
    destination: movedAddress(destination, base),
    permanent
  }))
  return { ...manifest, basePath: base, exportedBasePath: basePath, ...(moved && { redirects: moved }) }
}
