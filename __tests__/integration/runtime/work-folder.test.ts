import { expect, test } from '@jest/globals'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { removeLeftovers } from '../../../src/export/output-dir/private-folder.ts'
import { makeWorkFolder, removeAbandoned } from '../../../src/runtime/files/work-folder.ts'
import { systemClock } from '../../../src/runtime/time/clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { root } from '../../support/repository.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const MODULE = pathToFileURL(join(root, 'src/runtime/files/work-folder.ts')).href
const PREFIX = '.static-export-'

/** Arguments of a process that creates a work folder, and then ends or waits. */
function creating(folder: string, end: string): string[] {
  const code = `
    import { makeWorkFolder } from ${JSON.stringify(MODULE)}
    console.log(await makeWorkFolder(${JSON.stringify(join(folder, PREFIX))}))
    ${end}`
  return ['--input-type=module', '-e', code]
}

test('removes the folder of a process that was killed at once, but not the folder of a running process', async () => {
  await using folder = await tempFolder()
  const own = await makeWorkFolder(join(folder.path, PREFIX))
  const running = spawn(process.execPath, creating(folder.path, 'setTimeout(() => {}, 60_000)'))
  const [path] = (await once(running.stdout.setEncoding('utf8'), 'data')) as [string]
  const held = [basename(own), basename(path.trim())].sort()
  try {
    const { stdout } = spawnSync(process.execPath, creating(folder.path, 'process.reallyExit(7)'))
    const left = basename(stdout.toString().trim())
    expect((await readdir(folder.path)).sort()).toEqual([...held, left].sort())
    expect(await removeAbandoned(folder.path, PREFIX)).toEqual([left])
    expect((await readdir(folder.path)).sort()).toEqual(held)
  } finally {
    running.kill('SIGKILL')
    await once(running, 'close')
  }
  const log = new MemoryLog()
  await removeLeftovers(folder.path, { clock: systemClock, log, signal: new AbortController().signal })
  expect(await readdir(folder.path)).toEqual([basename(own)])
  expect(log.text).toContain(`Removed ${basename(path.trim())}, a leftover from a killed run.`)
}, 60_000)

test.each([
  ['no', undefined],
  ['an invalid', '{"pid":-1,"machine":""}'],
  ['a damaged', '{'],
  ['a foreign', '{"pid":999999999,"started":"","machine":"elsewhere"}']
])('keeps a folder with %s note about its process', async (_name, note) => {
  await using folder = await tempFolder()
  const path = join(folder.path, `${PREFIX}abcdef`)
  await mkdir(path)
  if (note !== undefined) await writeFile(join(path, '.static-export-holder'), note)
  expect(await removeAbandoned(folder.path, PREFIX)).toEqual([])
  expect(await removeAbandoned(join(folder.path, 'missing'), PREFIX)).toEqual([])
  expect(await readdir(folder.path)).toEqual([basename(path)])
})
