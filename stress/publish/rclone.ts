import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { FaultyStore } from '../../__tests__/servers/s3/faulty-store.ts'
import { BUCKET } from '../../servers/s3/s3-stand-in.ts'

const isInstalled = spawnSync('rclone', ['version']).status === 0

/** Reads all objects in the bucket with a client that shares no code with the action. */
export async function readWithRclone(
  store: FaultyStore,
  folder: string
): Promise<Map<string, string> | undefined> {
  if (!isInstalled) return undefined
  await mkdir(folder, { recursive: true })
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    RCLONE_CONFIG: join(folder, '..', 'rclone.conf'),
    RCLONE_CONFIG_S_TYPE: 's3',
    RCLONE_CONFIG_S_PROVIDER: 'Other',
    RCLONE_CONFIG_S_ENV_AUTH: 'true',
    RCLONE_CONFIG_S_ENDPOINT: store.url,
    RCLONE_CONFIG_S_REGION: 'us-east-1',
    RCLONE_CONFIG_S_LIST_VERSION: '2',
    ...store.env
  }
  const arguments_ = [
    'copy',
    `s:${BUCKET}`,
    folder,
    '--fast-list',
    '--use-server-modtime',
    '--ignore-checksum',
    '--retries',
    '1'
  ]
  const child = spawn('rclone', arguments_, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`rclone could not read the bucket: ${stderr}`)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const texts = await Promise.all(
    files.map(async file => {
      const key = relative(folder, file).split(sep).join('/')
      return [key, await readFile(file, 'utf8')] as const
    })
  )
  return new Map(texts)
}
