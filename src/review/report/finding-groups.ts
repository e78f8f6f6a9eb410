import type { Finding } from '../checks/findings.ts'

/** A shorter list needs no groups. */
const MIN_GROUPED = 20
/** Targets of one folder that are shown as one line. */
const MIN_MEMBERS = 5

interface FindingGroup {
  /** With a slash at its end. */
  folder: string
  members: Finding[]
}

/** Groups of targets in one folder, the largest first; the innermost folder that has enough of them counts. */
export function groupsByFolder(findings: readonly Finding[]): { groups: FindingGroup[]; others: Finding[] } {
  if (findings.length <= MIN_GROUPED) return { groups: [], others: [...findings] }
  const groups: FindingGroup[] = []
  const byFolder = new Map<string, Finding[]>()
  const put = (folder: string, finding: Finding) => {
    const known = byFolder.get(folder)
    if (known === undefined) byFolder.set(folder, [finding])
    else known.push(finding)
  }
  for (const finding of findings) put(folderOf(finding.target.replace(/#.*$/s, '')), finding)
  const others = new Set<Finding>()
  // Innermost first: what is too little for a group counts for the folder around it.
  for (let depth = deepest(byFolder.keys()); depth > 0; depth--) {
    for (const [folder, members] of [...byFolder]) {
      if (depthOf(folder) !== depth) continue
      byFolder.delete(folder)
      const around = folderOf(folder.slice(0, -1))
      // The root and a host are no folders.
      if (around === '' || around.endsWith('//')) for (const member of members) others.add(member)
      else if (members.length >= MIN_MEMBERS) groups.push({ folder, members })
      else for (const member of members) put(around, member)
    }
  }
  groups.sort((a, b) => b.members.length - a.members.length || (a.folder < b.folder ? -1 : 1))
  return { groups, others: findings.filter(finding => others.has(finding)) }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

function depthOf(folder: string): number {
  return folder.split('/').length - 1
}

function deepest(folders: Iterable<string>): number {
  let depth = 0
  for (const folder of folders) depth = Math.max(depth, depthOf(folder))
  return depth
}
