import type { ExternalHost } from '../checks/reference-judge.ts'
import { Budget, codeHtml, count, folding, moreNote, section } from './html.ts'

const HOSTS_BYTES = 50_000
const MAX_HOST = 300

export function hostsSection(hosts: readonly ExternalHost[]): string {
  if (hosts.length === 0) return ''
  const sorted = hosts.toSorted((a, b) => b.resources - a.resources || b.links - a.links)
  const number = (value: number) => `<td class="number">${value === 0 ? '–' : count(value)}</td>`
  const { html, rest } = new Budget(HOSTS_BYTES).render(
    sorted,
    ({ host, links, resources }) =>
      `<tr><td>${codeHtml(host, MAX_HOST)}</td>${number(resources)}${number(links)}</tr>`
  )
  const content = [
    '<p class="note">Number of different addresses on each host. The check did not request them.</p><div class="scroll"><table>',
    '<thead><tr><th>Host</th><th class="number">Loaded</th><th class="number">Linked</th></tr></thead>',
    `<tbody>${html}</tbody></table></div>${moreNote(rest)}`
  ].join('')
  return section(
    'Other hosts',
    folding('hosts', 'Hosts that pages load from or link to', hosts.length, false, content)
  )
}
