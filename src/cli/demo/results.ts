import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a run of the demo leaves, for the pages that show it, also later. */
export interface Results {
  domain: string
  summaries: { title: string; markdown: string }[]
  /** Paths of the second export. */
  site: string
  report: string
  checks: string
  changedPage: string
  /** Outputs of the actions, by round. */
  first: Record<string, string>
  second: Record<string, string>
}

export async function readResults(folder: string): Promise<Results | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, 'results.json'), 'utf8')) as Results
  } catch {
    return undefined
  }
}
