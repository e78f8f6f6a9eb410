/* global document */
// The search bar of an exported page. A classic script, so that it also runs from a disk.
{
  // An export has the bar of the service and no search: its server answers only users who are signed in.
  document.addEventListener('click', event => {
    if (!event.target.closest('#search-bar-entry, #search-bar-entry-mobile')) return
    const dialog = document.createElement('dialog')
    dialog.textContent = 'Log in to search this documentation.'
    dialog.addEventListener('click', () => dialog.remove())
    dialog.addEventListener('close', () => dialog.remove())
    document.body.append(dialog)
    dialog.showModal()
  })
}
