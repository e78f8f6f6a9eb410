/* global document, navigator, setTimeout */
// The search bar and the copy buttons of an exported page. A classic script, so that it also runs from a disk.
{
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
  const current = sidebar?.querySelector('ul [aria-current="page"]')
  if (current && current.offsetTop > sidebar.clientHeight / 2)
    sidebar.scrollTop = current.offsetTop - sidebar.clientHeight / 2

  // An export has the bar of the service and no search: its server answers only who is logged in.
  function openSearch() {
    const dialog = document.createElement('dialog')
    dialog.className = 'login'
    dialog.textContent = 'Log in to search this documentation.'
    dialog.addEventListener('click', () => dialog.remove())
    dialog.addEventListener('close', () => dialog.remove())
    document.body.append(dialog)
    dialog.showModal()
  }

  document.addEventListener('click', event => {
    if (event.target.closest('#search-bar-entry, #search-bar-entry-mobile')) openSearch()
  })
  document.addEventListener('keydown', event => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    openSearch()
  })
}
