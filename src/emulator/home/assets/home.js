/* global clearTimeout, document, fetch, navigator, setTimeout */
// Copy buttons, and the list of jobs that updates itself.
{
  const INTERVAL_MS = 1000
  const live = document.getElementById('live')

  document.addEventListener('click', async event => {
    const button = event.target.closest('.copy')
    if (!button) return
    try {
      await navigator.clipboard.writeText(button.dataset.copy)
      button.textContent = 'Copied'
    } catch {
      button.textContent = 'Copying failed'
    }
    clearTimeout(button.timer)
    button.timer = setTimeout(() => (button.textContent = 'Copy'), 1500)
  })

  async function update() {
    try {
      const response = await fetch('?jobs')
      const html = await response.text()
      if (response.ok && html !== update.last && !live.querySelector('details[open]')) live.innerHTML = html
      update.last = html
    } catch {
      live.textContent = 'The emulator does not respond.'
      update.last = undefined
    }
    setTimeout(update, INTERVAL_MS)
  }
  setTimeout(update, INTERVAL_MS)
}
