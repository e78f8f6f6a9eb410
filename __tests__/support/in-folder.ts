import * as jest from '@jest/globals'
import { type Folder, tempFolder } from './temp-folder.ts'

type Work = (folder: Folder) => unknown

function testInFolder(title: string, work: Work, timeoutMs?: number): void {
  const run = async () => {
    await using folder = await tempFolder()
    await work(folder)
  }
  jest.test(title, run, timeoutMs)
}

const skipped = (title: string, _work: Work) => jest.test.skip(title, () => undefined)
const skip = Object.assign(skipped, { each: jest.test.skip.each })

/** A test with a new empty folder. Tests in a table (`test.each`) create their own folders. */
export const test = Object.assign(testInFolder, { each: jest.test.each, skip })
