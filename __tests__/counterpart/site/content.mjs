const NAME = 'Counterpart — Docs'

export const docsConfig = {
  theme: 'mint',
  name: NAME,
  description: 'Everything about the counterpart: größer, 東京, “quoted” & <tagged>.',
  colors: { primary: '#16A34A' },
  favicon: '/favicon.png',
  logo: { light: '/images/logo.png', dark: '/images/logo-dark.png' },
  background: { image: { light: '/images/canvas.png', dark: '/images/canvas.png' } },
  fonts: { family: 'Counterpart Text', source: 'fonts/text.ttf', format: 'truetype', weight: 400 },
  styling: { codeblocks: 'system' }
}

const PROSE =
  'Größe, naïveté, 東京 and 😀 take more bytes than characters — a length in characters ends too early. '.repeat(
    4
  )
const ROWS =
  '4d:T3a04,not a row\n:HL["/_next/static/chunks/none.css","style"]\n0:{"b":"x"}\nself.__next_f.push([1,"1:I[1,[]]\\n"])'
const IN_CODE = '<a href="/about">About</a>\n<script src="/_next/static/chunks/none.js"></script>'

const PADDING = `// ${'The service writes longer programs than this one. '.repeat(20)}\n`

/**
 * Element names in angle brackets stand for JSX that the author wrote. The client can replace all other elements. The
 * service replaces images with a component.
 */
const PAGES = [
  page('index', 'Introduction', 'Begin here.', [
    ['p', {}, PROSE],
    ['p', {}, 'A link of Markdown to ', ['a', { id: 'text-link', href: '/guides/a' }, 'guide A'], '.'],
    ['p', {}, 'A link of JSX to ', ['<a>', { id: 'raw-mdx-link', href: '/about' }, 'about'], '.'],
    [
      '<img>',
      { alt: 'Hero', src: '/images/hero.png', srcSet: '/images/hero.png 1x, /images/hero-2x.png 2x' }
    ],
    ['OptimizedImage', { alt: 'Photo', src: '/images/photo.png', className: 'photo' }],
    ['Illustration', { alt: 'Drawing', src: '/images/drawing.png' }],
    ['Card', { title: 'Quickstart', href: '/quickstart' }, 'Five minutes.']
  ]),
  page('quickstart', 'Quickstart — schnell', 'Läuft in fünf Minuten.', [
    ['h2', { id: 'install' }, 'Install'],
    ['p', {}, PROSE],
    ['pre', {}, ['code', { className: 'language-html' }, IN_CODE]],
    ['Note', {}, ['p', {}, 'The path /_next/ is of the framework, and href: "/about" is text.']],
    ['p', {}, ['a', { href: '/guides' }, 'Guides'], ' and ', ['a', { href: '/files/prices.csv' }, 'prices']]
  ]),
  page('about', 'About', 'Who we are.', [
    ['p', {}, PROSE],
    ['p', {}, ['<a>', { href: 'https://example.com/about' }, 'Elsewhere'], ['a', { href: '#top' }, 'Top']]
  ]),
  page('guides/index', 'All guides', 'A page of a folder.', [
    [
      'ul',
      {},
      ['li', {}, ['a', { href: '/guides/a' }, 'A']],
      ['li', {}, ['a', { href: '/guides/rows' }, 'Rows']]
    ]
  ]),
  page('guides/a', 'Guide A', 'The first guide.', [
    ['h2', { id: 'größe' }, 'Größe'],
    ['p', {}, PROSE.repeat(20)],
    ['table', {}, ['tbody', {}, ['tr', {}, ['td', {}, 'Cell'], ['td', {}, '東京']]]]
  ]),
  page('guides/rows', 'Text like rows', 'Its code looks like data of the page.', [
    ['pre', {}, ['code', { className: 'language-text' }, ROWS]],
    ['p', {}, ROWS.repeat(12)]
  ]),
  page('guides/docs/image', 'An image below docs', 'Its path begins like a base path.', [
    ['<img>', { alt: 'Below docs', src: '/docs/x.png' }],
    ['p', {}, 'See ', ['a', { href: '/guides/a#größe' }, 'the size'], '.']
  ]),
  page('api/create', 'Create', 'POST /things', [
    ['p', {}, PROSE],
    ['Note', {}, 'Generated from OpenAPI.']
  ]),
  page('api/delete', 'Delete', null, [
    ['<p>', {}, 'No description.'],
    ['OptimizedImage', { src: '/images/photo.png' }]
  ])
]

/** The pages in navigation order. The routes of the export are `/` and these paths. */
export const NAVIGATION = [
  { group: 'Get started', pages: ['index', 'quickstart', 'about'] },
  { group: 'Guides — alle', pages: ['guides/index', 'guides/a', 'guides/rows', 'guides/docs/image'] },
  { group: 'API', pages: ['api/create', 'api/delete'] }
]

const find = path => PAGES.find(each => each.path === path)

export const docsNavWithMetadata = {
  global: null,
  tabs: [
    {
      tab: 'Documentation',
      groups: NAVIGATION.map(({ group, pages }) => ({
        group,
        pages: pages.map(path => {
          const { title, description } = find(path)
          return { title, description, href: `/${path}` }
        })
      }))
    }
  ]
}

export function pageAt(slug = ['index']) {
  const path = slug.join('/')
  return find(path) ?? find(`${path}/index`)
}

export const CUSTOM_CSS = [
  {
    path: 'style.css',
    text: `#navbar { background: url(/images/background.png) }\n.quote::before { content: "“" }\n/* ${'größer '.repeat(160)}*/`
  }
]

/** The second file is a build script that the authors did not mean to publish. */
export const CUSTOM_JS = [
  {
    path: 'analytics.js',
    text: `document.documentElement.dataset.customScript = "ran" // ${'—'.repeat(1100)}`
  },
  {
    path: 'scripts/build-pages.js',
    text: `if (typeof require === "function") {\n  const fs = require("fs")\n  fs.writeFileSync("out.html", "<a href=\\"/about\\">")\n}\n${'// größer\n'.repeat(200)}`
  }
]

/** Fonts of the settings, which a script loads. A server component writes the text of the first script as a child. */
const fontScript = (family, file) => `(function(){
  var style = document.createElement("style");
  style.textContent = "@font-face{font-family:'${family}';src:url('/fonts/${file}') format('truetype');font-display:block}";
  document.head.appendChild(style);
  document.fonts.load("1em '${family}'");
})();`
export const BODY_FONT = fontScript('Counterpart Body', 'body.ttf')
export const HEADING_FONT = fontScript('Counterpart Heading', 'heading.ttf')

function page(path, title, description, blocks) {
  const compiled = compile(blocks)
  // The program of this page is so short that it is not in a row of its own.
  return { path, title, description, compiled: path === 'api/delete' ? compiled : compiled + PADDING }
}

/** Writes a page as the function body that MDX compilers generate. */
function compile(blocks) {
  const names = new Set()
  const collect = node => {
    if (typeof node === 'string') return
    names.add(node[0])
    node.slice(2).forEach(collect)
  }
  blocks.forEach(collect)
  const elements = [...names].filter(name => /^[a-z]/.test(name))
  const components = [...names].filter(name => /^[A-Z]/.test(name))
  const write = node => {
    if (typeof node === 'string') return JSON.stringify(node)
    const [name, props, ...children] = node
    const type = name.startsWith('<') ? JSON.stringify(name.slice(1, -1)) : nameOf(name)
    const own = Object.entries(props).map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`)
    if (children.length === 1) own.push(`  children: ${write(children[0])}`)
    if (children.length > 1) own.push(`  children: [${children.map(write).join(', ')}]`)
    return `${children.length > 1 ? '_jsxs' : '_jsx'}(${type}, {\n${own.join(',\n')}\n})`
  }
  const nameOf = name => (components.includes(name) ? name : `_components.${name}`)
  const given = components.length > 0 ? `, {${components.join(', ')}} = _components` : ''
  return `"use strict";
const {Fragment: _Fragment, jsx: _jsx, jsxs: _jsxs} = arguments[0];
const {useMDXComponents: _provideComponents} = arguments[0];
function _createMdxContent(props) {
  const _components = {
${elements.map(name => `    ${name}: ${JSON.stringify(name)},\n`).join('')}    ..._provideComponents(),
    ...props.components
  }${given};
${components.map(name => `  if (!${name}) _missingMdxReference("${name}", true);\n`).join('')}  return _jsxs(_Fragment, {
    children: [${blocks.map(write).join(', "\\n", ')}, "\\n"]
  });
}
function MDXContent(props = {}) {
  const {wrapper: MDXLayout} = {
    ..._provideComponents(),
    ...props.components
  };
  return MDXLayout ? _jsx(MDXLayout, {
    ...props,
    children: _jsx(_createMdxContent, {
      ...props
    })
  }) : _createMdxContent(props);
}
return {
  default: MDXContent
};
function _missingMdxReference(id, component) {
  throw new Error("Expected " + (component ? "component" : "object") + " \`" + id + "\` to be defined.");
}
`
}
