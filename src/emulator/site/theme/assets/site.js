/* global document, location, navigator, setTimeout, window */
// The search box and the copy buttons of an exported page. A classic script, so that it also runs from a disk.
{
  const { searchIndex: indexAddress, root } = document.currentScript.dataset
  const MAX_RESULTS = 8
  const SNIPPET_CHARACTERS = 110

  for (const block of document.querySelectorAll('pre')) {
    const holder = document.createElement('div')
    holder.className = 'code'
    block.replaceWith(holder)
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.addEventListener('click', () => void copy(block.textContent, button))
    holder.append(block, button)
  }

  async function copy(text, button) {
    const copied = await copyText(text)
    button.textContent = copied ? 'Copied' : 'Press Ctrl+C'
    setTimeout(() => (button.textContent = 'Copy'), 1500)
  }

  // Browsers offer the clipboard API only on https, localhost and some disks; the old command works everywhere.
  async function copyText(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      const area = document.createElement('textarea')
      area.value = text
      document.body.append(area)
      area.select()
      const copied = document.execCommand('copy')
      area.remove()
      return copied
    }
  }

  // In a long navigation the current page can be below the fold. Only the navigation scrolls, not the page.
  const sidebar = document.querySelector('.sidebar')
  const current = sidebar.querySelector('ul [aria-current="page"]')
  if (current && current.offsetTop > sidebar.clientHeight / 2)
    sidebar.scrollTop = current.offsetTop - sidebar.clientHeight / 2

  const box = document.querySelector('.search')
  const input = box.querySelector('input')
  const results = box.querySelector('.results')
  box.hidden = false
  let selected = -1
  let loading

  function load() {
    loading ??= new Promise(resolve => {
      const script = document.createElement('script')
      script.src = indexAddress
      script.addEventListener('load', () => resolve(window.searchIndex))
      script.addEventListener('error', () => resolve([]))
      document.head.append(script)
    })
    return loading
  }

  async function search() {
    const query = input.value
    const words = query.toLowerCase().split(/\s+/).filter(Boolean)
    const entries = await load()
    if (input.value !== query) return
    const found = entries
      .map(entry => ({ entry, score: scoreOf(entry, words) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_RESULTS)
    selected = -1
    results.replaceChildren(...found.map(({ entry }) => resultLink(entry, words)))
    if (found.length === 0) results.textContent = `No page contains “${query.trim()}”.`
    results.hidden = words.length === 0
  }

  /** 0 unless the page contains every word; a word in the title counts more. */
  function scoreOf({ title, text }, words) {
    const lowerTitle = title.toLowerCase()
    const lowerText = text.toLowerCase()
    let score = 0
    for (const word of words) {
      const points = (lowerTitle.includes(word) ? 10 : 0) + (lowerText.includes(word) ? 1 : 0)
      if (points === 0) return 0
      score += points
    }
    return score
  }

  function resultLink({ path, title, text }, words) {
    const link = document.createElement('a')
    link.href = root + path.split('/').map(encodeURIComponent).join('/')
    const heading = document.createElement('b')
    heading.textContent = title
    const snippet = document.createElement('span')
    const at = text.toLowerCase().indexOf(words[0])
    const start = Math.max(0, at - 40)
    snippet.textContent = (start > 0 ? '… ' : '') + text.slice(start, start + SNIPPET_CHARACTERS)
    link.append(heading, snippet)
    return link
  }

  function select(step) {
    const links = [...results.querySelectorAll('a')]
    if (links.length === 0) return
    selected = (selected + step + links.length) % links.length
    links.forEach((link, at) => link.classList.toggle('selected', at === selected))
    links[selected].scrollIntoView({ block: 'nearest' })
  }

  input.addEventListener('focus', () => void load())
  input.addEventListener('input', () => void search())
  input.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown') select(1)
    else if (event.key === 'ArrowUp') select(-1)
    else if (event.key === 'Escape') results.hidden = true
    else if (event.key === 'Enter') {
      const link = results.querySelectorAll('a')[Math.max(0, selected)]
      if (link && !results.hidden) location.href = link.href
    } else return
    event.preventDefault()
  })
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || event.target.closest('input, textarea')) return
    event.preventDefault()
    input.focus()
  })
  document.addEventListener('click', event => {
    if (!box.contains(event.target)) results.hidden = true
  })
}
