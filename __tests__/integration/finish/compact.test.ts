import { describe, expect, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dataScript, isSharedPath } from '../../../src/site/pages/shared-data.ts'
import { finish, readSiteManifest, writeSite } from '../../support/finishing.ts'
import { tempFolder } from '../../support/temp-folder.ts'

/** Returns rows without repetitions, such as a navigation. */
function rowsOf(name: string, count: number): string {
  const items = Array.from({ length: count }, (_, i) => `"${name} <é> ${hash('sha256', `${name} ${i}`)}"`)
  return `7:["$","L",null,{"list":[${items.join(',')}]}]\n`
}

interface Build {
  nav?: string
  text?: string
}

/** Returns a page as Next.js writes it: the data is in several scripts, and content can be between them. */
function pageOf(name: string, { nav = rowsOf('nav', 200), text = `Text of ${name}` }: Build = {}): string {
  const head = `8:["$","title",null,{"children":"${name}"}]\n`
  const data = `0:{"b":"${hash('md5', name)}"}\n${nav}${head}9:["$","p",null,{"children":"${text}"}]\n`
  const cuts = [0, 40, 4000 + name.length, data.length - 30, data.length]
  const pieces = cuts.slice(1).map((to, i) => dataScript(Buffer.from(data.slice(cuts[i], to))))
  return `<!DOCTYPE html><html><head><title>${name}</title></head><body><main><h1>${name}</h1><p>${text}</p></main><script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces.slice(0, 2).join('')}<div hidden id="S:1">é</div>${pieces.slice(2).join('')}</body></html>`
}

const NAMES = Array.from({ length: 10 }, (_, i) => `page-${i}`)

const siteOf = (build?: Build) => Object.fromEntries(NAMES.map(name => [`${name}.html`, pageOf(name, build)]))

function filesIn(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(file => file.isFile())
  const paths = files.map(file =>
    join(file.parentPath, file.name)
      .slice(root.length + 1)
      .replaceAll('\\', '/')
  )
  return Object.fromEntries(paths.sort().map(path => [path, readFileSync(join(root, path), 'utf8')]))
}

const sharedIn = (files: Record<string, string>) => Object.keys(files).filter(isSharedPath)

/** Writes a site, makes it smaller, and returns its files. */
async function compacted(folder: string, site: Record<string, string>) {
  const root = await writeSite(folder, site)
  const run = await finish(root, { add: 'compact' })
  expect(run.failure).toBeUndefined()
  return { root, files: filesIn(root), log: run.log.text }
}

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
    }
    const manifest = await readSiteManifest(folder.path)
    expect(manifest.files.find(({ path }) => path === shared)?.kind).toBe('shared-data')
    expect((await finish(root, { add: 'none' })).failure).toBeUndefined()
    expect(filesIn(root)).toEqual(site)
  })

  test('changes nothing when it runs again', async () => {
    await using folder = await tempFolder()
    const { root, files } = await compacted(folder.path, siteOf())
    const manifest = readFileSync(join(folder.path, 'manifest.json'), 'utf8')
    expect((await finish(root, { add: 'compact' })).failure).toBeUndefined()
    expect(filesIn(root)).toEqual(files)
    expect(readFileSync(join(folder.path, 'manifest.json'), 'utf8')).toBe(manifest)
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
      const [all, shared] = [filesIn(whole), filesIn(smaller)]
      expect(sharedIn(shared)).toHaveLength(1)
      for (const [path, content] of Object.entries(all))
        if (!path.endsWith('.html')) expect([path, shared[path]]).toEqual([path, content])
      expect(Object.keys(all).filter(path => path.endsWith('.rsc'))).toHaveLength(NAMES.length)
    }
    await finish(smaller, given)
    expect(filesIn(smaller)).toEqual(filesIn(whole))
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
    expect(filesIn(rows.root)['row.html']).toBe(cutRow)
    expect(filesIn(root)).toEqual({ ...siteOf(), ...odd })
  })

  test('keeps the data of two builds in one site apart', async () => {
    await using folder = await tempFolder()
    const second = Object.fromEntries(
      NAMES.map(name => [`old-${name}.html`, pageOf(name, { nav: rowsOf('second', 200) })])
    )
    const site = {
      ...siteOf(),
      ...Object.fromEntries(Object.entries(second).map(([path, page]) => [path.replace('old-', 'b-'), page]))
    }
    const { root, files } = await compacted(folder.path, site)
    const shared = sharedIn(files)
    expect(shared).toHaveLength(2)
    const used = (path: string) => shared.filter(file => files[path]?.includes(`src="/${file}"`))
    expect(used('page-0.html')).toHaveLength(1)
    expect(used('b-page-0.html')).toHaveLength(1)
    expect(used('b-page-0.html')).not.toEqual(used('page-0.html'))
    await finish(root, { add: 'none' })
    expect(filesIn(root)).toEqual(site)
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
    expect(filesIn(root)['page-1.html']).toBe(files['page-1.html'])
  })

  test('can be exported in this form and finished again', async () => {
    await using folder = await tempFolder()
    const { files } = await compacted(join(folder.path, 'a'), siteOf())
    const given = { 'site-url': 'https://acme.example/', add: 'sitemap, markdown' }
    const again = await writeSite(join(folder.path, 'b'), files)
    const runs = []
    for (const add of [given.add, `${given.add}, compact`, `${given.add}, compact`, given.add]) {
      expect((await finish(again, { ...given, add })).failure).toBeUndefined()
      runs.push(filesIn(again))
    }
    const direct = await writeSite(join(folder.path, 'c'), siteOf())
    await finish(direct, given)
    const [shared = ''] = sharedIn(files)
    expect(runs[0]).toEqual({ ...filesIn(direct), [shared]: files[shared] })
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
    const after = filesIn(root)
    expect(after['page-0.html']).toBe(files['page-0.html'])
    expect(dirname(shared)).toBe('_next/static/chunks')
  })
})
