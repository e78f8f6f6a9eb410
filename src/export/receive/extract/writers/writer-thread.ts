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
  /** The first thread reviews the site: its ports lead to the others, and each of them has one that leads to it. */
  ports: MessagePort[]
}

/** The last task of the thread that reviews the site. The other threads have performed all of theirs. */
export interface SiteReviewTask {
  kind: 'review'
  paths: string[]
  options: CheckOptions
  moved: MovedFiles
}

/** The result of the thread that reviews the site: findings in several messages, everything else in the last one. */
export type ReviewPart = Pick<Review, 'findings'> | Omit<Review, 'findings'>

/** The findings are sent in one message: the thread that receives it has other work, too. */
const MAX_FINDINGS = 20_000

// The entry of a writer thread. Results go back together with the memory of the batch, which is reused.
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

/** Pages are sent before the result of the task, so that the review has everything when all tasks are performed. */
function sendScanned(): void {
  const batch = scanner?.drain()
  if (batch === undefined) return
  if (isReviewer) review.add(batch)
  else ports[0]?.postMessage(batch)
}

function finishReview({ paths, options, moved }: SiteReviewTask): void {
  // Only the review needs memory now.
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
