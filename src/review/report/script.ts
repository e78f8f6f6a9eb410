import { hash } from 'node:crypto'

/** Hidden until the script shows it: without scripts it would do nothing. */
export const FILTER =
  '<input class="filter" id="filter" type="search" placeholder="Filter findings and pages" aria-label="Filter findings and pages" hidden>'

/** Shows only rows that contain the text, in all tabs and lists, and copies patterns. */
export const SCRIPT = `
const field = document.getElementById('filter')
field.hidden = false
field.oninput = () => {
  const text = field.value.trim().toLowerCase()
  document.body.classList.toggle('filtering', text !== '')
  for (const row of document.querySelectorAll('.findings>li,.page-findings>li,ul.pages>li'))
    row.hidden = text !== '' && !row.textContent.toLowerCase().includes(text)
  for (const group of document.querySelectorAll('.group,.more'))
    group.hidden = group.querySelector('li:not([hidden])') === null
  if (text !== '') for (const list of document.querySelectorAll('.group,.changes,.more')) list.open = true
}
for (const button of document.querySelectorAll('.copy')) {
  button.hidden = false
  button.onclick = () => {
    button.previousElementSibling.select()
    if (document.execCommand('copy')) button.textContent = 'Copied'
  }
}
`

/** For the content security policy: no other script can run in the report. */
export const SCRIPT_DIGEST = `sha256-${hash('sha256', SCRIPT, 'base64')}`
