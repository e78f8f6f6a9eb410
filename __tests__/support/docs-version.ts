/** Returns a version of a documentation repository for `readDocs`. Each read of a file adds its path to `reads`. */
export const versionOf = (texts: Record<string, string>, reads: string[] = []) => ({
  paths: Object.keys(texts).sort(),
  size: async (path: string) => await Promise.resolve(Buffer.byteLength(texts[path] ?? '')),
  read: async (path: string) => {
    reads.push(path)
    return await Promise.resolve(texts[path] ?? '')
  }
})

export const numbered = (count: number, entry: (at: number) => [string, unknown]) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => entry(at)))
