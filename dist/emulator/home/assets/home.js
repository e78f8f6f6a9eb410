/* global document, fetch, navigator, setInterval, setTimeout */
// Handles the copy buttons and the button that starts an export, and refreshes the job list.
{
  const INTERVAL_MS = 500
  const live = document.getElementById('live')
  const form = document.querySelector('.start')
  const output = form.querySelector('output')
  let shown

  document.addEventListener('click', async event => {
    const button = event.target.closest('.copy')
    if (!button) return
    await navigator.clipboard.writeText(button.dataset.copy)
    button.textContent = 'Copied'
    setTimeout(() => (button.textContent = 'Copy'), 1500)
  })

  form.hidden = false
  form.addEventListener('submit', async event => {
    event.preventDefault()
    output.textContent = ''
    const response = await fetch(form.dataset.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${form.dataset.key}` },
      body: JSON.stringify({ domain: form.elements.domain.value.trim() })
    }).catch(() => undefined)
    if (response?.ok === false)
      output.textContent = `HTTP ${response.status}: ${(await response.json()).error}`
    await update()
  })

  async function update() {
    try {
      const response = await fetch('?jobs')
      const html = await response.text()
      if (response.ok && html !== shown) live.innerHTML = shown = html
    } catch {
      live.textContent = 'The emulator does not respond.'
      shown = undefined
    }
  }

  setInterval(update, INTERVAL_MS)
}
