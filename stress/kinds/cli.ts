/**
 * `npm run stress kinds -- [--only NAME]`: builds the same small site with popular generators, runs export, publish and
 * verify on two builds of each, and prints the results that docs/sites.md shows.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmulator } from '../../src/emulator/index.ts'
import { hasProgram } from './build.ts'
import { deploy, type Deployed, startPlace } from './chain.ts'
import { buildDocusaurus, buildMkDocs, buildPlain, buildSphinx, writeDocs } from './generators.ts'
import { buildNext, type NextOptions } from './next.ts'
import { openTab } from './open-tab.ts'
import { CHANGED_PAGE, PAGE_COUNT } from './pages.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const folder = mkdtempSync(join(tmpdir(), 'stress-kinds-'))

interface Kind {
  name: string
  basePath?: string
  /** Returns the export inputs for the first or the second build. */
  source: (isSecond: boolean) => Promise<Record<string, string>> | Record<string, string>
  needs?: string
  /** Whether the site has a client-side router. If so, an open tab follows links during the second deployment. */
  hasClient?: boolean
}

const next = (options: NextOptions, name: string): Kind => ({
  name,
  basePath: options.basePath,
  hasClient: true,
  source: isSecond => ({ from: buildNext(options, isSecond) })
})

const KINDS: Kind[] = [
  { name: 'service', source: serviceSource },
  next({ trailingSlash: false, basePath: '' }, 'Next.js'),
  next({ trailingSlash: true, basePath: '' }, 'Next.js, trailingSlash'),
  next({ trailingSlash: false, basePath: '/docs' }, 'Next.js, basePath'),
  next({ trailingSlash: true, basePath: '/docs' }, 'Next.js, trailingSlash, basePath'),
  { name: 'Docusaurus', hasClient: true, source: isSecond => ({ from: buildDocusaurus(isSecond) }) },
  {
    name: 'MkDocs',
    needs: 'mkdocs',
    source: isSecond => ({ from: buildMkDocs(join(folder, `mkdocs-${isSecond}`), isSecond) })
  },
  {
    name: 'Sphinx',
    needs: 'sphinx-build',
    source: isSecond => ({ from: buildSphinx(join(folder, `sphinx-${isSecond}`), isSecond) })
  },
  { name: 'plain', source: isSecond => ({ from: buildPlain(join(folder, `plain-${isSecond}`), isSecond) }) }
]

await using emulators = new AsyncDisposableStack()
let failed = 0
console.log(
  '| Site | Pages | Page data | Base path | Findings looked up | Published | Verified | Second deploy: uploaded, unchanged | Open tab |'
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
try {
  const isWanted = ({ name }: Kind) => values.only === '' || name === values.only
  for (const kind of KINDS.filter(isWanted)) await check(kind)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (failed > 0) process.exitCode = 1

async function check(kind: Kind): Promise<void> {
  if (kind.needs !== undefined && !hasProgram(kind.needs)) {
    console.log(`| ${kind.name} | skipped: ${kind.needs} is not installed |`)
    return
  }
  await using place = await startPlace(kind.basePath ?? '')
  const problems: string[] = []
  const first = await deploy(await kind.source(false), {
    place,
    folder: join(folder, `${kind.name}-1`),
    previous: undefined
  })
  const secondSource = await kind.source(true)
  await using tab = kind.hasClient === true ? await openTab(`${place.host.url}/`) : undefined
  let isOver = false
  const [second, reading] = await Promise.all([
    deploy(secondSource, { place, folder: join(folder, `${kind.name}-2`), previous: first }).finally(() => {
      isOver = true
    }),
    tab?.follow(() => isOver)
  ])
  for (const [build, deployed] of Object.entries({ first, second }))
    problems.push(...problemsOf(build, deployed, kind))
  if (first.changedPages.length > 0) problems.push('the first build has changed pages')
  const changed = second.changedPages.filter(path => path.includes(`page-${CHANGED_PAGE}`))
  if (changed.length !== 1) problems.push(`changed pages: ${second.changedPages.join(', ')}`)
  problems.push(...(reading?.problems ?? []))
  const client =
    reading === undefined ? '' : reading.problems.length === 0 ? `${reading.links} links` : 'fails'
  console.log(
    `| ${kind.name} | ${first.pages} | ${first.pageData} | ${first.basePath} | ${first.wrongFindings.length === 0 ? 'yes' : 'no'} | ${first.uploaded} files | ${first.isVerified && second.isVerified ? 'yes' : 'no'} | ${second.uploaded}, ${second.unchanged} | ${client} |`
  )
  for (const problem of problems) console.log(`  ${kind.name}: ${problem}`)
  failed += problems.length
}

function problemsOf(build: string, deployed: Deployed, { basePath = '' }: Kind): string[] {
  const { pages, unknownData, wrongFindings, isVerified, verifyFindings } = deployed
  return [
    ...(pages < PAGE_COUNT ? [`${pages} pages`] : []),
    ...(deployed.basePath === (basePath || '/') ? [] : [`base path ${deployed.basePath}`]),
    ...unknownData.map(path => `not known as page data: ${path}`),
    ...wrongFindings,
    ...(isVerified ? [] : ['not verified', ...verifyFindings])
  ].map(problem => `${build} build: ${problem}`)
}

/** Starts an emulator that replaces the service. */
async function serviceSource(isSecond: boolean): Promise<Record<string, string>> {
  const emulator = await startEmulator({ docs: writeDocs(join(folder, `docs-${isSecond}`), isSecond) })
  emulators.use(emulator)
  return { 'base-url': emulator.url, 'api-key': emulator.key }
}
