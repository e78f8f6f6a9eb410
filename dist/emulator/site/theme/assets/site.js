/* global document */
// Handles the search bar on an exported page. This is a classic script, because browsers do not load modules from disk.
{
  // An export has the search bar from the service but no search: the search server accepts only signed-in users.
  document.addEventListener('click', event => {
    const button = event.target.closest('#search-bar-entry, #search-bar-entry-mobile')
    if (button === null) return
    const dialog = document.createElement('dialog')
    dialog.textContent = button.dataset.note ?? 'Log in to search this documentation.'
    dialog.addEventListener('click', () => dialog.remove())
    dialog.addEventListener('close', () => dialog.remove())
    document.body.append(dialog)
    dialog.showModal()
  })
}
