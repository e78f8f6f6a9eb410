import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { chmod, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { runAction } from '../support/action.ts'
import { describeCounterpart, shapedFiles } from '../support/counterpart.ts'
import { runProgram } from '../support/program.ts'
import { findPagefind, writeSite } from '../support/finishing.ts'
import { tempFolder, writeFiles } from '../support/temp-folder.ts'

const PAGE = '<!doctype html><html lang="en"><head></head><body><main>Alpacas</main></body></html>'
const pagefind = findPagefind()
const withPagefind = pagefind === undefined ? test.skip : test

test('the bundle rejects a site without a manifest before it changes any page', async () => {
  await using folder = await tempFolder()
  const sitePath = await writeSite(folder.path, { 'index.html': PAGE })
  const manifestPath = join(folder.path, 'other.json')
  const end = await runAction('finish', {
    folder: folder.path,
    inputs: { 'site-path': sitePath, 'manifest-path': manifestPath }
  })
  expect(end.exitCode).toBe(1)
  expect(end.annotations.map(({ kind, text }) => [kind, text.includes(manifestPath)])).toEqual([
    ['error', true]
  ])
  expect(await readFile(join(sitePath, 'index.html'), 'utf8')).toBe(PAGE)
}, 60_000)

withPagefind(
  'the bundle adds the search to every page',
  async () => {
    await using folder = await tempFolder()
    const sitePath = await writeSite(folder.path, { 'index.html': PAGE })
    const inputs = { add: 'search', 'site-path': sitePath, pagefind: pagefind ?? '' }
    const end = await runAction('finish', { folder: folder.path, inputs })
    expect(end).toMatchObject({ exitCode: 0, stderr: '', annotations: [] })
    expect(end.outputs['indexed-pages']).toBe('1')
    expect(await readFile(join(sitePath, 'index.html'), 'utf8')).toMatch(/<script [^>]*search\.js/)
  },
  60_000
)

const DATA = '0:{"title":"größer"}\n1:[["$","title","0",{"children":"X"}]]\n'
const LINK =
  '["$","link","text/markdown",{"rel":"alternate","type":"text/markdown","href":"https://docs.example.com/guides/x.md"}]'
const own = 'https://docs.example.com/guides/x'
const canonical = `<link rel="canonical" href="${own}"/><meta property="og:url" content="${own}"/>`
/** Page data whose head elements are streamed, as in the data of a `mint export`. */
const STREAMED =
  '0:{"title":"A"}\n1d:{"metadata":[["$","title","0",{"children":"A"}]],"error":null,"digest":"$undefined"}\n'
const dataOf = (rows: string) => `<script>self.__next_f.push([1,${JSON.stringify(rows)}])</script></main>`
const PAGES = {
  'index.html': PAGE.replace('</main>', dataOf(STREAMED)),
  'guides/x.html': PAGE.replace('<head>', `<head>${canonical}`)
    .replace('Alpacas', '<h1>Llamas</h1><p>And <b>more</b>')
    .replace('</main>', dataOf(DATA)),
  'private.html': PAGE.replace('<head>', '<head><meta name="robots" content="noindex">'),
  '_next/static/chunks/app.js': ''
}

test('the bundle says the size of the site, and warns of a file that the host would refuse', async () => {
  await using folder = await tempFolder()
  const film = Buffer.alloc(26_214_401)
  const sitePath = await writeSite(folder.path, { 'index.html': PAGE, 'media/film.mp4': film })
  const inputs = { add: 'not-found', 'site-path': sitePath, 'site-url': 'https://acme.pages.dev' }
  const end = await runAction('finish', { folder: folder.path, inputs })
  const limit =
    'Cloudflare Pages takes 25 MiB for each file, and these files are larger: media/film.mp4 (26 MB). Make the files smaller, or serve them from R2.'
  expect(end.annotations.map(({ kind, text }) => [kind, text])).toEqual([['warning', limit]])
  expect(end.stdout).toContain('The site has 4 files, 26 MB.')
}, 60_000)

test('the bundle adds Markdown, a sitemap, a 404 page and page data, and a second run changes nothing', async () => {
  await using folder = await tempFolder()
  const sitePath = await writeSite(folder.path, PAGES)
  const add = 'markdown, sitemap, not-found, navigation'
  const inputs = { add, 'site-path': sitePath, 'site-url': 'https://docs.example.com' }
  const end = await runAction('finish', { folder: folder.path, inputs })
  expect(end).toMatchObject({ exitCode: 0, stderr: '', annotations: [] })
  expect(end.outputs).toMatchObject({ 'markdown-pages': '2', 'base-path': '/', 'added-files': '14' })
  const files = filesOf(folder.path)
  expect(files['site/guides/x.md']).toMatch(
    /^> ## Documentation Index\n[^]*\/llms\.txt\n\n# .*[^]*And \*\*more\*\*/
  )
  expect(files['site/guides/x.rsc']).toBe(DATA.replace(/\](?=\n$)/, `,${LINK}]`))
  expect(files['site/llms.txt']).toContain('- [Llamas](https://docs.example.com/guides/x.md)')
  expect(files['site/.well-known/llms.txt']).toBe(files['site/llms.txt'])
  expect(files['site/_headers']).toContain('Link: </llms.txt>; rel="llms-txt"')
  expect(files['site/index.html']).toContain('<link rel="canonical" href="https://docs.example.com/"')
  expect(files['site/index.rsc']).toContain('{"rel":"canonical","href":"https://docs.example.com/"}')
  expect(files['site/index.rsc']).toContain('{"property":"og:url","content":"https://docs.example.com/"}')
  expect(files['site/sitemap.xml']?.match(/<loc>/g)).toHaveLength(2)
  expect(files['site/404.html']).toContain('<html lang="en"')
  expect(Object.keys(files)).not.toContain('site/private.md')
  expect(await runAction('finish', { folder: folder.path, inputs })).toMatchObject({ exitCode: 0 })
  expect(filesOf(folder.path)).toEqual(files)
}, 60_000)

const MEMORY = `process.on('exit', () => console.log('maxRSS=' + process.resourceUsage().maxRSS))`

test('the bundle leaves a page of 200 MB as it is, refuses to move it, and needs less than three times its size in memory', async () => {
  await using folder = await tempFolder()
  const big = Buffer.alloc(200_000_000, '<p>one <b>two</b> <a href="/x">three</a></p>')
  const site = { 'index.html': PAGE, 'big.html': big, '_next/static/chunks/app.js': '' }
  const sitePath = await writeSite(folder.path, site, { basePath: '/' })
  const inputs = {
    add: 'markdown, sitemap, not-found',
    'site-path': sitePath,
    'site-url': 'https://docs.example.com'
  }
  const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(MEMORY)}` }
  const memoryOf = ({ log }: { log: string }) => Number(/maxRSS=(\d+)/.exec(log)?.[1]) * 1024
  const below = { ...inputs, 'site-url': 'https://docs.example.com/docs' }
  const refused = await runAction('finish', { folder: folder.path, inputs: below, env })
  expect(refused).toMatchObject({ exitCode: 1, stderr: '' })
  expect(refused.annotations[0]?.text).toContain(
    'The site cannot be moved to /docs: big.html is larger than 16 MB.'
  )
  expect(memoryOf(refused)).toBeLessThan(3 * big.length)

  const end = await runAction('finish', { folder: folder.path, inputs, env })
  expect(end).toMatchObject({ exitCode: 0, stderr: '' })
  expect(end.annotations.map(({ text }) => text)).toEqual([
    expect.stringContaining('the search does not find them: big.html (larger than 16 MB).')
  ])
  expect(readFileSync(join(sitePath, 'big.html')).equals(big)).toBe(true)
  expect(end.outputs['markdown-pages']).toBe('1')
  expect(memoryOf(end)).toBeLessThan(3 * big.length)
}, 120_000)

test('the bundle ends within two seconds after its time limit, although it reads large pages', async () => {
  await using folder = await tempFolder()
  // Reading these pages takes at least 20 s.
  const large = Buffer.alloc(15_900_000, '<p>one <b>two</b> <a href="/x">three</a></p>')
  const site = { 'index.html': PAGE, 'a.html': large, 'b.html': large, 'c.html': large }
  const sitePath = await writeSite(folder.path, site)
  const inputs = {
    add: 'markdown, sitemap, not-found, navigation',
    'site-path': sitePath,
    'site-url': 'https://docs.example.com',
    timeout: '2s'
  }
  const before = filesOf(folder.path)
  const started = performance.now()
  const end = await runAction('finish', { folder: folder.path, inputs })
  const seconds = (performance.now() - started) / 1000
  expect(end.annotations).toEqual([{ kind: 'error', text: expect.stringMatching(/^Timed out after 2\.0 s/) }])
  // The start of the process takes a part of the time.
  expect(seconds).toBeLessThan(6)
  expect(filesOf(folder.path)).toEqual(before)
}, 60_000)

test('the bundle refuses to move a site with an unknown structure, and changes no file', async () => {
  await using folder = await tempFolder()
  const sitePath = await writeSite(folder.path, PAGES, { basePath: '/' })
  const before = filesOf(folder.path)
  const inputs = { add: 'none', 'site-path': sitePath, 'site-url': 'https://acme.example/docs' }
  const end = await runAction('finish', { folder: folder.path, inputs })
  expect(end.exitCode).toBe(1)
  expect(end.annotations[0]?.text).toContain('move-refused')
  expect(filesOf(folder.path)).toEqual(before)
}, 60_000)

const XHTML = '<html xmlns="http://www.w3.org/1999/xhtml"><img src="/images/a.png"/></html>'

describeCounterpart('the bundle', counterpart => {
  test('moves a site to the base path in `site-url`', async () => {
    await using folder = await tempFolder()
    const site = { ...shapedFiles(counterpart), 'notes.xhtml': XHTML }
    const sitePath = await writeSite(folder.path, site, { basePath: '/' })
    const inputs = { add: 'none', 'site-path': sitePath, 'site-url': 'https://acme.example/docs' }
    const end = await runAction('finish', { folder: folder.path, inputs })
    expect(end).toMatchObject({ exitCode: 0, annotations: [] })
    expect(end.outputs['base-path']).toBe('/docs')
    const files = filesOf(sitePath)
    expect(files['guides/a.html']).not.toMatch(/"\/_next\//)
    const start = files['index.html'] ?? ''
    // The script for fonts is in the page and in the data of the page, and both must have the same text.
    expect(start.split("url('/docs/fonts/body.ttf')")).toHaveLength(3)
    expect(start).not.toContain("url('/fonts/")
    // One component passes the address of an image on, and the other one adds the base path itself.
    expect(start).toMatch(/_jsx\(OptimizedImage, \{[^}]*src: [\\"]+\/docs\/images\/photo\.png/)
    expect(start).toMatch(/_jsx\(Illustration, \{[^}]*src: [\\"]+\/images\/drawing\.png/)
    const scripts = Object.entries(files).flatMap(([path, text]) => (path.endsWith('.js') ? [text] : []))
    expect(scripts.join('\n')).toMatch(/[{,]BASE_PATH:\w+\("\/docs"\?\?""\)/)
    expect(scripts.join('\n')).toContain('"/_next/static":"nextjs"')
    expect(files['notes.xhtml']).toBe(XHTML.replace('/images/', '/docs/images/'))
  }, 60_000)

  test('names what it cannot move in the client of a site, and changes no file', async () => {
    const cases: [RegExp, string, RegExp][] = [
      [/[\w.]+\.env(?=\.NEXT_PUBLIC_BASE_PATH)/g, 'settings', /reads NEXT_PUBLIC_BASE_PATH, and no script/],
      [/OptimizedImage/g, 'OtherImage', /<OptimizedImage> with the address "\/images\/photo\.png"/]
    ]
    for (const [from, to, reason] of cases) {
      await using folder = await tempFolder()
      const altered = Object.entries(shapedFiles(counterpart)).map(([path, content]) => [
        path,
        /^_next\/static\/.*\.js$/.test(path)
          ? Buffer.from(content.toString('latin1').replaceAll(from, to), 'latin1')
          : content
      ])
      const site = Object.fromEntries(altered) as ReturnType<typeof shapedFiles>
      const sitePath = await writeSite(folder.path, site, { basePath: '/' })
      const before = filesOf(sitePath)
      const inputs = { add: 'none', 'site-path': sitePath, 'site-url': 'https://acme.example/docs' }
      const end = await runAction('finish', { folder: folder.path, inputs })
      expect(end.exitCode).toBe(1)
      expect(end.annotations[0]?.text).toMatch(reason)
      expect(filesOf(sitePath)).toEqual(before)
    }
  }, 60_000)
})

/** Returns the files of a site by path. For the parent folder of the site, also returns the manifest. */
function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(file => file.isFile())
  const paths = files.map(({ parentPath, name }) =>
    relative(folder, join(parentPath, name)).replaceAll(sep, '/')
  )
  const own = paths.filter(path => folder.endsWith('site') || /^(?:site|manifest\.json)/.test(path))
  return Object.fromEntries(own.map(path => [path, readFileSync(join(folder, path), 'utf8')]))
}

test('the program passes environment variables with npm settings to npm', async () => {
  await using folder = await tempFolder()
  const sitePath = await writeSite(folder.path, { 'index.html': PAGE })
  const said = 'process.env.npm_config_registry, process.env.NPM_CONFIG_OFFLINE'
  const npm = `#!${process.execPath}\nconsole.error('npm with', ${said})\nprocess.exit(1)`
  await writeFiles(folder.path, { npm, 'npm.cmd': '', 'node_modules/npm/bin/npm-cli.js': npm })
  await chmod(join(folder.path, 'npm'), 0o755)
  const env = { PATH: folder.path, npm_config_registry: 'https://npm.example', NPM_CONFIG_OFFLINE: 'true' }
  const { printed } = await runProgram('bundle', ['finish', '--add', 'search', '--site-path', sitePath], {
    env
  })
  expect(printed).toContain('npm with https://npm.example true')
}, 60_000)
