import { describe, expect, test } from '@jest/globals'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { digestPage } from '../../../src/review/scan/site-scanner.ts'
import { compacted, filesBelow, NAMES, pageOf, rowsOf, sharedIn, siteOf } from '../../support/compact-site.ts'
import { finish, readSiteManifest, writeSite } from '../../support/finishing.ts'
import { tempFolder } from '../../support/temp-folder.ts'

describe('`add: compact`', () => {
  test('writes the data that pages share once, and a later run restores every page', async () => {
    await using folder = await tempFolder()
    const site = siteOf()
    const { root, files } = await compacted(folder.path, site)
    const [shared = '', ...others] = sharedIn(files)
    expect(others).toEqual([])
    for (const name of NAMES) {
      const page = files[`${name}.html`] ?? ''
      expect(page.length).toBeLessThan(5000)
      expect(page.split(`src="/${shared}"`)).toHaveLength(2)
      expect(page).toContain(`<p>Text of ${name}</p>`)
      // The comparison with another export finds no change.
      expect(digestPage(Buffer.from(page))).toEqual(digestPage(Buffer.from(site[`${name}.html`] ?? '')))
    }
    const manifest = await readSiteManifest(folder.path)
    expect(manifest.files.find(({ path }) => path === shared)?.kind).toBe('shared-data')
    expect((await finish(root, { add: 'none' })).failure).toBeUndefined()
    expect(filesBelow(root)).toEqual(site)
  })

  test('changes nothing when it runs again', async () => {
    await using folder = await tempFolder()
    const { root, files } = await compacted(folder.path, siteOf())
    const manifest = readFileSync(join(folder.path, 'manifest.json'), 'utf8')
    expect((await finish(root, { add: 'compact' })).failure).toBeUndefined()
    expect(filesBelow(root)).toEqual(files)
    expect(readFileSync(join(folder.path, 'manifest.json'), 'utf8')).toBe(manifest)
  })

  test('names the size of the whole site with its shared files before and after a later run', async () => {
    await using folder = await tempFolder()
    const { root } = await compacted(folder.path, siteOf())
    const sizes = async (add: string) => {
      const { summary } = await finish(root, { add })
      return ['Before', 'After'].map(name => new RegExp(`\\b${name}\\b[^\\d]*([^\\n]*)`).exec(summary)?.[1])
    }
    const [before, after] = await sizes('compact')
    expect(before).toContain(`${NAMES.length + 2} files`)
    expect(after).toBe(before)
    const [shared, whole] = await sizes('none')
    expect(shared).toBe(before)
    expect(whole).toContain(`${NAMES.length} files`)
  })

  test('with other parts writes the same lists, Markdown and page data as without it', async () => {
    await using first = await tempFolder()
    await using second = await tempFolder()
    const given = { 'site-url': 'https://acme.example/', add: 'markdown, sitemap, not-found, navigation' }
    const whole = await writeSite(first.path, siteOf())
    const smaller = await writeSite(second.path, siteOf())
    await finish(whole, given)
    for (let run = 1; run <= 2; run++) {
      expect((await finish(smaller, { ...given, add: `${given.add}, compact` })).failure).toBeUndefined()
      const [all, shared] = [filesBelow(whole), filesBelow(smaller)]
      expect(sharedIn(shared)).toHaveLength(1)
      for (const [path, content] of Object.entries(all))
        if (!path.endsWith('.html')) expect([path, shared[path]]).toEqual([path, content])
      expect(Object.keys(all).filter(path => path.endsWith('.rsc'))).toHaveLength(NAMES.length)
    }
    await finish(smaller, given)
    expect(filesBelow(smaller)).toEqual(filesBelow(whole))
  })

  test('changes one page if one text changes, and all pages if the shared data changes', async () => {
    await using folder = await tempFolder()
    const { files } = await compacted(join(folder.path, 'a'), siteOf())
    const edited = { ...siteOf(), 'page-3.html': pageOf('page-3', { text: 'Other text' }) }
    const oneText = (await compacted(join(folder.path, 'b'), edited)).files
    const changed = Object.keys(oneText).filter(path => oneText[path] !== files[path])
    expect(changed).toEqual(['page-3.html'])
    const other = (await compacted(join(folder.path, 'c'), siteOf({ nav: rowsOf('other', 200) }))).files
    expect(Object.keys(other).filter(path => other[path] !== files[path])).toHaveLength(NAMES.length + 1)
  })

  test('shares nothing that only some pages have, so that no text of a removed page remains', async () => {
    await using folder = await tempFolder()
    const some = Object.fromEntries(
      NAMES.map((name, i) => [`${name}.html`, pageOf(name, { nav: i < 4 ? rowsOf('some', 200) : '7:[]\n' })])
    )
    const { files, log } = await compacted(folder.path, some)
    expect(files).toEqual(some)
    expect(log).toContain('`compact` changed nothing')
  })

  test('leaves pages as they are that it cannot read or that have other data', async () => {
    await using folder = await tempFolder()
    const odd = {
      // The response was cut off.
      'cut.html': pageOf('cut').slice(0, -200),
      'form.html': pageOf('form').replace('push([1,', 'push([3,'),
      'more.html': pageOf('more').replace('</body>', '</body><p>more</p>'),
      'plain.html': '<!doctype html><title>Plain</title>'
    }
    const { root, files, log } = await compacted(folder.path, { ...siteOf(), ...odd })
    for (const [path, page] of Object.entries(odd)) expect(files[path]).toBe(page)
    expect(log).toMatch(/keep all their data: cut\.html \(.*form\.html \(.*more\.html \(/)
    // A row that is cut does not matter: the data is not interpreted.
    const cutRow = pageOf('row').replace('9:[', '9:T9999,')
    const rows = await compacted(join(folder.path, 'rows'), { ...siteOf(), 'row.html': cutRow })
    expect(rows.files['row.html']).toContain('self.__next_f.cuts')
    for (const each of [root, rows.root]) await finish(each, { add: 'none' })
    expect(filesBelow(rows.root)['row.html']).toBe(cutRow)
    expect(filesBelow(root)).toEqual({ ...siteOf(), ...odd })
  })

  test('leaves pages as they are where a script at the end of the body would not run', async () => {
    await using folder = await tempFolder()
    const odd = Object.fromEntries(
      ['<!--', '<textarea>', '<template>', '<noscript>', '<svg><style>', '<p title="', '<script>'].map(
        (open, i) => [`odd-${i}.html`, pageOf(`odd-${i}`).replace('</body>', `${open}</body>`)]
      )
    )
    const { files, log } = await compacted(folder.path, { ...siteOf(), ...odd })
    for (const [path, page] of Object.entries(odd)) expect([path, files[path]]).toEqual([path, page])
    expect(log).toContain('7 pages keep all their data: odd-0.html (')
    expect(files['page-0.html']).toContain('self.__next_f.cuts')
  })

  test('restores pages that contain the texts of its own scripts', async () => {
    await using folder = await tempFolder()
    const { files } = await compacted(join(folder.path, 'a'), siteOf())
    const page = files['page-0.html'] ?? ''
    const own = page.slice(page.indexOf('<script>self.__next_f.cuts="'), page.indexOf('</body>'))
    const reference = /<script src="[^"]*"><\/script><script>self\.__next_f\.shared===.*?<\/script>/.exec(
      own
    )?.[0]
    const odd = {
      'attribute.html': pageOf('attribute').replace('<p>', `<p title='${own}'>`),
      'comment.html': pageOf('comment').replace('<p>', `<!-- ${own} --><p>`),
      'script.html': pageOf('script').replace(
        '<p>',
        `<script>x='<script>self.__next_f.cuts="1"'</script><p>`
      ),
      'text.html': pageOf('text', { text: own.replace(/[\\"]/g, '\\$&').replace(/[<>]/g, '') }),
      'reference.html': pageOf('reference').replace('<p>', `${reference}<p>`)
    }
    const twice = { 'twice.html': page.replace('</body>', `${own}</body>`) }
    const { root } = await compacted(join(folder.path, 'b'), { ...siteOf(), ...odd, ...twice })
    for (const add of ['compact', 'none']) expect((await finish(root, { add })).failure).toBeUndefined()
    expect(filesBelow(root)).toMatchObject({ ...siteOf(), ...odd })
  })

  test('keeps the data of two builds in one site apart', async () => {
    await using folder = await tempFolder()
    const other = Object.fromEntries(
      NAMES.map(name => [`b-${name}.html`, pageOf(name, { nav: rowsOf('second', 200) })])
    )
    const site = { ...siteOf(), ...other }
    const { root, files } = await compacted(folder.path, site)
    const shared = sharedIn(files)
    expect(shared).toHaveLength(2)
    const used = (path: string) => shared.filter(file => files[path]?.includes(`src="/${file}"`))
    expect(used('page-0.html')).toHaveLength(1)
    expect(used('b-page-0.html')).toHaveLength(1)
    expect(used('b-page-0.html')).not.toEqual(used('page-0.html'))
    await finish(root, { add: 'none' })
    expect(filesBelow(root)).toEqual(site)
  })

  test('does not use a file of the site that has the same name and other content', async () => {
    await using folder = await tempFolder()
    const [shared = ''] = sharedIn((await compacted(join(folder.path, 'a'), siteOf())).files)
    const site = { '.nojekyll': '', ...siteOf(), [shared]: 'alert(1)' }
    expect((await compacted(join(folder.path, 'b'), site)).files).toEqual(site)
  })
})

describe('a site that already shares data', () => {
  test('whose shared file was damaged since the last run is refused', async () => {
    await using folder = await tempFolder()
    const { root, files } = await compacted(folder.path, siteOf())
    const [shared = ''] = sharedIn(files)
    writeFileSync(join(root, shared), `${files[shared]};`)
    const run = await finish(root, { add: 'compact' })
    expect(run.failure?.message).toContain(`cannot be read: ${shared}, a file with its data, is missing or`)
    expect(filesBelow(root)['page-1.html']).toBe(files['page-1.html'])
  })

  test('can be exported in this form and finished again', async () => {
    await using folder = await tempFolder()
    const { files } = await compacted(join(folder.path, 'a'), siteOf())
    const given = { 'site-url': 'https://acme.example/', add: 'sitemap, markdown' }
    const again = await writeSite(join(folder.path, 'b'), files)
    const runs = []
    for (const add of [given.add, `${given.add}, compact`, `${given.add}, compact`, given.add]) {
      expect((await finish(again, { ...given, add })).failure).toBeUndefined()
      runs.push(filesBelow(again))
    }
    const direct = await writeSite(join(folder.path, 'c'), siteOf())
    await finish(direct, given)
    const [shared = ''] = sharedIn(files)
    expect(runs[0]).toEqual({ ...filesBelow(direct), [shared]: files[shared] })
    expect(runs[1]?.['page-0.html']).toContain(`src="/${shared}"`)
    expect(runs[2]).toEqual(runs[1])
    expect(runs[3]).toEqual(runs[0])
  })

  test('and lacks a shared file keeps its pages as they are', async () => {
    await using folder = await tempFolder()
    const { files } = await compacted(join(folder.path, 'a'), siteOf())
    const root = await writeSite(join(folder.path, 'b'), files)
    const [shared = ''] = sharedIn(files)
    rmSync(join(root, shared))
    await finish(root, { add: 'compact' })
    const after = filesBelow(root)
    expect(after['page-0.html']).toBe(files['page-0.html'])
    expect(dirname(shared)).toBe('_next/static/chunks')
  })
})
