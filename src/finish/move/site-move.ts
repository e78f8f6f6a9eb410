import { setImmediate } from 'node:timers/promises'
import type { RunContext } from '../../runtime/context.ts'
import { Failure } from '../../runtime/failure.ts'
import { Problem } from '../../runtime/problem.ts'
import { SiteMap } from '../../site/addresses/site-map.ts'
import type { Manifest, ManifestFile } from '../../site/records/manifest.ts'
import type { Exchange } from '../exchange.ts'
import { type ExportedFile, readExported } from '../page/page.ts'
import { FileMover } from './file-mover.ts'

export interface MoveRequest {
  manifest: Manifest
  manifestPath: string
  siteUrl: URL | undefined
  /** The path below which the site is served, without a trailing slash. Undefined if the site is not moved. */
  moveTo: string | undefined
}

/** One move of a site to `base`: what its phases read, and how they replace a file. */
export class SiteMove {
  readonly base: string
  readonly request: MoveRequest
  readonly exchange: Exchange
  readonly context: Pick<RunContext, 'signal' | 'log' | 'clock'>
  /** Whether an earlier run has checked all files, and was killed while it replaced them. */
  readonly isChecked: boolean
  readonly paths: ReadonlySet<string>
  /** The files by their paths before the move. */
  readonly site: SiteMap
  readonly mover: FileMover

  constructor(base: string, request: MoveRequest, exchange: Exchange, context: SiteMove['context']) {
    this.base = base
    this.request = request
    this.exchange = exchange
    this.context = context
    this.isChecked = request.manifest.exportedBasePath !== undefined
    this.paths = new Set(exchange.files.map(({ path }) => path))
    this.site = new SiteMap(this.paths)
    this.mover = new FileMover({ base, paths: this.paths })
  }

  /** Returns the file as it was exported, or undefined if a killed run has already moved the file. */
  unmoved(file: ManifestFile): ExportedFile | undefined {
    const found = readExported(file, this.exchange)
    return this.isChecked && found.digest !== file.exported ? undefined : found
  }

  async replace(file: ManifestFile, move: (source: Buffer) => Buffer | string | undefined): Promise<void> {
    // The pause lets a signal or the time limit end the work between two files.
    await setImmediate()
    this.context.signal.throwIfAborted()
    const found = this.unmoved(file)
    const moved = found && move(found.source)
    const checked = moved === undefined ? undefined : this.mover.checked(file.path, moved)
    if (checked instanceof Problem) return this.refuse(`${file.path}: ${checked.message}`)
    if (found && checked) this.exchange.replace(file, found, checked)
  }

  refuse(reason: string, advice?: string): never {
    const build = [...this.paths]
      .find(path => path.endsWith('/_buildManifest.js'))
      ?.split('/')
      .at(-2)
    const ofClient = build === undefined ? '' : ` The client's build id is ${build}.`
    const message = `The site cannot be moved to ${this.base}: ${reason}.${ofClient} Nothing was changed.`
    throw new Failure('move-refused', message, advice === undefined ? {} : { advice })
  }
}
