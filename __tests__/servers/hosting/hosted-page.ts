import MarkdownIt from 'markdown-it'
import type { HostedSource } from './hosted-source.ts'

/** What the service knows of one build of the site. */
export interface SiteState {
  name: string
  /** The newest build of the site, such as `698b4973a98d5d8909504f8e:success`. */
  buildId: string
  gitSource: { owner: string; repo: string; deployBranch: string; contentDirectory: string }
  navigation: { title: string; href: string }[]
  /** The navigation of docs.json, with an object instead of each page, as the data for the client has it. */
  menu: unknown
}

const markdown = new MarkdownIt({ html: true, linkify: false })
markdown.renderer.rules['paragraph_open'] = (tokens, at) =>
  tokens[at]?.hidden === true ? '' : '<span data-as="p">'
markdown.renderer.rules['paragraph_close'] = (tokens, at) => (tokens[at]?.hidden === true ? '' : '</span>\n')
markdown.renderer.rules['fence'] = (tokens, at) => {
  const { content = '', info = '' } = tokens[at] ?? {}
  const language = escapeHtml(info.split(' ')[0] ?? '')
  const lines = content
    .replace(/\n$/, '')
    .split('\n')
    .map(line => `<span class="line">${colored(line)}</span>`)
  return `<div class="code-block" language="${language}"><div data-floating-buttons="true"><button data-testid="copy-code-button" aria-label="Copy the contents from the code block"></button><div aria-hidden="true">Copy</div></div><div data-component-part="code-block-root" tabindex="0"><pre language="${language}"><code language="${language}">${lines.join('\n')}\n</code></pre></div></div>\n`
}

/** The tokens of a line have elements of their own, as a syntax highlighter writes them. */
function colored(line: string): string {
  const parts = line.match(/\s*[\w-]+|[^\w]+?(?=\s*\w|$)/g) ?? []
  return parts
    .map(part => `<span style="color:#1F2328;--shiki-dark:#D4D4D4">${escapeHtml(part)}</span>`)
    .join('')
}

/** The page as the service serves it. The shape is that of captured pages, without their style sheets and scripts. */
export function hostedHtml(path: string, source: HostedSource, site: SiteState, builtAt: Date): string {
  const title = escapeHtml(source.title)
  const content = contentHtml(source.body)
  const description =
    source.description === ''
      ? ''
      : `<div class="mt-2 text-lg prose"><p>${escapeHtml(source.description)}</p></div>`
  return [
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>${title} - ${escapeHtml(site.name)}</title>`,
    '<meta name="generator" content="Mintlify"/></head><body><div hidden=""><!--$--><!--/$--></div>',
    '<script>((a,b)=>{})("class","theme")</script><div id="navbar"><div id="navbar-transition"></div>',
    '<button id="search-bar-entry" type="button" aria-label="Open search">Search...</button>',
    '<button id="search-bar-entry-mobile" type="button" aria-label="Open search"></button></div>',
    `<div id="sidebar"><div id="sidebar-content"><div id="navigation-items">${sidebar(site)}</div></div></div>`,
    '<div id="content-container"><div id="content-side-layout"><div id="table-of-contents-layout">',
    `<div id="table-of-contents">On this page<ul id="table-of-contents-content">${tableOfContents(content)}</ul></div>`,
    '</div></div><div class="relative grow" id="content-area"><header id="header" class="relative leading-none">',
    '<div class="mt-0.5 space-y-2.5"><div class="eyebrow h-5">Guides</div>',
    `<div class="flex"><h1 id="page-title">${title}</h1></div></div>${description}</header>`,
    `<div class="mdx-content relative" data-page-title="${title}" data-page-href="/${escapeHtml(path)}" id="content">`,
    `${content}</div><div id="pagination"><a href="/next"><span>Next page</span></a></div>`,
    '<div class="chat-assistant-floating-input">',
    '<textarea id="chat-assistant-textarea" aria-label="Ask a question..."></textarea></div></div></div>',
    '<footer id="footer"><a href="https://example.com">Powered by</a></footer>',
    `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${flightScripts(path, source, site, builtAt)}`,
    '</body></html>'
  ].join('')
}

function sidebar({ navigation }: SiteState): string {
  return navigation
    .map(({ title, href }) => [escapeHtml(title), escapeHtml(href)])
    .map(([title, href]) => `<li id="${href}" data-title="${title}"><a href="${href}">${title}</a></li>`)
    .join('')
}

/** The headings stand in front of the content once more. */
function tableOfContents(content: string): string {
  return [...content.matchAll(/<h[23] id="([^"]*)">.*?<span class="cursor-pointer">(.*?)<\/span>/g)]
    .map(([, id, text]) => `<li><a href="#${id}">${text}</a></li>`)
    .join('')
}

const CALLOUTS = new Set(['Note', 'Info', 'Tip', 'Check', 'Warning', 'Danger'])

function contentHtml(body: string): string {
  const text = body
    .replaceAll(/^export const [^]*?^};?$/gm, '')
    .replaceAll(/<(\w+)([^<>]*?)\/?>/g, (tag, name: string, rest: string) => {
      if (!/^[A-Z]/.test(name)) return tag
      // The type of a callout is not in its text.
      if (CALLOUTS.has(name))
        return `<div class="callout" data-callout-type="${name.toLowerCase()}"><div data-component-part="callout-icon"><svg aria-label="${name}"></svg></div>`
      const shown = /\btitle="([^"]*)"/.exec(rest)?.[1] ?? ''
      return `<div class="${name.toLowerCase()}">${shown === '' ? '' : `<div data-component-part="title">${shown}</div>`}${tag.endsWith('/>') ? '</div>' : ''}`
    })
    .replaceAll(/<\/[A-Z]\w*>/g, '</div>')
    .replaceAll(/^[ \t]+(?=\S)/gm, '')
  return markdown.render(text).replaceAll(/<h(\d)>(.*?)<\/h\1>/g, (_, level: string, inner: string) => {
    const id = inner
      .replaceAll(/<[^>]*>/g, '')
      .toLowerCase()
      .replaceAll(/[^\w]+/g, '-')
    return `<h${level} id="${id}"><div class="absolute" tabindex="-1"><a href="#${id}" aria-label="Navigate to header">\u200B<div></div></a></div><span class="cursor-pointer">${inner}</span></h${level}>`
  })
}

/** The data of the page for the client, in several parts that do not end where rows end. */
function flightScripts(path: string, source: HostedSource, site: SiteState, builtAt: Date): string {
  const pageMetadata = {
    title: source.title,
    description: source.description || null,
    href: `/${path}`,
    hidden: source.hidden
  }
  const rows = [
    ['1', '$Sreact.fragment'],
    [
      '16',
      [
        '$',
        '$L2a',
        null,
        {
          subdomain: 'acme',
          actualSubdomain: 'acme',
          gitSource: { type: 'github', ...site.gitSource, isPrivate: false },
          buildId: site.buildId,
          clientVersion: '0.0.2471',
          docsNavWithMetadata: site.menu
        }
      ]
    ],
    [
      '1b',
      [
        '$',
        '$L40',
        null,
        {
          value: {
            pageMetadata,
            lastModified: builtAt.toISOString(),
            description: source.description || null
          }
        }
      ]
    ],
    [
      '1e',
      {
        metadata: [['$', 'title', '0', { children: `${source.title} - ${site.name}` }]],
        error: null,
        digest: '$undefined'
      }
    ]
  ] as const
  const text = rows.map(([id, value]) => `${id}:${JSON.stringify(value)}\n`).join('')
  const parts = text.match(/[^]{1,300}/g) ?? []
  return parts
    .map(part => `<script>self.__next_f.push([1,${inScript(JSON.stringify(part))}])</script>`)
    .join('')
}

/** The page as Markdown, as the service serves it at `PAGE.md`. */
export function hostedMarkdown(source: HostedSource, origin: string): string {
  const index = `> ## Documentation Index\n> Fetch the complete documentation index at: ${origin}/llms.txt\n> Use this file to discover all available pages before exploring further.\n`
  const body = source.body
    .replaceAll(/^```(\w+)(.*)$/gm, '```$1 $2 theme={"theme":{"light":"github-light","dark":"dark-plus"}}')
    .replaceAll(/^(\s*)- /gm, '$1* ')
    .replaceAll(/!\[([^\]]*)\]\((\/[^)]*)\)/g, (_, text: string, image: string) => {
      return `<img src="https://mintcdn.com/acme/x${image}?fit=max" alt="${text}" data-path="${image.slice(1)}" />`
    })
  return [
    index,
    `# ${source.title}\n`,
    ...(source.description === '' ? [] : [`> ${source.description}\n`]),
    `${body}\n`
  ].join('\n')
}

function inScript(text: string): string {
  return text.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
