import { startHosting } from '../servers/hosting/hosting.ts'
import { LiveDocs, mdx, settings, words } from './live-docs.ts'

export const page = (name: string, ...paragraphs: string[]) => mdx(name, words(name), ...paragraphs)
export const OLD = 'The first version says that plain requests are fine.'
export const NEW = 'The second edition recommends signed requests only.'
export const THIRD = 'A third revision wants mutual certificates everywhere.'
export const BOTH = { 'start.mdx': page('Start', NEW), 'x.mdx': page('Xylophone', NEW) }

export type Commit = LiveDocs['commits'][number]
type Changes = Parameters<LiveDocs['commit']>[0]

/** A repository with two commits, and a site. Each commit is an hour after the one before. */
export async function setUp(changes: Changes, before: Record<string, string> = {}, options = {}) {
  const docs = await LiveDocs.create()
  const first = await docs.commit({
    'docs.json': settings(['index', 'start', 'x', 'y']),
    'index.mdx': page('Home'),
    'start.mdx': page('Start', OLD),
    'x.mdx': page('Xylophone', OLD),
    'y.mdx': page('Yellow', OLD),
    ...before
  })
  const second = await docs.commit(changes)
  const site = await startHosting(options)
  const deploy = ({ docs: files, time }: Commit, more: object = {}) =>
    site.deploy({ docs: files, at: new Date(time.getTime() + 60_000), ...more })
  deploy(first)
  return {
    ...{ docs, site, first, second, deploy },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await docs[Symbol.asyncDispose]()
    }
  }
}
