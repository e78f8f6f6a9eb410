import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { isAbandoned, makeWorkFolder, removeAbandoned } from '../../../../src/runtime/files/work-folder.ts'

const HOLDER = '.static-export-holder'
let parent: string
let child: ChildProcess | undefined

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'work-folder-'))
})

afterEach(() => {
  child?.kill('SIGKILL')
  child = undefined
  rmSync(parent, { recursive: true })
})

/** Writes another process as the holder of a work folder. */
async function folderOf(pid: number): Promise<string> {
  const folder = await makeWorkFolder(join(parent, 'work-'))
  const holder = JSON.parse(readFileSync(join(folder, HOLDER), 'utf8')) as object
  const [state = '', ...fields] = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ')
  writeFileSync(join(folder, HOLDER), JSON.stringify({ ...holder, pid, started: fields[18] }))
  return `${state} ${folder}`
}

/** Starts a shell that becomes another program, which does not ask about its child. Only then, the child ends. */
async function endedChild(): Promise<number> {
  const script = '(until grep -q sleep /proc/$$/comm; do sleep 0.05; done) & echo $!; exec sleep 600'
  child = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  const pid = Number(line.toString())
  const isEnded = () => /\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  while (!isEnded()) await setTimeout(10)
  return pid
}

const onLinux = existsSync('/proc/self/stat') ? test : test.skip

onLinux('removes the work folder of a process that has ended but was not waited for', async () => {
  const [state, folder = ''] = (await folderOf(await endedChild())).split(' ')
  expect(state).toBe('Z')
  expect(isAbandoned(folder)).toBe(true)
  await removeAbandoned(parent, 'work-')
  expect(existsSync(folder)).toBe(false)
})

onLinux('keeps the work folder of a process that runs', async () => {
  child = spawn('sleep', ['600'])
  const [, folder = ''] = (await folderOf(child.pid ?? 0)).split(' ')
  expect(isAbandoned(folder)).toBe(false)
  expect(await removeAbandoned(parent, 'work-')).toEqual([])
})
