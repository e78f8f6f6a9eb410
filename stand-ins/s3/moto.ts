import { spawn, spawnSync } from 'node:child_process'
import { endProcesses, freePort, untilListening } from '../network/server-process.ts'

/** The S3 server of moto, whose objects are in memory. It checks no signature. */

const PROGRAM = 'moto_server'

export const hasMoto = spawnSync(PROGRAM, ['--help']).status === 0

const account = { accessKeyId: 'AKIAMOTO', secretAccessKey: 'moto-secret/+=1234' }

export async function startMoto() {
  const port = await freePort()
  const child = spawn(PROGRAM, ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
  await untilListening(child, port)
  return {
    url: `http://127.0.0.1:${port}`,
    account,
    env: { AWS_ACCESS_KEY_ID: account.accessKeyId, AWS_SECRET_ACCESS_KEY: account.secretAccessKey },
    async [Symbol.asyncDispose]() {
      await endProcesses([child])
    }
  }
}
