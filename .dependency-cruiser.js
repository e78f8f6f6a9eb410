import { readdirSync } from 'node:fs'

/** What the code of any folder may use. */
const BASE = ['failures', 'runtime']

/** What each part of `src` may import from other parts. */
const MAY_IMPORT = {
  failures: [],
  runtime: ['failures'],
  site: BASE,
  html: [],
  sources: [...BASE, 'site', 'html'],
  review: [...BASE, 'site', 'html'],
  service: BASE,
  // Archives of strangers, for whoever receives or passes on one.
  archive: [...BASE, 'site'],
  s3: BASE,
  cdn: [...BASE, 'site', 's3'],
  // What a run kept is an archive from elsewhere.
  github: [...BASE, 'archive', 'site'],
  versions: [...BASE, 'site', 'sources', 'github'],
  export: [...BASE, 'archive', 'site', 'html', 'review', 'service', 'github'],
  publish: [...BASE, 'archive', 'site', 'html', 's3', 'cdn'],
  // It works after any deploy step, so it knows no service, store or CDN.
  verify: [...BASE, 'site', 'html', 'review', 'sources', 'github', 'versions'],
  'wait-for-agent': [...BASE, 'service'],
  'pull-request': [...BASE, 'site', 'html', 'sources', 'review', 'github', 'versions'],
  finish: [...BASE, 'site', 'html', 'review'],
  // Client and emulator are written separately from the contract, so that they can disagree.
  emulator: ['sources', 'runtime/thread', 'runtime/own-file.ts'],
  cli: undefined
}

/**
 * The order in which data passes through a part, for parts with inner folders. A file belongs to the first layer that
 * names it or its folder, and may import from its own layer and from earlier ones.
 */
const LAYERS = {
  review: [
    'scan/values/',
    'scan/record/',
    'scan/page/',
    'scan/',
    'checks/',
    'rebuilt-page changes',
    'report/'
  ],
  export: [
    'inputs/',
    'context',
    'output-dir/',
    'job/',
    'receive/archive/',
    'receive/extract/writers/',
    'receive/',
    'prepare/',
    'record/',
    'memory/',
    'deliveries/',
    'preflight/',
    'install-site',
    'main index'
  ],
  publish: [
    'read/',
    'plan/',
    'lease/',
    'apply/',
    'publish-record summary',
    'inputs publish-site publish-archive',
    'main index'
  ],
  verify: [
    'sample/',
    'request/',
    'judge/kinds judge/comparison/',
    'judge/headers/',
    'judge/',
    'live/words live/target-path live/markdown-tags live/served-navigation live/searched-text',
    'live/served live/page-data',
    'live/served-html live/served-markdown live/page-facts',
    'live/seams live/phrases',
    'live/classes live/comparison',
    'live/',
    'docs-inputs',
    'inputs',
    'expected/',
    'verification',
    'passes/',
    'live-summary',
    'outputs',
    'summary',
    'main index'
  ],
  finish: [
    'exchange',
    'page/index-note',
    'page/page page/page-progress page/page-threads page/selectors',
    'flight/',
    // Texts and titles are read as they are written.
    'markdown/inline-text markdown/content-elements',
    'page/',
    'site/',
    'markdown/ sitemap/ search/ move/ not-found/',
    'reading/ writing/ compact/',
    'inputs',
    'finish-site',
    'main index'
  ],
  sources: [
    'files page-file source-file-limits',
    'watched-files',
    'source/',
    'variables',
    'content/parse/',
    'content/element',
    'content/ids/',
    'content/',
    'targets service-addresses',
    'render/',
    'docs',
    'docs-addresses'
  ],
  versions: [
    'checkout docs-folder',
    'repository',
    'github-history',
    'github-repository clone submodule',
    'open-clone',
    'compare-files',
    'docs-versions',
    'pages/',
    'history-renames'
  ],
  'pull-request': [
    'pull-request-event preview fix-command base/',
    'edits/edit',
    'edits/',
    'comparison/findings comparison/source-links',
    'comparison/changes/ comparison/other-versions/',
    'comparison/',
    'inputs outputs',
    'fixes/moved/',
    'fixes/propose/',
    'fixes/prove/',
    'fixes/',
    'worker/',
    'comment/',
    'report/',
    'compared-versions',
    'main index'
  ],
  emulator: [
    'site/hrefs site/safe-properties site/rendered-components',
    'site/theme/',
    'site/',
    'jobs/',
    'requests/',
    'faults/',
    'http/',
    'store/links',
    'service',
    'store/',
    'home/',
    'api/',
    'emulator index'
  ]
}

const root = import.meta.dirname
const parts = readdirSync(`${root}/src`).filter(name => name !== 'tsconfig.json')
const problems = [
  ...parts.filter(part => !(part in MAY_IMPORT)).map(part => `src/${part} is not in MAY_IMPORT`),
  ...Object.keys(MAY_IMPORT)
    .filter(part => !parts.includes(part))
    .map(part => `MAY_IMPORT names src/${part}, which does not exist`),
  ...Object.entries(LAYERS).flatMap(([part, layers]) => problemsOfLayers(part, layers.join(' ').split(' ')))
]
if (problems.length > 0) throw new Error(`.dependency-cruiser.js:\n- ${problems.join('\n- ')}`)

/** Names that match no file, so that no rule holds for what they meant, and files without a layer. */
function problemsOfLayers(part, names) {
  const files = readdirSync(`${root}/src/${part}`, { recursive: true })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.ts'))
  const nameOf = file =>
    names.find(name => (name.endsWith('/') ? file.startsWith(name) : file === `${name}.ts`))
  const used = new Set(files.map(nameOf))
  return [
    ...names.filter(name => !used.has(name)).map(name => `src/${part}: no file belongs to '${name}'`),
    ...files.filter(file => nameOf(file) === undefined).map(file => `src/${part}/${file} is in no layer`)
  ]
}

const partPattern = names => `^src/(${names.join('|')})(/|$)`

const importRules = Object.entries(MAY_IMPORT).flatMap(([part, allowed]) =>
  allowed === undefined
    ? []
    : {
        name: `${part}-imports-only-what-it-may`,
        severity: 'error',
        from: { path: partPattern([part]) },
        to: { path: '^src/', pathNot: partPattern([part, ...allowed]) }
      }
)

const layerPattern = (part, layers) => {
  const names = layers.join(' ').split(' ')
  return `^src/${part}/(${names.map(name => (name.endsWith('/') ? name : String.raw`${name}\.ts$`)).join('|')})`
}

const layerRules = Object.entries(LAYERS).flatMap(([part, layers]) =>
  layers.slice(1).map((later, at) => ({
    name: `${part}-${later.split(' ')[0]}-is-not-imported-by-earlier-layers`,
    severity: 'error',
    from: { path: layerPattern(part, layers.slice(0, at + 1)) },
    to: { path: layerPattern(part, [later]), pathNot: layerPattern(part, layers.slice(0, at + 1)) }
  }))
)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'servers-are-independent',
      comment: 'Servers are written separately from the clients, so that they can disagree.',
      severity: 'error',
      from: { path: '^servers/' },
      to: { path: '^(src|__tests__|bench|scripts|stress)/' }
    },
    {
      name: 'servers-of-tests-are-independent',
      severity: 'error',
      from: { path: '^__tests__/servers/' },
      to: { path: '^(src|__tests__|bench|scripts|stress)/', pathNot: '^__tests__/servers/' }
    },
    {
      name: 'servers-are-not-shipped-in-actions',
      severity: 'error',
      from: { path: '^(src/(?!cli/)|scripts/)' },
      to: { path: '^servers/' }
    },
    {
      name: 'tests-are-not-shipped',
      severity: 'error',
      from: { path: '^(src|scripts)/' },
      to: { path: '^__tests__/' }
    },
    {
      name: 'bench-uses-only-the-servers-of-tests',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^__tests__/(?!servers/|counterpart/|support/tiny-archives)' }
    },
    ...importRules,
    ...layerRules
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^node_modules|^dist' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true
  }
}
