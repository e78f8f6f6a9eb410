import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join, matchesGlob, resolve } from 'node:path'
import { text as streamText } from 'node:stream/consumers'
import { lookup } from 'mrmime'
import { parse, parseAllDocuments } from 'yaml'
import { type Emulator, startEmulator } from '../../src/emulator/index.ts'
import { type BlobStore, startBlobStore } from '../servers/artifacts/azurite.ts'
import { startResultsService } from '../servers/artifacts/results-service.ts'
import { DISTRIBUTION, startCdnStandIn } from '../../servers/cdn/cdn-stand-in.ts'
import { startSiteHost } from '../../servers/host/site-host.ts'
import { startGitHubApi } from '../servers/github/github-api.ts'
import { runWorkflow, type Workflow, type WorkflowEnd } from '../support/workflow.ts'
import { ACCOUNT, BUCKET, startS3StandIn } from '../../servers/s3/s3-stand-in.ts'
import { findCounterpart } from '../counterpart/build.ts'
import { HOSTS } from '../../src/cli/init/hosts.ts'
import { commit, git } from '../support/git.ts'
import { lint } from '../support/lint.ts'
import { inherited, runProgram } from '../support/program.ts'
import { findPagefind } from '../support/finishing.ts'
import { examples, OURS, textOf } from '../support/repository.ts'
import { tempFolder } from '../support/temp-folder.ts'

/**
 * Runs every example, from its own file or from the files that `init` writes. Our actions are the committed bundles,
 * shell steps run in Bash, and the functions below replace actions from other owners. So a test fails if an example
 * omits a step, or uses an input, an output or a file that does not exist.
 */

// Each run starts several processes while a store also runs.
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

/** State of the workflow and the servers after a run. */
interface World {
  end: WorkflowEnd
  artifacts: string[]
  objects: string[]
  /** Names in the root folder of the site, for hosts that do not use a bucket. */
  pages: string[]
  invalidations: string[][]
  releaseAssets: string[]
  /** The deployment config on the branch that the workflow pushed to. */
  values: string
}

type Source = 'api' | 'mint'

/** Runs `init` for a host, and returns the written files and the variables that a user must store. */
async function writtenByInit(
  { host, from }: { host: string; from: Source },
  folder: string,
  urls: { api: string; site: string }
) {
  const flags = {
    host,
    from,
    ...(from === 'api' && { domain, 'api-url': urls.api }),
    'site-url': urls.site,
    source: 'acme/static-docs-export',
    repository: 'o/r'
  }
  const args = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value])
  await mkdir(folder)
  const { printed, errors } = await runProgram('bundle', ['init', ...args], { cwd: folder })
  expect(errors).toBe('')
  const stored = [...printed.matchAll(/gh variable set ([A-Z_]+)/g)].map(([, variable = '']) => variable)
  return { printed, stored, text: async (file: string) => await readFile(join(folder, file), 'utf8') }
}

/** Variables that are set from the outputs of the CloudFormation stack. */
const STACK = ['AWS_ROLE', 'AWS_REGION', 'DOCS_BUCKET', 'DOCS_DISTRIBUTION_ID', 'DOCS_SITE_URL']

async function runExample(path: string, from: Source): Promise<World> {
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(await tempFolder()).path
  const emulator = stack.use(await startEmulator())
  const results = stack.use(await startResultsService({ blobs }))
  const store = stack.use(await startS3StandIn({ account }))
  const cdn = stack.use(await startCdnStandIn({ account }))
  const isDraft = path.includes('draft')
  const release = { id: 7, tag: isDraft ? 'main' : 'v1.0', draft: isDraft, assets: [] }
  const github = stack.use(await startGitHubApi({ releases: [release] }))
  const agentJob = 'pr'
  const below = path === MINT && counterpart !== undefined ? '/r' : ''
  const pages = join(folder, 'pages')
  await mkdir(pages + below, { recursive: true })
  const host = stack.use(
    await startSiteHost(file => {
      const object = store.objects.get(file)
      if (object !== undefined) return { content: object.body, headers: object.headers }
      const local = join(pages, file)
      if (!statSync(local, { throwIfNoEntry: false })?.isFile()) return undefined
      return { content: readFileSync(local), headers: { 'content-type': lookup(file) ?? 'text/html' } }
    })
  )
  const remote = await makeRepository(join(folder, 'remote'))
  // The emulator's agent opens pull requests in `example/docs`, but the GitHub stand-in has releases only for `o/r`.
  const repository = path.includes('agent') ? 'example/docs' : 'o/r'
  const nothing = async () => await Promise.resolve({})
  const name = HOST_OF[path]
  const site = host.url + below
  const urls = { api: emulator.url, site }
  const written = name && (await writtenByInit({ host: name, from }, join(folder, 'init'), urls))
  const text = written ? await written.text(`.github/workflows/${basename(path)}`) : textOf(path)
  if (written) writtenFiles.set(`${from}-${basename(path)}`, text)
  const outputs = name && HOSTS[name]?.hasStack === true ? STACK : []
  const isStored = (variable: string) => !written || [...written.stored, ...outputs].includes(variable)
  const end = await runWorkflow(parse(text) as Workflow, {
    folder,
    github: {
      token,
      event: { release: { tag_name: 'v1.0' } },
      variables: {
        sha: 'a1b2c3d4',
        ref_name: 'main',
        repository,
        run_id: '42',
        event_name: 'push',
        server_url: 'https://github.com',
        api_url: github.url
      }
    },
    vars: onlyIf(isStored, {
      DOCS_DOMAIN: domain,
      DOCS_PROJECT_ID: 'my-project',
      DOCS_SITE_URL: host.url,
      DOCS_BUCKET: BUCKET,
      DOCS_BUNDLE_URL: 'https://bundles.example.com',
      DOCS_DISTRIBUTION_ID: DISTRIBUTION,
      DOCS_REVIEWER: 'octocat',
      DOCS_URL_MAP: 'docs',
      HELM_REPOSITORY: 'https://charts.example.com',
      CLOUDFLARE_ACCOUNT_ID: 'account',
      CLOUDFLARE_PROJECT: 'docs',
      NETLIFY_SITE_ID: 'docs',
      MINIO_URL: store.url,
      AWS_ROLE: 'role',
      AWS_REGION: 'us-east-1',
      GCP_SERVICE_ACCOUNT: 'account',
      GCP_WORKLOAD_IDENTITY_PROVIDER: 'provider'
    }),
    secrets: { ...secrets, DOCS_API_KEY: emulator.key },
    inputs: await inputsOf(path, { emulator, agentJob }),
    env: {
      ...results.env,
      ...cdn.env,
      PAGES: pages,
      GITHUB_API_URL: github.url,
      GITHUB_EVENT_PATH: await writeEvent(folder),
      // An example sets this variable to a certificate file that does not exist on this machine.
      NODE_EXTRA_CA_CERTS: ''
    },
    // Local servers replace the service, AWS and R2. These servers have no caches, so `verify` does not wait.
    instead: {
      export: ({ from }) => (from === undefined ? { 'base-url': emulator.url } : {}),
      'wait-for-agent': () => ({ 'base-url': emulator.url }),
      // All tests share one Pagefind installation. A separate test covers how the action installs Pagefind. The sites
      // in the example for many domains are below the root of a local host, but their search works only at the root.
      finish: () =>
        path.includes('many') ? { add: 'markdown' } : pagefind === undefined ? {} : { pagefind },
      publish: ({ target = '' }) => ({
        target: target.replace(/^s3:\/\/[^/]+/, `s3://${BUCKET}`),
        endpoint: store.url,
        region: 'us-east-1'
      }),
      verify: ({ 'site-url': url = '' }) => ({
        'site-url': url.replace(/^https:\//, host.url),
        wait: '0s'
      })
    },
    reusable: {
      'export-sites.yml': parse(textOf('.github/workflows/export-sites.yml')) as Workflow
    },
    actions: {
      'actions/checkout': async ({ workspace }) => {
        git(workspace, 'clone', '--quiet', remote, '.')
        return await Promise.resolve({})
      },
      'actions/setup-node': nothing,
      'actions/attest': async ({ with: { 'subject-path': subject = '' } }) => {
        await stat(subject)
        return { 'bundle-path': `${subject}.jsonl`, 'attestation-url': 'https://github.com/attestation' }
      },
      'actions/upload-artifact': async ({ workspace, with: { name = '', path: paths = '' } }) => {
        for (const file of paths.split('\n').filter(line => line !== '')) {
          // If the path ends with a slash, the artifact contains the content of the folder without the folder name.
          const place = file.endsWith('/') ? '' : basename(file)
          await cp(resolve(workspace, file), join(folder, 'artifacts', name, place), { recursive: true })
        }
        return {}
      },
      'actions/download-artifact': async ({ workspace, with: { name, pattern = '', path: to = '' } }) => {
        const names = name === undefined ? await readdir(join(folder, 'artifacts')) : [name]
        for (const each of names.filter(found => found === name || matchesGlob(found, pattern)))
          await cp(join(folder, 'artifacts', each), join(workspace, to), { recursive: true })
        return {}
      },
      'aws-actions/configure-aws-credentials': async ({ setEnv }) => {
        for (const [name, value] of Object.entries(store.env)) setEnv(name, value)
        return await Promise.resolve({})
      },
      'google-github-actions/auth': nothing,
      'google-github-actions/setup-gcloud': nothing,
      'actions/upload-pages-artifact': async ({ workspace, with: { path: from = '' } }) => {
        await cp(resolve(workspace, from), pages + below, { recursive: true })
        return {}
      },
      'actions/deploy-pages': async () => await Promise.resolve({ page_url: `${site}/` }),
      'cloudflare/wrangler-action': async ({ with: { command = '' } }) => {
        const [, from = ''] = /^pages deploy "([^"]+)" --project-name=docs(?:-o-r)? /.exec(command) ?? []
        await cp(from, pages, { recursive: true })
        return {}
      },
      'Azure/static-web-apps-deploy': async ({ workspace, with: { app_location: from = '' } }) => {
        await cp(resolve(workspace, from), pages, { recursive: true })
        return { static_web_app_url: host.url }
      }
    },
    commands: COMMANDS
  })
  return {
    end,
    artifacts: results.artifacts.map(({ name }) => name),
    objects: [...store.objects.keys()].filter(key => !key.startsWith('.static-export/')),
    pages: await readdir(pages + below),
    invalidations: cdn.invalidations.map(({ paths }) => paths),
    releaseAssets: github.releases.flatMap(({ assets }) => assets.map(({ name }) => name)),
    values: git(remote, 'show', 'main:deploy/values.yaml')
  }
}

const MINT = 'examples/mint-export.yml'
/** Hosts whose workflows `init` writes, by the path to the example. */
const HOST_OF: Record<string, string> = {
  ...Object.fromEntries(Object.entries(HOSTS).map(([name, { example }]) => [`examples/${example}`, name])),
  [MINT]: 'github-pages'
}
/** A `mint export` archive that `finish` can move to another base path, if this machine has such an archive. */
const counterpart = ((found = findCounterpart()) => ('zip' in found ? found.zip : undefined))()
const writtenFiles = new Map<string, string>()

function onlyIf(isKept: (name: string) => boolean, values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)))
}

/** Stand-ins for commands that the examples run. The local web server serves the folder `$PAGES`. */
const COMMANDS = {
  gh: `case "$1 $2" in
    'pr view') echo 1111111111111111111111111111111111111111 ;;
    'pr list') echo 0 ;;
  esac`,
  helm: `[ "$1" != repo ] || exit 0
    for value; do [ -f "$value" ] && values=$value; done
    link=$(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1])).staticExport.bundleUrl' "$values")
    node -e 'fetch(process.argv[1]).then(async r => process.stdout.write(await r.bytes()))' "$link" | tar xz -C "$PAGES"`,
  npx: `case "$*" in
    *netlify-cli*) while [ "$1" != --dir ]; do shift; done; cp -R "$2/." "$PAGES" ;;
    *vercel@*) while [ "$1" != --cwd ]; do shift; done; test -f "$2/vercel.json" && cp -R "$2/." "$PAGES" ;;
    *mint@*export*) for out; do :; done; mkdir -p "$(dirname "$out")"
      if [ -n '${counterpart ?? ''}' ]; then cp '${counterpart ?? ''}' "$out"; exit; fi
      mkdir -p "$out.d" && cd "$out.d"
      mkdir -p guides/x _next/static/chunks
      page='<title>x</title><meta name="generator" content="Mintlify"><script src="/_next/static/chunks/a.js"></script><main><h1>Guide</h1>Text</main>'
      echo "$page" | tee index.html > guides/x/index.html
      touch _next/static/chunks/a.js serve.js 'Start Docs.command' 'Start Docs.bat' Dockerfile
      tar czf "$out" . ;;
  esac`,
  docker: `case "$1" in
    build) for last; do :; done; test -f "$last/Dockerfile" && cp -R "$last/site/." "$PAGES" ;;
    login) test "$(cat)" = ${token} ;;
  esac`,
  gcloud: `[ "$1 $2" != 'storage rsync' ] || cp -R "$3/." "$PAGES"`,
  ...(spawnSync('jq', ['--version']).status !== 0 && { jq: numberOfDomains() })
}

/** Returns a replacement for jq that supports only the filter in the examples. */
function numberOfDomains(): string {
  const isHostName = '^[A-Za-z0-9.-]+$'
  return `node -e '
    const list = JSON.parse(require("fs").readFileSync(0))
    if (!Array.isArray(list) || !list.every(name => RegExp("${isHostName}").test(name))) process.exit(5)
    console.log(list.length)'`
}

/** Returns the inputs that a person enters to start the workflow manually. */
async function inputsOf(
  path: string,
  { emulator, agentJob }: { emulator: Emulator; agentJob: string }
): Promise<Record<string, string>> {
  if (path.includes('agent-merge')) return { prompt: 'Describe the new release.' }
  if (path.includes('agent')) return { 'job-id': agentJob }
  if (!path.includes('rollback')) return {}
  const response = await fetch(`${emulator.url}/v1/static-export/jobs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${emulator.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ domain })
  })
  const { jobId } = (await response.json()) as { jobId: string }
  await emulator.jobEnded(jobId)
  return { 'job-id': jobId }
}

async function writeEvent(folder: string): Promise<string> {
  const file = join(folder, 'event.json')
  await writeFile(file, JSON.stringify({ release: { id: 7, tag_name: 'v1.0' } }))
  return file
}

/** Creates a repository with a deployment config. Workflows clone from this repository and push to it. */
async function makeRepository(folder: string): Promise<string> {
  const work = `${folder}-work`
  await mkdir(work)
  git(work, 'init', '--quiet', '--initial-branch=main')
  await commit(work, {
    'deploy/values.yaml': 'staticExport:\n  enabled: false\n',
    'docs/index.mdx': '# Docs\n',
    'docs-image/Dockerfile': textOf('examples/hosting/docker/Dockerfile')
  })
  git(work, 'clone', '--quiet', '--bare', '.', folder)
  return folder
}

const failed = ({ end }: World) =>
  Object.values(end.jobs).flatMap(({ steps }) => steps.filter(({ outcome }) => outcome === 'failure'))

const isPublished = ({ objects, invalidations }: World) => {
  expect(objects).toContain('index.html')
  expect(invalidations).toEqual([['/*']])
}
const isShown = ({ pages }: World) => {
  expect(pages).toEqual(expect.arrayContaining(['index.html', 'index.md', 'llms.txt', 'sitemap.xml']))
}
const hasBundle = ({ values, objects }: World) => {
  expect(objects).toEqual([expect.stringMatching(/^bundles\/[0-9a-f]{64}\.tar\.gz$/)])
  expect(values).toContain(`bundleUrl: "https://bundles.example.com/${objects[0] ?? ''}"`)
}

/** Checks for each example, in addition to the check that all jobs succeed. */
const EXPECTED: Record<string, (world: World) => void> = {
  'examples/agent-comment.yml': ({ end }) => {
    expect(end.calls[0]).toMatch(/^gh pr comment \d+ --body The docs agent/)
    expect(end.calls[1]).toContain('reviewers[]=octocat')
  },
  'examples/agent-merge-export-deploy.yml': world => {
    expect(world.end.calls.join('\n')).toMatch(/gh pr merge \d+ .*--match-head-commit 1{40}/)
    isShown(world)
  },
  'examples/azure-static-web-apps.yml': isShown,
  'examples/cloudflare-pages.yml': isShown,
  'examples/docker.yml': world => {
    isShown(world)
    expect(world.end.calls.at(-1)).toBe('docker push --all-tags ghcr.io/o/r-docs')
  },
  'examples/github-pages.yml': isShown,
  'examples/google-cloud-storage.yml': world => {
    isShown(world)
    expect(world.end.calls).toContainEqual(expect.stringMatching(/^gcloud compute url-maps invalidate/))
  },
  'examples/helm-permanent-url.yml': hasBundle,
  'examples/helm-pull-request.yml': ({ end, objects }) => {
    expect(objects).toHaveLength(1)
    expect(end.calls.at(-1)).toMatch(/^gh pr create --head docs-bundle --base main /)
  },
  'examples/many-domains.yml': ({ end, objects }) => {
    const rows = end.jobs['export']?.steps.at(-1)?.summary.split('\n').slice(2)
    for (const site of ['developer', 'docs', 'help']) {
      expect(objects).toContain(`${site}.example.com/index.html`)
      expect(rows?.shift()).toMatch(
        new RegExp(`^\\| ${site}\\.example\\.com \\| success \\| \\d+ \\| 0 \\| success \\| \\d+ \\| 0 \\|$`)
      )
    }
  },
  'examples/minio.yml': ({ objects }) => {
    expect(objects).toContain('index.html')
  },
  [MINT]: world => {
    isShown(world)
    expect(world.pages).not.toContain('serve.js')
  },
  'examples/netlify.yml': isShown,
  'examples/on-docs-merge.yml': ({ artifacts }) => {
    expect(artifacts).toEqual(expect.arrayContaining([expect.stringMatching(/report\.html$/)]))
  },
  'examples/on-release-draft.yml': ({ end, releaseAssets }) => {
    expect(releaseAssets).toHaveLength(2)
    expect(end.calls.at(-1)).toBe('gh release edit main --draft=false')
  },
  'examples/on-release.yml': ({ releaseAssets }) => {
    expect(releaseAssets).toEqual([expect.stringMatching(/\.tar\.gz$/), expect.stringMatching(/\.sha256$/)])
  },
  'examples/publish-static-export.yml': world => {
    expect(world.end.calls[0]).toBe('helm repo add mintlify https://charts.example.com --force-update')
    expect(world.pages).toContain('index.html')
  },
  'examples/r2-cloudflare.yml': ({ objects }) => {
    expect(objects).toContain('index.html')
  },
  'examples/refresh-helm-values.yml': ({ values }) => {
    expect(values).toMatch(/enabled: true\n {2}bundleUrl: "?http/)
  },
  'examples/rollback.yml': isPublished,
  'examples/s3-cloudfront.yml': isPublished,
  'examples/vercel.yml': isShown
}

test('the checks cover every example except those that need a pull request or a hosted site', () => {
  expect([...Object.keys(EXPECTED), 'examples/is-it-live.yml', 'examples/pull-request.yml'].sort()).toEqual(
    examples
  )
})

/** Every example in combination with each source that the host supports. */
const RUNS = Object.keys(EXPECTED).flatMap((path): [string, Source][] => {
  const host = HOSTS[HOST_OF[path] ?? '']
  const hasOwn = host === undefined || host.needsService === true || host.mintExample !== undefined
  const sources: Source[] = path === MINT ? ['mint'] : hasOwn ? ['api'] : ['api', 'mint']
  return sources.map(from => [path, from])
})

const pagefind = findPagefind()
const describeHere = process.platform === 'win32' ? describe.skip : describe

describeHere('with the committed bundles,', () => {
  test.each(RUNS)('%s completes with a site from the source %s', async (path, from) => {
    const world = await runExample(path, from)
    expect(failed(world)).toEqual([])
    expect(Object.values(world.end.jobs).map(({ result }) => result)).not.toContain('skipped')
    EXPECTED[path]?.(world)
  })

  test('GitHub’s language service and actionlint accept every workflow that init writes', async () => {
    // Each host has two workflows, except GitLab (none), Helm (one, because Helm requires the service), and the service,
    // for which nothing is published.
    expect(writtenFiles.size).toBe(2 * (Object.keys(HOSTS).length - 1) - 3)
    const files = [...writtenFiles].map(([path, text]) => ({
      path,
      text: text.replaceAll('acme/static-docs-export', OURS)
    }))
    expect(await lint(files)).toEqual([])
  })

  test.each(['api', 'mint'] as const)(
    'the script in the GitLab pipeline completes with a site from the source %s',
    async from => {
      await using stack = new AsyncDisposableStack()
      const folder = stack.use(await tempFolder()).path
      const emulator = stack.use(await startEmulator())
      const store = stack.use(await startS3StandIn({ account }))
      const host = stack.use(
        await startSiteHost(file => {
          const object = store.objects.get(file)
          return object && { content: object.body, headers: object.headers }
        })
      )
      const place = join(folder, 'project')
      const urls = { api: emulator.url, site: host.url }
      const written = await writtenByInit({ host: 'gitlab', from }, place, urls)
      expect(parse(await written.text('.gitlab-ci.yml'))).toEqual({
        include: [{ local: '.gitlab/docs.yml' }]
      })
      const [included] = (
        parse(await written.text('.gitlab/docs.yml')) as { include: { inputs: Record<string, string> }[] }
      ).include
      const [spec, jobs] = parseAllDocuments(await written.text('.gitlab/docs-export.yml')).map(
        each => each.toJSON() as unknown
      ) as [
        { spec: { inputs: Record<string, { default?: string }> } },
        { 'docs-export': { script: string[]; variables: Record<string, string> } }
      ]
      const defaults = Object.entries(spec.spec.inputs).map(([name, { default: value = '' }]) => [
        name,
        value
      ])
      const inputs: Record<string, string> = {
        ...(Object.fromEntries(defaults) as Record<string, string>),
        ...included?.inputs,
        // The search would require Pagefind, so the test adds only Markdown.
        add: 'markdown',
        target: `s3://${BUCKET}`
      }
      const filled = (text: string) =>
        text.replaceAll(/\$\[\[ inputs\.([\w-]+) \]\]/g, (_, name: string) => inputs[name] ?? '?')
      const { script, variables } = jobs['docs-export']
      await mkdir(join(folder, 'bin'))
      const git =
        '#!/bin/sh\necho "$*" >> ../git\nfor last; do :; done\n[ "$1" != init ] || ln -s "$ROOT" "$last"\n'
      await writeFile(join(folder, 'bin/git'), git, { mode: 0o755 })
      await writeFile(join(folder, 'bin/npx'), `#!/bin/bash\n${COMMANDS.npx}`, { mode: 0o755 })
      const CI_PROJECT_DIR = place
      const env = {
        ...inherited(),
        ...store.env,
        ...Object.fromEntries(
          Object.entries(variables).map(([name, value]) => [
            name,
            filled(value).replace('$CI_PROJECT_DIR', CI_PROJECT_DIR)
          ])
        ),
        PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
        ROOT: resolve(import.meta.dirname, '../..'),
        AWS_ENDPOINT_URL_S3: store.url,
        TMPDIR: folder,
        ...(from === 'api' && { DOCS_API_KEY: emulator.key })
      }
      const shell = spawn('bash', ['-e', '-o', 'pipefail', '-c', script.map(filled).join('\n')], {
        cwd: place,
        env,
        stdio: ['ignore', 'pipe', 'pipe']
      })
      const [log, errors] = await Promise.all([
        streamText(shell.stdout),
        streamText(shell.stderr),
        once(shell, 'close')
      ])
      expect({ errors, exitCode: shell.exitCode }).toEqual({ errors: '', exitCode: 0 })
      expect(log).toContain('matches the export')
      expect(await readFile(join(folder, 'git'), 'utf8')).toContain(
        '--depth 1 https://github.com/acme/static-docs-export.git v1'
      )
      expect([...store.objects.keys()]).toContain('index.html')
      expect(await readdir(join(place, '.docs-manifest'))).toEqual(['manifest.json'])
    }
  )
})
