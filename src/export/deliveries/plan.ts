import { basename } from 'node:path'
import type { Http } from '../../runtime/http.ts'
import { formatDuration } from '../../runtime/units.ts'
import type { RetryContext } from '../../runtime/retry.ts'
import type { BundleLink } from '../link.ts'
import type { Attempt } from '../deliver.ts'
import type { Fetched } from '../fetch.ts'
import type { Inputs } from '../inputs.ts'
import type { GitHubContext } from '../github-context.ts'
import { deliverArtifact, loadArtifactClient } from './artifact.ts'
import { deliverRelease, loadOctokit } from './release.ts'

export interface DeliveryContext extends RetryContext {
  http: Http
  github: GitHubContext
}

/** What there is to deliver. */
export interface Goods extends Partial<Fetched> {
  link: BundleLink
}

/** The deliveries that the user asked for, in the order of their cost. */
export function planDeliveries(inputs: Inputs, goods: Goods, context: DeliveryContext): Attempt[] {
  const all: Record<Attempt['kind'], () => Attempt> = {
    site: () => siteAttempt(goods),
    url: () => urlAttempt(goods, context),
    config: () => configAttempt(goods, inputs, context),
    artifact: () => artifactAttempt(goods, inputs, context),
    release: () => releaseAttempt(goods, inputs, context)
  }
  return Object.entries(all)
    .filter(([kind]) => inputs.deliver.has(kind as Attempt['kind']))
    .map(([, attempt]) => attempt())
}

/** It was unpacked while it was downloaded: what is left is to say so, or why not. */
function siteAttempt({ site, siteProblem }: Goods): Attempt {
  return {
    kind: 'site',
    work: () =>
      site === undefined
        ? Promise.reject(siteProblem ?? new Error('nothing was unpacked'))
        : Promise.resolve({ text: `${site.fileCount} files in ${site.path}` })
  }
}

function urlAttempt({ link }: Goods, { clock }: DeliveryContext): Attempt {
  const left = formatDuration(link.endsAt - clock.now())
  return {
    kind: 'url',
    work: () => Promise.resolve({ text: `output bundle-url, good for ${left}` })
  }
}

function configAttempt({ link }: Goods, { configFile, version }: Inputs, context: DeliveryContext): Attempt {
  return {
    kind: 'config',
    title: 'Writing the deployment config',
    work: async () => {
      if (configFile === undefined) throw new Error('no config-file, which inputs.ts refuses')
      // The YAML parser is kept out of the start of runs that write no config.
      const { deliverConfig } = await import('./config.ts')
      await deliverConfig({ file: configFile, link, version }, context)
      return { text: configFile }
    }
  }
}

function artifactAttempt({ archive }: Goods, { artifact }: Inputs, context: DeliveryContext): Attempt {
  const { github } = context
  const { retentionDays, ...wanted } = artifact
  return {
    kind: 'artifact',
    title: 'Storing the artifact',
    work: async () => {
      if (archive === undefined) throw new Error('no archive was fetched')
      const stored = await deliverArtifact(
        {
          archive,
          ...wanted,
          ...(retentionDays !== undefined && { retentionDays }),
          runUrl: github.runUrl
        },
        { ...context, loadClient: loadArtifactClient }
      )
      const { id, name, url, digest } = stored
      const outputs = { 'artifact-id': id, 'artifact-name': name, 'artifact-url': url }
      return {
        text: name,
        url,
        outputs: { ...outputs, ...(digest !== undefined && { 'artifact-digest': digest }) }
      }
    }
  }
}

function releaseAttempt(
  { archive }: Goods,
  { releaseTag: tag, githubToken }: Inputs,
  context: DeliveryContext
): Attempt {
  const { github } = context
  const { repository, eventRelease, apiUrl } = github
  return {
    kind: 'release',
    title: 'Attaching to the release',
    work: async () => {
      if (archive === undefined || githubToken === undefined) throw new Error('no archive or no token')
      const octokit = await loadOctokit(githubToken, apiUrl)
      const { tag: attachedTo, url } = await deliverRelease(
        { archive, tag, eventRelease, repository },
        { ...context, octokit }
      )
      return {
        text: `${basename(archive.path)} at ${attachedTo}`,
        url,
        outputs: { 'release-asset-url': url }
      }
    }
  }
}
