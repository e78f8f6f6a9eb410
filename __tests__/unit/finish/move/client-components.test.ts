import { expect, test } from '@jest/globals'
import { type AddressUses, addressUses } from '../../../../src/finish/move/client-components.ts'
import { ClientModules } from '../../../../src/finish/move/client-modules.ts'

/** Returns the uses in a client whose module 1 has a list of components and the given code. */
function usesIn(code: string, ...others: string[]) {
  const client = new ClientModules()
  const start = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([document.currentScript'
  const own = `1,e=>{"use strict";var t=e.i(2),r=e.i(3);${code}}`
  for (const modules of [own, '2,(e,t,r)=>{"use strict";r.jsx=function(){}}', ...others])
    client.add(`${start},${modules}]);`)
  const { img: _, ...uses } = addressUses(client)
  return uses as AddressUses
}

const IMG = '(0,t.jsx)("img",{src:e})'
const ENVIRONMENT = '3,e=>{"use strict";e.s(["NEXT_PUBLIC",()=>t]);let t={BASE_PATH:""}}'
const JOINED = '(0,t.jsx)("img",{src:`${r.NEXT_PUBLIC.BASE_PATH}${e}`})'

test.each([
  ['a function', `let a={Image:function({src:e}){return ${IMG}}}`],
  ['an arrow function', `let a={B:1,Image:({src:e,...n})=>${IMG},C:2}`],
  ['a declared function', `function n({src:e}){return ${IMG}}let a={Image:n}`],
  ['a function in a variable', `let o=1,n=({src:e})=>${IMG},a={Image:n}`],
  ['a function that React wraps', `let n=(0,t.memo)(({src:e})=>${IMG}),a={Image:n}`],
  ['a function that hands on all properties', 'let a={Image:e=>(0,t.jsx)("img",{...e})}'],
  ['a function that reads the property', 'let a={Image:e=>(0,t.jsx)("img",{src:e.src})}'],
  ['a function that compares the address', `let a={Image:({src:e})=>/^"[/]/.test(e)?${IMG}:null}`],
  ['a function that adds a query', 'let a={Image:({src:e})=>(0,t.jsx)("img",{src:`${e}?w=${9}`})}'],
  [
    'a function that shows another component',
    `let n=({src:e})=>${IMG},a={Image:({src:e})=>(0,t.jsx)(n,{src:e})}`
  ]
])('a component that is %s passes the address of an image on', (_, code) => {
  expect(usesIn(code, ENVIRONMENT)).toEqual({ Image: 'passes' })
})

test.each([
  [
    'from another module',
    'let a={Image:r.Image}',
    `3,e=>{"use strict";e.s(["Image",()=>n]);var t=e.i(2);let n=({src:e})=>${IMG}}`
  ],
  [
    'from one of several modules in the same code',
    'let a={Image:r.default}',
    `4,3,e=>{"use strict";e.s(["default",()=>o],4);var t=e.i(2);function o({src:e}){return e}e.s(["default",()=>n],3);let n=({src:e})=>${IMG}}`
  ],
  [
    'that a module exports again',
    'let a={Image:r.Image}',
    `3,e=>{"use strict";e.s(["Image",()=>t.default]);var t=e.i(4)},4,e=>{"use strict";e.s(["default",()=>n]);var t=e.i(2),n=({src:e})=>${IMG}}`
  ]
])('a component %s passes the address of an image on', (_, code, other) => {
  expect(usesIn(code, other)).toEqual({ Image: 'passes' })
})

test.each([
  ['in a template', JOINED],
  ['with a plus sign', '(0,t.jsx)("img",{src:r.NEXT_PUBLIC.BASE_PATH+e})'],
  ['with a default', '(0,t.jsx)("img",{src:(r.NEXT_PUBLIC.BASE_PATH||"")+e})'],
  ['if the address has none', '(0,t.jsx)("img",{src:e.startsWith("/")?`${r.NEXT_PUBLIC.BASE_PATH}${e}`:e})'],
  ['with a function of the router', '(0,t.jsx)("img",{src:(0,r.addBasePath)(e)})']
])('a component adds the base path %s', (_, shown) => {
  expect(usesIn(`let a={Image:({src:e})=>${shown}}`, ENVIRONMENT)).toEqual({ Image: 'adds' })
})

test.each([
  ['adds a text that may be the base path', 'let a={Image:({src:e})=>(0,t.jsx)("img",{src:n+e})}'],
  ['joins texts in another way', 'let a={Image:({src:e})=>(0,t.jsx)("img",{src:"".concat(n,e)})}'],
  [
    'adds a slash after the base path',
    'let a={Image:({src:e})=>(0,t.jsx)("img",{src:`${r.BASE_PATH}/${e}`})}'
  ],
  ['mentions the base path', `let a={Image:({src:e,basePath:n})=>${IMG}}`],
  [
    'calls a function that mentions the base path',
    'function n(e){return o(e)}let o=e=>r.NEXT_PUBLIC.BASE_PATH.concat(e),a={Image:({src:e})=>(0,t.jsx)("img",{src:n(e)})}'
  ],
  ['calls a function that is missing', `let a={Image:({src:e})=>(0,t.jsx)("img",{src:(0,r.none)(e)})}`],
  ['is from a library', 'let a={Image:t.default}'],
  ['is missing', 'let a={Image:r.Image}'],
  ['has two definitions', `let a={Image:({src:e})=>${IMG}},n={Image:({src:e})=>${JOINED}}`],
  ['shows no image', 'let a={Image:({title:e})=>(0,t.jsx)("b",{children:e})}'],
  ['is in code that cannot be read', `let a={Image:n},o="\n,n=({src:e})=>${IMG}`]
])('nothing is known about a component that %s', (_, code) => {
  expect(usesIn(code, ENVIRONMENT)).toEqual({})
})

test.each([
  [
    'shows as an image',
    '({img:e,href:n})=>(0,t.jsx)(r.Link,{basePath:n,children:(0,t.jsx)("img",{src:e})})',
    'passes'
  ],
  ['shows if it is set', '({img:e,basePath:n})=>e&&(0,t.jsx)("img",{alt:n,src:e,width:1})', 'passes'],
  [
    'shows if it is an address',
    '({img:e,basePath:n})=>e.startsWith("/")?(0,t.jsx)("img",{src:e}):n',
    'passes'
  ],
  ['adds the base path to', `({img:e,basePath:n})=>${JOINED}`, 'adds'],
  ['gives to a function', '({img:e,basePath:n})=>(0,t.jsx)("img",{src:n(e)})', undefined],
  ['changes', '({img:e,basePath:n})=>(e=n+"/x",(0,t.jsx)("img",{src:e}))', undefined]
])('follows another property, which a component %s', (_, component, use) => {
  const { 'Card.img': found } = usesIn(`let a={Card:${component}}`, ENVIRONMENT)
  expect(found).toBe(use)
})

test.each([
  ['the browser shows by itself', 'let a={pre:e=>e}', 'passes'],
  ['a component of the client shows', `let a={img:({src:e})=>${IMG}}`, 'passes'],
  ['a component of the client shows with the base path', `let a={img:({src:e})=>${JOINED}}`, 'adds'],
  ['an unknown component shows', 'let a={img:r.Image}', undefined]
])('follows the images of Markdown that %s', (_, code, use) => {
  const client = new ClientModules()
  client.add(`push([1,1,e=>{"use strict";var t=e.i(2),r=e.i(3);${code}},${ENVIRONMENT}]);`)
  expect(addressUses(client)['img']).toBe(use)
})

test('stops at a client whose components call very much code', () => {
  const helper = `function n(e){return ${'e+1+'.repeat(25_000)}e}`
  const code = Array.from({ length: 3_000 }, (_, i) => `a${i}={Image${i}:({src:e})=>(n(e),${IMG})}`).join(',')
  const startedAt = performance.now()
  const known = Object.keys(usesIn(`${helper}let ${code}`))
  expect(known.length).toBeGreaterThan(1_000)
  expect(known.length).toBeLessThan(3_000)
  // The time of a busy machine. Without the limit, it is hours.
  expect(performance.now() - startedAt).toBeLessThan(60_000)
}, 120_000)

test('takes linear time', () => {
  const code = Array.from({ length: 20_000 }, (_, i) => `a${i}={Image${i}:({src:e})=>${IMG}}`).join(',')
  const startedAt = performance.now()
  expect(Object.keys(usesIn(`let ${code}`))).toHaveLength(20_000)
  expect(performance.now() - startedAt).toBeLessThan(20_000)
})
