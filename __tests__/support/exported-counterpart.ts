import { join } from 'node:path'
import type { Counterpart } from '../counterpart/build.ts'
import { runExport } from './exporting.ts'
import { tempFolder } from './temp-folder.ts'

/** Exports the counterpart with `from` into a folder that is removed at the end of the test. */
export async function exportCounterpart({ zip }: Counterpart, given: Record<string, string> = {}) {
  const folder = await tempFolder()
  const output = join(folder.path, 'out')
  const run = await runExport(
    { url: '', key: '' },
    {
      from: zip,
      domain: 'docs.example.com',
      deliver: 'site',
      'previous-manifest': 'none',
      'output-dir': output,
      ...given
    }
  )
  return { ...run, folder: folder.path, output, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] }
}
