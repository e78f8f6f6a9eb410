// Opens a search dialog instead of the service's own dialog. Added to every page of the site.
'use strict'
// The block hides its names from the page's scripts.
{
  const MAX_PAGES = 12
  const MAX_SECTIONS = 3
  // Maximum number of pages to load when searching for pages that contain all words.
  const MAX_LOADED = 36
  const STYLE = `
    :host { all: initial; }
    * { box-sizing: border-box; font: 16px/1.5 system-ui, sans-serif; }
    .theme { color-scheme: light; --back: #fff; }
    .theme.dark { color-scheme: dark; --back: #16191d; }
    .theme {
      --text: light-dark(#1a1d21, #eceff3); --muted: light-dark(#5b6470, #a4adb8); --line: light-dark(#d9dee4, #373d45);
      --mark: light-dark(#fff1b8, #5c4a00); --active: light-dark(#e8effd, #22304a);
      --accent: light-dark(#1a56c4, #8db4ff);
    }
    dialog {
      width: min(640px, calc(100vw - 24px)); max-height: min(640px, calc(100dvh - 48px));
      margin: 24px auto auto; padding: 0; overflow: hidden;
      border: 1px solid var(--line); border-radius: 12px; background: var(--back); color: var(--text);
    }
    dialog[open] { display: flex; flex-direction: column; }
    dialog::backdrop { background: rgb(0 0 0 / 0.5); }
    .field { display: flex; gap: 8px; align-items: center; padding: 8px 12px; border-bottom: 1px solid var(--line); }
    input { flex: 1; min-width: 0; padding: 8px 4px; border: 0; outline: 0; background: none; color: inherit; }
    input { appearance: none; }
    input:focus-visible { box-shadow: 0 2px var(--accent); }
    button { padding: 6px 12px; border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
    button { background: var(--back); color: var(--text); }
    button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    [role=status] { margin: 0; padding: 8px 16px; color: var(--muted); font-size: 14px; }
    [role=listbox] { margin: 0; padding: 0 8px 8px; overflow-y: auto; list-style: none; }
    [role=option] a { display: block; padding: 8px; border-radius: 8px; color: inherit; text-decoration: none; }
    [role=option] a { overflow-wrap: anywhere; }
    [role=option][aria-selected=true] a { background: var(--active); }
    .section { padding-left: 16px; }
    .title { display: block; font-weight: 600; }
    .excerpt { display: block; color: var(--muted); font-size: 14px; }
    mark { font: inherit; border-radius: 3px; background: var(--mark); color: inherit; }
    .open { position: fixed; right: 16px; bottom: 16px; z-index: 2147483000; }
    .open { box-shadow: 0 2px 8px rgb(0 0 0 / 0.25); }
  `

  /** The results of a search, with one selected option. */
  class Results {
    status = element('p', { role: 'status' })
    list = element('ul', { role: 'listbox', id: 'results', 'aria-label': 'Search results' })
    #input
    #selected = 0
    // The result that the reader selected with the arrow keys. Remains selected if the next list also contains it.
    #reached

    constructor(input) {
      this.#input = input
      input.addEventListener('input', () => (this.#reached = undefined))
      input.addEventListener('keydown', event => this.#handleKey(event))
    }

    show(pages, text) {
      const options = pages.flatMap(optionsOf)
      options.forEach((each, at) => (each.id = `result-${at}`))
      this.list.replaceChildren(...options)
      this.#input.setAttribute('aria-expanded', String(options.length > 0))
      this.status.textContent = text
      const kept = options.findIndex(each => each.querySelector('a').href === this.#reached)
      this.#select(Math.max(kept, 0))
    }

    #handleKey(event) {
      const { children } = this.list
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined && children.length > 0) {
        event.preventDefault()
        this.#select((this.#selected + step + children.length) % children.length)
        this.#reached = children[this.#selected].querySelector('a').href
      } else if (event.key === 'Enter' && !event.isComposing) {
        event.preventDefault()
        children[this.#selected]?.querySelector('a').click()
      }
    }

    #select(index) {
      this.#selected = index
      const options = [...this.list.children]
      options.forEach((each, at) => each.setAttribute('aria-selected', String(at === index)))
      const selected = options[index]
      if (selected === undefined) this.#input.removeAttribute('aria-activedescendant')
      else {
        this.#input.setAttribute('aria-activedescendant', selected.id)
        selected.scrollIntoView({ block: 'nearest' })
      }
    }
  }

  class SearchDialog {
    #host = element('div', { id: 'static-docs-search' })
    #input = element('input', {
      type: 'search',
      placeholder: 'Search',
      autocomplete: 'off',
      spellcheck: false,
      role: 'combobox',
      'aria-label': 'Search',
      'aria-autocomplete': 'list',
      'aria-controls': 'results',
      'aria-expanded': 'false'
    })
    #results = new Results(this.#input)
    #close = element('button', { type: 'button', textContent: 'Close' })
    #field = element('div', { className: 'field' }, this.#input, this.#close)
    #dialog = element(
      'dialog',
      { 'aria-label': 'Search' },
      this.#field,
      this.#results.status,
      this.#results.list
    )
    #button = element('button', { type: 'button', className: 'open', textContent: 'Search', hidden: true })
    #theme = element('div', { className: 'theme' }, this.#button, this.#dialog)
    #load
    #latest = 0

    constructor(folder) {
      this.#load = loaderOf(folder, this.#results.status)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(STYLE)
      const root = this.#host.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [sheet]
      root.append(this.#theme)
      this.#listen()
    }

    open() {
      // The framework may have removed the host element when it rendered the page again.
      if (!this.#host.isConnected) document.body.append(this.#host)
      this.#theme.classList.toggle('dark', isDark())
      if (!this.#dialog.open) this.#dialog.showModal()
      this.#input.select()
      this.#load().catch(() => {})
    }

    /** Adds a button to pages without a trigger. */
    addButton(trigger) {
      if (!this.#host.isConnected) document.body.append(this.#host)
      const update = () => {
        this.#theme.classList.toggle('dark', isDark())
        this.#button.hidden = document.querySelector(trigger) !== null
      }
      update()
      new MutationObserver(update).observe(document.body, { childList: true, subtree: true })
    }

    #listen() {
      this.#input.addEventListener('input', () => this.#search().catch(() => {}))
      this.#results.list.addEventListener('click', event => {
        const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
        // Close the dialog, because a link to another section of this page does not load a new page.
        if (event.target.closest('a') && !isElsewhere) this.#dialog.close()
      })
      this.#close.addEventListener('click', () => this.#dialog.close())
      this.#button.addEventListener('click', () => this.open())
      this.#dialog.addEventListener('click', event => {
        if (event.target === this.#dialog) this.#dialog.close()
      })
    }

    async #search() {
      const query = this.#input.value.trim()
      const current = ++this.#latest
      if (query === '') {
        this.#results.show([], '')
        return
      }
      const pagefind = await this.#load()
      const found = await pagefind.debouncedSearch(query, {}, 120)
      if (found === null || current !== this.#latest) return
      const { pages, text } = await resultsOf(query, found, pagefind)
      if (current === this.#latest) this.#results.show(pages, text)
    }
  }

  /** Checks the results of Pagefind, which shortens or ignores a word that is not in its index. */
  async function resultsOf(query, found, pagefind) {
    const words = wordsOf(query)
    const hasWord = wordFinder(pagefind)
    const first = await pagesWith(words, found, hasWord)
    if (first.pages.length > 0) return { pages: first.pages, text: countOf(first.count) }
    const unknown = []
    for (const word of words) {
      const { pages } = await pagesWith([word], await pagefind.search(word), hasWord)
      if (pages.length === 0) unknown.push(word)
    }
    const known = words.filter(word => !unknown.includes(word))
    const none = { pages: [], text: `No results for “${query}”` }
    if (known.length === 0 || unknown.length === 0) return none
    const { pages, count } = await pagesWith(known, await pagefind.search(known.join(' ')), hasWord)
    if (pages.length === 0) return none
    return { pages, text: `${countOf(count)} without ${unknown.map(word => `“${word}”`).join(', ')}` }
  }

  /** Returns the best pages that contain all words, and the number of such pages. */
  async function pagesWith(words, { results }, hasWord) {
    const pages = []
    let dropped = 0
    for (let at = 0; at < Math.min(results.length, MAX_LOADED) && pages.length < MAX_PAGES; at += MAX_PAGES) {
      for (const result of await Promise.all(results.slice(at, at + MAX_PAGES).map(loaded))) {
        const has = await Promise.all(words.map(word => hasWord(result, word)))
        if (has.every(Boolean)) pages.push(result.page)
        else dropped += 1
      }
    }
    // If no loaded page was dropped, assume that the other pages also contain the words.
    return { pages: pages.slice(0, MAX_PAGES), count: dropped === 0 ? results.length : pages.length }
  }

  async function loaded(result) {
    const page = await result.data()
    return { id: result.id, page, text: plain(`${page.meta.title ?? ''} ${page.content}`) }
  }

  /** Returns a function that checks for a word in a page. A search in quotes also finds other forms of the word. */
  function wordFinder(pagefind) {
    const forms = new Map()
    return async ({ id, text }, word) => {
      if (text.includes(word) || NO_SPACES.test(word)) return true
      if (!forms.has(word)) forms.set(word, pagefind.search(`"${word}"`))
      return (await forms.get(word)).results.some(result => result.id === id)
    }
  }

  // Writing systems without spaces between words: `wordsOf` can return several words as one.
  const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

  function wordsOf(query) {
    return [...new Set(plain(query).match(/[\p{L}\p{N}]+/gu) ?? [])]
  }

  function plain(text) {
    return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  }

  function countOf(count) {
    return count === 1 ? '1 page' : `${count} pages`
  }

  /** Loads Pagefind on first use, and again after an error. */
  function loaderOf(folder, status) {
    let loading
    return () => {
      loading ??= loadPagefind(folder)
      loading.catch(() => {
        loading = undefined
        status.textContent = 'The search could not be loaded. Check your connection and type again.'
      })
      return loading
    }
  }

  async function loadPagefind(folder) {
    const pagefind = await import(new URL('pagefind.js', folder).href)
    await pagefind.options({ baseUrl: new URL('..', folder).pathname, excerptLength: 24 })
    await pagefind.init()
    return pagefind
  }

  function element(name, properties = {}, ...children) {
    const made = document.createElement(name)
    for (const [key, value] of Object.entries(properties)) {
      if (key in made) made[key] = value
      else made.setAttribute(key, value)
    }
    made.append(...children)
    return made
  }

  function optionsOf(page) {
    // Pagefind returns the path of a page's file. The index also has the address that the page itself names.
    const address = page.meta.address || page.url
    const own = { ...page, url: address, title: page.meta.title || address }
    // Without this check, a page whose main heading has an id would be listed twice.
    const isSection = ({ url, title }) => url !== page.url && title !== own.title
    const sections = page.sub_results.filter(isSection).slice(0, MAX_SECTIONS)
    const anchorOf = ({ url }) => new URL(url, location).hash
    return [
      option(own, ''),
      ...sections.map(section => option({ ...section, url: address + anchorOf(section) }, 'section'))
    ]
  }

  function option({ title, url, excerpt }, className) {
    const titled = element('span', { className: 'title' }, title)
    const link = element('a', { href: url, tabIndex: -1 }, titled, excerptOf(excerpt))
    return element('li', { role: 'option', 'aria-selected': 'false', className }, link)
  }

  // Keeps only the text and the `mark` elements of an excerpt.
  function excerptOf(html) {
    const nodes = [...new DOMParser().parseFromString(html, 'text/html').body.childNodes]
    const texts = nodes.map(({ nodeName, textContent }) =>
      nodeName === 'MARK' ? element('mark', {}, textContent) : textContent
    )
    return element('span', { className: 'excerpt' }, ...texts)
  }

  /** Uses the computed colors, because sites switch between light and dark mode in different ways. */
  function isDark() {
    for (const part of [document.body, document.documentElement]) {
      const style = getComputedStyle(part)
      const [red, green, blue, alpha = 1] = (style.backgroundColor.match(/[\d.]+/g) ?? []).map(Number)
      if (blue !== undefined && alpha > 0) return red * 0.3 + green * 0.6 + blue * 0.1 < 128
    }
    return getComputedStyle(document.documentElement).colorScheme.startsWith('dark')
  }

  function isTyping(event) {
    const target = event.composedPath()[0]
    return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.nodeName ?? '')
  }

  /** Whether a key opens the search: Ctrl+K, ⌘K, or a slash. */
  function isShortcut(event) {
    const isControl = event.ctrlKey || event.metaKey
    if (event.altKey) return false
    return isControl ? event.key.toLowerCase() === 'k' : event.key === '/' && !isTyping(event)
  }

  // Listens on the window in the capture phase, to run before the page's framework, which listens on the document.
  function openOn(type, isMeant, dialog) {
    const listener = event => {
      if (!isMeant(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      dialog.open()
    }
    addEventListener(type, listener, true)
  }

  const script = document.currentScript
  // `:is()` ignores selectors that this browser does not support.
  const trigger = `:is(${script.dataset.trigger})`
  const dialog = new SearchDialog(new URL('.', script.src))
  openOn('click', ({ target }) => target instanceof Element && target.closest(trigger), dialog)
  openOn('keydown', isShortcut, dialog)
  // Add the button after the load event, because an unknown element can make a framework's hydration fail.
  if (document.readyState === 'complete') dialog.addButton(trigger)
  else addEventListener('load', () => dialog.addButton(trigger))
}
