import { hash } from 'node:crypto'

/** The search field is hidden until the script runs, because the field does nothing without the script. */
export const FILTER = [
  '<input class="filter" id="filter" type="search" placeholder="Filter findings and pages"',
  ' aria-label="Filter findings and pages" hidden>',
  '<p class="note" id="no-match" role="status"></p>'
].join('')

/** In all lists, shows only the rows that contain the search text, and updates the row counts. */
export const SCRIPT = `
const field = document.getElementById('filter')
const ROWS = '.findings>li,ul.pages>li'
const rows = [...document.querySelectorAll(ROWS)]
const lists = [...document.querySelectorAll('.kind,.changes')].map(list => {
  const number = list.querySelector('.badge')
  return { list, number, all: number.textContent, own: [...list.querySelectorAll(ROWS)] }
})
field.hidden = false
field.oninput = () => {
  const text = field.value.trim().toLowerCase()
  for (const row of rows) row.hidden = text !== '' && !row.textContent.toLowerCase().includes(text)
  for (const { list, number, all, own } of lists) {
    const matches = own.filter(row => !row.hidden).length
    list.hidden = text !== '' && matches === 0
    number.textContent = text === '' ? all : matches.toLocaleString('en-US')
    if (text !== '' && matches > 0) list.open = true
  }
  document.getElementById('no-match').textContent = rows.some(row => !row.hidden) ? '' : 'No match in this report.'
}
`

/** Digest for the content security policy, so that no other script can run in the report. */
export const SCRIPT_DIGEST = `sha256-${hash('sha256', SCRIPT, 'base64')}`
