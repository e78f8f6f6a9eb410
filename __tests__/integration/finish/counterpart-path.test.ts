import { describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readFlight } from '../../../src/finish/flight/flight.ts'
import { navigationIn } from '../../../src/finish/flight/navigation.ts'
import { Problem } from '../../../src/runtime/problem.ts'
import { describeCounterpart, shapedFiles } from '../../support/counterpart.ts'
import { filesOf, siteOf } from '../../support/emulator-site.ts'
import { addSearch as finish, readSiteManifest, writeSite } from '../../support/finishing.ts'
import { type Files, tempFolder } from '../../support/temp-folder.ts'

const BELOW_DOCS = { 'site-url': 'https://acme.example/docs', add: 'none' }

/** Maps the path of each file in a folder to the content of the file. */
function bytesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(file => file.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(folder.length), readFileSync(path, 'latin1')]
    })
  )
}

/** Returns the site with a text replaced in all its scripts. */
function altered(files: Files, from: string | RegExp, to: string): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      /^_next\/static\/.*\.js$/.test(path)
        ? Buffer.from(content.toString('latin1').replaceAll(from, to), 'latin1')
        : content
    ])
  )
}

const without = (files: Files, pattern: RegExp) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !pattern.test(path)))

const inPage = (files: Files, change: (html: string) => string) => ({
  ...files,
  'about.html': change((files['about.html'] as Buffer).toString())
})

/** Changes to the site after which a move is refused, and the reason in the resulting error. */
const ALTERED: [title: string, alter: (files: Files) => Files, reason: RegExp][] = [
  [
    'without addBasePath',
    files => altered(files, /addPathPrefix\)\((\w+),""\)/g, 'addPathPrefix)($1,basePath)'),
    /addBasePath.* found 0 times/
  ],
  [
    'with a third addBasePath',
    files => ({ ...files, '_next/static/chunks/more.js': 'a=(0,b.addPathPrefix)(c,"")' }),
    /addBasePath.* found 3 times/
  ],
  [
    'with hasBasePath in another form',
    files => altered(files, /pathHasPrefix\)\((\w+),""\)/g, "pathHasPrefix)($1,'')"),
    /hasBasePath.* found 0 times/
  ],
  [
    'with removeBasePath as an arrow function',
    files => altered(files, /function (\w+)\((\w+)\)\{return \2\}(?=Object)/g, 'let $1=$2=>$2;'),
    /removeBasePath.* found 0 times/
  ],
  [
    'whose runtime lacks the constant for /_next/',
    files => altered(files, /"\/_next\/"(?=,)/g, 'location.origin+"/_next/"'),
    /runtime was found 0 times/
  ],
  [
    'whose runtime contains the constant for /_next/ twice',
    files => altered(files, 'let t="/_next/",', 'let t="/_next/",tt=0;let u="/_next/",'),
    /runtime was found 2 times/
  ],
  ['built with webpack', files => without(files, /turbopack-/), /not from Turbopack/],
  [
    'with an address in an unknown form',
    files => ({ ...files, '_next/static/chunks/more.js': 'fetch(`/_next/static/x.json`)' }),
    /unknown form: `\/_next/
  ],
  ['with a missing worker', files => without(files, /media\/worker/), /not in the site: .*worker/],
  [
    'with the variable for the base path in an unknown form',
    files => altered(files, /[\w.]+\.env\.NEXT_PUBLIC_BASE_PATH/g, 'read("NEXT_PUBLIC_BASE_PATH")'),
    /chunks\/\w+\.js reads NEXT_PUBLIC_BASE_PATH in an unknown form/
  ],
  [
    'without a definition of the base path',
    files => altered(files, /[\w.]+\.env(?=\.NEXT_PUBLIC_BASE_PATH)/g, 'settings'),
    /chunks\/\w+\.js reads NEXT_PUBLIC_BASE_PATH, and no script defines it/
  ],
  [
    'with a component for images that is not in the client',
    files => altered(files, 'OptimizedImage', 'OtherImage'),
    /\.html: row \w+ contains <OptimizedImage> with the address "\/images\/photo\.png"/
  ],
  [
    'with a component that may add the base path',
    files => altered(files, /\.BASE_PATH\}\$\{(\w+)\}/g, '.BASE_PATH}/${$1}'),
    /\.html: row \w+ contains <Illustration> with the address "\/images\/drawing\.png"/
  ],
  [
    'with a script for fonts that is not in the page data',
    files => inPage(files, html => html.replace("'Counterpart Body'", "'Other'")),
    /about\.html: a script loads a file of the site.*Other/
  ],
  [
    'with a component whose script is missing',
    files => inPage(files, html => html.replace(/(I\[\d+,\[\\"\/_next\/static\/chunks\/)\w+/, '$1none')),
    /about\.html: row .* not in the site: "\/_next\/static\/chunks\/none\.js/
  ],
  [
    'with page data in base64',
    files => inPage(files, html => html.replace('self.__next_f.push([1,', 'self.__next_f.push([3,')),
    /about\.html: .*unknown form/
  ],
  [
    'whose page data contains a row length with a leading zero',
    files => inPage(files, html => html.replace(/:T([0-9a-f]+),/, ':T0$1,')),
    /about\.html: .*rows/
  ],
  [
    'with a file of the site in another property of a component',
    files => ({
      ...files,
      'image/a.png': Buffer.from('a'),
      // Both texts have the same length, which the page data contains.
      'index.html': (files['index.html'] as Buffer)
        .toString()
        .replaceAll(String.raw`title: \"Quickstart\"`, String.raw`img: \"/image/a.png\"`)
    }),
    /index\.html: row .* contains <Card> with the address "\/image\/a\.png"/
  ],
  [
    'with integrity attributes on scripts',
    files => inPage(files, html => html.replace('<script src', '<script integrity="sha384-x" src')),
    /integrity/
  ],
  [
    'with integrity attributes on style sheets',
    files =>
      inPage(files, html => html.replace('</body>', '<link integrity="sha384-x" href="/a.css"></body>')),
    /integrity.*a\.css/
  ]
]

describeCounterpart('a move to another base path', counterpart => {
  test.each(ALTERED)('is refused for a site %s, and changes no file', async (_, alter, reason) => {
    await using folder = await tempFolder()
    const sitePath = await writeSite(folder.path, alter(shapedFiles(counterpart)), { basePath: '/' })
    const before = bytesOf(folder.path)
    const { failure } = await finish(sitePath, BELOW_DOCS)
    expect(failure).toMatchObject({ code: 'move-refused' })
    expect(failure?.message).toMatch(reason)
    expect(failure?.message).toContain('counterpart-of-a-client')
    expect(bytesOf(folder.path)).toEqual(before)
  })

  test('changes addresses but not texts, navigation or fonts', async () => {
    await using folder = await tempFolder()
    const files = shapedFiles(counterpart)
    const sitePath = await writeSite(folder.path, files, {
      basePath: '/',
      redirects: [{ source: '/old', destination: '/about#x', permanent: true }]
    })
    expect((await finish(sitePath, BELOW_DOCS)).failure).toBeUndefined()
    const read = (path: string) => readFileSync(join(sitePath, path), 'utf8')
    const manifest = await readSiteManifest(dirname(sitePath))
    expect(manifest).toMatchObject({
      basePath: '/docs',
      exportedBasePath: '/',
      siteUrl: `${BELOW_DOCS['site-url']}/`,
      redirects: [{ source: '/docs/old', destination: '/docs/about#x' }]
    })
    const before = await readSiteManifest(await writeSite(folder.path + '/other', files).then(dirname))
    const exported = manifest.files.filter(({ kind }) => kind === undefined)
    expect(exported.map(file => file.exported ?? file.sha256)).toEqual(
      before.files.map(({ sha256 }) => sha256)
    )

    // The path of this image starts with the same folder name as the base path.
    expect(read('guides/docs/image.html')).toContain('src="/docs/docs/x.png"')
    expect(read('index.html')).toContain('srcSet="/docs/images/hero.png 1x, /docs/images/hero-2x.png 2x"')
    expect(read('index.html')).toContain('href="/docs/llms.txt"')
    expect(read('index.html')).toContain('url(/docs/images/background.png)')
    expect(read('index.html').split("url('/docs/fonts/body.ttf')")).toHaveLength(3)
    expect(read('index.html').split("url('/docs/fonts/heading.ttf')")).toHaveLength(3)
    expect(read('index.html')).not.toContain("url('/fonts/")
    // In compiled pages, of which the last one is not in a row of its own.
    for (const path of ['index.html', 'api/delete.html'])
      expect(read(path)).toMatch(/_jsx\(OptimizedImage, \{[^}]*src: [\\"]+\/docs\/images\/photo\.png/)
    expect(read('index.html')).toMatch(/_jsx\(Illustration, \{[^}]*src: [\\"]+\/images\/drawing\.png/)
    const scripts = Object.keys(files)
      .filter(path => path.endsWith('.js'))
      .map(read)
      .join('\n')
    expect(scripts).toMatch(/[{,]BASE_PATH:\w+\("\/docs"\?\?""\)/)
    expect(scripts).toContain(',NEXT_PUBLIC_BASE_PATH:"/docs"')
    expect(scripts).toContain('"/_next/static":"nextjs"')
    expect(read('about.html')).toContain('type="text/markdown" href="/docs/about.md"')
    expect(read('about.html')).toContain('content="/docs/favicons/browserconfig.xml"')
    expect(read('favicons/manifest.webmanifest')).toContain(
      '"scope":"/docs/","start_url":"/docs/?homescreen=1"'
    )
    expect(read('favicons/browserconfig.xml')).toContain('src="/docs/favicons/mstile')
    for (const path of Object.keys(files).filter(each =>
      /media\/|\.png$|_buildManifest|chunks\/.*\.css$/.test(each)
    ))
      expect(readFileSync(join(sitePath, path)).equals(files[path] as Buffer)).toBe(true)

    for (const path of Object.keys(files).filter(each => each.endsWith('.html'))) {
      const [was, is] = [readFlight(files[path] as Buffer), readFlight(readFileSync(join(sitePath, path)))]
      if (!was || !is || was instanceof Problem || is instanceof Problem) throw new Error(path)
      expect(navigationIn(is.rows)).toEqual(navigationIn(was.rows))
      expect(
        is.rows
          .filter(({ tag }) => tag === 'I' || tag === 'H')
          .map(({ text }) => text)
          .join('')
      ).not.toContain('"/_next/')
      expect(is.rows.find(({ id }) => id === '0')?.text).toContain('"p":"/docs","c":["","docs",')
      // These texts look like addresses, rows and scripts, but must remain unchanged.
      const texts = (html: string) => html.match(/<(?:code|p)\b[^>]*>[^<]*/g)
      expect(texts(read(path))).toEqual(texts((files[path] as Buffer).toString()))
    }
    const quickstart = readFlight(readFileSync(join(sitePath, 'quickstart.html')))
    const programs =
      quickstart instanceof Problem
        ? []
        : (quickstart?.rows ?? []).filter(({ text }) => text.startsWith('"use strict"'))
    expect(programs).toHaveLength(2)
    expect(programs[0]?.text).toContain(
      String.raw`"<a href=\"/about\">About</a>\n<script src=\"/_next/static/chunks/none.js\"></script>"`
    )
    expect(programs[0]?.text).toContain('href: "/guides"')
  })

  test('changes no file in a second run, and refuses a different address', async () => {
    await using folder = await tempFolder()
    const sitePath = await writeSite(folder.path, shapedFiles(counterpart), { basePath: '/' })
    expect((await finish(sitePath, BELOW_DOCS)).failure).toBeUndefined()
    const before = bytesOf(folder.path)
    expect((await finish(sitePath, BELOW_DOCS)).failure).toBeUndefined()
    expect(bytesOf(folder.path)).toEqual(before)
    const { failure } = await finish(sitePath, { ...BELOW_DOCS, 'site-url': 'https://acme.example/other' })
    expect(failure).toMatchObject({ code: 'invalid-input' })
    expect(failure?.message).toContain('run the export again')
    expect(bytesOf(folder.path)).toEqual(before)
  })

  test('updates the canonical addresses on redirect pages to the new site address', async () => {
    await using folder = await tempFolder()
    const canonical = '<link rel="canonical" href="https://docs.acme.example'
    const files = {
      ...shapedFiles(counterpart),
      'old.html': `${canonical}/about">`,
      'old-external.html': `${canonical}.org/about">`
    }
    const sitePath = await writeSite(folder.path, files, { basePath: '/', domain: 'docs.acme.example' })
    expect((await finish(sitePath, BELOW_DOCS)).failure).toBeUndefined()
    const read = (path: string) => readFileSync(join(sitePath, path), 'utf8')
    expect(read('old.html')).toBe('<link rel="canonical" href="https://acme.example/docs/about">')
    expect(read('old-external.html')).toBe(files['old-external.html'])
  })

  test('with add: navigation, adds no page data, and reports that the site was moved', async () => {
    await using folder = await tempFolder()
    const sitePath = await writeSite(folder.path, shapedFiles(counterpart), { basePath: '/' })
    const { failure, log } = await finish(sitePath, { ...BELOW_DOCS, add: 'navigation' })
    expect(failure).toBeUndefined()
    expect(log.text).toMatch(/^notice: .* moved to another base path/m)
    expect(Object.keys(bytesOf(folder.path)).filter(path => path.endsWith('.rsc'))).toEqual([])
  })

  test('is completed by the next run if the first run is killed', async () => {
    await using folder = await tempFolder()
    const files = { ...shapedFiles(counterpart), 'old.html': '<a href="/new">', 'guides/a.txt': 'Notes' }
    const sitePath = await writeSite(folder.path, files, { basePath: '/' })
    const original = bytesOf(sitePath)
    expect((await finish(sitePath, BELOW_DOCS)).failure).toBeUndefined()
    const moved = bytesOf(sitePath)
    // Restores every second file and lists both digests in the manifest, as if a run had been killed halfway.
    const manifest = await readSiteManifest(folder.path)
    const listed = manifest.files.map(file => ({
      ...file,
      ...(file.exported && { replaces: file.exported })
    }))
    const killed = { manifestVersion: 1, ...manifest, files: listed }
    await writeFile(join(folder.path, 'manifest.json'), JSON.stringify(killed))
    for (const [i, path] of Object.keys(original).entries())
      if (i % 2 === 0 || path === 'old.html')
        await writeFile(join(sitePath, path), original[path] ?? '', 'latin1')
    expect((await finish(sitePath, BELOW_DOCS)).failure).toBeUndefined()
    expect(bytesOf(sitePath)).toEqual(moved)
    expect(await readSiteManifest(folder.path)).toEqual(manifest)
  })
})

describe('a move of a site that is not a `mint export`', () => {
  test.each([
    ['another generator', { 'index.html': '<a href="/a">' }, /baseUrl.*site_url/],
    [
      'another generator with one address from the root of the host',
      { 'a.html': '<p>', 'index.html': '<a href="a.html"><a class=x href="/a.html#b">' },
      /make the addresses in its pages relative that begin with a slash, such as \/a\.html#b in index\.html/
    ],
    [
      'another generator with relative addresses only',
      { 'index.html': '<a href="a">' },
      /because the addresses in its pages are relative, export it again with `base-path: \/docs`/
    ],
    [
      'a static Next.js export',
      { 'index.html': '<p>', 'index.txt': '0:{}', '_next/static/chunks/turbopack-1.js': '' },
      /basePath/
    ]
  ])('is refused for %s, with advice about its base path setting', async (_, files, advice) => {
    await using folder = await tempFolder()
    const sitePath = await writeSite(folder.path, files, { basePath: '/' })
    const { failure } = await finish(sitePath, BELOW_DOCS)
    expect(failure).toMatchObject({ code: 'move-refused', advice: expect.stringMatching(advice) })
  })

  test("is refused if the site is from the service's API", async () => {
    await using site = await siteOf({ 'docs.json': '{}', 'index.md': '# Start' })
    await using folder = await tempFolder()
    const files = Object.fromEntries(filesOf(site).map(path => [path, readFileSync(join(site.path, path))]))
    const sitePath = await writeSite(folder.path, files, { basePath: '/' })
    const { failure } = await finish(sitePath, BELOW_DOCS)
    expect(failure).toMatchObject({
      code: 'move-refused',
      advice: expect.stringContaining('let the service export the site')
    })
  })

  test('is refused if the site was built for another path', async () => {
    await using folder = await tempFolder()
    const sitePath = await writeSite(folder.path, { 'index.html': '<p>' }, { basePath: '/guides' })
    const { failure } = await finish(sitePath, BELOW_DOCS)
    expect(failure?.message).toContain('Set `site-url` to https://acme.example/guides')
  })
})
