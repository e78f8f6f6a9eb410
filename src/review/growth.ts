export interface SizedFile {
  path: string
  size: number
}

interface Growth extends SizedFile {
  growth: number
}

/** Files that grew most, new files included. */
export function largestGrowth(
  files: readonly SizedFile[],
  previous: readonly SizedFile[],
  max: number
): Growth[] {
  const before = new Map(previous.map(({ path, size }) => [path, size]))
  return files
    .map(({ path, size }) => ({ path, size, growth: size - (before.get(path) ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((a, b) => b.growth - a.growth || (a.path < b.path ? -1 : 1))
    .slice(0, max)
}
