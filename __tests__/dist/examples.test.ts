import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { startEmulator } from '../../src/emulator/index.ts'
import { type BlobStore, startBlobStore } from '../../stand-ins/artifacts/azurite.ts'
import { startResultsService } from '../../stand-ins/artifacts/results-service.ts'
import { DISTRIBUTION, startCdnStandIn, ZONE } from '../../stand-ins/cdn/cdn-stand-in.ts'
import { startSiteHost } from '../../stand-ins/host/site-host.ts'
import { startGitHubApi } from '../../stand-ins/github/github-api.ts'
import {
  runWorkflow,
  type OtherStep,
  type Workflow,
  type WorkflowEnd
} from '../../stand-ins/runner/workflow.ts'
import { ACCOUNT, BUCKET, startS3StandIn } from '../../stand-ins/s3/s3-stand-in.ts'
import { textOf } from '../support/repository.ts'
import { tempFolder } from '../support/temp-folder.ts'

/**
 * Every example is run on this machine as its YAML says: our actions are the committed bundles, shell steps run in Bash,
 * and actions of other owners are played by the functions below. So no example can name an input, an output or a file
 * that does not exist, or forget a step.
 */

// Every run starts several processes, beside a store.
jest.setTimeout(240_000)

const domain = 'docs.example.com'
const token = 'ghs_of_this_run'
const account = { accessKeyId: ACCOUNT.accessKeyId, secretAccessKey: ACCOUNT.secretAccessKey }
const secrets = {
  CLOUDFLARE_API_TOKEN: 'cf_token_123',
  MINIO_ACCESS_KEY: account.accessKeyId,
  MINIO_SECRET_KEY: account.secretAccessKey,
  R2_ACCESS_KEY_ID: account.accessKeyId,
  R2_SECRET_ACCESS_KEY: account.secretAccessKey
}

let blobs: BlobStore
beforeAll(async () => {
  blobs = await startBlobStore()
})
afterAll(async () => await blobs[Symbol.asyncDispose]())

/** What the world around a workflow looked like afterwards. */
interface World {
  end: WorkflowEnd
  artifacts: string[]
  objects: string[]
  invalidations: string[][]
  purges: Record<string, string[]>[]
  releaseAssets: string[]
  /** The deployment config on the branch that the workflow pushed to. */
  values: string
}

async function runExample(path: string): Promise<World> {
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(await tempFolder()).path
  const emulator = stack.use(await startEmulator())
  const results = stack.use(await startResultsService({ blobs }))
  const store = stack.use(await startS3StandIn({ account }))
  const cdn = stack.use(await startCdnStandIn({ account, cloudflareToken: secrets.CLOUDFLARE_API_TOKEN }))
  const release = { id: 7, tag: 'v1.0', draft: path.includes('draft'), assets: [] }
  const github = stack.use(await startGitHubApi({ releases: [release] }))
  const pages = join(folder, 'pages')
  const host = stack.use(
    await startSiteHost(path => {
      const object = store.objects.get(path) ?? store.objects.get(`docs/${path}`)
      if (object !== undefined) return { content: object.body, headers: object.headers }
      const file = join(pages, path)
      return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined
    })
  )
  const remote = await makeRepository(join(folder, 'remote'))
  const deployTo = (source: string) => async (step: OtherStep) => {
    await cp(join(step.workspace, step.with[source] ?? ''), pages, { recursive: true })
    return {}
  }
  const end = await runWorkflow(parse(textOf(path)) as Workflow, {
    folder,
    github: {
      token,
      event: { release: { tag_name: 'v1.0' } },
      variables: {
        ...{ sha: 'a1b2c3d4', ref_name: 'main', repository: 'o/r', run_id: '42' },
        ...{ event_name: 'push', server_url: 'https://github.com', api_url: github.url }
      }
    },
    vars: {
      DOCS_API_URL: emulator.url,
      DOCS_DOMAIN: domain,
      DOCS_PROJECT_ID: 'my-project',
      DOCS_SITE_URL: host.url,
      DOCS_BUCKET: BUCKET,
      DOCS_BUNDLE_URL: 'https://bundles.example.com',
      DOCS_DISTRIBUTION_ID: DISTRIBUTION,
      CLOUDFLARE_ZONE_ID: ZONE,
      CLOUDFLARE_ACCOUNT_ID: 'account',
      MINIO_URL: store.url,
      AWS_ROLE: 'role',
      AWS_REGION: 'us-east-1'
    },
    secrets: { ...secrets, DOCS_API_KEY: emulator.key },
    env: {
      ...results.env,
      ...cdn.env,
      GITHUB_API_URL: github.url,
      GITHUB_EVENT_PATH: await writeEvent(folder)
    },
    // The real addresses of AWS and R2 are not on this machine.
    instead: { publish: { endpoint: store.url } },
    actions: {
      'actions/checkout': async ({ workspace }) => {
        git(workspace, 'clone', '--quiet', remote, '.')
        return await Promise.resolve({})
      },
      'aws-actions/configure-aws-credentials': async ({ setEnv }) => {
        for (const [name, value] of Object.entries(store.env)) setEnv(name, value)
        return await Promise.resolve({})
      },
      'actions/upload-pages-artifact': deployTo('path'),
      'actions/deploy-pages': async () => await Promise.resolve({ page_url: `${host.url}/` }),
      'cloudflare/wrangler-action': async () => await Promise.resolve({ 'deployment-url': host.url }),
      'Azure/static-web-apps-deploy': deployTo('app_location')
    },
    commands: { gh: '', helm: '', npx: '', wrangler: '' }
  })
  return {
    end,
    artifacts: results.artifacts.map(({ name }) => name),
    objects: [...store.objects.keys()],
    invalidations: cdn.invalidations.map(({ paths }) => paths),
    purges: cdn.purges,
    releaseAssets: github.releases.flatMap(({ assets }) => assets.map(({ name }) => name)),
    values: git(remote, 'show', 'main:deploy/values.yaml')
  }
}

async function writeEvent(folder: string): Promise<string> {
  const file = join(folder, 'event.json')
  await writeFile(file, JSON.stringify({ release: { id: 7, tag_name: 'v1.0' } }))
  return file
}

/** A repository with a deployment config, as a remote to clone from and push to. */
async function makeRepository(folder: string): Promise<string> {
  const work = `${folder}-work`
  await mkdir(join(work, 'deploy'), { recursive: true })
  await writeFile(join(work, 'deploy/values.yaml'), 'staticExport:\n  enabled: false\n')
  git(work, 'init', '--quiet', '--initial-branch=main')
  git(work, 'add', '.')
  git(work, '-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '--quiet', '-m', 'Start')
  git(work, 'clone', '--quiet', '--bare', '.', folder)
  return folder
}

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout
}

const failed = ({ end }: World) =>
  Object.values(end.jobs).flatMap(({ steps }) => steps.filter(({ outcome }) => outcome === 'failure'))

/** What each example leaves behind, apart from jobs that succeed. */
const EXPECTED: Record<string, (world: World) => void> = {
  'examples/on-docs-merge.yml': ({ artifacts }) => {
    expect(artifacts).toEqual(expect.arrayContaining([expect.stringMatching(/report\.html$/)]))
  },
  'examples/on-release.yml': ({ releaseAssets, end }) => {
    expect(releaseAssets).toEqual([expect.stringMatching(/\.tar\.gz$/), expect.stringMatching(/\.sha256$/)])
    expect(end.jobs['attach']?.steps.at(-1)?.summary).toContain('Documentation of this release')
  },
  'examples/minio.yml': ({ objects }) => {
    expect(objects).toContain('docs/index.html')
  },
  'examples/s3-cloudfront.yml': ({ objects, invalidations }) => {
    expect(objects).toContain('index.html')
    expect(invalidations).toEqual([['/*']])
  },
  'examples/refresh-helm-values.yml': ({ values }) => {
    expect(values).toMatch(/enabled: true\n {2}bundleUrl: http/)
  }
}

const isWindows = process.platform === 'win32'
const describeHere = isWindows ? describe.skip : describe

describeHere('the example', () => {
  test.each(Object.keys(EXPECTED))('%s runs to its end', async path => {
    const world = await runExample(path)
    expect(failed(world)).toEqual([])
    expect(Object.values(world.end.jobs).map(({ result }) => result)).not.toContain('failure')
    EXPECTED[path]?.(world)
  })
})
