import { parentPort, workerData } from 'node:worker_threads'
import { SiteScanner } from '../../../review/scan/site-scanner.ts'
import { FileWriter, type WriteTask } from './file-writer.ts'

/** `scanner`: the number of this thread's scanner; undefined when the site is not checked. */
export interface WriterThreadData {
  root: string
  scanner: number | undefined
}

// The entry of a writer thread. Results go back together with the memory of the batch, which is filled again.
const { root, scanner } = workerData as WriterThreadData
const writer = new FileWriter(root, scanner === undefined ? undefined : new SiteScanner(scanner))
let last = Promise.resolve()

parentPort?.on('message', (task: WriteTask) => {
  last = last.then(async () => {
    const result = await writer.perform(task)
    const { bytes } = result
    parentPort?.postMessage(result, bytes === undefined ? [] : [bytes.buffer])
  })
})
