import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a random generator that yields the same numbers in every run, so that results are comparable. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const SYLLABLES = 'an be con de el fi gra ho in ju ka lo me no or pa qui re sta tu un ver wi xo yo zen'.split(
  ' '
)

/** As in natural language, few words are frequent and most words are rare, for a realistic compression ratio. */
function vocabulary(random: () => number): () => string {
  const words = Array.from({ length: 6000 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () => SYLLABLES[Math.floor(random() * 26)]).join('')
  )
  return () => words[Math.floor(random() ** 5 * words.length)] ?? ''
}

/** Returns a clean URL, which most sites use for links. */
function addressOf(page: number): string {
  return page === 0 ? '/' : `/guides/section-${page % 97}/page-${page}`
}

function page(number: number, pages: number, word: () => string): string {
  const words = (count: number) => Array.from({ length: count }, word).join(' ')
  const navigation = Array.from(
    { length: 120 },
    (_, i) =>
      `<li class="nav-item"><a class="nav-link px-2 py-1 rounded" href="${addressOf((number + i * 7) % pages)}"><svg width="16" height="16" viewBox="0 0 16 16"><path d="M2 4h12v1H2z"/></svg><span>${words(3)}</span></a></li>`
  )
  const sections = Array.from({ length: 23 }, (_, i) => {
    const title = words(4)
    const code = Array.from(
      { length: 8 },
      () =>
        `  <span class="token keyword">await</span> <span class="token function">${word()}</span>(${word()})`
    )
    return `<section id="s${i}"><h2>${title}</h2><p>${words(110)}</p>
<pre><code class="language-ts">${code.join('\n')}</code></pre></section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${words(5)}</title>
<link rel="stylesheet" href="/assets/main.css"></head><body><nav><ul>${navigation.join('\n')}</ul></nav>
<main>${sections.join('\n')}</main></body></html>\n`
}

/** Writes a site with the structure of an export: pages in nested folders, images and scripts. */
export function makeSite(folder: string, pages: number): { files: number; bytes: number } {
  const random = seededRandom(pages)
  const word = vocabulary(random)
  let files = 0
  let bytes = 0
  const put = (path: string, content: string | Uint8Array) => {
    const file = join(folder, path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, content)
    files += 1
    bytes += content.length
  }
  put('.nojekyll', '')
  put('index.html', page(0, pages, word))
  for (let i = 1; i < pages; i++) put(`guides/section-${i % 97}/page-${i}.html`, page(i, pages, word))
  for (let i = 0; i < pages / 20; i++) {
    put(
      `assets/picture-${i}.png`,
      Uint8Array.from({ length: 40_000 }, () => random() * 256)
    )
  }
  for (let i = 0; i < 20; i++) {
    put(`assets/chunk-${i}.js`, Array.from({ length: 9000 }, () => `${word()}=${word()}`).join(';'))
  }
  put(
    'assets/main.css',
    Array.from({ length: 2000 }, () => `.${word()}{margin:${Math.floor(random() * 40)}px}`).join('\n')
  )
  return { files, bytes }
}

/** Writes many files of random bytes, to measure the memory usage for a large archive. */
export function makeManyFiles(
  folder: string,
  files: number,
  bytesEach: number
): { files: number; bytes: number } {
  for (let i = 0; i < files; i++) {
    if (i % 1000 === 0) mkdirSync(join(folder, `part-${i / 1000}`), { recursive: true })
    writeFileSync(join(folder, `part-${Math.floor(i / 1000)}`, `file-${i}.bin`), randomBytes(bytesEach))
  }
  return { files, bytes: files * bytesEach }
}
