import { expect, test } from '@jest/globals'
import { NavigationParts } from '../../../src/pull-request/comparison/other-versions/navigation-parts.ts'
import { reviewChange } from '../../../src/pull-request/fixes/review-change.ts'
import { Renderer } from '../../../src/sources/render/renderer.ts'
import { filesOf } from '../../../stress/pull-requests/seeded-changes.ts'
import { SETTINGS } from '../../support/small-docs.ts'

const renderer = new Renderer({})
type Files = Record<string, string>

const words = (start: string) =>
  Array.from({ length: 30 }, (_, at) => `${start}${String.fromCharCode(97 + (at % 26))}${at}`).join(' ')
const settings = (navigation: object) => JSON.stringify({ ...SETTINGS, navigation })
const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`

/** Returns the links to another version or language, as `file:line target suggestion`, and the fixed addresses. */
async function otherVersions(base: Files, change: Files) {
  const [before, after] = [base, { ...base, ...change }].map(files => new Map(Object.entries(files))) as [
    Map<string, string>,
    Map<string, string>
  ]
  const { findings } = await reviewChange(
    { base: filesOf(before), head: filesOf(after), changed: new Set(Object.keys(change)) },
    { ignore: [], prefix: '', renderer, siteUrl: undefined }
  )
  const found = findings.filter(({ kind }) => kind === 'other-version')
  return {
    found: found.map(({ file, line, target, suggestion }) => `${file}:${line} ${target} ${suggestion}`),
    fixes: found.map(({ fix }) => fix?.edit.after)
  }
}

const LANGUAGES = ['en', 'es', 'fr', 'cn', 'jp', 'pt-BR', 'fr-CA', 'zh-Hans']
const folderOf = (language: string) => (language === 'en' ? '' : `${language}/`)
const TRANSLATED: Files = {
  'docs.json': settings({
    languages: LANGUAGES.map(language => ({
      language,
      pages: ['start', 'auth'].map(name => folderOf(language) + name)
    }))
  }),
  ...Object.fromEntries(
    LANGUAGES.flatMap(language =>
      ['start', 'auth'].map(name => [
        `${folderOf(language)}${name}.mdx`,
        page(`${name} ${language}`, 'Text.')
      ])
    )
  )
}

test.each([
  ['start', '<a href="/es/auth">Español</a>'],
  ['start', '<Card href="/es/auth">Castellano</Card>'],
  ['start', '<Card\n  title="Auth"\n  href="/es/auth"\n>\n\n  Español\n\n</Card>'],
  ['start', '[Auth](/es/auth "en español")'],
  ['start', '[中文](/cn/auth)'],
  ['start', '[Chinese](/cn/auth)'],
  ['start', '[简体](/cn/auth)'],
  ['start', '[日本語](/jp/auth)'],
  ['start', '[Português](/pt-BR/auth)'],
  ['start', '[Français](/fr-CA/auth)'],
  ['start', '[中文](/zh-Hans/auth)'],
  ['start', '[ES](/es/auth)'],
  ['es/start', '[EN](/auth) · [FR](/fr/auth)'],
  ['es/start', 'La versión inglesa está [aquí](/auth).'],
  ['es/start', 'La página original está [aquí](/auth).'],
  ['es/start', '🇬🇧 [Auth](/auth)'],
  ['zh-Hans/start', '英文：[Auth](/auth)'],
  // The page in another language is no mistake, whatever the link says.
  ['auth', '[x](/cn/auth)'],
  ['es/auth', 'Texto [x](/auth).']
])('accepts on %s a link that leads to another language on purpose: %s', async (name, text) => {
  const change = { [`${name}.mdx`]: page('Changed', `Word.\n\n${text}\n\nWord.`) }
  expect((await otherVersions(TRANSLATED, change)).found).toEqual([])
})

test('reports links that leave their language in a sentence that does not name the language', async () => {
  const text = 'Primero, en [Auth](/auth) se explica.\n\n<Card title="Auth" href="/fr/auth"/>'
  const { found, fixes } = await otherVersions(TRANSLATED, { 'es/start.mdx': page('Inicio', text) })
  expect(found).toEqual(['es/start.mdx:5 /auth /es/auth', 'es/start.mdx:7 /fr/auth /es/auth'])
  expect(fixes).toEqual(['/es/auth', '/es/auth'])
})

const VERSIONED: Files = {
  'docs.json': settings({
    versions: [
      { version: 'v2', pages: ['index', 'auth', 'changelog'] },
      { version: 'v1', pages: ['v1/index', 'v1/auth', 'v1/start', 'changelog'] }
    ]
  }),
  'index.mdx': page('Home', 'Text.'),
  'auth.mdx': page('Auth', 'Text.'),
  'changelog.mdx': page('Changelog', 'Text.'),
  'v1/index.mdx': page('Home', 'Text.'),
  'v1/auth.mdx': page('Auth', 'Text.'),
  'v1/start.mdx': page('Start', 'Text.')
}

test.each([
  '<a href="/auth">v2 docs</a>',
  'See <a href={"/auth"}>version 2</a>.',
  '<Card href="/auth">v2</Card>',
  '[x](/auth "the v2 docs")',
  'Docs of the next major release: [Auth](/auth)',
  'In 2.x [Auth](/auth)',
  'Since 2.0.0, [Auth](/auth)',
  '<Warning>\n  You are viewing old docs.\n\n  [Read the up-to-date page](/auth)\n</Warning>',
  '<Note>\n  This page changed in v2.\n\n  [Auth](/auth)\n\n  Text.\n</Note>',
  `| v1 | v2 |\n|---|---|\n${'| a | b |\n'.repeat(6)}| [A](/v1/auth) | [A](/auth) |`
])('accepts a link around which the text names the other version: %s', async text => {
  const change = { 'v1/start.mdx': page('Start', `Word.\n\n${text}\n\nWord.`) }
  expect((await otherVersions(VERSIONED, change)).found).toEqual([])
})

test.each([
  '[Auth](/auth)',
  'With Python 2.7, see [Auth](/auth).',
  '<a href="/auth">Auth</a>',
  'The v2 docs are elsewhere.\n\nWord.\n\n[Auth](/auth)',
  '<Note>\n  New in v2.\n</Note>\n\nWord.\n\n[Auth](/auth)',
  '<a href="/v2">Auth</a> and [Auth](/auth)',
  '| v2 |\n|---|\n\nWord.\n\n[Auth](/auth)'
])('reports a link to another version, although a page is listed in both: %s', async text => {
  const { found, fixes } = await otherVersions(VERSIONED, { 'v1/start.mdx': page('Start', text) })
  expect(found).toEqual([expect.stringMatching(/^v1\/start\.mdx:\d+ \/auth \/v1\/auth$/)])
  expect(fixes).toEqual(['/v1/auth'])
})

test('reports no link whose counterpart is about something else, and accepts a similar text with another title', async () => {
  const base: Files = {
    'docs.json': settings({
      versions: [
        { version: '2.0', pages: ['install', 'auth', 'run'] },
        { version: '1.0', pages: ['legacy/cli/install', 'legacy/cli/auth', 'legacy/cli/run'] }
      ]
    }),
    'install.mdx': page('Install the server', words('a')),
    'auth.mdx': page('Authenticate with the API', `${words('b')}\n\n## Keys\n\nText.`),
    'run.mdx': page('Run a command', words('c')),
    'legacy/cli/install.mdx': page('Install', words('d')),
    'legacy/cli/auth.mdx': page('Log in', `${words('e')}\n\n## Keys\n\nText.`),
    'legacy/cli/run.mdx': page('Running', `${words('c')} more words`)
  }
  const text = `${words('d')}\n\n[Keys](/auth#keys), [run](/run)`
  const { found } = await otherVersions(base, { 'legacy/cli/install.mdx': page('Install', text) })
  expect(found).toEqual(['legacy/cli/install.mdx:7 /run /legacy/cli/run'])
})

test('reports no translation in a folder that does not mirror the linked page', async () => {
  const base: Files = {
    'docs.json': settings({
      languages: [
        { language: 'en', pages: ['auth', 'start'] },
        { language: 'es', pages: ['es/api/auth', 'es/api/start'] }
      ]
    }),
    'auth.mdx': page('Log in', words('a')),
    'start.mdx': page('Start', words('b')),
    'es/api/auth.mdx': page('Llaves', words('c')),
    'es/api/start.mdx': page('Inicio', words('d'))
  }
  expect((await otherVersions(base, { 'es/api/start.mdx': page('Inicio', '[x](/auth)') })).found).toEqual([])
})

test('reports a link in a snippet of several pages of a language, also if the snippet is on the linked page', async () => {
  const text = 'import S from "/snippets/s.mdx"\n\n<S />'
  const change = {
    'snippets/s.mdx': '[x](/auth)\n',
    'es/auth.mdx': page('Llaves', text),
    'es/start.mdx': page('Inicio', text)
  }
  expect((await otherVersions(TRANSLATED, change)).found).toEqual(['snippets/s.mdx:1 /auth /es/auth'])
  const { 'es/start.mdx': _, ...onlyOwn } = change
  expect((await otherVersions(TRANSLATED, onlyOwn)).found).toEqual([])
})

test('finds the folder of a part without the pages that several parts list', () => {
  const listed = ['en', 'es'].flatMap(language =>
    [`${language}/a`, `${language}/index`, 'shared'].map(name => ({ name, part: language }))
  )
  const place = { file: 'docs.json', line: 1, column: 1 }
  const parts = new NavigationParts({
    navigation: listed.map(({ name, part }) => ({ page: name, part, hidden: false, place, sections: [part] }))
  })
  expect(parts.counterpart('en/a', 'en', 'es')).toBe('es/a')
  expect(parts.counterpart('shared', 'en', 'es')).toBeUndefined()
  expect([...parts.of('es/removed')]).toEqual(['es'])
})
