import { groupBy } from '../../runtime/group-by.ts'
import type { Finding } from '../checks/findings.ts'
import { compareText } from '../../runtime/text/compare.ts'

/** A shorter list needs no groups. */
const MIN_GROUPED = 20
/** Targets of one folder that are shown as one line. */
const MIN_MEMBERS = 5
const MAX_FOLDER = 300

export interface GroupedFindings {
  /** `folder` ends with a slash. */
  groups: { folder: string; members: Finding[] }[]
  others: Finding[]
}

/** Groups of targets in one folder, the largest first; the innermost folder that has enough of them counts. */
export function groupsByFolder(findings: readonly Finding[]): GroupedFindings {
  const groups: GroupedFindings['groups'] = []
  if (findings.length <= MIN_GROUPED) return { groups, others: [...findings] }
  const others = new Set(addGroups(findings, '', groups))
  groups.sort((a, b) => b.members.length - a.members.length || compareText(a.folder, b.folder))
  return { groups, others: findings.filter(finding => others.has(finding)) }
}

/** Returns what is too little for a group: it counts for the folder around this one. */
function addGroups(
  findings: readonly Finding[],
  folder: string,
  groups: GroupedFindings['groups']
): Finding[] {
  const below = groupBy(findings, ({ target }) => folderBelow(folder, target))
  const members = [...below].flatMap(([inner, some]) =>
    inner === folder || some.length < MIN_MEMBERS ? some : addGroups(some, inner, groups)
  )
  // The root and a host are no folders.
  const isFolder = /^(?:https?:\/\/[^/]+)?\/[^/]/.test(folder)
  if (!isFolder || members.length < MIN_MEMBERS) return members
  groups.push({ folder, members })
  return []
}

function folderBelow(folder: string, target: string): string {
  const end = target.replace(/#.*$/s, '').indexOf('/', folder.length) + 1
  return end === 0 || end > MAX_FOLDER ? folder : target.slice(0, end)
}
