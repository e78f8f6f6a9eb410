import { expect, test } from '@jest/globals'
import { parsedFacts, scannedFacts } from '../../support/html-oracle.ts'

/** CDATA is text in SVG and MathML. Elsewhere, CDATA is a comment that ends at the first `>`. */
const CDATA = '<![CDATA[><a href="/cdata">]]>'

test.each([
  // Tags that end SVG or MathML, and the content after these tags.
  `<svg><p>x</p>${CDATA}`,
  `<svg><g><g><div></div>${CDATA}</svg>`,
  `<math><mrow><table></table>${CDATA}`,
  `<math><annotation-xml><div></div>${CDATA}</math>`,
  `<svg><font></font>${CDATA}`,
  `<svg><font color=red></font>${CDATA}`,
  `<svg><font face=a></font>${CDATA}`,
  `<svg><font size=1></font>${CDATA}`,
  `<svg><g size=1></g>${CDATA}`,
  `<svg></p>${CDATA}`,
  `<svg></br>${CDATA}`,
  `<svg><g></p>${CDATA}</svg>`,
  `<svg><desc><svg></p></desc>${CDATA}</svg>`,
  `<math><mi><svg></br></mi>${CDATA}</math>`,
  `<div><svg><g></div>${CDATA}`,
  `<a><svg><g></a>${CDATA}`,
  `<section><svg><path></section>${CDATA}`,
  `<main><article><math><mrow></main>${CDATA}`,
  `<table><tr><td><svg><g></td>${CDATA}`,
  `<form><svg><g></form>${CDATA}</svg>${CDATA}`,
  `<svg><g><path></g>${CDATA}</svg>${CDATA}`,
  `<svg></svg>${CDATA}`,
  `<svg/>${CDATA}`,
  `<svg><g/>${CDATA}</svg>${CDATA}`,
  `<svg><svg></svg>${CDATA}</svg>${CDATA}`,
  `<svg></x>${CDATA}</svg>${CDATA}`,
  '<svg><![CDATA[]]><a id=1>]]><![CDATA[<a id=2>]]><a id=3></svg><![CDATA[<a id=4>',
  // Elements in SVG and MathML whose content is HTML.
  `<svg><foreignObject><p>${CDATA}</p></foreignObject>${CDATA}</svg>`,
  `<svg><foreignObject><svg>${CDATA}</svg></foreignObject></svg>`,
  `<svg><foreignObject><br><img src=a><p>${CDATA}</foreignObject>${CDATA}</svg>`,
  `<svg><desc><p>${CDATA}</p></desc>${CDATA}</svg>`,
  `<svg><title><p>${CDATA}</p></title>${CDATA}</svg>`,
  `<svg><desc><style>a{b:url(x)}</style></desc><style>c{d:url(y)}</style></svg>`,
  `<math><mi><p>${CDATA}</p></mi>${CDATA}</math>`,
  `<math><mo><mglyph>${CDATA}</mglyph></mo></math>`,
  `<math><mtext><malignmark>${CDATA}</malignmark><b>${CDATA}</b></mtext></math>`,
  `<math><annotation-xml encoding="text/html"><p>${CDATA}</p></annotation-xml>${CDATA}</math>`,
  `<math><annotation-xml encoding="Application/XHTML+xml"><p>${CDATA}</p></annotation-xml>${CDATA}</math>`,
  `<math><annotation-xml encoding="text/plain"><g>${CDATA}</g></annotation-xml></math>`,
  `<math><annotation-xml><svg>${CDATA}<foreignObject><p>${CDATA}</p></foreignObject></svg></annotation-xml></math>`,
  `<math><mi><svg>${CDATA}</svg></mi></math>`,
  '<math><mi><style><a href=1></style></mi><style><a id=2></a></style></math>',
  '<svg/><a href="/x">text</a><p><template></template>',
  '<p>a<svg><</svg>b',
  '<svg><image href="/i.png"/><image xlink:href="/j.png"/><use href="#u"/><a href="/l"><g id=g></g></a></svg>',
  '<svg><image href="/i.png" xlink:href="/no.png"/><a xlink:href="/m">x</a></svg>',
  '<svg><style>a{b:url(x&amp;y)}</style><script><a href=/no></script><a href=/yes>t</a></svg>',
  '<svg><style>a{b:url(x)}<g></g>c{d:url(y)}</style></svg>',
  '<svg><path id=a style="fill:url(#b)"/><path style="fill:url(c.svg)" /><g id=d/></svg>',
  // Comments, declarations and other markup.
  '<a href=1><!--><a href=2>--><a href=3>',
  '<a href=1><!---><a href=2>--><a href=3>',
  '<a href=1><!--!><a href=2>--><a href=3><!---!><a href=4>--><a href=5>',
  '<!-- --!><a href=1><!-- -- ><a href=2>--><a href=3>',
  '<!x><a href=1><!DOCTYPE a ">"><a href=2><?php <a href=3> ?><a href=4>',
  '</ ><a href=1></><a href=2></a href="><a href=3>"><a href=4>',
  '<a href=1><b <a href=2><p/id=3/ ><1 a href=4><a href=5',
  'a < b <c <a href=1>',
  '<z id=1><@ id=2><[ id=3><` id=4><{ id=5></z></{><p id=6>',
  '<a href=\'a"b\' id="c\'d"><a href = e ><a href= f><a href\n=\n"g"><a/href=h>',
  '<a href=a"b><a =href=x><a href==y><a href><a href=""><a id id=2 href=z>',
  '<a href="a&b"><a href="&amp"><a href="?x&lt=1"><a href="&#x41;&#65;&#0;&#xD800;&#x110000;"><a href="&notit;">',
  '<a href="?a=1&copy=2&amp;b=&#51;&notin;x" id="&lt;&Eacute;">',
  '<a href="a\0b" id=\0><\0a href=2>',
  '<a\0 href="no"><img src\0="no" src="yes"><script\0><a href="/x">',
  `<a title="${'>'.repeat(1900)}" href="/x">`,
  `<p id="a">one</p ${'x'.repeat(3000)}><p id="b">two</p title=">">three</p\n><a href="/x">`,
  '<a href="\n /x \t"><img src=" y ">',
  // Elements whose content is text, not markup.
  '<textarea></textare><a href=1></textarea ><a href=2>',
  '<script></scriptx><a href=1></script/><a href=2><script></SCRIPT\n><a href=3>',
  '<script><!--<script ></script><a href=1></script><a href=2>--></script><a href=3>',
  '<script><!--<scriptx></script><a href=1>',
  '<script>--><!--><script></script><a href=1>',
  '<script><!---><script></script><a href=1>',
  '<script><!----><script></script><a href=1>',
  '<script><!-- <!--><script></script><a href=1>',
  '<script><!--<script>--></script><a href=1>',
  '<iframe><a href=1></iframe><noembed><a href=2></noembed><noframes><a href=3></noframes><xmp><a href=4></xmp>',
  '<title><a href=1></title><textarea><a href=2></textarea><style><a href=3></style><a href=4>',
  '<a href=1><!-- <a href=2>',
  '<a href=1><script> <a href=2>',
  '<plaintext><a href=1></plaintext><a href=2>',
  '<noscript><img src=pixel.gif><a href=/x></noscript>',
  '<title>a<!-- </title><a href=1> --><a href=2>',
  '<template><svg><template></template></svg><a href=1></template><a href=2>',
  '<template><template></template></template></template><a href=1>',
  '<svg><desc><template><a href=1></template><a href=2>',
  '<template><style>a{b:url(x)}</style><base href=/t/><meta name=robots content=noindex></template><a href=1>',
  `<svg><foreignObject>${'<b>'.repeat(600)}<template><a href=1></template><a href=2>`,
  '<template><p id=1 style="a:url(2)"></template><p id=3 style="a:url(4)">',
  '<p>a<math/><template><svg></svg><a href="/no"></a></template><a href="/x">',
  '<iframe srcdoc="<p>" src=a></iframe><iframe src=b></iframe>',
  '<base href=/b/><form action=""></form><button formaction=""></button><form action=" "></form><a href="">',
  '<link rel="\tx\nNEXT\f" href=a><link rel=nextx href=b><link rel="a-next icon-b" href=c>',
  '<link rel="stylesheet preload" href=a><link rel=icon href=b><link rel=canonical href=c><link rel=x href=d><link href=e>',
  '<link rel="ALTERNATE\tSTYLESHEET" href=a><link rel=stylesheetx href=b>',
  '<video src=a poster=b></video><audio src=c></audio><source src=d srcset="e 1x"><track src=f><embed src=g><object data=h></object>',
  '<form action=a></form><button formaction=b></button><area href=c><iframe src=d></iframe><frame src=e><input type=image src=f><input type=text src=g>',
  '<img src=a srcset="b, c 2x, d 100w"><script src=e></script><body background=f><blockquote cite=g></blockquote>',
  '<meta http-equiv=refresh content="0; url=/a"><meta http-equiv=Refresh content="5"><meta http-equiv=x content="0; url=/no">',
  '<meta http-equiv=refresh content="0;URL=\'/b\'"><meta http-equiv=refresh content="1, /c"><meta http-equiv=refresh content="x; url=/no">',
  '<base target=x><base href=/first/><base href=/second/><meta name=ROBOTS content="NOINDEX">',
  '<a name=n id=i><p name=no><a name="">',
  '<p style="background:url(a)"><p style="b:url(&quot;c&quot;)"><p style="&#40;url(d)">'
])('reads %j like parse5', html => {
  let sections = 0
  const numbered = html.replaceAll('/cdata', () => `/cdata${sections++}`)
  expect(scannedFacts(numbered)).toEqual(parsedFacts(numbered))
})

test.each([
  [[0xff], 'ÿ'],
  [[0xff, 0x61], 'ÿa'],
  [[0x61, 0xfe], 'aþ'],
  [[0xfe, 0x61], 'þa'],
  [[0x61, 0xff], 'aÿ'],
  [[0xef, 0xbb, 0x61], 'ï»a'],
  [[0xef, 0x61, 0xbf], 'ïa¿'],
  [[0x61, 0xbb, 0xbf], 'a»¿']
])('does not treat the bytes %j (%s in windows-1252) at the start of a page as a byte order mark', bytes => {
  const html = '<p id=a><a href="/x">text</a>'
  const page = Buffer.concat([Buffer.from(bytes), Buffer.from(`<meta charset=windows-1252>${html}`)])
  const { ids, references } = scannedFacts(page)
  expect({ ids, references }).toEqual({
    ids: scannedFacts(html).ids,
    references: scannedFacts(html).references
  })
})
