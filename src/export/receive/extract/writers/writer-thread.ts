import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import {
  type CheckOptions,
  type MovedFiles,
  type Review,
  SiteReview
} from '../../../../review/checks/site-review.ts'
import { type ScanBatch, SiteScanner } from '../../../../review/scan/site-scanner.ts'
import { FileWriter, type WriteResult, type WriteTask } from './file-writer.ts'

export interface WriterThreadData {
  root: string
  number: number
  isReviewed: boolean
  /** The first thread reviews the site and has a port to every other thread. The others have a port to the first. */
  ports: MessagePort[]
}

/** The last task of the thread that reviews the site. By then, the other threads have completed all tasks. */
export interface SiteReviewTask {
  kind: 'review'
  paths: string[]
  options: CheckOptions
  moved: MovedFiles
}

/** The result of the review: several messages with findings, and a last message with all other results. */
export type ReviewPart = Pick<Review, 'findings'> | Omit<Review, 'findings'>

/** Maximum number of findings in one message, so that no message blocks the receiving thread for long. */
const MAX_FINDINGS = 20_000

// Entry point of a writer thread. Each result returns the memory of its batch for reuse.
const { root, number, isReviewed, ports } = workerData as WriterThreadData
let scanner = isReviewed ? new SiteScanner(number) : undefined
let writer: FileWriter | undefined = new FileWriter(root, scanner)
const review = new SiteReview()
const isReviewer = number === 0
const scanners = isReviewer ? ports : []
for (const port of scanners) port.on('message', (batch: ScanBatch) => review.add(batch))
let last = Promise.resolve()

parentPort?.on('message', (task: WriteTask | SiteReviewTask) => {
  last = last.then(async () => {
    if (task.kind === 'review') {
      finishReview(task)
      return
    }
    const result = await writer?.perform(task)
    if (result === undefined) throw new Error('the site is under review')
    sendScanned()
    const { bytes } = result
    send(result, bytes === undefined ? [] : [bytes.buffer])
  })
})

/** Sends scanned pages before the task result, so that the review has all pages when all tasks are done. */
function sendScanned(): void {
  const batch = scanner?.drain()
  if (batch === undefined) return
  if (isReviewer) review.add(batch)
  else ports[0]?.postMessage(batch)
}

function finishReview({ paths, options, moved }: SiteReviewTask): void {
  // Free memory for the review.
  scanner = undefined
  writer = undefined
  for (const port of scanners) {
    for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port))
      review.add(next.message as ScanBatch)
  }
  const { findings, ...rest } = review.finish(paths, options, moved)
  for (let at = 0; at < findings.length; at += MAX_FINDINGS)
    send({ findings: findings.slice(at, at + MAX_FINDINGS) })
  send(rest)
}

function send(result: WriteResult | ReviewPart, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(result, transferred)
}
