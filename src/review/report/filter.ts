import { hash } from 'node:crypto'

/** Hidden until the script shows it: without scripts it would do nothing. */
export const FILTER =
  '<input class="filter" id="filter" type="search" placeholder="Filter findings and pages" aria-label="Filter findings and pages" hidden>'

/** Shows only rows that contain the text, and opens the lists they are in. */
export const FILTER_SCRIPT = `
const field = document.getElementById('filter')
field.hidden = false
field.oninput = () => {
  const text = field.value.trim().toLowerCase()
  for (const row of document.querySelectorAll('.findings>li,ul.pages>li'))
    row.hidden = text !== '' && !row.textContent.toLowerCase().includes(text)
  if (text !== '') for (const list of document.querySelectorAll('.kind,.changes,.more')) list.open = true
}
`

/** For the content security policy: no other script can run in the report. */
export const FILTER_DIGEST = `sha256-${hash('sha256', FILTER_SCRIPT, 'base64')}`
