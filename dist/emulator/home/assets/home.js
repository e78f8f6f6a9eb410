/* global clearTimeout, document, fetch, navigator, setTimeout */
// Copy buttons, the button that starts an export, and the list of jobs that updates itself.
{
  const INTERVAL_MS = 1000
  const ACTIVE_INTERVAL_MS = 200
  const live = document.getElementById('live')
  const form = document.querySelector('.start')
  const output = form.querySelector('output')
  let shown
  let timer

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

  form.hidden = false
  form.addEventListener('submit', async event => {
    event.preventDefault()
    output.textContent = ''
    try {
      const response = await fetch(form.dataset.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${form.dataset.key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ domain: form.elements.domain.value.trim() })
      })
      if (!response.ok) {
        const body = await response.json().catch(() => ({}))
        output.textContent = `HTTP ${response.status}: ${body.error ?? 'the export was not started'}`
      }
    } catch {
      output.textContent = 'The emulator does not respond.'
    }
    await update()
  })

  async function update() {
    clearTimeout(timer)
    try {
      const response = await fetch('?jobs')
      const html = await response.text()
      if (response.ok && html !== shown) live.innerHTML = shown = html
    } catch {
      live.textContent = 'The emulator does not respond.'
      shown = undefined
    }
    const isActive = live.querySelector('.status:is(.queued, .running, .in_progress)') !== null
    clearTimeout(timer)
    timer = setTimeout(update, isActive ? ACTIVE_INTERVAL_MS : INTERVAL_MS)
  }

  timer = setTimeout(update, INTERVAL_MS)
}
