import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Emulator, type EmulatorOptions, startEmulator } from '../../../src/emulator/index.ts'
import { failExport, runExport } from '../../support/exporting.ts'
import { renderMarkdown } from '../../support/markdown.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const domain = 'docs.example.com'

const PROBLEMS = {
  'broken-link': '<a href="../missing-page.html">gone</a>',
  'broken-anchor': '<a href="../index.html#missing-section">gone</a>',
  'missing-image': '<img src="../images/missing.png">',
  'missing-script': '<script src="../assets/missing.js"></script>',
  'missing-style': '<link rel="stylesheet" href="../assets/missing.css">',
  'external-script': '<script src="https://scripts.example.net/widget.js" defer></script>',
  'external-font': '<style>@font-face{src:url(https://fonts.example.net/sample.woff2)}</style>',
  'external-image': '<img src="https://images.example.net/photo.png">',
  'insecure-resource': `<img src="http://${domain}/problems/pixel.svg">`,
  'foreign-canonical': '<link rel="canonical" href="https://other.example.net/x">',
  noindex: '<meta name="robots" content="noindex">'
}

/** Returns site options that add one page for each of these problems. */
function withProblems(...names: (keyof typeof PROBLEMS)[]) {
  return { files: Object.fromEntries(names.map(name => [`problems/${name}.html`, PROBLEMS[name]])) }
}

const ALL_PROBLEMS = {
  files: {
    ...withProblems(...(Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[])).files,
    'problems/pixel.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'sitemap.xml': `<urlset><url><loc>https://${domain}/problems/removed-page</loc></url></urlset>`
  }
}

interface Checks {
  counts: Record<string, number>
  findings: { kind: string; target: string; count: number; pages: string[] }[]
}

interface Changes {
  first: boolean
  added: string[]
  changed: string[]
  rebuilt: string[]
  removed: string[]
}

async function json<T>(path: string | undefined): Promise<T> {
  return JSON.parse(await readFile(path ?? '', 'utf8')) as T
}

// All tests share one service, whose thread renders each page only once, even if several sites contain the page.
let emulator: Emulator
beforeAll(async () => {
  emulator = await startEmulator()
})
afterAll(async () => await emulator[Symbol.asyncDispose]())

/** Sets the site that the service exports, and creates a folder for the exports. */
async function startSite(options: NonNullable<EmulatorOptions['site']> = {}) {
  const temp = await tempFolder()
  const folder = temp.path
  emulator.setSite(options)
  const into = (more: Record<string, string>) => ({ domain, deliver: 'site', 'output-dir': folder, ...more })
  const run = async (more: Record<string, string> = {}) => await runExport(emulator, into(more))
  return {
    folder,
    run,
    fail: async (more: Record<string, string> = {}) => await failExport(emulator, into(more)),
    /** Exports the site, and copies the manifest to a path that the next run does not overwrite. */
    runFirst: async (more: Record<string, string> = {}) => {
      const first = await run(more)
      const previous = join(folder, 'previous.json')
      await writeFile(previous, await readFile(first.outputs['manifest-path'] ?? ''))
      return { ...first, previous }
    },
    [Symbol.asyncDispose]: async () => await temp[Symbol.asyncDispose]()
  }
}

const NONE_IS_NEW = 'None of the findings that can fail the check is new since the previous export.'

test('the checks find exactly the known problems in a site', async () => {
  await using site = await startSite(ALL_PROBLEMS)
  const { outputs, summaries } = await site.run()
  const { findings, counts } = await json<Checks>(outputs['checks-path'])
  expect(findings.map(({ kind, target }) => `${kind} ${target}`)).toEqual([
    'broken-link /missing-page',
    'broken-anchor /#missing-section',
    'missing-resource /assets/missing.css',
    'missing-resource /assets/missing.js',
    'missing-resource /images/missing.png',
    'external-resource https://fonts.example.net/sample.woff2',
    'external-resource https://images.example.net/photo.png',
    'external-resource https://scripts.example.net/widget.js',
    `insecure-resource http://${domain}/problems/pixel.svg`,
    'foreign-canonical /problems/foreign-canonical',
    'noindex /problems/noindex',
    'sitemap /problems/removed-page',
    'unfinished /'
  ])
  expect(findings[0]?.pages).toEqual(['problems/broken-link.html'])
  expect(outputs).toMatchObject({ 'broken-links': '1', 'external-resources': '3', changed: 'true' })
  expect(counts['missing-resource']).toBe(3)
  expect(summaries[0]).toContain('**3** <code>missing-resource</code>')
  expect(summaries[0]).toContain(
    '| [problems/broken-link.html](https://docs.example.com/problems/broken-link.html) |'
  )
  const report = await readFile(outputs['report-path'] ?? '', 'utf8')
  expect(report).toContain('/missing-page')
})

test('the checks write the same bytes for the same archive', async () => {
  await using site = await startSite(ALL_PROBLEMS)
  const read = async (name: string) => {
    const { outputs } = await site.run({ 'output-dir': join(site.folder, name) })
    const files = ['checks-path', 'changes-path', 'report-path'].map(
      async path => await readFile(outputs[path] ?? '', 'utf8')
    )
    const [checks, changes, report = ''] = await Promise.all(files)
    return {
      checks,
      changes,
      report: report.replace(/<section><h2>The run.*$/s, '').replace(/<p class="facts">.*?<\/p>/, '')
    }
  }
  expect(await read('a')).toEqual(await read('b'))
})

test('runs no checks with check: off', async () => {
  await using site = await startSite(withProblems('broken-link'))
  const { outputs } = await site.run({ check: 'off' })
  expect(outputs).not.toHaveProperty('checks-path')
  expect(outputs).toHaveProperty('changes-path')
  expect(await readFile(outputs['manifest-path'] ?? '', 'utf8')).not.toContain('"content"')
  expect(await readFile(outputs['report-path'] ?? '', 'utf8')).toContain('was not checked')
})

test('the checks ignore targets that match check-ignore', async () => {
  await using site = await startSite(withProblems('broken-link', 'broken-anchor'))
  const { outputs } = await site.run({ check: 'fail', 'check-ignore': '/missing-*\n/#missing-*' })
  expect(outputs['broken-links']).toBe('0')
})

test('with check: fail, a broken link prevents delivery, and the earlier site and config file remain', async () => {
  await using site = await startSite()
  const config = join(site.folder, 'values.yaml')
  await writeFile(config, 'a: 1\n')
  const output = join(site.folder, 'out')
  await site.run({ 'output-dir': output })
  const manifest = await readFile(join(output, 'manifest.json'), 'utf8')

  emulator.setSite(withProblems('broken-link'))
  const { failure, outputs, summaries } = await site.fail({
    'output-dir': output,
    deliver: 'site, config, url',
    check: 'fail',
    'config-file': config
  })

  expect(failure.code).toBe('site-check-failed')
  expect(failure.message.split('\n').slice(1)).toEqual([
    '- broken-link /missing-page on problems/broken-link.html',
    `The export job is ${outputs['job-id']}.`
  ])
  expect(await readFile(config, 'utf8')).toBe('a: 1\n')
  expect(await readFile(join(output, 'manifest.json'), 'utf8')).toBe(manifest)
  expect(await readdir(join(output, 'site'))).not.toContain('problems')
  expect(outputs).not.toHaveProperty('site-path')
  expect(await readFile(outputs['report-path'] ?? '', 'utf8')).toContain('Stopped before delivery')
  expect((await readdir(output)).filter(name => name.startsWith('.'))).toEqual(['.static-export.json'])
  expect(summaries[0]).toContain('site-check-failed')
  expect(renderMarkdown(summaries[0] ?? '').html).toMatch(/<p>The export job is /)
})

test('check: fail accepts problems that the previous export also had', async () => {
  await using site = await startSite(withProblems('broken-link'))
  const { previous } = await site.runFirst()
  const given = { check: 'fail', 'previous-manifest': previous }
  const passed = await site.run(given)
  expect(passed.log.text).toContain(`Checks: 1 broken-link. ${NONE_IS_NEW}`)
  expect(passed.summaries[0]).toContain(`**1** <code>broken-link</code>. ${NONE_IS_NEW}`)

  emulator.setSite(withProblems('broken-link', 'missing-image'))
  const { failure, log, summaries } = await site.fail(given)
  expect(log.text).not.toContain(NONE_IS_NEW)
  expect(summaries[0]).not.toContain(NONE_IS_NEW)
  expect(failure.message).toContain('1 problem that the previous export did not have')
  expect(failure.message).toContain('missing-resource /images/missing.png')
  expect(failure.message).not.toContain('broken-link')
})

test('check-fail-on sets which kinds of findings fail a run, even kinds that the previous manifest does not record', async () => {
  await using site = await startSite(withProblems('broken-link', 'external-script'))
  const given = { check: 'fail', 'check-fail-on': 'external-resource' }
  const { failure, outputs } = await site.fail(given)
  expect(failure.code).toBe('site-check-failed')
  expect(failure.message).toContain('external-resource https://')
  expect(failure.message).not.toContain('broken-link')
  expect(outputs['broken-links']).toBe('1')

  // The previous manifest does not record findings of this kind, so the finding counts as new.
  const { previous } = await site.runFirst()
  await site.fail({ ...given, 'previous-manifest': previous })

  emulator.setSite(withProblems('broken-link'))
  const passed = await site.run(given)
  expect(passed.outputs['external-resources']).toBe('0')
  // `check-fail-on` does not list `broken-link`, so the broken link cannot fail the check.
  expect(passed.log.text).not.toContain(NONE_IS_NEW)
})

test('check: fail does not mention the previous export if that export was not checked', async () => {
  await using site = await startSite(withProblems('broken-link'))
  const { previous } = await site.runFirst({ check: 'off' })
  const given = { check: 'fail', 'previous-manifest': previous }
  const { failure } = await site.fail(given)
  expect(failure.message).toContain('found 1 problem. Neither the site nor the archive was delivered.')
})

test('lists only pages with changed content as changed, even if a build changes the bytes of all pages', async () => {
  await using site = await startSite({ buildId: 'one' })
  const { previous, ...first } = await site.runFirst()
  expect(await json<Changes>(first.outputs['changes-path'])).toMatchObject({ first: true, removed: [] })
  const given = { 'previous-manifest': previous }

  emulator.setSite({ buildId: 'two' })
  const rebuilt = await site.run(given)
  const changes = await json<Changes>(rebuilt.outputs['changes-path'])
  expect(changes).toMatchObject({ first: false, added: [], changed: [], removed: [] })
  expect(changes.rebuilt).toContain('index.html')
  expect(rebuilt.outputs['changed']).toBe('false')

  emulator.setSite({ buildId: 'three', changedPages: ['index'] })
  const { outputs, log } = await site.run(given)
  expect(await json<Changes>(outputs['changes-path'])).toMatchObject({ changed: ['index.html'], added: [] })
  expect(log.text).toContain('Changes: 1 page changed · ')
  expect(outputs['changed']).toBe('true')
})

test('lists changes in the summary, with links to the live site', async () => {
  await using site = await startSite()
  const { previous } = await site.runFirst()
  emulator.setSite(withProblems('noindex'))
  const given = { 'previous-manifest': previous, 'base-path': '/' }
  const { outputs, summaries } = await site.run(given)
  expect((await json<Changes>(outputs['changes-path'])).added).toEqual(['problems/noindex.html'])
  expect(summaries[0]).toContain('**1 page** added')
  expect(summaries[0]).toContain(`[problems/noindex.html](https://${domain}/problems/noindex.html)`)
})

test.each([
  ['other paths', { paths: 'index' }, 'the last export had different `paths`'],
  ['another base path', { 'base-path': '/docs' }, 'the last export had a different `base-path`'],
  ['no previous manifest', { 'previous-manifest': 'none' }, '`previous-manifest` is `none`']
])(
  'explains in summary and report, and not twice in the log, why a site is not compared: %s',
  async (_, inputs, reason) => {
    await using site = await startSite()
    const { previous } = await site.runFirst()
    const given = { 'previous-manifest': previous, ...inputs }
    const { outputs, summaries, log } = await site.run(given)
    expect(log.text).not.toContain('Not compared')
    // Without a manifest on purpose, there is nothing to explain.
    expect(log.text.match(/is not compared/g) ?? []).toHaveLength('previous-manifest' in inputs ? 0 : 1)
    const [summary = ''] = summaries
    const report = await readFile(outputs['report-path'] ?? '', 'utf8')
    const formatted = reason.replaceAll(/`(.*?)`/g, '<code>$1</code>')
    for (const text of [summary, report]) expect(text).toContain(`Not compared: ${formatted}.`)
    expect(`${log.text}${summary}${report}`).not.toMatch(/is the first export|>first export/)
    // Without a previous manifest, a new history starts with this export.
    const { history } = await json<{ history: object[] }>(outputs['manifest-path'])
    expect(history).toHaveLength(reason.includes('none') ? 1 : 2)
  }
)

test('max-page-drop fails the run if the site has lost too many pages, and keeps the earlier site', async () => {
  await using site = await startSite(ALL_PROBLEMS)
  const { previous } = await site.runFirst()
  emulator.setSite({})
  const given = { 'previous-manifest': previous }
  const { failure } = await site.fail(given)
  expect(failure.code).toBe('site-pages-dropped')
  expect(await readdir(join(site.folder, 'site'))).toContain('problems')
  await site.run({ ...given, 'max-page-drop': '100%' })
  expect(await readdir(join(site.folder, 'site'))).not.toContain('problems')
})

test('max-page-drop: 0% passes if no page has been removed', async () => {
  await using site = await startSite()
  const { previous } = await site.runFirst()
  const given = { 'previous-manifest': previous, 'max-page-drop': '0%' }
  const { outputs } = await site.run(given)
  expect(outputs['changed']).toBe('false')
})

const starts = () => emulator.requests.filter(({ call }) => call === 'start').length

test.each([
  ['is damaged', '{"manifestVersion":1,', 'not JSON'],
  ['has a later version', '{"manifestVersion":9}', 'version is 9'],
  ['is a folder', undefined, 'previous.json']
])('fails with one error before the export starts if the previous manifest %s', async (_, text, message) => {
  await using site = await startSite()
  const startsBefore = starts()
  const previous = join(site.folder, 'previous.json')
  await (text === undefined ? mkdir(previous) : writeFile(previous, text))
  const { failure } = await site.fail({ 'previous-manifest': previous })
  expect(failure.code).toBe('previous-manifest-invalid')
  expect(failure.message).toContain(message)
  expect(starts()).toBe(startsBefore)
})

test('treats a run as the first export if the previous manifest does not exist', async () => {
  await using site = await startSite()
  const { outputs } = await site.run({ 'previous-manifest': join(site.folder, 'none.json') })
  expect(await json<Changes>(outputs['changes-path'])).toMatchObject({ first: true })
})
