import { expect, test } from '@jest/globals'
import { ClientMove } from '../../../../src/finish/move/client.ts'

/** The shapes that every client has, so that only the given code can be a problem. */
const ROUTER =
  'a.addPathPrefix)(e,"");b.addPathPrefix)(e,"");a.pathHasPrefix)(e,"");b.pathHasPrefix)(e,"");' +
  'function n(e){return e}Object.defineProperty(t,"__esModule",{value:!0}),Object.defineProperty(t,"removeBasePath",{enumerable:!0,get:function(){return n}});'.repeat(
    2
  ) +
  'e+"/_next/"+t;e+"/_next/static/"+t;e+"/_next/"+r;'

function moved(code: string): { text: string; problem: string | undefined } {
  const client = new ClientMove('/docs')
  client.move({ path: '_next/static/chunks/turbopack-1.js', text: 'let t="/_next/",r=1' }, () => true)
  client.move({ path: '_next/static/chunks/2.js', text: ROUTER }, () => true)
  const text = client.move({ path: '_next/static/chunks/3.js', text: code }, () => true)
  return { text, problem: client.problem?.message }
}

test.each([
  ['a={BASE_PATH:b(c.default.env.NEXT_PUBLIC_BASE_PATH??"")}', 'a={BASE_PATH:b("/docs"??"")}'],
  ['a={BASE_PATH:sW(sK.default.env.NEXT_PUBLIC_BASE_PATH??""),B:1}', 'a={BASE_PATH:sW("/docs"??""),B:1}'],
  ['let a=$.default.env.NEXT_PUBLIC_BASE_PATH??"";', 'let a="/docs"??"";'],
  ['a=null!=(b=c.default.env.NEXT_PUBLIC_BASE_PATH)?b:""', 'a=null!=(b="/docs")?b:""'],
  ['a=process.env.NEXT_PUBLIC_BASE_PATH||""', 'a="/docs"||""'],
  ['a={ENV:"cli",BASE_PATH:""}', 'a={ENV:"cli",BASE_PATH:"/docs"}'],
  [
    'c({client:{NEXT_PUBLIC_BASE_PATH:w,B:w},d:{NEXT_PUBLIC_BASE_PATH:y.default.env.NEXT_PUBLIC_BASE_PATH,BASE_PATH:y.default.env.BASE_PATH}});f(c.NEXT_PUBLIC_BASE_PATH)',
    'c({client:{NEXT_PUBLIC_BASE_PATH:w,B:w},d:{NEXT_PUBLIC_BASE_PATH:"/docs",BASE_PATH:y.default.env.BASE_PATH}});f(c.NEXT_PUBLIC_BASE_PATH)'
  ]
])('writes the base path into %s', (code, expected) => {
  expect(moved(code)).toEqual({ text: expected, problem: undefined })
})

test.each([
  'a={"/_next/image":"nextjs","/_next/static":"nextjs"}',
  'a="/_next/data/"+b',
  'a={BASE_PATH:b.default.env.BASE_PATH}'
])('does not change %s', code => {
  expect(moved(code)).toEqual({ text: code, problem: undefined })
})

test.each([
  ['a=b.NEXT_PUBLIC_BASE_PATH', 'no script defines it'],
  ['a({NEXT_PUBLIC_BASE_PATH:""})', 'no script defines it'],
  ['a=b.default.env["NEXT_PUBLIC_BASE_PATH"]', 'unknown form'],
  ['let{NEXT_PUBLIC_BASE_PATH:a}=b.default.env', 'unknown form'],
  ['let{NEXT_PUBLIC_BASE_PATH:a,c:d}=b.default.env', 'unknown form'],
  ['let{NEXT_PUBLIC_BASE_PATH}=b.default.env', 'unknown form'],
  ['a=window.process.env.NEXT_PUBLIC_BASE_PATH', 'unknown form'],
  ['b.default.env.NEXT_PUBLIC_BASE_PATH=a', 'unknown form']
])('refuses %s by the name of the variable and the script', (code, reason) => {
  const { problem } = moved(code)
  expect(problem).toContain('_next/static/chunks/3.js reads NEXT_PUBLIC_BASE_PATH')
  expect(problem).toContain(reason)
  const defined = moved(`${code};c.default.env.NEXT_PUBLIC_BASE_PATH??""`).problem
  if (reason === 'unknown form') expect(defined).toContain(reason)
  else expect(defined).toBeUndefined()
})

test('refuses an address that the client may request', () => {
  expect(moved('a={b:"/_next/static"}').problem).toContain('unknown form: "/_next/static"')
})
