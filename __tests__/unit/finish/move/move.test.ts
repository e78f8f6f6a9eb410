import { describe, expect, test } from '@jest/globals'
import { applyPageEdits } from '../../../../src/finish/flight/flight.ts'
import { moveRows } from '../../../../src/finish/move/data-rows.ts'
import { moveMarkup } from '../../../../src/finish/move/markup.ts'
import { FileMover } from '../../../../src/finish/move/file-mover.ts'
import { movePage } from '../../../../src/finish/move/page-move.ts'
import { movePageProgram } from '../../../../src/finish/move/page-program.ts'
import { movedDestination, moveRedirectPage } from '../../../../src/finish/move/redirects.ts'
import { moveSiteFile } from '../../../../src/finish/move/site-files.ts'
import { SiteMap } from '../../../../src/site/addresses/site-map.ts'
import { redirectPages } from '../../../../src/site/redirects/redirect-pages.ts'
import { parseRedirects } from '../../../../src/site/redirects/redirects.ts'
import { Problem } from '../../../../src/runtime/problem.ts'

const PROGRAM = '"use strict";\nconst {jsx: _jsx} = arguments[0];\n'

const movedHtml = (html: string) => {
  const page = Buffer.from(html)
  return applyPageEdits(page, moveMarkup(page, '/docs').edits).toString()
}

describe('adding the base path to addresses in HTML', () => {
  test.each([
    ['<a href="/">', '<a href="/docs/">'],
    ["<a HREF='/x?a=1&amp;b=2'>", "<a HREF='/docs/x?a=1&#38;b=2'>"],
    ['<a href=/x>', '<a href=/docs/x>'],
    ['<a href=" /größe">', '<a href=" /docs/größe">'],
    ['<a href="&#47;x">', '<a href="/docs/x">'],
    [
      '<img srcset="/a.png 1x, https://x.example/b.png 2x,/c.png 3x">',
      '<img srcset="/docs/a.png 1x, https://x.example/b.png 2x,/docs/c.png 3x">'
    ],
    ['<p style="background:url(&quot;/a.png&quot;)">', '<p style="background:url(&#34;/docs/a.png&#34;)">'],
    [
      '<style>@import "/a.css";b{c:url(/d);content:"url(/e)"}/*url(/f)*/</style>',
      '<style>@import "/docs/a.css";b{c:url(/docs/d);content:"url(/e)"}/*url(/f)*/</style>'
    ],
    [
      '<style>a{b:image-set("/c.png" 1x, url(/d.png) type("/e") 2x,\'f.png\' 3x)}</style>',
      '<style>a{b:image-set("/docs/c.png" 1x, url(/docs/d.png) type("/e") 2x,\'f.png\' 3x)}</style>'
    ],
    [
      '<meta http-equiv="refresh" content="0; url=/x">',
      '<meta http-equiv="refresh" content="0; url=/docs/x">'
    ],
    ['<meta property="og:image" content="/a.png">', '<meta property="og:image" content="/docs/a.png">'],
    ['<svg><use xlink:href="/a.svg#b"/></svg>', '<svg><use xlink:href="/docs/a.svg#b"/></svg>'],
    ['<object data="/a.pdf">', '<object data="/docs/a.pdf">'],
    [
      '<script>var b="";x("data-current-path",b)</script>',
      '<script>var b="/docs";x("data-current-path",b)</script>'
    ],
    [
      '<script>(self.__next_s=self.__next_s||[]).push(["/a.js",{}])</script>',
      '<script>(self.__next_s=self.__next_s||[]).push(["/docs/a.js",{}])</script>'
    ]
  ])('changes %s', (html, expected) => {
    expect(movedHtml(html)).toBe(expected)
  })

  test.each([
    '<a href="//host/x">',
    '<a href="/\\host/x">',
    '<a href="x">',
    '<a href="#x">',
    '<a href="https://host/x">',
    '<img src="data:image/png;base64,/9j/">',
    '<meta name="description" content="/about is a page">',
    '<li id="/about" data-title="/about">',
    '<p>href="/about"</p>',
    '<pre>&lt;a href="/about"&gt;</pre>',
    '<!--<a href="/about">-->',
    '<textarea><a href="/about"></textarea>',
    '<script>var a = \'<a href="/about">\', b=""</script>',
    '<p title=\'<a href="/about">\'>'
  ])('does not change %s', html => {
    expect(movedHtml(html)).toBe(html)
  })
})

describe('a script that loads files of the site', () => {
  const move = { base: '/docs', isFile: (path: string) => path === '/fonts/a.woff2', uses: {} }
  const css = `b{src:url('/fonts/a.woff2')}c{src:url("/fonts/none.woff2")}`
  const script = `x.textContent=${JSON.stringify(css)};y="a & /fonts/a.woff2"`
  const written = (value: unknown) => JSON.stringify(value).replaceAll('&', String.raw`\u0026`)
  const early = written({ children: script, id: 'fonts' })
  const pageWith = (html: string, data: string) =>
    Buffer.from(`<script>${html}</script><script>self.__next_f.push([1,${written(data)}])</script>`)

  test.each([
    ['is the child of an element', script, `5:["$","script",null,{"children":${JSON.stringify(script)}}]\n`],
    [
      'is in a script that Next.js packs',
      `(self.__next_s=self.__next_s||[]).push([0,${early}])`,
      `5:["$","$L7",null,{"id":"fonts","children":${JSON.stringify(script)}}]\n`
    ],
    ['has a row of its own', script, `5:T${Buffer.byteLength(script).toString(16)},${script}`]
  ])('has the same text in the markup and in the data if it %s', (_, html, data) => {
    const moved = movePage(pageWith(html, data), move)
    if (moved instanceof Problem) throw new Error(moved.message)
    const text = moved.toString()
    expect(text.split('/docs/fonts/a.woff2')).toHaveLength(3)
    expect(text.split(`url('/fonts/a.woff2')`)).toHaveLength(1)
    // This file is not in the site, and the last address is not in a style sheet.
    expect(text.split('/fonts/none.woff2')).toHaveLength(3)
    expect(text.match(/& \/fonts|u0026 \/fonts/g)).toHaveLength(2)
  })

  test('is refused if the data does not contain its text', () => {
    const moved = movePage(pageWith(script, '5:["$","$L7",null,{"fonts":"/fonts/a.woff2"}]\n'), move)
    expect(moved).toBeInstanceOf(Problem)
    expect((moved as Problem).message).toContain('x.textContent=')
  })

  test('is changed in a page without data', () => {
    const page = Buffer.from(`<script>${script}</script>`)
    const expected = page.toString().replace('/fonts/a', '/docs/fonts/a')
    expect(movePage(page, move)).toEqual(Buffer.from(expected))
  })
})

describe('adding the base path to addresses in page data rows', () => {
  const moved = (tag: string, text: string, id = '5') => {
    const move = {
      base: '/docs',
      texts: new Map([['a{b:url(/c)}', 'moved']]),
      isFile: (path: string) => path !== '/none.js',
      uses: {}
    }
    const rows = moveRows([{ id, tag, text }], move)
    return rows instanceof Problem ? rows : rows[0]?.text
  }

  test.each([
    ['I', '[7,["/_next/a.js","/_next/b.js"],"A",1]', '[7,["/docs/_next/a.js","/docs/_next/b.js"],"A",1]'],
    ['H', 'L["/_next/a.css","style"]', 'L["/docs/_next/a.css","style"]'],
    [
      '',
      '["$","a",null,{"href":"/x","children":["$","img","k",{"src":"/y","srcSet":"/y 1x"}]}]',
      '["$","a",null,{"href":"/docs/x","children":["$","img","k",{"src":"/docs/y","srcSet":"/docs/y 1x"}]}]'
    ],
    [
      '',
      '["$","p",null,{"style":{"background":"url(/a.png)"}}]',
      '["$","p",null,{"style":{"background":"url(/docs/a.png)"}}]'
    ],
    [
      '',
      '["$","meta","1",{"name":"msapplication-config","content":"/a.xml"}]',
      '["$","meta","1",{"name":"msapplication-config","content":"/docs/a.xml"}]'
    ],
    [
      '',
      '["$","style",null,{"dangerouslySetInnerHTML":{"__html":"a{b:url(/c)}"}}]',
      '["$","style",null,{"dangerouslySetInnerHTML":{"__html":"moved"}}]'
    ],
    ['T', 'a{b:url(/c)}', 'moved'],
    [
      '',
      JSON.stringify(['$', '$L5', null, { source: `${PROGRAM}_jsx("img", {src: "/x"})` }]),
      JSON.stringify(['$', '$L5', null, { source: `${PROGRAM}_jsx("img", {src: "/docs/x"})` }])
    ]
  ])('changes %s%s', (tag, text, expected) => {
    expect(moved(tag, text)).toBe(expected)
  })

  test.each([
    ['', '["$","$L5",null,{"href":"/x"}]'],
    ['', '["$$","a",null,{"href":"/x"}]'],
    ['', '{"docsNavWithMetadata":{"pages":[{"href":"/x","title":"/x"}]}}'],
    ['', '["$","a",null,{"href":"$12"}]'],
    ['', '["$","meta","1",{"name":"description","content":"/about"}]'],
    ['T', 'href="/about" /_next/static'],
    ['E', '{"digest":"/x"}']
  ])('does not change %s%s', (tag, text) => {
    expect(moved(tag, text)).toBe(text)
  })

  const settings = (docsConfig: object, props: object = {}) =>
    JSON.stringify(['$', '$L5', null, { value: { docsConfig }, ...props }])
  const font = (source: string) => ({ family: 'A', source, format: 'woff2', weight: 400 })

  test.each([
    [
      settings({ logo: { light: '/a.png', dark: '/b.png', href: '/x' } }),
      settings({ logo: { light: '/docs/a.png', dark: '/docs/b.png', href: '/x' } })
    ],
    [settings({ logo: '/a.png' }), settings({ logo: '/docs/a.png' })],
    [
      settings({ background: { image: '/a.png', color: { dark: '/b' } } }),
      settings({ background: { image: '/docs/a.png', color: { dark: '/b' } } })
    ],
    [
      settings({ background: { image: { light: '/a.png', dark: '/b.png' } } }),
      settings({ background: { image: { light: '/docs/a.png', dark: '/docs/b.png' } } })
    ],
    [settings({ fonts: font('fonts/a.woff2') }), settings({ fonts: font('docs/fonts/a.woff2') })],
    [
      settings({ fonts: { heading: font('fonts/a.woff2'), body: font('own.ttf') } }),
      settings({ fonts: { heading: font('docs/fonts/a.woff2'), body: font('docs/own.ttf') } })
    ],
    [
      settings({}, { fonts: font('fonts/a.woff2'), theme: 'mint', subdomain: '$undefined' }),
      settings({}, { fonts: font('docs/fonts/a.woff2'), theme: 'mint', subdomain: '$undefined' })
    ]
  ])('changes files in settings that the client passes on: %s', (text, expected) => {
    expect(moved('', text)).toBe(expected)
  })

  test.each([
    settings({ logo: '$12:props:logo', fonts: '$12:props:fonts', background: '$undefined' }),
    settings({ logo: 'https://x.example/a.png', background: { image: null } }),
    settings({ logo: '/none.js', fonts: font('none.js') }),
    settings({ fonts: font('https://x.example/a.woff2'), favicon: '/favicon.png' }),
    settings({ fonts: { family: 'Inter' } }),
    settings({}, { fonts: font('fonts/a.woff2') })
  ])('does not change %s in settings', text => {
    expect(moved('', text)).toBe(text)
  })

  test.each([{ fonts: font('fonts/a.woff2') }, { fonts: '$12:props:fonts' }])(
    'reports fonts that the service loads from another host as a problem: %j',
    props => {
      expect(moved('', settings({}, { ...props, theme: 'mint', subdomain: 'acme' }))).toBeInstanceOf(Problem)
    }
  )

  test.each([
    ['a script that is not in the site', 'I', '[7,["/none.js"],"A"]'],
    ['a component without scripts', 'I', '{}'],
    ['JSON that is not compact', '', '{ "a": 1 }'],
    ['invalid JSON', '', '{"a":'],
    ['a duplicate field', '', '{"a":1,"a":2}'],
    ['JSON that is nested too deep', '', `${'['.repeat(5000)}${']'.repeat(5000)}`]
  ])('reports %s as a problem', (_, tag, text) => {
    expect(moved(tag, text)).toBeInstanceOf(Problem)
  })
})

const PATHS = ['a.png', 'b.png', 'größe/ä b.png', 'images/x.png', 'guides/x.html']
const IN_PROGRAM = {
  base: '/docs',
  uses: { Passing: 'passes', Adding: 'adds', 'Passing.img': 'passes', 'Adding.img': 'adds', img: 'passes' },
  isFile: new FileMover({ base: '/docs', paths: new Set(PATHS) }).isFile
} as const

describe('adding the base path to addresses in compiled MDX pages', () => {
  test.each([
    [
      '_jsx("a", {\n  href: "/x",\n  children: "y"\n})',
      '_jsx("a", {\n  href: "/docs/x",\n  children: "y"\n})'
    ],
    [
      '_jsxs("p", {children: [_jsx("img", {alt: "a, b", src: "/x"}), "src: \\"/y\\""]})',
      '_jsxs("p", {children: [_jsx("img", {alt: "a, b", src: "/docs/x"}), "src: \\"/y\\""]})'
    ],
    [
      '_jsx("a", {style: {a: [1, "b"]}, "href": "/ü"})',
      '_jsx("a", {style: {a: [1, "b"]}, "href": "/docs/ü"})'
    ],
    ['a = b / 2; _jsx("a", {href: "/x"}) / 3', 'a = b / 2; _jsx("a", {href: "/docs/x"}) / 3'],
    ['`${_jsx("a", {href: "/x"})}`', '`${_jsx("a", {href: "/docs/x"})}`'],
    [
      '_jsxs(Passing, {alt: "/a", src: "/x", srcSet: "/x 1x, /y 2x", href: "/z"})',
      '_jsxs(Passing, {alt: "/a", src: "/docs/x", srcSet: "/docs/x 1x, /docs/y 2x", href: "/z"})'
    ],
    [
      '_jsx(Passing, {title: "/a.png", img: "/a.png"})',
      '_jsx(Passing, {title: "/a.png", img: "/docs/a.png"})'
    ],
    ['_jsx(_components.img, {src: "/x.png"})', '_jsx(_components.img, {src: "/docs/x.png"})'],
    [`_jsx("img", {src: '/x'})`, `_jsx("img", {src: '/docs/x'})`],
    ['_jsx("img", {src: `/x`})', '_jsx("img", {src: `/docs/x`})'],
    ['_jsx("img", {src: `/images/${n}.png`})', '_jsx("img", {src: `/docs/images/${n}.png`})'],
    ['_jsx("img", {src: "/images/" + n})', '_jsx("img", {src: "/docs/images/" + n})'],
    ['_jsx("img", {src: n ? "/a" : "/b"})', '_jsx("img", {src: n ? "/docs/a" : "/docs/b"})'],
    ['_jsx(Passing, {img: n || "/a.png"})', '_jsx(Passing, {img: n || "/docs/a.png"})'],
    ['_jsx("p", {style: {background: "url(/x)"}})', '_jsx("p", {style: {background: "url(/docs/x)"}})'],
    ['_jsx(Unknown, {style: {a: "url(/x)"}})', '_jsx(Unknown, {style: {a: "url(/docs/x)"}})'],
    ['_jsx("style", {children: `a{b:url(/x)}`})', '_jsx("style", {children: `a{b:url(/docs/x)}`})']
  ])('changes %j', (code, expected) => {
    expect(movePageProgram(code, IN_PROGRAM)).toBe(expected)
  })

  test.each([
    '_jsx(_components.a, {href: "/x"})',
    '_jsx(Card, {href: "/x"})',
    '_jsx(Adding, {src: "/x"})',
    '_jsx(Unknown, {src: "x", poster: "https://x.example/"})',
    '_jsx(Passing, {src: props.src})',
    '"_jsx(\\"a\\", {href: \\"/x\\"})"',
    '\'_jsx("a", {href: "/x"})\'',
    '`_jsx("a", {href: "/x"})`',
    '// _jsx("a", {href: "/x"})',
    '/* _jsx("a", {href: "/x"}) */',
    'x = /_jsx\\("a", \\{href: "\\/x"/.test(y)',
    '_jsx("a", {children: {href: "/x"}})',
    '_jsx("a", {href: "https://x.example/"})',
    '_jsx(_components.a, {href: "/a.png"})',
    '_jsx(Card, {href: n ? "/a.png" : "/b.png"})',
    '_jsx(Adding, {img: "/a.png"})',
    '_jsx(Unknown, {img: "/none.png", icon: "github"})',
    '_jsx(Unknown, {title: "/a.png", alt: "/a.png", filename: "/a.png"})',
    '_jsx(_components.code, {children: "/a.png"})',
    '_jsxs(_Fragment, {children: ["See ", "/a.png", " and ", `/b.png`]})',
    '_jsx("p", {children: n ? "/a.png" : "/b.png"})',
    '_jsx("p", {"data-file": "/a.png"})',
    'const x = "/none.png", y = "see /a.png", guides = "/guides/", page = "/guides/x"'
  ])('does not change %s', code => {
    expect(movePageProgram(code, IN_PROGRAM)).toBe(code)
  })

  test('refuses a component that may add the base path itself, by its name', () => {
    const moved = movePageProgram('_jsx(Unknown, {\n  src: "/x"\n})', IN_PROGRAM)
    expect(moved).toBeInstanceOf(Problem)
    expect((moved as Problem).message).toContain('<Unknown> with the address "/x"')
  })

  test.each([
    ['a property of a component', '_jsx(Unknown, {img: "/a.png"})', '<Unknown> with the address "/a.png"'],
    ['a property that cannot be followed', '_jsx(Passing, {icon: "/a.png"})', '<Passing> with the address'],
    ['a list in a property', '_jsx(Passing, {img: ["/a.png"]})', 'the address "/a.png"'],
    [
      'a property of a snippet',
      'const A = p => p; _jsx(A, {path: "/a.png"})',
      '<A> with the address "/a.png"'
    ],
    ['a constant', 'const logo = "/a.png"; _jsx("img", {src: logo})', 'the address "/a.png"'],
    ['a constant in single quotes', "const logo = '/a.png'", "the address '/a.png'"],
    ['a constant that is a template', 'const logo = `/a.png?a#b`', 'the address `/a.png?a#b'],
    ['a template with a folder', 'f(`/images/${n}`)', 'the address'],
    ['a folder', 'const folder = "/images/"', 'the address "/images/"'],
    ['an encoded address', 'const a = "/gr%C3%B6%C3%9Fe/%C3%A4%20b.png"', 'the address "/gr%C3'],
    ['a list', '[{u: "/a.png"}].map(x => _jsx("img", {src: x.u}))', 'the address "/a.png"'],
    ['a list below an element', '_jsx("p", {children: ["/a.png"].map(f)})', 'the address "/a.png"'],
    ['a call', 'const load = () => fetch("/a.png")', 'the address "/a.png"'],
    ['a call in an address', '_jsx("a", {href: f("/x")})', 'the address "/x"'],
    ['an object that is spread', '_jsx("img", {...{src: "/a.png"}})', 'the address "/a.png"'],
    ['markup', '_jsx("p", {dangerouslySetInnerHTML: {__html: "<img src=\\"/a.png\\">"}})', 'the address'],
    ['a style sheet', 'const css = "a{b:url(/a.png)}"', 'the address']
  ])('refuses a file of the site in %s, by its address', (_, code, message) => {
    const moved = movePageProgram(code, IN_PROGRAM)
    expect(moved).toBeInstanceOf(Problem)
    expect((moved as Problem).message).toContain(message)
  })

  test.each(['_jsx("a", {href: "/x"', '_jsx("a", {href: "/x"]', 'a = "b\n'])('rejects %j', code => {
    expect(movePageProgram(code, IN_PROGRAM)).toBeInstanceOf(Problem)
  })

  test('takes linear time', () => {
    const code = '_jsx("a", {href: "/x", children: [`a${"b"}`, / /, 1 / 2]}),'.repeat(20_000)
    const startedAt = performance.now()
    expect(movePageProgram(code, IN_PROGRAM)).toHaveLength(code.length + 20_000 * '/docs'.length)
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  })
})

test.each([
  ['a.webmanifest', '{', '{'],
  [
    'a.svg',
    '<svg><!-- href="/x" --><a xlink:href="/x"><image href="b.png"/><text>/x é</text></a></svg>',
    '<svg><!-- href="/x" --><a xlink:href="/docs/x"><image href="b.png"/><text>/x é</text></a></svg>'
  ],
  [
    'b.svg',
    '<svg><style><![CDATA[@import "/x.css"; a{fill:url(/a#b)}]]></style><a fill="url(/x#y)">url(/z)</a></svg>',
    '<svg><style><![CDATA[@import "/docs/x.css"; a{fill:url(/docs/a#b)}]]></style><a fill="url(/docs/x#y)">url(/z)</a></svg>'
  ],
  [
    '_redirects',
    '# /a /b\n/old /new 301\n/x/* /y/:splat 302\n/e  https://e.example/x 301\n /q id=:id /p 301\n',
    '# /a /b\n/docs/old /docs/new 301\n/docs/x/* /docs/y/:splat 302\n/docs/e  https://e.example/x 301\n /docs/q id=:id /docs/p 301\n'
  ],
  [
    'a.xhtml',
    '<html><script src="/a.js"/><style>a{b:url(/c)}</style><title/><a href="/x">/y</a><a href="z"/></html>',
    '<html><script src="/docs/a.js"/><style>a{b:url(/docs/c)}</style><title/><a href="/docs/x">/y</a><a href="z"/></html>'
  ],
  ['a.txt', '/x', undefined]
])('in the file %s, adds the base path only to addresses: %j', (path, text, moved) => {
  expect(moveSiteFile(path, Buffer.from(text), '/docs', new SiteMap(new Set()))?.toString()).toBe(moved)
})

const SITE = new SiteMap(new Set(['index.html', 'guides/x.html', 'docs/own.html', 'old.html']))

test.each([
  ['/guides/x#a', '/docs/guides/x#a'],
  ['/docs/guides/x?q', '/docs/guides/x?q'],
  ['/docs', '/docs'],
  ['/docs/:slug', '/docs/docs/:slug'],
  ['/docs/own', '/docs/docs/own'],
  ['/guides/:slug*', '/docs/guides/:slug*'],
  ['/docsx', '/docs/docsx'],
  ['https://acme.example/x', 'https://acme.example/x']
])('moves the destination %s of a redirect to %s', (destination, moved) => {
  const move = { base: '/docs', site: SITE }
  expect(movedDestination(destination, move)).toBe(moved)
  const file = moveSiteFile('_redirects', Buffer.from(`/old ${destination} 301\n`), '/docs', SITE)
  expect(file).toBe(`/docs/old ${moved} 301\n`)
})

test.each([
  ['/guides/x?a=1&b=2#c', '/docs/guides/x.html?a=1&amp;b=2#c', 'https://acme.example/docs/guides/x'],
  ['/docs/guides/x', '/docs/guides/x', 'https://acme.example/docs/guides/x'],
  ['/docs/own', '/docs/docs/own.html', 'https://acme.example/docs/docs/own'],
  ['https://old.example/other/#a', 'https://old.example/other/#a', 'https://old.example/other/']
])('moves each address in a redirect page to %s', (destination, address, canonical) => {
  const from = { source: '/old', destination, permanent: true }
  const { pages } = redirectPages(
    parseRedirects([from], '/').redirects,
    [...SITE.paths].filter(path => path !== 'old.html'),
    'old.example',
    () => true
  )
  const moved = moveRedirectPage(Buffer.from(pages[0]?.text ?? ''), {
    base: '/docs',
    site: SITE,
    origin: 'https://acme.example',
    domain: 'old.example'
  })?.toString()
  expect(moved).toContain(`content="0; url=${address}"`)
  expect(moved).toContain(`<link rel="canonical" href="${canonical}">`)
  expect(moved).toContain(`<a href="${address}">${address}</a>`)
})

test.each([
  ...['<a href="../../about">', '<a href="\\about">', '<svg mask="url(/m)">', '<iframe a srcdoc="b">'],
  '<style>a{b:image-set("c.png" 1x, "/d.png" 2x)}</style>',
  '<p style="background:-webkit-image-set(&quot;/d.png&quot; 2x)">'
])('reports a problem if a moved page may refer to an address outside of the base path: %s', html => {
  const mover = new FileMover({ base: '/docs', paths: new Set() })
  expect(mover.checked('guides/a.html', html)).toBeInstanceOf(Problem)
})
