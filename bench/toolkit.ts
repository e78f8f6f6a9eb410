// Does the work of the export action with the Actions toolkit: downloads, hashes and extracts, and hashes each file.
import { downloadTool, extractTar, extractZip } from '@actions/tool-cache'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const [, , url = '', format = ''] = process.argv
process.env.RUNNER_TEMP ??= resolve('.')
const archive = await downloadTool(url, resolve('archive'))
const sum = createHash('sha256')
for await (const chunk of createReadStream(archive) as AsyncIterable<Buffer>) sum.update(chunk)
const site = await (format === 'zip' ? extractZip : extractTar)(archive, resolve('site'))
const entries = await readdir(site, { recursive: true, withFileTypes: true })
const lines: string[] = [sum.digest('hex')]
for (const entry of entries) {
  if (!entry.isFile()) continue
  const path = join(entry.parentPath, entry.name)
  lines.push(
    `${createHash('sha256')
      .update(await readFile(path))
      .digest('hex')} ${path}`
  )
}
await writeFile('manifest', lines.join('\n'))
