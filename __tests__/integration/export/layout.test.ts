import { expect, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SiteMap } from '../../../src/site/addresses/site-map.ts'
import type { Manifest } from '../../../src/site/records/manifest.ts'
import { treeOf } from '../../support/extracting.ts'
import { fetchFrom } from '../../support/fetching.ts'
import { failExport, runExport } from '../../support/exporting.ts'
import { tempFolder, writeFiles } from '../../support/temp-folder.ts'
import { zipOf } from '../../support/tiny-archives.ts'

const NO_SERVICE = { url: '', key: '' }
type Files = Record<string, string>

const CHUNK = '_next/static/chunks/0a1b2c3d.js'
let pageNumber = 0

/** Creates a page as the service does, by default with a unique title. `said`: markup or text in the body. */
function page(said = '', title = `Page ${++pageNumber}`): string {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script src="/${CHUNK}" async=""></script></head><body><div hidden=""><title>${title}</title><meta name="generator" content="Mintlify"/></div><h1>${title}</h1>${said}</body></html>`
}

const link = (...addresses: string[]) => addresses.map(address => `<a href="${address}">x</a>`).join('')
/** Creates flight data for a page, with `text` inside a row. */
const flight = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(`18:["$","a",${text}]\n`)}])</script>`

const LAUNCHERS = { 'serve.js': 'x', 'Start Docs.command': 'x', 'Start Docs.bat': 'x' }
const START = page('', 'Start')
const SITE = { 'index.html': START, [CHUNK]: 'x', 'guides/x/index.html': page() }
const LONG = 'n'.repeat(252)

/** Files of documentation folders that were published by accident. */
const UNLISTED: Files = {
  'scripts/gen.js': 'const fs = require("fs")\n',
  'tools/serve.js': 'x',
  ...Object.fromEntries(
    [
      ...[
        'main.tf',
        'db.sqlite',
        'backup.sql.gz',
        'npm-debug.log',
        'x.swp',
        'x.orig',
        'x.old',
        'x~',
        'logo.png~'
      ],
      ...[
        'CLAUDE.md',
        'AGENTS.md',
        'Jenkinsfile',
        'Procfile',
        'Caddyfile',
        'pyproject.toml',
        'LICENSE',
        'a.ts'
      ],
      ...[
        'deploy.sh',
        'yarn.lock',
        'Dockerfile',
        'export.zip',
        'data.csv',
        'notes.txt',
        'style.css',
        'vercel.json'
      ],
      ...['sub/CNAME', 'sub/robots.txt', 'sub/_headers', 'sub/sw.js', 'docs.json', 'Thumbs.db', 'design.psd']
    ].map(path => [path, 'x'])
  )
}
const LISTED = [
  ...[
    'a.png',
    'a.JPEG',
    'a.svg',
    'a.webp',
    'a.avif',
    'a.woff2',
    'a.mp3',
    'a.mp4',
    'a.webm',
    'a.vtt',
    'a.pdf',
    'a.xhtml'
  ],
  ...[
    'CNAME',
    'ads.txt',
    'app-ads.txt',
    'google1a2b.html',
    'BingSiteAuth.xml',
    'yandex_1a.html',
    'favicon.ico'
  ],
  ...[
    '.well-known/a.json',
    '.nojekyll',
    'f/.htaccess',
    '_headers',
    '_redirects',
    'llms.txt',
    'llms-full.txt'
  ],
  ...[
    'skill.md',
    'robots.txt',
    'sitemap.xml',
    'sitemap-1.xml',
    'sitemap.xml.gz',
    'humans.txt',
    'security.txt'
  ],
  ...['OneSignalSDKWorker.js', 'firebase-messaging-sw.js', 'apple-app-site-association', 'web.config'],
  ...['favicons/site.webmanifest', 'sw.js', 'service-worker.js', 'guides/x.md']
]

interface Tree {
  files: Files
  /** New paths by old path. `guides/x` moves in every tree, so this record omits that page. */
  moved?: Record<string, string>
  leftOut?: string[]
  /** Paths of redirect pages that the export adds. */
  added?: string[]
  /** File names in the only warning. */
  warned?: string[]
}

const TREES: [string, Tree][] = [
  [
    'files that the data and the text of a page mention in any spelling',
    {
      files: {
        'a/index.html': page(
          `${flight('{"href":"/f/My Guide.zip"},"text\\n/f/line.sh","\\u003e/f/tag.sh"')}“/f/quoted.sh” [/f/bracket.sh] FILE:/f/colon.sh /f/Q&amp;A.zip`
        ),
        ...Object.fromEntries(
          ['My Guide.zip', 'line.sh', 'tag.sh', 'quoted.sh', 'bracket.sh', 'colon.sh', 'Q&A.zip'].map(
            name => [`f/${name}`, 'x']
          )
        )
      },
      moved: { 'a/index.html': 'a.html' }
    }
  ],
  ['launchers', { files: LAUNCHERS, leftOut: Object.keys(LAUNCHERS) }],
  [
    'launchers and a link to one of them',
    {
      files: { ...LAUNCHERS, 'a/index.html': page(link('/serve.js')) },
      moved: { 'a/index.html': 'a.html' },
      leftOut: ['Start Docs.bat', 'Start Docs.command']
    }
  ],
  [
    'launchers in a folder',
    {
      files: { 'old/serve.js': 'x', 'old/Start Docs.bat': 'x' },
      leftOut: ['old/Start Docs.bat', 'old/serve.js']
    }
  ],
  ['scripts and data that nothing refers to', { files: UNLISTED, leftOut: Object.keys(UNLISTED) }],
  [
    'files of the types that readers load, and the well-known names of a site',
    { files: Object.fromEntries(LISTED.map(path => [path, 'x'])) }
  ],
  [
    'API documents, which have many forms, and other documents with the same extension',
    {
      files: {
        'a.json': '{"info": {"title": "A"}, "openapi": "3.1.0"}',
        'b.yaml': '# B\nswagger: "2.0"\n',
        'c.yml': "asyncapi: '2.6.0'\nchannels:\n  $ref: parts/channels.yml\n",
        'parts/channels.yml': 'a: {}\n',
        'parts/other.yml': 'a: {}\n',
        'package.json': '{"dependencies": {"openapi": "3.1.0"}}',
        'd.yaml': 'packages:\n  openapi: 3.1.0\n'
      },
      leftOut: ['d.yaml', 'package.json', 'parts/other.yml']
    }
  ],
  [
    'a key file of IndexNow',
    {
      files: {
        'a1b2c3d4e5f6.txt': 'a1b2c3d4e5f6\n',
        'b1b2c3d4e5f6.txt': 'x',
        'f/c1b2c3d4e5f6.txt': 'c1b2c3d4e5f6'
      },
      leftOut: ['b1b2c3d4e5f6.txt', 'f/c1b2c3d4e5f6.txt']
    }
  ],
  [
    'a script that a page loads, and scripts that this script loads',
    {
      files: {
        'a/index.html': page('<script src="/js/a.js"></script><script>load("/js/inline.js")</script>'),
        'js/a.js': 'import "./b.js"; new Worker("/js/worker.js")',
        'js/b.js': 'fetch("data.bin")',
        'js/data.bin': 'x',
        'js/inline.js': 'x',
        'js/worker.js': 'x',
        'js/unused.js': 'import "./only-there.js"',
        'js/only-there.js': 'x'
      },
      moved: { 'a/index.html': 'a.html' },
      leftOut: ['js/only-there.js', 'js/unused.js']
    }
  ],
  [
    'a file that a script of the client requests, a style sheet and a web manifest',
    {
      files: {
        '_next/static/chunks/b.js': 'fetch("/client.wasm")',
        'client.wasm': 'x',
        'a/index.html': page(
          '<link rel="stylesheet" href="/s/a.css"><link rel="manifest" href="/manifest.json">'
        ),
        's/a.css': '@import "b.css"; a { background: url(/s/shader.glsl) }',
        's/b.css': 'x',
        's/c.css': 'x',
        's/shader.glsl': 'x',
        'manifest.json': '{"shortcuts": [{"url": "/s/page.data"}]}',
        's/page.data': 'x'
      },
      moved: { 'a/index.html': 'a.html' },
      leftOut: ['s/c.css']
    }
  ],
  [
    'a search index that a page uses, and one that no page uses',
    {
      files: Object.fromEntries([
        ...['pagefind', 'old'].flatMap(folder =>
          ['pagefind.js', 'pagefind-entry.json', 'wasm.en.pagefind', 'fragment/en_1.pf_fragment'].map(
            name => [`${folder}/${name}`, 'x']
          )
        ),
        ['a/index.html', page(flight('{"src":"/pagefind/pagefind.js"}'))]
      ]) as Files,
      moved: { 'a/index.html': 'a.html' },
      leftOut: [
        'old/fragment/en_1.pf_fragment',
        'old/pagefind-entry.json',
        'old/pagefind.js',
        'old/wasm.en.pagefind'
      ]
    }
  ],
  [
    'names in a text without spaces around them, and paths in a home folder',
    {
      files: {
        'a/index.html': page(
          '请下载/f/文件.zip吧 <a href="/f/b%20(1).csv">b</a> /f/c (1).csv, cat ~/f/home.txt'
        ),
        ...Object.fromEntries(
          ['文件.zip', '文.zip', 'b (1).csv', 'c (1).csv', 'd (1).csv', 'home.txt'].map(name => [
            `f/${name}`,
            'x'
          ])
        )
      },
      moved: { 'a/index.html': 'a.html' },
      leftOut: ['f/d (1).csv', 'f/home.txt', 'f/文.zip']
    }
  ],
  [
    'two copies of the start page',
    {
      files: { 'index/index.html': page('', 'Start').replace('<h1>', '<h1 id="a">') },
      leftOut: ['index/index.html']
    }
  ],
  ['another page named index', { files: { 'index/index.html': page() } }],
  [
    'a folder page',
    { files: { 'api/index/index.html': page() }, moved: { 'api/index/index.html': 'api.html' } }
  ],
  [
    'a link to the route of a folder page',
    {
      files: { 'api/index/index.html': page(link('/api/index')) },
      moved: { 'api/index/index.html': 'api.html' },
      added: ['api/index.html']
    }
  ],
  [
    'a page and a folder page with the same name',
    {
      files: { 'api/index.html': page(), 'api/index/index.html': page(link('/api', '/api/index')) },
      moved: { 'api/index.html': 'api.html', 'api/index/index.html': 'api/index.html' },
      warned: ['api/index.html']
    }
  ],
  [
    'a folder page next to a page from another program',
    {
      files: { 'api/index.html': '<h1>mine</h1>', 'api/index/index.html': page() },
      warned: ['api/index/index.html']
    }
  ],
  [
    'a page whose new path belongs to another file',
    { files: { 'api/index.html': page(), 'api.html': '<h1>mine</h1>' }, warned: ['api/index.html'] }
  ],
  [
    'a page whose new path differs from the path of a file only in case',
    { files: { 'api/index.html': page(), 'API.html': '<h1>mine</h1>' }, warned: ['api/index.html'] }
  ],
  [
    'a page whose new path is a folder',
    {
      files: { 'a/index.html': page(), 'a.html/b/index.html': page() },
      moved: { 'a.html/b/index.html': 'a.html/b.html' },
      warned: ['a/index.html']
    }
  ],
  ['a page whose new name would be too long', { files: { [`${LONG}/index.html`]: page() }, warned: [LONG] }],
  [
    'a page below a page',
    {
      files: { 'a/index.html': page(), 'a/b/index.html': page() },
      moved: { 'a/index.html': 'a.html', 'a/b/index.html': 'a/b.html' }
    }
  ],
  [
    'a folder named docs',
    {
      files: { 'docs/index.html': page(), 'docs/a/index.html': page() },
      moved: { 'docs/index.html': 'docs.html', 'docs/a/index.html': 'docs/a.html' }
    }
  ],
  [
    'upper-case letters in paths',
    {
      files: { 'Reference/Setup/index.html': page(link('/Reference/Setup')) },
      moved: { 'Reference/Setup/index.html': 'Reference/Setup.html' }
    }
  ],
  [
    'dots in names',
    {
      files: { 'v1.2/index.html': page(), 'node.js/index.html': page(link('/node.js', '/v1.2')) },
      moved: { 'v1.2/index.html': 'v1.2.html', 'node.js/index.html': 'node.js.html' }
    }
  ],
  [
    'names that contain spaces or characters outside ASCII',
    {
      files: { 'größe/index.html': page(link('/gr%C3%B6%C3%9Fe')), 'a b/index.html': page(link('/a%20b')) },
      moved: { 'größe/index.html': 'größe.html', 'a b/index.html': 'a b.html' }
    }
  ],
  [
    'a page with the name of a source file',
    {
      files: { 'install.sh/index.html': page(), 'Makefile/index.html': page() },
      moved: { 'install.sh/index.html': 'install.sh.html', 'Makefile/index.html': 'Makefile.html' }
    }
  ],
  [
    'a page named 404',
    { files: { '404/index.html': page() }, moved: { '404/index.html': '404.html' }, warned: ['404.html'] }
  ],
  [
    'links with a trailing slash',
    {
      files: { 'a/index.html': page(link('/a/', '/guides/x/#part', '/gone/')) },
      moved: { 'a/index.html': 'a.html' },
      added: ['a/index.html', 'guides/x/index.html']
    }
  ],
  [
    'files from other programs',
    {
      files: {
        'google123.html': 'google',
        'own/index.html': '<h1>own</h1>',
        'ads.txt': 'x',
        CNAME: 'x',
        'files/a.pdf': 'x',
        'images/a.png': 'x'
      }
    }
  ],
  [
    'source files, scripts and lock files',
    {
      files: {
        'build.py': 'x',
        'deploy.sh': 'x',
        'src/a.ts': 'x',
        Dockerfile: 'x',
        'api/Makefile': 'x',
        'yarn.lock': 'x',
        'package-lock.json': 'x',
        'snippets/a.mdx': 'x',
        '_snippets/b.txt': 'x',
        'site.TAR.GZ': 'x'
      },
      leftOut: [
        'Dockerfile',
        '_snippets/b.txt',
        'api/Makefile',
        'build.py',
        'deploy.sh',
        'package-lock.json',
        'site.TAR.GZ',
        'snippets/a.mdx',
        'src/a.ts',
        'yarn.lock'
      ]
    }
  ],
  ['an archive without a link to it', { files: { 'export.zip': 'PK' }, leftOut: ['export.zip'] }],
  [
    'downloads that pages link to',
    {
      files: {
        'a.zip': 'x',
        'examples/b.py': 'x',
        'examples/c d.sh': 'x',
        'a/index.html': page(link('/a.zip', 'examples/b.py', '/examples/c%20d.sh'))
      },
      moved: { 'a/index.html': 'a.html' }
    }
  ],
  [
    'relative links in the data of a page, but not names of files in it',
    {
      files: {
        'guides/b.ini': 'x',
        'guides/a/c.ini': 'x',
        'guides/d.ini': 'x',
        'e.ini': 'x',
        'guides/f.ini': 'x',
        'guides/a/index.html': page(
          flight('{"href":"b.ini"},["$","a",{"src":"./c.ini"}],{"filename":"d.ini"}') +
            flight('"_jsx(\\"a\\", {\\n  href: \\"../e.ini\\"}), \\"f.ini\\""')
        )
      },
      moved: { 'guides/a/index.html': 'guides/a.html' },
      leftOut: ['guides/d.ini', 'guides/f.ini']
    }
  ],
  [
    'downloads that the text of a page mentions',
    {
      files: {
        'install.sh': 'x',
        'a.tgz': 'x',
        'b.tgz': 'x',
        'c.py': 'x',
        'a/index.html': page(
          `<pre>curl https://docs.example.com/install.sh | sh\nwget docs.example.com/b.tgz</pre> or /a.tgz. Run c.py.`
        )
      },
      moved: { 'a/index.html': 'a.html' },
      leftOut: ['c.py']
    }
  ],
  [
    'a path in quotation marks only where the marks belong to a program or an attribute',
    {
      files: {
        'a.sql': 'x',
        'b.sql': 'x',
        'c.sql': 'x',
        'd.sql': 'x',
        'e.json': 'x',
        'f.json': 'x',
        'g.json': 'x',
        'install.sh': 'x',
        'a/index.html': page(
          `<p>Run "/a.sql" or &quot;/b.sql&quot;, then '/install.sh'.</p><code>"/c.sql"</code>
          ${flight('{"children":["See ","x"],"title":"Open \'/d.sql\' first","file":"/e.json"}')}
          <script>fetch("/f.json"); const find = () => { return "/g.json" }</script>`
        )
      },
      moved: { 'a/index.html': 'a.html' },
      leftOut: ['a.sql', 'b.sql', 'c.sql', 'd.sql']
    }
  ],
  [
    'downloads that the data of a page mentions',
    {
      files: { 'install.sh': 'x', 'b.sh': 'x', 'a/index.html': page(flight('{"href":"/install.sh"}')) },
      moved: { 'a/index.html': 'a.html' },
      leftOut: ['b.sh']
    }
  ],
  [
    'downloads that files other than pages mention',
    {
      files: {
        'llms.txt': '- [a](https://docs.example.com/a.mdx)',
        'a.mdx': 'x',
        'video/list.m3u8': '#EXTM3U\nseg1.ts\n',
        'video/seg1.ts': 'x',
        'video/seg2.ts': 'x'
      },
      leftOut: ['video/seg2.ts']
    }
  ],
  [
    'addresses of other hosts, and project files that only a text names',
    {
      files: {
        'a/index.html': page(
          `<pre>curl -fsSL https://get.other.example/setup.sh | sh
git clone git@other.example:/repo.zip; curl get.other.example/bare.sh; wget "https://x.example/?u=/query.zip"
COPY . /Dockerfile
psql &lt; /backup.sql; . /.x.env.txt</pre><p>Open /prod.db in sqlite. https://docs.example.com/Makefile</p>
          ${link('https://github.com/terraform.tfvars.txt', '//other.example/d.zip')}
          ${flight('{"children":"/package.json"},["$","code",null,{"children":["/yarn.lock"]}],{"href":"https://other.example/My data.zip"}')}
          ${flight('{"children":"Copy /My list.db, https://docs.example.com/My%20file.db"}')}`
        ),
        ...Object.fromEntries(
          [
            ...['setup.sh', 'repo.zip', 'bare.sh', 'query.zip', 'Dockerfile', 'backup.sql', 'prod.db'],
            ...['x.env.txt', 'Makefile', 'terraform.tfvars.txt', 'd.zip', 'package.json', 'yarn.lock'],
            ...['My data.zip', 'My list.db', 'My file.db', 'robots.csv', 'thanks.sh', 'note.sh', 'other.sh']
          ].map(name => [name, 'x'])
        ),
        'robots.txt': 'User-agent: *\nDisallow: /robots.csv\n',
        'humans.txt': 'Thanks for /thanks.sh and [it](/thanks.sh)',
        'notes.svg': '<svg xmlns="http://www.w3.org/2000/svg"><!-- made with other.sh and /note.sh --></svg>'
      },
      moved: { 'a/index.html': 'a.html' },
      leftOut: [
        ...['Dockerfile', 'My data.zip', 'My list.db', 'backup.sql', 'bare.sh', 'd.zip', 'other.sh'],
        ...['package.json', 'prod.db', 'query.zip', 'repo.zip', 'robots.csv', 'setup.sh'],
        ...['terraform.tfvars.txt', 'thanks.sh', 'x.env.txt', 'yarn.lock']
      ]
    }
  ],
  [
    'the output of an earlier build',
    {
      files: {
        'dist/index.html': page(),
        'dist/_next/static/a.js': 'x',
        'dist/old/index.html': page(),
        'dist/dist/_next/static/a.js': 'x',
        'dist/dist/index.html': page()
      },
      leftOut: [
        'dist/_next/static/a.js',
        'dist/dist/_next/static/a.js',
        'dist/dist/index.html',
        'dist/index.html',
        'dist/old/index.html'
      ]
    }
  ],
  [
    'a page at /dist and the output of an earlier build in the same folder',
    {
      files: {
        'dist/index.html': page(link('/tool.sh')),
        'tool.sh': 'x',
        'dist/_next/static/a.js': 'x',
        'dist/old/index.html': page(),
        'a/index.html': page(flight('{"href":"/dist"}'))
      },
      moved: { 'a/index.html': 'a.html', 'dist/index.html': 'dist.html' },
      leftOut: ['dist/_next/static/a.js', 'dist/old/index.html']
    }
  ],
  [
    'a nested site and a page that loads one of its scripts',
    {
      files: {
        'docs/index.html': page(),
        'docs/_next/static/a.js': 'x',
        'docs/_next/static/b.js': 'x',
        'a/index.html': page('<script src="/docs/_next/static/a.js"></script>')
      },
      moved: { 'a/index.html': 'a.html', 'docs/index.html': 'docs.html' }
    }
  ],
  [
    'API responses from the service',
    {
      files: { '_mintlify/api/user/index.html': '{"groups":[]}' },
      leftOut: ['_mintlify/api/user/index.html']
    }
  ],
  ['source files below _next/', { files: { '_next/static/media/worker.ts': 'x', '_next/a.zip': 'x' } }],
  ['page data', { files: { 'guides/x/index.txt': 'x' } }],
  [
    'hostile names',
    {
      files: {
        '__proto__/index.html': page(),
        'constructor/index.html': page(link('/constructor/')),
        '%/index.html': page('/%E0%A4%A/a.sh /100%'),
        'a.sh': 'x'
      },
      moved: {
        '__proto__/index.html': '__proto__.html',
        'constructor/index.html': 'constructor.html',
        '%/index.html': '%.html'
      },
      added: ['constructor/index.html'],
      leftOut: ['a.sh']
    }
  ]
]

/** Larger files are stored, because an archive with a high compression ratio is refused. */
const MAX_PACKED = 1_000_000

async function exportOf(files: Files, given: Record<string, string> = {}) {
  const folder = await tempFolder()
  const output = join(folder.path, 'out')
  const items = Object.entries(files).map(([name, content]) => ({
    name,
    content,
    stored: content.length > MAX_PACKED
  }))
  const zip = zipOf(...items)
  const { fetched, log } = await fetchFrom(zip, output, { given: { domain: 'docs.example.com', ...given } })
  const tree = await treeOf(fetched.site?.path ?? '')
  const leftOut = await readFile(join(output, 'left-out.json'), 'utf8').catch(() => '{"files":[]}')
  return {
    tree,
    log,
    output,
    leftOut: (JSON.parse(leftOut) as { files: { path: string; reason: string }[] }).files,
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose]
  }
}

test.each(TREES)(
  'keeps all published pages and files in a `mint export` with %s',
  async (_what, { files, moved = {}, leftOut = [], added = [], warned = [] }) => {
    const all: Files = { ...SITE, ...files }
    await using exported = await exportOf(all)
    const places: Files = { 'guides/x/index.html': 'guides/x.html', ...moved }
    const expected = Object.entries(all)
      .filter(([path]) => !leftOut.includes(path))
      .map(([path, content]) => [places[path] ?? path, hash('sha256', content)] as const)
    const before = new Set(expected.map(([path]) => path))
    const tree = Object.entries(exported.tree)
    expect(new Map(tree.filter(([path]) => before.has(path)))).toEqual(new Map(expected))
    expect(tree.map(([path]) => path).filter(path => !before.has(path))).toEqual(added)
    expect(exported.leftOut.map(({ path }) => path)).toEqual([...leftOut].sort())
    const warnings = exported.log.lines.filter(line => line.startsWith('warning'))
    expect(warnings).toHaveLength(warned.length)
    for (const name of warned) expect(warnings[0]).toContain(name)
    expect(
      exported.log.lines.filter(line => line.startsWith('notice: The site comes from `mint export`'))
    ).toHaveLength(1)
    // Every page address of the `mint export` still leads to a file, unless the page was left out.
    const site = new SiteMap(new Set(Object.keys(exported.tree)))
    for (const path of Object.keys(all)) {
      const route = /^(.*?)\/?(?:index)?\/?index\.html$/.exec(path)?.[1]
      if (route !== undefined && !leftOut.includes(path)) expect(site.find(route)).toBeDefined()
    }
  }
)

test('`layout: as-is` does not move or remove any file', async () => {
  const files = { ...SITE, ...LAUNCHERS, Dockerfile: 'x', 'index/index.html': START }
  await using exported = await exportOf(files, { layout: 'as-is' })
  expect(Object.keys(exported.tree)).toEqual(Object.keys(files).sort())
  expect(exported.leftOut).toEqual([])
  expect(exported.log.text).not.toContain('mint export')
})

test.each(['llms-full.txt', 'a/index.html'])(
  'leaves out the same files when %s has 70 MB, and finds addresses everywhere in it',
  async large => {
    const names = ['start', 'between', 'end'].map(name => `f/${name}.bin`)
    const megabyte = `${'w'.repeat(2 ** 20 - 1)} `
    // The second address is where the first piece of 16 MiB ends.
    const text =
      `/f/start.bin ${megabyte.repeat(15)}`.padEnd(2 ** 24 - 9) +
      ` /f/between.bin ${megabyte.repeat(51)} /f/end.bin`
    const content = large.endsWith('.html') ? page().replace(/.*(?=<h1>)/, `$&${text}`) : text
    const files = Object.fromEntries(names.map(name => [name, 'x']))
    await using exported = await exportOf({ ...SITE, ...LAUNCHERS, ...UNLISTED, ...files, [large]: content })
    const leftOut = Object.keys({ ...LAUNCHERS, ...UNLISTED }).sort()
    expect(exported.leftOut.map(({ path }) => path)).toEqual(leftOut)
    expect(Object.keys(exported.tree)).toEqual(expect.arrayContaining(names))
  },
  120_000
)

test('names the files that are kept only because a text mentions them, without files that are also linked', async () => {
  const files = {
    'a/index.html': page(
      '<pre>curl https://docs.example.com/install.sh | sh</pre> See /data.csv and /linked.csv.'
    ),
    'b/index.html': page(link('/linked.csv')),
    'install.sh': 'x',
    'data.csv': 'x',
    'linked.csv': 'x'
  }
  await using exported = await exportOf({ ...SITE, ...files })
  expect(exported.leftOut).toEqual([])
  expect(exported.log.lines.filter(line => line.includes('mentions'))).toEqual([
    'notice: Kept only because the text of a page or file mentions their addresses: data.csv, install.sh.'
  ])
})

test.each([
  [
    'canonical address of the start page',
    'index.html',
    '<link rel="canonical" href="https://docs.acme.test/"/>'
  ],
  ['`og:url` of the start page', 'index.html', '<meta property="og:url" content="https://docs.acme.test/"/>'],
  [
    'canonical address of a page',
    'guides/x/index.html',
    '<link href="https://docs.acme.test/guides/x" rel="canonical"/>'
  ],
  ['`og:url` of a page', 'b/index.html', '<meta content="https://Docs.acme.test/b" property="og:url"/>']
])('without `domain`, only the host of the %s is the own host', async (_, path, tag) => {
  const said = 'curl https://docs.acme.test/install.sh; curl https://get.acme.test/other.sh'
  await using folder = await tempFolder()
  const from = join(folder.path, 'site')
  await writeFiles(from, {
    ...SITE,
    'a/index.html': page(said),
    [path]: (path === 'index.html' ? START : page()).replace('<title>', `${tag}<title>`),
    'install.sh': 'x',
    'other.sh': 'x'
  })
  const output = join(folder.path, 'out')
  await runExport(NO_SERVICE, { from, deliver: 'site', 'output-dir': output })
  const { files } = JSON.parse(await readFile(join(output, 'left-out.json'), 'utf8')) as { files: object[] }
  expect(files).toEqual([{ path: 'other.sh', reason: 'project-file' }])
})

test('an exact path in `check-ignore` keeps a file in the site', async () => {
  const files = { ...SITE, Dockerfile: 'x', 'a.sh': 'x', 'b.sh': 'x' }
  await using exported = await exportOf(files, { check: 'warn', 'check-ignore': '/Dockerfile\n/b.*' })
  expect(exported.leftOut.map(({ path }) => path)).toEqual(['a.sh', 'b.sh'])
})

const PLAIN = '<!doctype html><title>x</title>'

test.each([
  ['from another generator', { ...SITE, 'index.html': PLAIN, 'guides/x/index.html': PLAIN }],
  ['from the service, with the page guides/y.html', { ...SITE, 'guides/y.html': page() }],
  ['from the service, with only a start page', { 'index.html': START, [CHUNK]: 'x' }],
  [
    'in a subfolder',
    { 'docs/index.html': START, [`docs/${CHUNK}`]: 'x', 'docs/a/index.html': page(), 'a.html': PLAIN }
  ]
])('keeps all files, including source files, if a site is %s', async (_what, files) => {
  const all = { ...files, 'tool.py': 'x' }
  await using exported = await exportOf(all)
  expect(Object.keys(exported.tree)).toEqual(Object.keys(all).sort())
})

const SCRIPT = `const fs = require("fs")\nconst html = "<b>" + '&'\n${'write("—")\n'.repeat(50)}`

test('an export reports only two findings: missing files that the finish action adds, and a build script whose code is in a page', async () => {
  await using folder = await tempFolder()
  const home = page(
    `<link rel="alternate" href="/index.md"/><a href="/llms.txt">i</a>${link('/guides/x', '/guides', '/guides/')}`
  ).replace(
    '</body>',
    `<script>self.__next_f.push([1,${JSON.stringify(SCRIPT).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026')}])</script></body>`
  )
  const from = join(folder.path, 'site')
  await writeFiles(from, {
    ...SITE,
    ...LAUNCHERS,
    'index.html': home,
    'guides/index/index.html': page(),
    'build.js': SCRIPT,
    'other.js': SCRIPT.replaceAll('write', 'read')
      .replaceAll('b>', 'i>')
      .replace('fs', 'os')
      .replace('fs', 'os')
  })
  const given = {
    from,
    deliver: 'site',
    domain: 'docs.example.com',
    'previous-manifest': 'none',
    check: 'fail'
  }
  const { outputs, summaries } = await runExport(NO_SERVICE, {
    ...given,
    'output-dir': join(folder.path, 'out')
  })
  const { findings } = JSON.parse(await readFile(outputs['checks-path'] ?? '', 'utf8')) as {
    findings: object[]
  }
  expect(findings).toMatchObject([
    { kind: 'unfinished', target: '/', count: 8 },
    { kind: 'build-script-in-page', target: '/build.js', pages: ['index.html'] }
  ])
  expect(summaries[0]).toContain('The finish action adds the files.')
  expect(summaries[0]).toContain('Add the file to .mintignore.')
  const { files } = JSON.parse(await readFile(outputs['manifest-path'] ?? '', 'utf8')) as Manifest
  expect(files.find(({ path }) => path === 'guides/index.html')).toMatchObject({ redirect: '/guides' })
  const refused = await failExport(NO_SERVICE, {
    ...given,
    'base-path': '/docs',
    'output-dir': join(folder.path, 'no')
  })
  expect(refused.failure).toMatchObject({
    code: 'invalid-input',
    advice: expect.stringContaining('finish action')
  })
})
