import { expect, test } from '@jest/globals'
import { dirname } from 'node:path'
import { filesIn, startSiteHost } from '../../servers/host/site-host.ts'
import { applyPageEdits, readFlight } from '../../src/finish/flight/flight.ts'
import type { Counterpart } from '../counterpart/build.ts'
import { describeCounterpart, shapedFiles, walkCounterpart } from '../support/counterpart.ts'
import { addSearch, readSiteManifest, writeSite } from '../support/finishing.ts'
import { describeInBrowser } from '../support/in-browser.ts'
import { type Files, tempFolder } from '../support/temp-folder.ts'

/** Uses the finish action to move the counterpart to another base path, and returns the site folder. */
async function movedFolder(counterpart: Counterpart, folder: string, base: string): Promise<string> {
  const sitePath = await writeSite(folder, shapedFiles(counterpart), { basePath: '/' })
  const { failure } = await addSearch(sitePath, { 'site-url': `https://acme.example${base}`, add: 'none' })
  expect(failure).toBeUndefined()
  expect((await readSiteManifest(dirname(sitePath))).basePath).toBe(base)
  return sitePath
}

function changed(files: Files, pattern: RegExp, change: (text: string, path: string) => string): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      pattern.test(path) ? change(content.toString(), path) : content
    ])
  )
}

const withAttributes = (files: Files) =>
  changed(files, /\.html$/, html => html.replace(/ (href|src|srcSet)="\//g, ' $1="/docs/'))
const withRuntime = (files: Files) =>
  changed(files, /turbopack-/, code => code.replace('"/_next/"', '"/docs/_next/"'))
const withRows = (files: Files) =>
  changed(files, /\.html$/, html => html.replace(/(?<=\[1,".*)\\"\/_next\//g, String.raw`\"/docs/_next/`))

/** Replaces a text in the data rows of all pages, whose lengths change too. */
const inRows = (files: Files, pattern: RegExp, text: string) =>
  changed(files, /\.html$/, html => {
    const page = Buffer.from(html)
    const flight = readFlight(page)
    if (flight === undefined || !('rows' in flight)) return html
    const rows = flight.rows.map(row => ({ ...row, text: row.text.replace(pattern, text) }))
    return applyPageEdits(page, flight.editsFor(rows)).toString()
  })
const inFontScripts = (files: Files) =>
  changed(files, /\.html$/, html => html.replaceAll("url('/docs/fonts/", "url('/fonts/"))

/** Mistakes that public projects make when they move a site. `moved`: the site that the action moved. */
const MISTAKES: [title: string, make: (root: Files, moved: Files) => Files, problem: RegExp][] = [
  ['only in attributes', withAttributes, /effect is undefined/],
  ['in attributes and in the runtime', root => withRuntime(withAttributes(root)), /page error|outside/],
  ['in attributes and data rows', root => withRows(withAttributes(root)), /effect is undefined|page error/],
  [
    'in data rows that keep their old lengths',
    (root, moved) =>
      changed(moved, /\.html$/, (html, path) => {
        const lengths = (root[path] ?? '').toString().match(/\b[0-9a-f]+:T[0-9a-f]+,/g) ?? []
        return html.replace(/\b[0-9a-f]+:T[0-9a-f]+,/g, () => lengths.shift() ?? '')
      }),
    /Connection closed|page error/
  ],
  [
    'also in navigation data',
    (_, moved) =>
      changed(moved, /\.html$/, html =>
        html.replace(/\\"href\\":\\"(?=\/[\w/]*\\"\})/g, String.raw`\"href\":\"/docs`)
      ),
    /active is undefined/
  ],
  [
    'but not in the variable of the client',
    (_, moved) => changed(moved, /chunks\/.*\.js$/, code => code.replaceAll('"/docs"??""', '""')),
    /basePath is $/m
  ],
  [
    'but not to images that a component shows',
    (_, moved) => inRows(moved, /(?<=src: ")\/docs(?=\/images\/photo)/g, ''),
    /outside: \/images\/photo\.png/
  ],
  [
    'also to images to which a component adds it',
    (_, moved) => inRows(moved, /(?<=src: ")(?=\/images\/drawing)/g, '/docs'),
    /HTTP 404: \/docs\/docs\/images\/drawing\.png/
  ],
  [
    'but not to the logo of the settings',
    (_, moved) => inRows(moved, /"\/docs(?=\/images\/logo\.png)/g, '"'),
    /outside: \/images\/logo\.png/
  ],
  [
    'but not to the background of the settings',
    (_, moved) => inRows(moved, /"\/docs(?=\/images\/canvas\.png)/g, '"'),
    /outside: \/images\/canvas\.png/
  ],
  [
    'to fonts of the settings, but only in the HTML',
    (_, moved) => inRows(moved, /"docs\/fonts\/text/g, '"fonts/text'),
    /outside: \/fonts\/text\.ttf|page error: .*#418/
  ],
  [
    'but not to fonts that a script loads',
    (_, moved) => inRows(inFontScripts(moved), /url\('\/docs\/fonts\//g, "url('/fonts/"),
    /outside: \/fonts\/body\.ttf/
  ],
  [
    'to fonts, but only in the HTML',
    (_, moved) => inRows(moved, /url\('\/docs\/fonts\//g, "url('/fonts/"),
    /page error: .*#418/
  ]
]

describeCounterpart('moved pages', counterpart => {
  describeInBrowser('opened', launched => {
    test.each(['/docs', '/a/b'])(
      'hydrate with the base path %s, and links keep that path',
      async base => {
        await using folder = await tempFolder()
        await using host = await startSiteHost(filesIn(await movedFolder(counterpart, folder.path, base)), {
          base
        })
        const { origin } = new URL(host.url)
        expect(await walkCounterpart(launched.browser, { origin, base })).toEqual([])
      },
      600_000
    )

    test.each(MISTAKES)(
      'do not work if the path is added %s',
      async (_, make, problem) => {
        await using folder = await tempFolder()
        const root = shapedFiles(counterpart)
        const find = filesIn(await movedFolder(counterpart, folder.path, '/docs'))
        const moved = Object.fromEntries(Object.keys(root).map(path => [path, find(path) ?? '']))
        await using host = await startSiteHost(make(root, moved), { base: '/docs' })
        const walk = { origin: new URL(host.url).origin, base: '/docs', patienceMs: 10_000 }
        expect((await walkCounterpart(launched.browser, walk)).join('\n')).toMatch(problem)
      },
      600_000
    )
  })
})
