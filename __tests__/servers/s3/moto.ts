import { spawn, spawnSync } from 'node:child_process'
import { endProcesses, freePort, localStore, untilListening } from '../network/server-process.ts'

/** The S3 server from moto, which keeps objects in memory and does not check signatures. */

const PROGRAM = 'moto_server'

export const hasMoto = spawnSync(PROGRAM, ['--help']).status === 0

const account = { accessKeyId: 'AKIAMOTO', secretAccessKey: 'moto-secret/+=1234' }

export async function startMoto() {
  const port = await freePort()
  const child = spawn(PROGRAM, ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
  await untilListening(child, port)
  return localStore(port, account, async () => await endProcesses([child]))
}
