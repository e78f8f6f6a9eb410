import { expect, test } from '@jest/globals'
import { reviewSite as review } from '../../support/site-review.ts'

const many = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('')

const repeated = (piece: string) => (size: number) => piece.repeat((size * 40) / piece.length)

test.each<[string, string, (size: number) => string]>([
  ['unclosed start tags', 'a.html', repeated('<a href="')],
  ['unclosed comments', 'a.html', repeated('<!--')],
  ['unclosed scripts', 'a.html', repeated('<script><!--')],
  ['unclosed CDATA sections', 'a.html', repeated('<svg><![CDATA[')],
  ['unmatched end tags', 'a.html', repeated(`<svg>${'<g>'.repeat(600)}${'</x>'.repeat(10)}`)],
  ['style elements', 'a.html', repeated('<style>/*')],
  ['srcset attributes', 'a.html', repeated('<img srcset="a, b 1x, ((')],
  ['unclosed url() functions', 'a.html', repeated('<style>a{b:url(')],
  ['attributes', 'a.html', repeated('<p a b c d e f ')],
  ['less-than signs', 'a.html', repeated('<<<<')],
  ['templates', 'a.html', repeated('<template><svg>')],
  ['commas in srcset', 'a.html', size => `<img srcset="${','.repeat(size * 4)}">`],
  ['links from a page to its own ids', 'a.html', size => many(size, i => `<a id=x${i} href=/a#x${i}>`)],
  ['ids linked from another page', 'a.html', size => many(size, i => `<a id=x${i}>`)],
  ['slashes in a path', 'a.html', size => many(size / 500, i => `<a href=/${'/'.repeat(2000)}${i}>`)],
  ['hyphens', 'a.html', size => many(size / 5000, i => `<a href=/${'-a'.repeat(10_000)}${i}.png>`)],
  ['loc elements', 'sitemap.xml', size => `<urlset>${'<loc>'.repeat(size)}</urlset>`],
  ['comments in a sitemap', 'sitemap.xml', size => `<urlset>${'<!--'.repeat(size)}</urlset>`],
  ['digits in a refresh', 'a.html', size => `<meta http-equiv=refresh content="${'0'.repeat(size * 4)}">`],
  ['spaces in a refresh', 'a.html', size => `<meta http-equiv=refresh content="0${' '.repeat(size * 4)}">`],
  ['urls in a style sheet', 'a.css', size => 'a{b:url('.repeat(size)],
  ['quotes in a style sheet', 'a.css', size => '"'.repeat(size * 4)],
  ['percent-encoded bytes in a fragment', 'a.html', size => `<a href="#${'%ff'.repeat(size * 4)}">`],
  ['backslashes in a style sheet', 'a.css', size => '\\'.repeat(size * 4)],
  ['names in a style sheet', 'a.css', size => 'url'.repeat(size)]
])(
  'reviews a site with many %s in linear time',
  (name, path, make) => {
    expectLinearTime(size => {
      const links = name.startsWith('ids') ? many(size, i => `<a href=/a#x${i}>`) : ''
      return { [path]: make(size), 'b.html': links }
    })
  },
  60_000
)

test('reviews a site with many base elements in linear time', () => {
  const page = (i: number) => [`${i}/a.html`, `<base href=/${i}/><a href=x><a href=#y>`]
  expectLinearTime(
    size => Object.fromEntries(Array.from({ length: size / 50 }, (_, i) => page(i))) as Record<string, string>
  )
}, 60_000)

function expectLinearTime(make: (size: number) => Record<string, string>): void {
  const timeOf = (size: number) => {
    const files = make(size)
    const began = process.cpuUsage()
    review(files)
    const { user, system } = process.cpuUsage(began)
    return user + system
  }
  timeOf(5000)
  // For 16 times the size, a linear algorithm takes 16 times as long, and a quadratic algorithm 256 times as long.
  expect(timeOf(80_000)).toBeLessThan(timeOf(5000) * 100 + 300_000)
}
