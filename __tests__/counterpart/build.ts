/**
 * Imitates `mint export` for `npm run test:next`. Builds a Next.js application that is structured like the service's
 * client, starts the server of the application, fetches each route, and copies the static files.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { folderOnDemand, installOnDemand } from '../../scripts/on-demand.ts'
import { zipOf } from '../support/tiny-archives.ts'
import { FILES } from './files.ts'

const SITE = join(import.meta.dirname, 'site')
/** The only variable that the service sets when it builds the client for its command-line program. */
const CLIENT = { NEXT_PUBLIC_ENV: 'cli' }
/** Variables that npm, Node and Next.js need. All other variables could become a part of the client. */
const NEEDED = /^(?:PATH|HOME|TMPDIR|TEMP|TMP|SystemRoot|APPDATA|LOCALAPPDATA|USERPROFILE)$/i

export interface Counterpart {
  /** Folder with the files in the zip. */
  folder: string
  zip: string
  /** Fetched addresses, in the order of the navigation. */
  routes: string[]
}

/** Returns the export that was built from these sources, or what is missing. */
export function findCounterpart(): Counterpart | { missing: string } {
  const place = placeOfBuild()
  if (!existsSync(place)) return { missing: 'a counterpart of a real export (npm run test:next makes it)' }
  const routes = JSON.parse(readFileSync(join(place, 'routes.json'), 'utf8')) as string[]
  return { folder: join(place, 'export'), zip: join(place, 'export.zip'), routes }
}

/** Returns the build folder, which is named after a hash of the sources. Node finds packages in a folder above it. */
function placeOfBuild(): string {
  const digest = createHash('sha256')
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true }).filter(file => file.isFile())
  const sources = files.map(file => join(file.parentPath, file.name)).sort()
  for (const path of [...sources, import.meta.filename, join(import.meta.dirname, 'files.ts')])
    digest.update(path.slice(import.meta.dirname.length)).update(readFileSync(path))
  const name = `counterpart-${digest.digest('hex').slice(0, 16)}`
  return join(folderOnDemand('next@15'), '../../sites', name)
}

async function buildCounterpart(): Promise<void> {
  const place = placeOfBuild()
  if (existsSync(place)) return
  const program = join(installOnDemand('next@15'), 'dist/bin/next')
  await mkdir(dirname(place), { recursive: true })
  const project = await mkdtemp(join(dirname(place), 'unfinished-'))
  try {
    await cp(SITE, project, { recursive: true })
    const font = await readFile(join(program, '../../compiled/@vercel/og/noto-sans-v27-latin-regular.ttf'))
    await writeFile(join(project, 'app/own.ttf'), font)
    const needed = Object.fromEntries(Object.entries(process.env).filter(([name]) => NEEDED.test(name)))
    const env = { ...needed, ...CLIENT, NEXT_TELEMETRY_DISABLED: '1', CI: '1' }
    const build = spawnSync(process.execPath, [program, 'build', '--turbopack'], {
      cwd: project,
      env,
      encoding: 'utf8'
    })
    if (build.status !== 0) throw new Error(`next build failed.\n${build.stdout}${build.stderr}`)
    const content = (await import(pathToFileURL(join(project, 'content.mjs')).href)) as {
      NAVIGATION: { pages: string[] }[]
    }
    const routes = ['/', ...content.NAVIGATION.flatMap(({ pages }) => pages.map(page => `/${page}`))]
    const folder = join(project, 'export')
    await fetchRoutes(program, { project, routes, folder })
    await cp(join(project, '.next/static'), join(folder, '_next/static'), { recursive: true })
    const fonts = { 'fonts/body.ttf': font, 'fonts/heading.ttf': font, 'fonts/text.ttf': font }
    for (const [path, content] of Object.entries({ ...FILES, ...fonts }))
      await writeInto(folder, path, content)
    await writeFile(join(project, 'export.zip'), await zipFolder(folder))
    await writeFile(join(project, 'routes.json'), JSON.stringify(routes))
    await rm(join(project, '.next'), { recursive: true })
    await rename(project, place)
  } finally {
    await rm(project, { recursive: true, force: true })
  }
}

/** Stores each response unchanged as `ROUTE/index.html`. */
async function fetchRoutes(
  program: string,
  { project, routes, folder }: { project: string; routes: string[]; folder: string }
): Promise<void> {
  const args = [program, 'start', '--hostname', '127.0.0.1', '--port', '0']
  const server = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    let origin: string | undefined
    for await (const line of createInterface(server.stdout)) {
      origin ??= /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
      if (line.includes('Ready')) break
    }
    if (origin === undefined) throw new Error('next start did not say where it listens.')
    for (const route of routes) {
      const response = await fetch(origin + route)
      if (!response.ok) throw new Error(`${route}: HTTP ${response.status}`)
      await writeInto(folder, `.${route}/index.html`, Buffer.from(await response.arrayBuffer()))
    }
  } finally {
    server.kill()
  }
}

async function writeInto(folder: string, path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), content)
}

async function zipFolder(folder: string): Promise<Buffer> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(file =>
    file.isFile()
  )
  const paths = files.map(file => join(file.parentPath, file.name)).sort()
  const items = paths.map(async path => ({
    name: path.slice(folder.length + 1).replaceAll('\\', '/'),
    content: await readFile(path)
  }))
  return zipOf(...(await Promise.all(items)))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildCounterpart()
