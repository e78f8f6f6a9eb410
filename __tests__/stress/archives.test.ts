import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import { fuzz } from '../../stress/archives/fuzz.ts'
import { hasOtherReaders } from '../../stress/archives/oracle.ts'
import { makeSamples } from '../../stress/archives/samples.ts'
import { tempFolder } from '../support/temp-folder.ts'

/** A fixed seed repeats the same mutations. `npm run stress archives` tests 100,000 new mutations. */
const SEED = 7_000

const compare = hasOtherReaders ? test : test.skip
compare(
  `accepts a mutated archive only with the contents that other readers find${hasOtherReaders ? '' : ' (python3 or bsdtar is not installed on this machine)'}`,
  async () => {
    await using folder = await tempFolder()
    const samples = makeSamples()
    expect(samples.length).toBeGreaterThan(5)
    const { accepted, refused, broken } = await fuzz({
      samples,
      seed: SEED,
      count: 600,
      scratch: join(folder.path, 'mutated.zip'),
      maxMs: 60_000
    })
    expect(broken).toEqual([])
    // If all archives are accepted or all rejected, the test proves nothing.
    expect(accepted).toBeGreaterThan(50)
    expect(Object.keys(refused).length).toBeGreaterThan(3)
  },
  300_000
)
