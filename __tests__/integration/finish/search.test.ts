import { describe, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { removeLeftovers } from '../../../src/export/output-dir/private-folder.ts'
import { readInputs } from '../../../src/finish/inputs.ts'
import { VERSION } from '../../../src/finish/search/pagefind.ts'
import { failing } from '../../support/failing.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { addSearch, findPagefind, readSiteManifest, writeSite } from '../../support/finishing.ts'
import { tempFolder, writeFiles } from '../../support/temp-folder.ts'

const pagefind = findPagefind()
const onPosix = process.platform === 'win32' ? test.skip : test
const page = (text: string) =>
  `<!doctype html><html lang="en"><head><title>T</title></head><body><nav>menuword</nav><main><h1>${text}</h1><p>${text} grüße</p></main><footer>footword</footer></body></html>`

const SITE = {
  'index.html': page('Start'),
  'guides/x.html': page('Guide'),
  'folder/index.html': page('Folder'),
  'plain.html': '<!doctype html><p>no content element',
  '404.html': page('Missing'),
  'old.html': page('Redirect'),
  'main.js': 'x'
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const digests = files.map(async file => [
    file.slice(folder.length + 1).replaceAll('\\', '/'),
    hash('sha256', await readFile(file))
  ])
  return Object.fromEntries(await Promise.all(digests)) as Record<string, string>
}

const ENTRY = fileURLToPath(new URL('../../../src/finish/index.ts', import.meta.url))

/** Runs the action in a process that exits without cleanup, as if killed, before the nth rename to this path. */
function runUntil(place: string, nth: number, env: Record<string, string>): void {
  const code = `
    import fs from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    const { rename } = fs
    let count = 0
    fs.rename = async (from, to) =>
      to === ${JSON.stringify(place)} && ++count === ${nth} ? process.reallyExit(7) : await rename(from, to)
    syncBuiltinESMExports()`
  const child = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(code)}`, ENTRY],
    { env }
  )
  expect([child.status, child.stderr.toString()]).toEqual([7, ''])
}

async function fragmentsOf(sitePath: string): Promise<string[]> {
  const folder = join(sitePath, 'pagefind/fragment')
  const names = await readdir(folder)
  return await Promise.all(names.map(async name => gunzipSync(await readFile(join(folder, name))).toString()))
}

if (pagefind === undefined) {
  test.skip('indexes a site with Pagefind (skipped: Pagefind could not be installed)', () => undefined)
} else {
  const given = { pagefind }

  describe('a site with a search', () => {
    test('has an index that contains only page content, and a manifest that matches the files', async () => {
      await using folder = await tempFolder()
      const sitePath = await writeSite(folder.path, SITE)
      expect(readInputs({ 'site-path': sitePath }, {})).toMatchObject({
        timeoutMs: 900_000,
        tempDir: tmpdir()
      })
      const { failure, outputs, log, summary } = await addSearch(sitePath, given)
      expect(failure).toBeUndefined()
      expect(outputs['indexed-pages']).toBe('3')
      expect(summary).toContain('✅ The site is finished\n\nsearch covers 3 pages ')
      expect(log.text).toContain('The search covers 3 pages (index ')
      expect(log.text).toContain(
        'notice: 1 page without an element that matches `content` (#content-area, main, [role=main], article), so without Markdown and not found by the search: '
      )
      const texts = await fragmentsOf(sitePath)
      const urls = texts.map(text => /"url":"([^"]*)"/.exec(text)?.[1])
      expect(urls.sort()).toEqual(['/', '/folder/', '/guides/x.html'])
      expect(texts.join('')).toContain('grüße')
      expect(texts.join('')).not.toMatch(/menuword|footword|Missing|Redirect/)
      const { files } = await readSiteManifest(folder.path)
      const listed = Object.fromEntries(files.map(({ path, sha256 }) => [path, sha256]))
      expect(listed).toEqual(await filesOf(sitePath))
      const ofIndex = files.filter(({ path }) => path.startsWith('pagefind/'))
      expect(ofIndex.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['pagefind/pagefind-entry.json', 'pagefind/pagefind.js', 'pagefind/search.js'])
      )
      expect(Number(outputs['index-bytes'])).toBe(ofIndex.reduce((sum, { size }) => sum + size, 0))
      const { exported } = files.find(({ path }) => path === 'guides/x.html') ?? {}
      expect(exported).toBe(hash('sha256', SITE['guides/x.html']))
    }, 60_000)

    test('has an index without labels and controls of the service, and without text that is not displayed', async () => {
      await using folder = await tempFolder()
      const content = `<div id="content-area"><header><div class="eyebrow">Eyebrowword</div><h1>Title</h1><div id="page-context-menu"><button><span>Copy page</span></button></div><div><p>Leadword</p></div></header>
<div id="content"><p>Text</p><p hidden>Hiddenword</p><p hidden="until-found">Foundword</p><p style="display: none">Noneword</p><div role="tablist"><button role="tab">Tabword</button></div><div role="tabpanel" hidden>Closedword</div></div>
<div id="feedback-toolbar"><p>Was this page helpful?</p><button>Yes</button><button>No</button></div></div>`
      const sitePath = await writeSite(folder.path, { 'index.html': content })
      expect((await addSearch(sitePath, given)).failure).toBeUndefined()
      const [text = ''] = await fragmentsOf(sitePath)
      const { content: words } = JSON.parse(text.slice(text.indexOf('{'))) as { content: string }
      expect(words).toBe('Title. Leadword. Text. Foundword. Tabword. Closedword.')
    }, 60_000)

    test.each([
      ['sitemap, search', ['/', '/folder/', '/guides/x', '/own/']],
      ['search', [undefined, undefined, undefined, '/own/']]
    ])(
      'has an index with the canonical addresses of pages with add: %s',
      async (add, expected) => {
        await using folder = await tempFolder()
        const own = page('Own').replace(
          '</title>',
          '</title><link rel="canonical" href="https://a.example/own/">'
        )
        const site = { ...SITE, 'own/index.html': own }
        const sitePath = await writeSite(folder.path, site)
        const inputs = { ...given, add, 'site-url': 'https://a.example' }
        expect((await addSearch(sitePath, inputs)).failure).toBeUndefined()
        const texts = await fragmentsOf(sitePath)
        const found = texts.map(text => [
          /"url":"([^"]*)"/.exec(text)?.[1],
          /"address":"([^"]*)"/.exec(text)?.[1]
        ])
        const files = ['/', '/folder/', '/guides/x.html', '/own/']
        expect(Object.fromEntries(found)).toEqual(
          Object.fromEntries(files.map((url, at) => [url, expected[at]]))
        )
      },
      60_000
    )

    test('has an index with correct links to pages whose paths contain # or %', async () => {
      await using folder = await tempFolder()
      const sitePath = await writeSite(folder.path, { 'c#/100%.html': page('C'), 'a%23.html': page('A') })
      expect((await addSearch(sitePath, given)).failure).toBeUndefined()
      const urls = (await fragmentsOf(sitePath)).map(text => /"url":"([^"]*)"/.exec(text)?.[1])
      expect(urls.sort()).toEqual(['/a%2523.html', '/c%23/100%25.html'])
    }, 60_000)

    test('has an index with every page that `indexed-pages` counts, despite Pagefind settings in pages and in the environment', async () => {
      await using folder = await tempFolder()
      const written = (text: string, attributes: string) =>
        page(text).replace('<p', `<p title=">" ${attributes}`)
      const site = {
        ...SITE,
        'body.html': written('Body', 'data-pagefind-body'),
        'ignored.html': page('data-pagefind-ignore').replace('<main', '<main DATA-PAGEFIND-IGNORE="all"'),
        'a.htm': page('Short'),
        'a.htm.html': page('Long'),
        'B.HTML': written('Capital', "data-pagefind-meta='title:Wrong'")
      }
      const sitePath = await writeSite(folder.path, site)
      const environment = { PAGEFIND_ROOT_SELECTOR: '#nowhere', PAGEFIND_GLOB: 'index.html' }
      const { failure, outputs } = await addSearch(sitePath, given, { environment })
      expect([failure, outputs['indexed-pages']]).toEqual([undefined, '8'])
      const texts = await fragmentsOf(sitePath)
      const titles = texts.map(text => /"title":"([^"]*)"/.exec(text)?.[1])
      const expected = [
        'Body',
        'Capital',
        'Folder',
        'Guide',
        'Long',
        'Short',
        'Start',
        'data-pagefind-ignore'
      ]
      expect(titles.sort()).toEqual(expected)
      expect(texts.filter(text => text.includes('grüße'))).toHaveLength(8)
      const urls = texts.map(text => /"url":"([^"]*)"/.exec(text)?.[1])
      expect(urls).toEqual(expect.arrayContaining(['/B.HTML', '/a.htm', '/a.htm.html']))
    }, 60_000)

    test('has an index with words from a page whose encoding is not UTF-8', async () => {
      await using folder = await tempFolder()
      const korean = Buffer.concat([
        Buffer.from('<!doctype html><html lang="ko"><head><meta charset="euc-kr"><title>'),
        Buffer.from('b0cbbbf6', 'hex'),
        Buffer.from('</title></head><main>'),
        Buffer.from('b0cbbbf6', 'hex'),
        Buffer.from('</main></html>')
      ])
      const sitePath = await writeSite(folder.path, { 'index.html': korean })
      expect((await addSearch(sitePath, given)).failure).toBeUndefined()
      expect(await fragmentsOf(sitePath)).toEqual([expect.stringContaining('"title":"검색"')])
      const page = await readFile(join(sitePath, 'index.html'), 'latin1')
      expect(page).toContain(korean.toString('latin1').slice(-20))
    }, 60_000)

    test('keeps a page in UTF-16 unchanged, and the log reports the page', async () => {
      await using folder = await tempFolder()
      const wide = (text: string) => Buffer.from(text, 'utf16le')
      const unmarked = wide(page('Unmarked'))
      const marked = wide(`\ufeff${page('Marked')}`)
      const more = { 'wide2.html': unmarked, 'wide3.html': marked, 'wide4.html': marked }
      const sitePath = await writeSite(folder.path, { ...SITE, 'wide.html': marked, ...more })
      const { failure, log, outputs } = await addSearch(sitePath, given)
      expect(failure).toBeUndefined()
      expect(outputs['indexed-pages']).toBe('3')
      expect(log.text).toContain(
        'the search does not find them: wide.html (UTF-16), wide2.html (UTF-16), wide3.html (UTF-16), and 1 more.'
      )
      expect(await readFile(join(sitePath, 'wide.html'))).toEqual(marked)
      const listed = (await readSiteManifest(folder.path)).files.map(({ path, sha256 }) => [path, sha256])
      expect(Object.fromEntries(listed)).toEqual(await filesOf(sitePath))
    }, 60_000)

    test('loads the script from below the base path once on every page, but not on redirect pages', async () => {
      await using folder = await tempFolder()
      const sitePath = await writeSite(folder.path, SITE, { basePath: '/docs' })
      await addSearch(sitePath, { ...given, trigger: '#bar, [data-x="ж"]' })
      const tag =
        '<script defer src="/docs/pagefind/search.js" data-trigger="#bar, [data-x=&quot;&#1078;&quot;]"></script>'
      for (const path of ['index.html', 'guides/x.html', '404.html'])
        expect((await readFile(join(sitePath, path), 'utf8')).split(tag)).toHaveLength(2)
      expect(await readFile(join(sitePath, 'old.html'), 'utf8')).toBe(SITE['old.html'])
    }, 60_000)

    test('remains unchanged after a second run, but its script tags are replaced if inputs change', async () => {
      await using folder = await tempFolder()
      const sitePath = await writeSite(folder.path, SITE)
      await addSearch(sitePath, given)
      const before = await filesOf(folder.path)
      expect((await addSearch(sitePath, given)).failure).toBeUndefined()
      expect(await filesOf(folder.path)).toEqual(before)
      await addSearch(sitePath, { ...given, trigger: '#other' })
      const html = await readFile(join(sitePath, 'index.html'), 'utf8')
      expect(html.match(/data-trigger="[^"]*"/g)).toEqual(['data-trigger="#other"'])
      expect(await readdir(folder.path)).toEqual(['manifest.json', 'site'])
    }, 60_000)

    test('has the same files for all other pages if one page changes', async () => {
      await using before = await tempFolder()
      await using after = await tempFolder()
      await addSearch(await writeSite(before.path, SITE), given)
      await addSearch(await writeSite(after.path, { ...SITE, 'guides/x.html': page('Changed') }), given)
      const [old, current] = await Promise.all([readSiteManifest(before.path), readSiteManifest(after.path)])
      const digests = new Map(old.files.map(({ path, sha256 }) => [path, sha256]))
      const differing = current.files.filter(({ path, sha256 }) => digests.get(path) !== sha256)
      expect(differing.map(({ path }) => path.replace(/en_\w+/, 'en'))).toEqual([
        'guides/x.html',
        'pagefind/fragment/en.pf_fragment',
        'pagefind/index/en.pf_index',
        'pagefind/pagefind-entry.json',
        'pagefind/pagefind.en.pf_meta'
      ])
    }, 60_000)

    test.each([
      ['manifest.json', 1],
      ['pagefind/search.js', 1],
      ['guides/x.html', 1],
      ['manifest.json', 2]
    ])(
      'recovers if a run with another trigger is killed before it replaces %s (replacement %d)',
      async (name, nth) => {
        await using folder = await tempFolder()
        const sitePath = await writeSite(folder.path, SITE)
        await addSearch(sitePath, given)
        const complete = await filesOf(sitePath)
        runUntil(join(name === 'manifest.json' ? folder.path : sitePath, name), nth, {
          'INPUT_SITE-PATH': sitePath,
          INPUT_PAGEFIND: pagefind,
          INPUT_ADD: 'search',
          INPUT_TRIGGER: '#other',
          RUNNER_TEMP: folder.path
        })
        expect((await addSearch(sitePath, given)).failure).toBeUndefined()
        expect(await filesOf(sitePath)).toEqual(complete)
        const clock = new FakeClock({ startAt: Infinity })
        await removeLeftovers(folder.path, { clock, log: new MemoryLog(), signal: AbortSignal.abort() })
        expect((await readdir(folder.path)).filter(each => each.startsWith('.'))).toEqual([])
        const { files } = await readSiteManifest(folder.path)
        expect(Object.fromEntries(files.map(({ path, sha256 }) => [path, sha256]))).toEqual(complete)
      },
      60_000
    )
  })

  test.each([
    ['differs from the export', async (file: string) => await writeFile(file, page('Somebody else'))],
    ['is missing', async (file: string) => await rm(file)],
    [
      'is a folder',
      async (file: string) => {
        await rm(file)
        await mkdir(file)
      }
    ]
  ])('a page that %s ends the run before any file changes', async (_what, change) => {
    await using folder = await tempFolder()
    const sitePath = await writeSite(folder.path, SITE)
    await change(join(sitePath, 'guides/x.html'))
    const before = await filesOf(sitePath)
    const { failure } = await addSearch(sitePath, given)
    expect(failure).toMatchObject(failing('site-file-changed', 'guides/x.html'))
    expect(await filesOf(sitePath)).toEqual(before)
  })

  onPosix(
    "web servers can read the site regardless of the runner's umask",
    async () => {
      await using folder = await tempFolder()
      const sitePath = await writeSite(folder.path, SITE)
      const code = `import { isMainThread } from 'node:worker_threads'; if (isMainThread) process.umask(0o077)`
      const env = {
        'INPUT_SITE-PATH': sitePath,
        INPUT_PAGEFIND: pagefind,
        INPUT_ADD: 'search',
        RUNNER_TEMP: folder.path
      }
      const child = spawnSync(
        process.execPath,
        ['--import', `data:text/javascript,${encodeURIComponent(code)}`, ENTRY],
        { env }
      )
      expect([child.status, child.stderr.toString()]).toEqual([0, ''])
      for (const name of ['site/index.html', 'site/pagefind/search.js', 'manifest.json'])
        expect((await stat(join(folder.path, name))).mode & 0o777).toBe(0o644)
      for (const name of ['site/pagefind', 'site/pagefind/fragment'])
        expect((await stat(join(folder.path, name))).mode & 0o777).toBe(0o755)
    },
    60_000
  )

  test('does not replace a search folder in which a file was changed', async () => {
    await using folder = await tempFolder()
    const sitePath = await writeSite(folder.path, SITE)
    await addSearch(sitePath, given)
    await writeFile(join(sitePath, 'pagefind/search.js'), 'theirs')
    const before = await filesOf(sitePath)
    const { failure } = await addSearch(sitePath, given)
    expect(failure).toMatchObject(failing('search-folder-taken', 'search.js'))
    expect(await filesOf(sitePath)).toEqual(before)
  }, 60_000)

  onPosix(
    'does not replace a search folder that is a link',
    async () => {
      await using folder = await tempFolder()
      const sitePath = await writeSite(folder.path, SITE)
      await addSearch(sitePath, given)
      await rename(join(sitePath, 'pagefind'), join(folder.path, 'elsewhere'))
      await symlink('../elsewhere', join(sitePath, 'pagefind'))
      expect((await addSearch(sitePath, given)).failure?.code).toBe('search-folder-taken')
    },
    60_000
  )

  test('rejects a site if no page contains an element that matches `content`', async () => {
    await using folder = await tempFolder()
    const { failure } = await addSearch(await writeSite(folder.path, SITE), { ...given, content: '#nowhere' })
    expect(failure?.code).toBe('search-nothing-indexed')
  })
}

onPosix.each([
  ['is missing', 'nothing', /\/nothing is not Pagefind: it does not exist\. Expected: bin\/pagefind/],
  ['is a folder', 'site', /\/site is not Pagefind: it is a folder\./],
  ['is not executable', 'manifest.json', /^This user has no permission to execute .*\/manifest\.json\.$/],
  ['is not Pagefind', 'other', /\/other is not Pagefind: its --version output is "other 2"/],
  ['cannot be installed without npm', '', /npm was not found/]
])('reports that the search program %s', async (_what, name, message) => {
  await using folder = await tempFolder()
  await using programs = await tempFolder({ other: '#!/bin/sh\necho other 2\n' })
  await chmod(join(programs.path, 'other'), 0o755)
  const path = join(name === 'other' ? programs.path : folder.path, name)
  const given: Record<string, string> = name === '' ? {} : { pagefind: path }
  const sitePath = await writeSite(folder.path, SITE)
  const { failure, summary } = await addSearch(sitePath, given, { environment: { PATH: '' } })
  if (name === '') {
    expect(failure?.advice).not.toContain('step')
    const environment = { PATH: '', GITHUB_ACTIONS: 'true' }
    const onRunner = await addSearch(sitePath, given, { environment })
    expect(onRunner.failure?.advice).toContain('actions/setup-node')
  }
  expect(failure?.code).toBe(name === '' ? 'search-program-missing' : 'search-program-unusable')
  expect(failure?.message).toMatch(message)
  expect(summary).toContain('❌ The site was not finished')
  expect((await readdir(folder.path)).sort()).toEqual(['manifest.json', 'site'])
})

/** Writes a fake npm that installs a program, and returns the environment for this npm. */
async function writeNpm(folder: string, put: string): Promise<Record<string, string>> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const program = `node_modules/@pagefind/${platform}-${process.arch}/bin/pagefind_extended`
  const npm = `#!${process.execPath}
       const { copyFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
       readFileSync('package.json')
       const { dirname } = require('node:path')
       const file = ${JSON.stringify(program)} + (process.platform === 'win32' ? '.exe' : '')
       mkdirSync(dirname(file), { recursive: true })
       ${put}`
  // On Windows, the action runs npm-cli.js, because npm.cmd is a shell script.
  const files = { npm, 'npm.cmd': '', 'node_modules/npm/bin/npm-cli.js': npm }
  await writeFiles(join(folder, 'bin'), files)
  await chmod(join(folder, 'bin/npm'), 0o755)
  return { PATH: join(folder, 'bin') }
}

const withPagefind = pagefind === undefined ? test.skip : test
withPagefind(
  'installs Pagefind with npm outside the site, and uninstalls Pagefind at the end',
  async () => {
    await using folder = await tempFolder()
    await using temp = await tempFolder()
    const npm = await writeNpm(folder.path, `copyFileSync(${JSON.stringify(pagefind)}, file)`)
    const environment = { ...npm, RUNNER_TEMP: temp.path }
    const { failure, outputs } = await addSearch(await writeSite(folder.path, SITE), {}, { environment })
    expect(failure).toBeUndefined()
    expect(outputs['indexed-pages']).toBe('3')
    expect(await readdir(temp.path)).toEqual([])
  },
  60_000
)

test.each([
  ['differs from the tested program', `writeFileSync(file, 'something else')`, 'search-program-altered', ''],
  ['is missing', `console.error('no network')\nprocess.exit(1)`, 'search-program-missing', 'no network']
])('ends the run if the program from npm %s', async (_what, put, code, message) => {
  await using folder = await tempFolder()
  const environment = await writeNpm(folder.path, put)
  const { failure } = await addSearch(await writeSite(folder.path, SITE), {}, { environment })
  expect(failure).toMatchObject(failing(code, message))
})

const VERSION_ANSWER = 'if [ "$1" = --version ]; then echo "pagefind 1.5.2"; exit; fi'
async function writeProgram(folder: string, commands: string): Promise<string> {
  await writeFile(join(folder, 'program'), `#!/bin/sh\n${VERSION_ANSWER}\n${commands}\n`, { mode: 0o755 })
  return join(folder, 'program')
}

onPosix.each([
  ['fails', 'echo "out of memory" >&2\nexit 3', /^Pagefind ended with exit code 3: out of memory$/],
  ['writes no index', 'exit 0', /./]
])('does not change the site if the program %s', async (_what, commands, message) => {
  await using folder = await tempFolder()
  const program = await writeProgram(folder.path, commands)
  const sitePath = await writeSite(folder.path, SITE)
  const before = await filesOf(sitePath)
  const { failure } = await addSearch(sitePath, { pagefind: program })
  expect(failure?.code).toBe('search-index-failed')
  expect(failure?.message).toMatch(message)
  expect(await filesOf(sitePath)).toEqual(before)
})

onPosix('sorts the languages in the index, so that a second run does not change the site', async () => {
  await using folder = await tempFolder()
  const entry =
    '{"version":"1","languages":{"en":{"hash":"b","page_count":1},"de":{"hash":"a","page_count":1}},"include_characters":["_"]}'
  const program = await writeProgram(folder.path, `mkdir "$4"; echo '${entry}' > "$4/pagefind-entry.json"`)
  const sitePath = await writeSite(folder.path, SITE)
  const { failure, outputs, log } = await addSearch(sitePath, { pagefind: program })
  expect(failure).toBeUndefined()
  expect(await readFile(join(sitePath, 'pagefind/pagefind-entry.json'), 'utf8')).toBe(
    '{"version":"1","languages":{"de":{"hash":"a","page_count":1},"en":{"hash":"b","page_count":1}},"include_characters":["_"]}'
  )
  expect(outputs['indexed-pages']).toBe('2')
  expect(log.text).toContain('notice: The search does not include 1 page that Pagefind did not index.')
})

onPosix('does not change the site if the program indexes no page', async () => {
  await using folder = await tempFolder()
  const entry = '{"languages":{"en":{"page_count":0}}}'
  const program = await writeProgram(folder.path, `mkdir "$4"; echo '${entry}' > "$4/pagefind-entry.json"`)
  const sitePath = await writeSite(folder.path, SITE)
  const before = await filesOf(sitePath)
  expect((await addSearch(sitePath, { pagefind: program })).failure?.code).toBe('search-nothing-indexed')
  expect(await filesOf(sitePath)).toEqual(before)
})

test('reports the path of a temporary folder that does not exist', async () => {
  await using folder = await tempFolder()
  const environment = { RUNNER_TEMP: join(folder.path, 'nowhere') }
  const { failure } = await addSearch(await writeSite(folder.path, SITE), {}, { environment })
  expect(failure).toMatchObject(failing('finish-site-unwritable', 'nowhere'))
  expect(await readdir(folder.path)).toEqual(['manifest.json', 'site'])
})

onPosix('stops Pagefind when the run is stopped', async () => {
  await using folder = await tempFolder()
  const program = await writeProgram(folder.path, 'exec sleep 600')
  const controller = new AbortController()
  const sitePath = await writeSite(folder.path, SITE)
  setTimeout(() => controller.abort(new Error('stopped')), 300)
  const { failure } = await addSearch(sitePath, { pagefind: program }, { signal: controller.signal })
  expect(failure?.message).toContain('stopped')
})

test('the documentation contains the tested Pagefind version', async () => {
  for (const page of ['air-gapped.md', 'finish.md'])
    expect(await readFile(join('docs', page), 'utf8')).toContain(`npm pack @pagefind/linux-x64@${VERSION}`)
})

test('does not replace a `pagefind` folder from the export', async () => {
  await using folder = await tempFolder()
  const theirs = { 'pagefind/search.js': 'theirs', 'pagefind/guide.html': page('Theirs') }
  const sitePath = await writeSite(folder.path, { ...SITE, ...theirs })
  const before = await filesOf(sitePath)
  expect((await addSearch(sitePath)).failure?.code).toBe('search-folder-taken')
  expect(await filesOf(sitePath)).toEqual(before)
})

test.each([
  ['a missing `site-path`', {}, /`site-path` is missing/],
  [
    'a folder that does not exist',
    { 'site-path': '/nowhere/site' },
    /`site-path` is not a folder: .*nowhere.site/
  ],
  [
    'a folder without a manifest',
    { 'site-path': 'src' },
    /`manifest-path` is not the manifest\.json of an export: it does not exist/
  ],
  [
    'invalid selectors',
    { 'site-path': '/nowhere/site', content: '[' },
    /`content` "\[" is not a list of CSS selectors/
  ]
])('rejects %s', (_what, given, message) => {
  expect(() => readInputs(given as Record<string, string>, {})).toThrow(message)
})
