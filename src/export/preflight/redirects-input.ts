import { relative } from 'node:path'
import { reasonOf } from '../../runtime/failure.ts'
import { findDocs, settingsIn } from '../../site/docs-folders.ts'
import { readRedirectFile, type RedirectFile, redirectsOf } from '../../site/redirects/read.ts'
import type { ExportContext } from '../context.ts'
import type { Inputs } from '../inputs/inputs.ts'

/** Reads the redirects file. Checks its entries as far as possible without the site. */
export async function readRedirectsInput(
  { output, review, about: { domain } }: Inputs,
  { github: { workspace }, log }: ExportContext
): Promise<RedirectFile | undefined> {
  const { redirectsInput: input, basePath } = review
  if (!output.extract || input.kind === 'none') return undefined
  if (input.kind === 'file') {
    const file = await readRedirectFile(input.path, { workspace })
    redirectsOf(file, { basePath: basePath ?? '/', domain })
    return file
  }
  const [folder, another] = findDocs(workspace, output.folder)
  const path = folder === undefined || another !== undefined ? undefined : settingsIn(folder)
  if (path === undefined) return undefined
  const name = relative(workspace, path)
  try {
    const file = await readRedirectFile(path, { workspace, isFound: true })
    if (Array.isArray(file.entries) && file.entries.length === 0) return undefined
    log.notice(`Redirects are read from ${name} in the workspace. Set \`redirects: none\` to ignore them.`)
    return file
  } catch (error) {
    log.warning(`The redirects in the workspace file ${name} are not used. ${reasonOf(error)}`)
    return undefined
  }
}
