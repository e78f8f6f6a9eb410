import { spawnSync } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Disk } from './schedule.ts'

const isRoot = process.getuid?.() === 0

/** Whether this user can mount full and read-only disks. Root ignores file permissions, so root needs a mount. */
export const canMount = process.platform === 'linux' && isRoot && tryMount()

function tryMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'))
  try {
    return mount(folder, 'size=64k') && spawnSync('umount', [folder]).status === 0
  } finally {
    rmdirSync(folder)
  }
}

function mount(folder: string, options: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0
}

/** Returns the reason why a schedule cannot run on this machine, if any. */
export function skipReason(disk: Disk): string | undefined {
  if (disk.kind === 'full' && !canMount) return 'a full disk needs root on Linux'
  if (disk.kind === 'read-only' && !canMount && (isRoot || process.platform === 'win32'))
    return 'a read-only folder needs Linux or macOS and a user other than root'
  return undefined
}

/** Creates the action's output folder on the scheduled kind of disk. */
export async function makeDisk(folder: string, disk: Disk) {
  await mkdir(dirname(folder), { recursive: true })
  if (disk.kind === 'file-in-place') await writeFile(folder, 'a file where the folder should be')
  else await mkdir(folder, { recursive: true })
  const isMount = canMount && (disk.kind === 'full' || disk.kind === 'read-only')
  if (isMount && !mount(folder, disk.kind === 'full' ? `size=${disk.bytes}` : 'ro'))
    throw new Error(`could not mount ${folder}`)
  if (disk.kind === 'read-only' && !isMount) await chmod(folder, 0o555)
  return {
    isWritable: disk.kind === 'normal' || disk.kind === 'full',
    async [Symbol.asyncDispose]() {
      if (isMount) spawnSync('umount', ['-l', folder])
      else if (disk.kind === 'read-only') await chmod(folder, 0o755)
    }
  }
}
