import { join } from 'node:path'
import { build, writeFiles } from './build.ts'
import { DEAD_LINK, MISSING_IMAGE, type SourcePage, sourcePages } from './pages.ts'

/** Text with links relative to the page's own file, which every generator here but Sphinx reads. */
function markdown(
  { name, next, title, text, hasMistakes }: SourcePage,
  link = (path: string) => `${path}.md`
): string {
  const up = name.includes('/') ? '../' : ''
  const mistakes = `\n\n<a href="/${DEAD_LINK}">Nowhere</a> <img alt="" src="/${MISSING_IMAGE}" />\n`
  return `# ${title}\n\n${text} [Next](${link(`${up}${next}`)})${hasMistakes ? mistakes : ''}\n`
}

export function buildMkDocs(folder: string, isSecond: boolean): string {
  writeFiles(folder, {
    'mkdocs.yml': 'site_name: Documentation\nsite_url: https://docs.example.com/\nplugins: [search]\n',
    ...Object.fromEntries(sourcePages(isSecond).map(page => [`docs/${page.name}.md`, markdown(page)]))
  })
  build('mkdocs', ['build', '--quiet'], folder)
  return join(folder, 'site')
}

export function buildSphinx(folder: string, isSecond: boolean): string {
  const pages = sourcePages(isSecond)
  const text = ({ name, next, title, text: body, hasMistakes }: SourcePage) => {
    const mistakes = `.. raw:: html\n\n   <a href="/${DEAD_LINK}">Nowhere</a> <img alt="" src="/${MISSING_IMAGE}" />\n`
    const list = pages.flatMap(page => (page.number === 0 ? [] : `   ${page.name}\n`)).join('')
    const toc = name === 'index' ? `.. toctree::\n\n${list}` : ''
    return `${title}\n${'='.repeat(title.length)}\n\n${body} :doc:\`Next </${next}>\`\n\n${toc}\n${hasMistakes ? mistakes : ''}`
  }
  writeFiles(folder, {
    'source/conf.py': "project = 'Documentation'\nhtml_theme = 'alabaster'\nhtml_sidebars = {'**': []}\n",
    ...Object.fromEntries(pages.map(page => [`source/${page.name}.rst`, text(page)]))
  })
  build('sphinx-build', ['-q', '-b', 'html', 'source', 'out'], folder)
  return join(folder, 'out')
}

/** Written by hand: some pages are folders, some are not. */
export function buildPlain(folder: string, isSecond: boolean): string {
  const pages = sourcePages(isSecond).map(({ number, name, next, title, text, hasMistakes }) => {
    const mistakes = `<a href="/${DEAD_LINK}">Nowhere</a><img alt="" src="/${MISSING_IMAGE}">`
    const html = `<!doctype html><title>${title}</title><link rel="stylesheet" href="/style.css"><h1>${title}</h1><p>${text}</p><a href="/${next.replace('index', '')}">Next</a>${hasMistakes ? mistakes : ''}`
    return [number > 0 && number % 2 === 0 ? `${name}/index.html` : `${name}.html`, html] as const
  })
  writeFiles(folder, {
    ...(Object.fromEntries(pages) as Record<string, string>),
    'style.css': 'body { margin: 2em }',
    '404.html': '<!doctype html><title>Not found</title>'
  })
  return folder
}

/** The documentation for the emulator. */
export function writeDocs(folder: string, isSecond: boolean): string {
  writeFiles(folder, {
    'docs.json': '{ "name": "Documentation" }',
    ...Object.fromEntries(
      sourcePages(isSecond).map(page => [`${page.name}.md`, markdown(page, path => path)])
    )
  })
  return folder
}
