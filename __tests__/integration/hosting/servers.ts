import { afterAll, beforeAll } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { folderOnDemand } from '../../../scripts/on-demand.ts'
import { headersOf, REVALIDATE } from '../../../src/publish/plan/headers.ts'
import { contentTypeOf } from '../../../src/site/files/content-types.ts'
import { configureNginx, NGINX } from '../../servers/network/nginx.ts'
import { freePort, untilListening } from '../../servers/network/server-process.ts'
import { root as repository, textOf } from '../../support/repository.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { writeSite } from './site.ts'

export interface Launch {
  /** Folder for configuration files, logs and process IDs. */
  folder: string
  /** Folder that is served at `/`. */
  root: string
  /** Base path: the path of the site below `root`. */
  base: '' | '/docs'
  /** Path of redirects.json, next to manifest.json. */
  redirects?: string
}

interface Start extends Launch {
  port: number
}

export interface WebServer {
  name: string
  program: string
  /** Path of an additional requirement, and the command that installs the requirement and runs the tests. */
  needs?: { path: string; command: string }
  start: (start: Start) => Promise<string[]>
}

/** Applies changes to an example as a user does. */
function adapt(example: string, base: string, changes: Record<string, string>): string {
  const all = { ...changes, ' /404.html': ` ${base}/404.html`, '/llms': `${base}/llms` }
  return Object.entries(all).reduce(
    (content, [from, to]) => {
      if (!content.includes(from)) throw new Error(`${example} does not contain ${from}`)
      return content.replaceAll(from, to)
    },
    textOf(`examples/hosting/${example}`)
  )
}

/** Runs the program in examples/hosting/redirects as users do. */
export async function buildRedirects(host: string, redirects: string, ...args: string[]) {
  const program = join(repository, 'examples/hosting/redirects/build.mjs')
  const child = spawn(process.execPath, [program, host, redirects, ...args], { stdio: 'pipe' })
  const ended = once(child, 'close') as Promise<[code: number]>
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { output, errors, code }
}

async function rulesFor(host: string, redirects: string): Promise<string> {
  const { output, errors, code } = await buildRedirects(host, redirects)
  if (code !== 0) throw new Error(`build.mjs failed: ${errors}`)
  return output
}

const nginx: WebServer = {
  name: 'nginx',
  program: NGINX,
  async start({ folder, root, base, port, redirects }) {
    const example = adapt('nginx/docs.conf', base, {
      'listen 80;': `listen 127.0.0.1:${port};`,
      'root /srv/docs;': `root ${root};`
    })
    const site =
      redirects === undefined
        ? example
        : (await rulesFor('nginx', redirects)) + example.replaceAll(/# (?=if \(\$docs_)/g, '')
    return configureNginx(folder, { http: `include /etc/nginx/mime.types;\n${site}` })
  }
}

const caddy: WebServer = {
  name: 'Caddy',
  program: '/usr/bin/caddy',
  async start({ folder, root, base, port, redirects }) {
    const site = adapt('caddy/Caddyfile', base, {
      'docs.example.com {': `http://docs.example.com:${port} {`,
      'root * /srv/docs': `root * ${root}`
    })
    const global = '{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n'
    await writeFile(join(folder, 'Caddyfile'), global + site)
    if (redirects !== undefined)
      await writeFile(join(folder, 'docs-redirects.caddy'), await rulesFor('caddy', redirects))
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  }
}

function apache(name: string, where: 'site folder' | 'virtual host'): WebServer {
  return {
    name,
    program: '/usr/sbin/apache2',
    async start({ folder, root, base, port, redirects }) {
      const rules = join(where === 'site folder' ? root + base : folder, '.htaccess')
      const first = redirects === undefined ? '' : await rulesFor('apache', redirects)
      await writeFile(rules, first + adapt('apache/.htaccess', base, {}))
      const modules = [
        'mpm_event',
        'authz_core',
        'dir',
        'mime',
        'rewrite',
        'headers',
        'autoindex',
        'negotiation'
      ]
      const main = `ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
Mutex file:${folder}
User nobody
Group nogroup
StartServers 1
${modules.map(module => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${root}
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
<Directory ${root}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
</Directory>
${where === 'site folder' ? '' : `<Directory ${root}${base}>\nInclude ${rules}\n</Directory>`}
`
      await writeFile(join(folder, 'apache.conf'), main)
      return ['-f', join(folder, 'apache.conf'), '-DFOREGROUND']
    }
  }
}

/** The Worker on workerd, in front of a bucket with the files and headers that the publish action stores. */
const worker: WebServer = {
  name: 'R2 behind a Worker',
  program: process.execPath,
  needs: { path: folderOnDemand('miniflare'), command: 'npm run test:worker' },
  async start({ folder, root, base, port, redirects }) {
    const paths = await readdir(root, { recursive: true, withFileTypes: true })
    const isFinished = paths.some(({ name }) => name === 'llms-full.txt')
    const objects = paths
      .filter(entry => entry.isFile())
      .map(entry => {
        const file = join(entry.parentPath, entry.name)
        const key = relative(root, file).replaceAll('\\', '/')
        const noRules = { cacheControl: [], contentTypes: [] }
        return { key, file, ...headersOf(key, noRules, () => contentTypeOf(key)).headers }
      })
    if (redirects !== undefined) {
      const key = `${base}/redirects.json`.slice(1)
      objects.push({ key, file: redirects, contentType: 'application/json', cacheControl: REVALIDATE })
    }
    const settings = join(folder, 'worker.json')
    const example = join(repository, 'examples/hosting/r2/worker.js')
    await writeFile(
      settings,
      JSON.stringify({
        miniflare: folderOnDemand('miniflare'),
        worker: example,
        port,
        base,
        isFinished,
        objects
      })
    )
    return [join(import.meta.dirname, 'worker-server.mjs'), settings]
  }
}

export const webServers = [
  nginx,
  caddy,
  apache('Apache with .htaccess', 'site folder'),
  apache('Apache with a <Directory> section', 'virtual host'),
  worker
]

/** Returns the reason to skip the tests for a server, or an empty string if the tests can run. */
export function missingProgram({ program, needs }: WebServer): string {
  if (!existsSync(program)) return ` (skipped: ${program} is not installed)`
  return needs === undefined || existsSync(needs.path) ? '' : ` (skipped: ${needs.command} runs these tests)`
}

export async function startWebServer(server: WebServer, launch: Launch) {
  await mkdir(launch.folder, { recursive: true })
  // Apache switches to another user account, which must be able to read the site.
  await chmod(join(launch.folder, '..'), 0o755)
  const port = await freePort()
  const args = await server.start({ ...launch, port })
  const child = spawn(server.program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: launch.folder }
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close')
  await untilListening(child, port).catch((error: unknown) => {
    throw new Error(output, { cause: error })
  })
  return {
    port,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    }
  }
}

/** Serves the site during a suite. `prepare` first modifies the site, and may return the path of redirects.json. */
export function hosted(
  server: WebServer,
  base: '' | '/docs',
  prepare: (root: string, folder: string) => Promise<string | undefined> = async () =>
    await Promise.resolve(undefined)
): { port: number } {
  const stack = new AsyncDisposableStack()
  const host = { port: 0 }
  beforeAll(async () => {
    const { path } = stack.use(await tempFolder())
    const root = join(path, 'www')
    await writeSite(root, base)
    const redirects = await prepare(root, path)
    const place = { folder: join(path, 'server'), root, base, ...(redirects !== undefined && { redirects }) }
    const { port } = stack.use(await startWebServer(server, place))
    host.port = port
  })
  afterAll(async () => await stack.disposeAsync())
  return host
}
