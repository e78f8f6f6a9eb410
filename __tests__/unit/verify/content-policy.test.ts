import { expect, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { digestServedPage } from '../../../src/review/scan/site-scanner.ts'
import { policyProblem } from '../../../src/verify/judge/headers/content-policy.ts'

const TEXT = 'self.__next_f.push([1,"1"])'
const DIGEST = `'sha256-${hash('sha256', TEXT, 'base64')}'`
const PAGE = `<link rel=stylesheet href=/a.css><style>h1{margin:0}</style><script src=/js/a.js></script><script nonce=n1>${TEXT}</script><img src="https://img.example/a.png"><script type="application/json">{}</script>`
const url = new URL('https://docs.example.com/guide')
const problem = (policy: string, { page = PAGE, hasFonts = false } = {}) =>
  policyProblem(policy, Buffer.from(page), { url, exported: undefined, hasFonts })
const REST = "; style-src 'self' 'unsafe-inline'"

test.each([
  [`script-src 'self' 'nonce-abc'`, 'inline scripts'],
  [`script-src 'self' 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='`, 'inline scripts'],
  [`script-src 'self' 'unsafe-inline' 'nonce-abc'`, 'inline scripts'],
  [`script-src 'self' 'nonce-N1'`, 'inline scripts'],
  [`script-src 'unsafe-inline' https://cdn.example`, 'scripts'],
  [`script-src 'unsafe-inline' https://docs.example.com/other/`, 'scripts'],
  [`script-src 'unsafe-inline' https://docs.example.com:8443`, 'scripts'],
  [`script-src 'strict-dynamic' 'nonce-n1' https:`, 'scripts'],
  [`script-src 'self'; script-src 'self' 'unsafe-inline'`, 'inline scripts'],
  [`default-src 'self' 'unsafe-inline', script-src 'none'`, 'scripts'],
  [`default-src https://cdn.example`, 'scripts'],
  [`style-src https://cdn.example 'unsafe-inline'`, 'style sheets'],
  [`style-src 'self'`, 'inline styles'],
  [`style-src-elem 'none'`, 'style sheets'],
  [`img-src 'self'`, 'images'],
  [`img-src 'none'`, 'images'],
  [`connect-src 'none'`, 'requests for page data'],
  [`connect-src https://api.example`, 'requests for page data'],
  [`sandbox allow-scripts`, 'scripts'],
  [`sandbox allow-same-origin`, 'scripts'],
  [`require-trusted-types-for 'script'; trusted-types 'none'`, 'scripts']
])('a policy blocks what the page needs: %s', (policy, what) => {
  const [, blocked = ''] = /blocks what the page needs: (.*)\.$/.exec(problem(policy) ?? '') ?? []
  expect(blocked.split(', ')).toContain(what)
})

test.each([
  `script-src 'self' 'nonce-n1'`,
  `script-src 'self' ${DIGEST}`,
  `script-src 'self' 'unsafe-inline'`,
  `script-src https://docs.example.com/js/ 'unsafe-inline'`,
  `script-src *.example.com 'unsafe-inline'`,
  `script-src https: 'unsafe-inline'`,
  `SCRIPT-SRC 'SELF' 'Unsafe-Inline'`,
  `default-src 'self'; script-src * 'nonce-n1'; img-src *${REST}`,
  `default-src 'self' 'unsafe-inline' https: data:; upgrade-insecure-requests`,
  `img-src https://img.example`,
  `img-src *; object-src 'none'; frame-ancestors 'none'; base-uri 'self'`,
  `sandbox allow-scripts allow-same-origin`,
  `font-src 'none'`,
  ''
])('a policy blocks nothing that the page needs: %s', policy => {
  expect(problem(policy)).toBeUndefined()
})

const SHOWN = `<script>${TEXT}</script><iframe src="https://video.example/abc"></iframe><iframe srcdoc="x"></iframe><iframe src="about:blank"></iframe><video poster="/p.png"><source src="/a.mp4"></video><img src="data:image/gif;base64,AA=="><object data="/a.pdf"></object>`
const shown = (policy: string, exported?: object) =>
  policyProblem(policy, Buffer.from(SHOWN), { url, exported, hasFonts: false, hasWorkers: true })

test.each([
  [`frame-src 'none'`, 'frames'],
  [`frame-src https://other.example`, 'frames'],
  [`child-src 'self'`, 'frames'],
  [`default-src 'self' 'unsafe-inline' data:`, 'frames'],
  [`media-src 'none'`, 'sounds or videos'],
  [`media-src https://cdn.example`, 'sounds or videos'],
  [`img-src 'self'`, 'images'],
  [`img-src *`, 'images'],
  [`img-src data:`, 'images'],
  [`object-src 'none'`, 'embedded files'],
  [`worker-src 'none'`, 'workers'],
  [`worker-src blob:`, 'workers']
])('a policy blocks what the page shows: %s', (policy, what) => {
  expect(shown(policy)).toBe(`The header Content-Security-Policy blocks what the page needs: ${what}.`)
})

test.each([
  `frame-src https://video.example; media-src 'self'; img-src 'self' data:; worker-src 'self'`,
  `frame-src https: ; default-src 'self' data: 'unsafe-inline'`,
  `default-src 'self' 'unsafe-inline' https: data: blob:`
])('a policy blocks nothing that the page shows: %s', policy => {
  expect(shown(policy)).toBeUndefined()
})

test('a policy may block what was added to a page', () => {
  expect(shown(`frame-src 'none'; img-src 'self'; media-src *; object-src *`, {})).toBeUndefined()
})

test('a nonce of all scripts is enough with strict-dynamic', () => {
  const page = PAGE.replace('<script src', '<script nonce="n1" src')
  expect(problem("script-src 'strict-dynamic' 'nonce-n1'", { page })).toBeUndefined()
})

test('fonts are needed if the export has fonts, and `style` attributes if the page has them', () => {
  expect(problem("font-src 'none'", { hasFonts: true })).toContain('fonts')
  expect(problem("style-src 'self' 'sha256-x'", { page: '<p style="color:red">' })).toContain('`style`')
  expect(problem("style-src 'self'; style-src-attr 'unsafe-inline'", { page: '<p style="color:red">' })).toBe(
    undefined
  )
})

test('in a changed page, only exported scripts and style sheets count, and policies that were added to it', () => {
  const { loads: exported } = digestServedPage(Buffer.from(PAGE))
  const context = { url, exported, hasFonts: false }
  const added = `${PAGE}<script src="https://analytics.example/a.js"></script><link rel=stylesheet href="https://x.example/a.css">`
  const self = "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'"
  expect(policyProblem(self, Buffer.from(added), context)).toBeUndefined()
  const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'nonce-x'">${PAGE}`
  expect(policyProblem('', Buffer.from(meta), context)).toContain('inline scripts')
})
