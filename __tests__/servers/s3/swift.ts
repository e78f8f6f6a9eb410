import { execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endProcesses, freePort, localStore, untilListening } from '../network/server-process.ts'

/**
 * The S3 API of OpenStack Swift with one device in a temporary folder, whose file system needs extended attributes.
 * It does not implement conditional writes.
 */

const STORAGE = ['account', 'container', 'object'] as const
const RING_BUILDER = 'swift-ring-builder'
const PROGRAMS = [RING_BUILDER, 'swift-proxy-server', ...STORAGE.map(kind => `swift-${kind}-server`)]
/** Its location cannot be changed. The package creates it. */
const COMMON_CONFIG = '/etc/swift/swift.conf'

export const hasSwift =
  existsSync(COMMON_CONFIG) && PROGRAMS.every(program => spawnSync(program, ['--help']).error === undefined)

const ACCOUNT = { accessKeyId: 'test:tester', secretAccessKey: 'swift-secret/+=1234' }

export async function startSwift() {
  const folder = await mkdtemp(join(tmpdir(), 'swift-'))
  const servers: ReturnType<typeof spawn>[] = []
  const start = async (kind: string, port: number, sections: string) => {
    const file = join(folder, `${kind}-server.conf`)
    await writeFile(file, `${defaults(folder, port)}${sections}`)
    const server = spawn(`swift-${kind}-server`, [file], { stdio: 'ignore' })
    servers.push(server)
    await untilListening(server, port)
  }
  const stop = async () => {
    await endProcesses(servers)
    await rm(folder, { recursive: true, force: true })
  }

  try {
    await mkdir(join(folder, 'devices', 'one'), { recursive: true })
    for (const kind of STORAGE) {
      const port = await freePort()
      await createRing(join(folder, `${kind}.builder`), port)
      const app = `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`
      await start(kind, port, app)
    }
    const port = await freePort()
    await start('proxy', port, PROXY)
    return localStore(port, ACCOUNT, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

/** All objects of a kind are on the one device of the server at this port. */
async function createRing(builder: string, port: number): Promise<void> {
  const run = async (...options: string[]) => await promisify(execFile)(RING_BUILDER, [builder, ...options])
  await run('create', '4', '1', '0')
  const device = ['--ip', '127.0.0.1', '--port', String(port), '--device', 'one', '--weight', '1']
  await run('add', '--region', '1', '--zone', '1', ...device)
  await run('rebalance')
}

/** Without workers, a server is one process, which ends completely when it is killed. */
function defaults(folder: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
`
}

/** There is no server for the cache, but the others refuse to work without the filter. */
const PROXY = `[pipeline:main]
pipeline = catch_errors gatekeeper cache s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_${ACCOUNT.accessKeyId.replace(':', '_')} = ${ACCOUNT.secretAccessKey} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`
