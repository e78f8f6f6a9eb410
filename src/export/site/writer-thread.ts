import { parentPort, workerData } from 'node:worker_threads'
import { FileWriter, type WriteTask } from './file-writer.ts'

// The entry of a writer thread. Results go back together with the memory of the batch, which is filled again.
const writer = new FileWriter((workerData as { root: string }).root)
let last = Promise.resolve()

parentPort?.on('message', (task: WriteTask) => {
  last = last.then(async () => {
    const result = await writer.perform(task)
    parentPort?.postMessage(result, result.bytes === undefined ? [] : [result.bytes.buffer])
  })
})
