import { expect, test } from '@jest/globals'
import { minifiedCss } from '../../../src/review/scan/values/minified-css.ts'

test.each([
  ['/* a */ h1 , h2 > a { margin: 0px ; color: #FFFFFF; }', 'h2>a,h1{margin:0;color:#fff}'],
  ['a { font-weight: bold; border: none }', 'a{font-weight:700;border:0}'],
  ['a { padding: 0.50em 1.0px 0.50em 1px }', 'a{padding:.5em 1px}'],
  ['a { background: url("/x.png") no-repeat }', 'a{background:url(/x.png)no-repeat}'],
  ['a { background: url(data:image/png;base64,A;B) }', 'a{background:url("data:image/png;base64,A;B")}'],
  [
    '@media (min-width: 9px) and (max-width: 10px) { a { top: 0 } }',
    '@media (min-width:9px) and (max-width:10px){a{top:0}}'
  ],
  ['.a :hover::before { content: "}" }', '.a :hover:before{content:"}"}'],
  ['a { color: white } b { }', 'a{color:#fff}'],
  ['@font-face { font-family: "Open Sans" }', "@font-face{font-family:'Open Sans'}"]
])('two style sheets have the same rules: %s', (css, minified) => {
  expect(minifiedCss(minified)).toBe(minifiedCss(css))
})

test.each([
  ['.a .b { top: 0 }', '.a.b { top: 0 }'],
  ['.a :hover { top: 0 }', '.a:hover { top: 0 }'],
  ['a { top: 10px }', 'a { top: 1px }'],
  ['a { top: 0.5px }', 'a { top: 5px }'],
  ['a { margin: 1px 2px }', 'a { margin: 1px }'],
  ['a { margin: 1px 2px 1px 3px }', 'a { margin: 1px 2px }'],
  ['a { color: #aabbcc }', 'a { color: #aabbcd }'],
  ['a { content: "a  b" }', 'a { content: "a b" }'],
  ['a { width: calc(1px + 2px) }', 'a { width: calc(1px - 2px) }'],
  ['a { top: 0 } b { top: 0 }', 'b { top: 0 } a { top: 0 }'],
  ['a { top: 0; top: 1px }', 'a { top: 1px; top: 0 }'],
  ['@media print { a { top: 0 } }', '@media screen { a { top: 0 } }'],
  ['a { top: 0 } } b { left: 0 }', 'a { top: 0 } b { left: 0 }']
])('two style sheets have other rules: %s', (css, other) => {
  expect(minifiedCss(other)).not.toBe(minifiedCss(css))
})

test.each(['url(', '/*', '"\\', 'a{', 'a: /', '0', '.0', ' ', '#', ','])(
  'reads %j a hundred thousand times',
  part => {
    expect(typeof minifiedCss(`a{b:${part.repeat(100_000)}`)).toBe('string')
  }
)
