import { execFile, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endProcesses, freePort, localStore, untilListening } from '../network/server-process.ts'

/** Runs Ceph's object gateway with a single-node cluster in a temporary folder. Objects are in memory. */

const PROGRAMS = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin']
const START_TIMEOUT_MS = 120_000

export const hasRadosgw = PROGRAMS.every(program => spawnSync(program, ['--version']).error === undefined)

const ACCOUNT = { accessKeyId: 'AKIARADOSGW', secretAccessKey: 'radosgw-secret/+=1234' }

export async function startRadosgw() {
  const folder = await mkdtemp(join(tmpdir(), 'radosgw-'))
  const daemons: ReturnType<typeof spawn>[] = []
  const config = join(folder, 'ceph.conf')
  const keyring = join(folder, 'keyring')
  const run = async (program: string, ...options: string[]) =>
    await promisify(execFile)(program, options, { timeout: START_TIMEOUT_MS, killSignal: 'SIGKILL' })
  const start = (program: string, ...options: string[]) => {
    const daemon = spawn(program, ['-c', config, ...options, '-f'], { stdio: 'ignore' })
    daemons.push(daemon)
    return daemon
  }
  const stop = async () => {
    await endProcesses(daemons)
    await rm(folder, { recursive: true, force: true })
  }

  try {
    const [v2, v1, port] = [await freePort(), await freePort(), await freePort()]
    const monitor = `[v2:127.0.0.1:${v2},v1:127.0.0.1:${v1}]`
    const id = randomUUID()
    for (const name of ['mon', 'osd', 'run']) await mkdir(join(folder, name))
    await writeFile(config, configuration({ folder, id, monitor, keyring }))
    await run('ceph-authtool', '-C', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *')
    const all = ['mon', 'osd', 'mgr'].flatMap(each => ['--cap', each, 'allow *'])
    await run('ceph-authtool', keyring, '--gen-key', '-n', 'client.admin', ...all)
    await run('ceph-authtool', keyring, '--gen-key', '-n', 'osd.0', ...all)
    const map = join(folder, 'monmap')
    await run('monmaptool', '--create', '--addv', 'a', monitor, '--fsid', id, map)
    await run('ceph-mon', '-c', config, '-i', 'a', '--mkfs', '--monmap', map, '--keyring', keyring)
    start('ceph-mon', '-i', 'a')
    await run('ceph', '-c', config, 'osd', 'create')
    await run('ceph-osd', '-c', config, '-i', '0', '--mkfs')
    start('ceph-osd', '-i', '0')
    const keys = [`--access-key=${ACCOUNT.accessKeyId}`, `--secret=${ACCOUNT.secretAccessKey}`]
    await run('radosgw-admin', '-c', config, 'user', 'create', '--uid=test', '--display-name=test', ...keys)
    const gateway = start('radosgw', '-n', 'client.admin', `--rgw-frontends=beast endpoint=127.0.0.1:${port}`)
    await untilListening(gateway, port)
    return localStore(port, ACCOUNT, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

function configuration({ folder, id, monitor, keyring }: Record<string, string>): string {
  return `[global]
fsid = ${id}
mon host = ${monitor}
keyring = ${keyring}
osd objectstore = memstore
memstore device bytes = 1073741824
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
ms bind ipv6 = false
public network = 127.0.0.0/8
cluster network = 127.0.0.0/8
run dir = ${folder}/run
log file = ${folder}/run/$name.log
admin socket = ${folder}/run/$name.asok
pid file = ${folder}/run/$name.pid
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
`
}
