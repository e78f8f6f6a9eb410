// Opens a search dialog in place of the service's. Added to every page of the site.
;(() => {
  const script = document.currentScript
  const folder = new URL('.', script.src)
  const trigger = script.dataset.trigger
  const MAX_PAGES = 12
  const MAX_SECTIONS = 3
  const STYLE = `
    :host { all: initial; }
    * { box-sizing: border-box; font: 16px/1.5 system-ui, sans-serif; }
    .theme { --text: #1a1d21; --muted: #5b6470; --back: #fff; --line: #d9dee4; --mark: #fff1b8; --active: #e8effd; --accent: #1a56c4; }
    .theme.dark { --text: #eceff3; --muted: #a4adb8; --back: #16191d; --line: #373d45; --mark: #5c4a00; --active: #22304a; --accent: #8db4ff; }
    dialog { width: min(640px, calc(100vw - 24px)); max-height: min(640px, calc(100dvh - 48px)); margin: 24px auto auto; padding: 0; border: 1px solid var(--line); border-radius: 12px; background: var(--back); color: var(--text); overflow: hidden; }
    dialog[open] { display: flex; flex-direction: column; }
    dialog::backdrop { background: rgb(0 0 0 / 0.5); }
    .field { display: flex; gap: 8px; align-items: center; padding: 8px 12px; border-bottom: 1px solid var(--line); }
    input { flex: 1; min-width: 0; padding: 8px 4px; border: 0; outline: 0; background: none; color: inherit; appearance: none; }
    input:focus-visible { box-shadow: 0 2px var(--accent); }
    button { padding: 6px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--back); color: var(--text); cursor: pointer; }
    button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    [role=status] { margin: 0; padding: 8px 16px; color: var(--muted); font-size: 14px; }
    [role=listbox] { margin: 0; padding: 0 8px 8px; overflow-y: auto; list-style: none; }
    [role=option] a { display: block; padding: 8px; border-radius: 8px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
    [role=option][aria-selected=true] a { background: var(--active); }
    .section { padding-left: 16px; }
    .title { display: block; font-weight: 600; }
    .excerpt { display: block; color: var(--muted); font-size: 14px; }
    mark { font: inherit; border-radius: 3px; background: var(--mark); color: inherit; }
    .open { position: fixed; right: 16px; bottom: 16px; z-index: 2147483000; box-shadow: 0 2px 8px rgb(0 0 0 / 0.25); }
  `

  const element = (name, properties = {}, ...children) => {
    const made = document.createElement(name)
    for (const [key, value] of Object.entries(properties)) {
      if (key in made) made[key] = value
      else made.setAttribute(key, value)
    }
    made.append(...children)
    return made
  }

  const host = element('div', { id: 'static-docs-search' })
  const status = element('p', { role: 'status' })
  const list = element('ul', { role: 'listbox', id: 'results', 'aria-label': 'Search results' })
  const input = element('input', {
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
  const close = element('button', { type: 'button', textContent: 'Close' })
  const dialog = element(
    'dialog',
    { 'aria-label': 'Search' },
    element('div', { className: 'field' }, input, close),
    status,
    list
  )
  const button = element('button', { type: 'button', className: 'open', textContent: 'Search', hidden: true })
  const theme = element('div', { className: 'theme' }, button, dialog)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  root.append(theme)

  // The page may be rendered again without it.
  const attach = () => {
    if (!host.isConnected) document.body.append(host)
  }

  /** The site decides, in whatever way it switches its colors. */
  const isDark = () => {
    for (const part of [document.body, document.documentElement]) {
      const style = getComputedStyle(part)
      const [red, green, blue, alpha = 1] = (style.backgroundColor.match(/[\d.]+/g) ?? []).map(Number)
      if (blue !== undefined && alpha > 0) return red * 0.3 + green * 0.6 + blue * 0.1 < 128
    }
    return getComputedStyle(document.documentElement).colorScheme.startsWith('dark')
  }

  const open = () => {
    attach()
    theme.classList.toggle('dark', isDark())
    if (!dialog.open) dialog.showModal()
    input.select()
    load().catch(() => {})
  }

  let loading
  const load = () => {
    loading ??= (async () => {
      const pagefind = await import(new URL('pagefind.js', folder).href)
      await pagefind.options({ baseUrl: new URL('..', folder).pathname, excerptLength: 24 })
      await pagefind.init()
      return pagefind
    })()
    loading.catch(() => {
      loading = undefined
      status.textContent = 'The search could not be loaded. Check your connection and type again.'
    })
    return loading
  }

  // Excerpts contain marks and nothing else: everything but their text is dropped.
  const excerpt = html => {
    const nodes = [...new DOMParser().parseFromString(html, 'text/html').body.childNodes]
    return element(
      'span',
      { className: 'excerpt' },
      ...nodes.map(node =>
        node.nodeName === 'MARK' ? element('mark', {}, node.textContent) : node.textContent
      )
    )
  }

  const option = ({ title, url, html, isSection }) =>
    element(
      'li',
      { role: 'option', 'aria-selected': 'false', className: isSection ? 'section' : '' },
      element('a', { href: url, tabIndex: -1 }, element('span', { className: 'title' }, title), excerpt(html))
    )

  const optionsOf = page => [
    option({ title: page.meta.title || page.url, url: page.url, html: page.excerpt }),
    ...(page.sub_results ?? [])
      .filter(section => section.url !== page.url)
      .slice(0, MAX_SECTIONS)
      .map(section =>
        option({ title: section.title, url: section.url, html: section.excerpt, isSection: true })
      )
  ]

  const linkOf = each => each?.querySelector('a')

  const select = index => {
    const options = [...list.children]
    options.forEach((each, at) => each.setAttribute('aria-selected', String(at === index)))
    const selected = options[index]
    if (selected === undefined) input.removeAttribute('aria-activedescendant')
    else {
      input.setAttribute('aria-activedescendant', selected.id)
      selected.scrollIntoView({ block: 'nearest' })
    }
  }

  // Where the reader went with the arrows. Results of the last letters may still be on their way.
  let reached
  const show = (options, text) => {
    options.forEach((each, at) => (each.id = `result-${at}`))
    list.replaceChildren(...options)
    input.setAttribute('aria-expanded', String(options.length > 0))
    status.textContent = text
    const kept = options.findIndex(each => linkOf(each).href === reached)
    select(Math.max(kept, 0))
  }

  let latest = 0
  const search = async () => {
    const query = input.value.trim()
    const current = ++latest
    if (query === '') {
      show([], '')
      return
    }
    const pagefind = await load()
    const found = await pagefind.debouncedSearch(query, {}, 120)
    if (found === null || current !== latest) return
    const pages = await Promise.all(found.results.slice(0, MAX_PAGES).map(result => result.data()))
    if (current !== latest) return
    const count = found.results.length
    show(
      pages.flatMap(optionsOf),
      count === 0 ? `No results for “${query}”` : count === 1 ? '1 page' : `${count} pages`
    )
  }

  const selectedIndex = () =>
    [...list.children].findIndex(each => each.getAttribute('aria-selected') === 'true')

  input.addEventListener('input', () => {
    reached = undefined
    search().catch(() => {})
  })
  input.addEventListener('keydown', event => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const count = list.children.length
    if (step !== undefined && count > 0) {
      event.preventDefault()
      select((selectedIndex() + step + count) % count)
      reached = linkOf(list.children[selectedIndex()]).href
    } else if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault()
      linkOf(list.children[selectedIndex()])?.click()
    }
  })
  list.addEventListener('click', event => {
    // A link to another section of this page does not load anything.
    if (event.target.closest('a') && !event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close()
  })
  close.addEventListener('click', () => dialog.close())
  button.addEventListener('click', open)
  dialog.addEventListener('click', event => {
    if (event.target === dialog) dialog.close()
  })

  const handle = event => {
    event.preventDefault()
    event.stopImmediatePropagation()
    open()
  }
  const isTyping = event => {
    const target = event.composedPath()[0]
    return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.nodeName ?? '')
  }
  // At the window and before anybody else: the page's framework listens at the document.
  addEventListener(
    'click',
    event => {
      if (event.target instanceof Element && event.target.closest(trigger)) handle(event)
    },
    true
  )
  addEventListener(
    'keydown',
    event => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (isShortcut || (isSlash && !isTyping(event))) handle(event)
    },
    true
  )

  // After the load event, since frameworks compare the page with what they render.
  const addButton = () => {
    attach()
    const update = () => {
      theme.classList.toggle('dark', isDark())
      button.hidden = document.querySelector(trigger) !== null
    }
    update()
    new MutationObserver(update).observe(document.body, { childList: true, subtree: true })
  }
  if (document.readyState === 'complete') addButton()
  else addEventListener('load', addButton)
})()
