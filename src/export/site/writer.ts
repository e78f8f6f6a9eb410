import { parentPort, workerData } from 'node:worker_threads'
import { Performer, type Task } from './tasks.ts'

// The whole of a writer thread: tasks come in, what they wrote goes back, and the bytes with it, to be filled again.
const performer = new Performer((workerData as { root: string }).root)
let turn = Promise.resolve()

parentPort?.on('message', (task: Task) => {
  turn = turn.then(async () => {
    const done = await performer.perform(task)
    parentPort?.postMessage(done, done.bytes === undefined ? [] : [done.bytes.buffer])
  })
})
