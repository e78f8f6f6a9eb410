import { expect, test } from '@jest/globals'
import { cssAddresses, mayRefer } from '../../../src/html/css-scanner.ts'

test.each([
  ['a{background:url(x.png)}', ['x.png']],
  ['a{background:URL( "x y.png" )}', ['x y.png']],
  ["@font-face{src:url('a.woff2') format('woff2'),url(b.woff)}", ['a.woff2', 'b.woff']],
  ['@import "a.css"; @import url(b.css) screen;', ['a.css', 'b.css']],
  ["@import 'a.css' layer(x);b{content:'no'}", ['a.css']],
  ['/* url(no.png) @import "no.css" */ a{b:url(yes.png)}', ['yes.png']],
  ['a{content:"url(no.png)"}', []],
  ['@namespace url(http://www.w3.org/1999/xhtml);a{b:url(c)}', ['c']],
  ['a{b:url(a\\ b\\2e png)}', ['a b.png']],
  ['a{b:url(x"y)} c{d:url(z)}', ['z']],
  ["a{b:url(x'y)} c{d:url(z)}", ['z']],
  ['a{b:url(x(y)} c{d:url(z)}', ['z']],
  ['a{b:url(x\\\ny)} c{d:url(z)}', ['z']],
  ['a{b:url(x\u0001y)} c{d:url(z)}', ['z']],
  ['a{b:url(x\u000e)} c{d:url(z)}', ['z']],
  ['a{b:url(\u000bx)} c{d:url(z)}', ['z']],
  ['a{b:url(\t\n\f\r x \t\n\f\r)}', ['x']],
  ['a{b:url(\\0 x)} c{d:url(\\d800 y)} e{f:url(\\110000 z)}', ['\ufffdx', '\ufffdy', '\ufffdz']],
  ['a{b:url(\\10ffff x)} c{d:url(\\e000 y)}', ['\u{10ffff}x', '\ue000y']],
  ['a{b:url("x\\\ny")}', ['xy']],
  ['a{b:url("x\\\r\ny")} c{d:url(z)}', ['xy', 'z']],
  ['a{b:url("x\\\ry")} c{d:url(z)}', ['xy', 'z']],
  ["a{b:url('x\\\fy')} c{d:url(z)}", ['xy', 'z']],
  ['a{b:url("\\78\r\ny\\79\nz")} c{d:url(z)}', ['xyyz', 'z']],
  ['a{b:"x\r\n}c{d:url(z)}', ['z']],
  ['a{b:"x\r}c{d:url(z)}', ['z']],
  ['a{b:url(x\\\ry)} c{d:url(z)}', ['z']],
  ['a{b:#url(no)} c{d:#\\75rl(no) url(z)}', ['z']],
  ['@namespace "n"; @import "late.css"; a{b:url(c)}', ['c']],
  ['a{b:url("x\\"y")} c{d:url(z)}', ['x"y', 'z']],
  ['a{b:curl(x)}', []],
  ['a{b:url()}', []],
  ['a{b:url(end', ['end']],
  ['a{b:url("end', []],
  ['a{b:url("bar) }', []],
  ['a{b:url("bar) }\n c{d:url(swallowed.png)}', []],
  ['a{b:url("bar) }\n ) } c{d:url(x.png)}', ['x.png']],
  ['@import "a.css\n; b{c:url(d.png)}', ['d.png']],
  ['a{b:url(c d)} e{f:url( g )}', ['g']],
  ['a{b:url(c\\)d)}', ['c)d']],
  ['a{b:2url(no) -url(no) u\\rl(yes) \\75 r\\6c (also)}', ['yes', 'also']],
  ['a{} @import "late.css";', []],
  ['@import x; "no.css"', []],
  ['@import "a.css" "no.css";', ['a.css']],
  ['@"url(no)";a{b:#"url(no)" url(x)url(y)}', ['x', 'y']],
  ['a{b:\\\n url(z)}', ['z']],
  ['a{b:url("bar\n f(1) (2) url("no") url(no) ) url(z)}', ['z']],
  ['@namespace x; a:url(b)', ['b']],
  ['a{b:\\000075 \\000072 \\00006c (x)}', ['x']],
  ['@charset "utf-8"; @layer x; @import "a.css";', ['a.css']],
  ['a{b:image-set("a.png" 1x, url(b.png) 2x, \'c.png\' 3x)}', ['a.png', 'b.png', 'c.png']],
  ['a{b:-WEBKIT-Image-Set("a.png" 1x)} c{content:"no"}', ['a.png']],
  ['a{b:image-set("a.avif" type("image/avif") 1x, "a.png" type( "image/png" ))}', ['a.avif', 'a.png']],
  ['a{b:image-set(url("a.png") 1x, "b.png" 2x), "no"}', ['a.png', 'b.png']],
  ['a{b:image-set(linear-gradient(red, calc((1 + 2) * 3px)) 1x, "b.png" 2x) "no"}', ['b.png']],
  ['a{b:\\69mage-set("a.png" 1x)}', ['a.png']],
  ['a{b:my-image-set("no") image-set ("no") x("no")}', []],
  ['a{b:image-set("a.png" 1x; content:"no"} c{d:"no"}', ['a.png']],
  ['a{b:image-set("a.png" 1x} c{d:"no"}', ['a.png']],
  // The line break ends the string, so the bracket closes the image set.
  ['a{b:image-set("no\n) 1x, "c.png" 2x)}', []],
  ['@supports (b:image-set("no" 1x)){a{b:image-set("a.png" 1x)}}', ['a.png']],
  ['a{b:image-set("")}', []],
  ['a{b:image-set(url(a b) 1x, "c.png" 2x) "no"}', ['c.png']]
])('finds the addresses in %j', (css, urls) => {
  expect(Array.from(cssAddresses(css), ({ value }) => value)).toEqual(urls)
})

test.each(['a{b:image-set("a.png" 1x)}', 'a{b:-webkit-IMAGE-SET("a.png" 1x)}', 'a{b:i\\mage-set("c")}'])(
  'says that %j may refer to a file',
  css => {
    expect(mayRefer(css)).toBe(true)
  }
)
