import { describe, expect, test } from '@jest/globals'
import fc from '../../../support/properties.ts'
import MarkdownIt from 'markdown-it'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { alert, code, escapeMarkdown, sentence, table } from '../../../../src/runtime/text/markdown.ts'
import { renderMarkdown } from '../../../support/markdown.ts'

interface Node {
  type: string
  value?: string
  children?: Node[]
}

function nodesOf(markdown: string): Node[] {
  const flatten = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flatten)]
  const mdastExtensions = [gfmAutolinkLiteralFromMarkdown()]
  return flatten(fromMarkdown(markdown, { extensions: [gfmAutolinkLiteral()], mdastExtensions }))
}

/** Counts the links that the GFM specification defines, plus those from a renderer with other link rules. */
function linksIn(markdown: string): number {
  const linkify = new MarkdownIt({ html: true, linkify: true })
  // GitHub does not turn a domain without a scheme, such as example.com, into a link.
  linkify.linkify.set({ fuzzyLink: false })
  const links = nodesOf(markdown).filter(({ type }) => type === 'link').length
  return links + linkify.render(markdown).split('<a ').length - 1
}

/** GitHub searches for references in the rendered page, in the decoded text between two tags. */
const REFERENCE = /(^|\W)@\w|#\d|\bGH-\d|(?<!\w)[0-9a-f]{7,40}(?!\w)/i

function referencesIn(markdown: string): string[] {
  return nodesOf(markdown).flatMap(({ type, value = '' }) =>
    type === 'text' && REFERENCE.test(value) ? [value] : []
  )
}

const LINKS = [
  'http://evil.example',
  'https://evil.example/a?b=c',
  'HTTPS://EVIL.EXAMPLE',
  'see:https://evil.example.',
  '(http://evil.example)',
  'ftp://evil.example',
  'www.evil.example',
  'WWW.evil.example/x',
  'me@evil.example',
  'first.last+tag@evil.example',
  'mailto:me@evil.example',
  'xmpp:me@evil.example/x'
]
const REFERENCES = [
  '@octocat',
  'thanks @octocat!',
  '@example/team',
  '#1',
  'example/docs#17',
  'GH-17',
  'gh-1',
  'a1b2c3d',
  '0123456789abcdef0123456789abcdef01234567',
  'example/docs@a1b2c3d4e5',
  'commit (A1B2C3D4)'
]
const PLACES: [string, (text: string) => string][] = [
  ['text', escapeMarkdown],
  ['code', code],
  ['a sentence', sentence],
  ['code in a sentence', text => sentence(`see \`${text}\``)],
  ['a table', text => table(['A'], [[escapeMarkdown(text)]])],
  ['an alert', text => alert('NOTE', [`**${escapeMarkdown(text)}**`])]
]

describe.each(PLACES)('in %s', (_place, put) => {
  test.each(LINKS.filter(text => !text.startsWith('ftp')))('escapes the link %s', text => {
    expect(linksIn(text)).toBeGreaterThan(0)
    expect(linksIn(put(text))).toBe(0)
  })

  test('creates no link for ftp://evil.example', () => {
    expect(linksIn(put('ftp://evil.example'))).toBe(0)
  })

  test.each(REFERENCES)('escapes the reference %s', text => {
    expect(referencesIn(text)).toHaveLength(1)
    expect(referencesIn(put(text))).toEqual([])
  })
})

test.each([...LINKS, ...REFERENCES])('displays %s unchanged after escaping', text => {
  expect(renderMarkdown(table(['A'], [[escapeMarkdown(text)]])).tables[0]?.[1]).toEqual([text])
})

test('escapes every combination of links, references and other text', () => {
  const part = fc.oneof(
    fc.constantFrom(...LINKS, ...REFERENCES, ...Array.from(' ./:@#_*<'), '&#64;', 'www', 'GH-'),
    fc.string({ maxLength: 4 })
  )
  const seed = 20_261_115
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), parts => {
      const text = parts.join('')
      expect(linksIn(escapeMarkdown(text))).toBe(0)
      expect(referencesIn(escapeMarkdown(text))).toEqual([])
    }),
    { seed, numRuns: 500 }
  )
})
