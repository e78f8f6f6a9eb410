import type { Emulator } from '../../src/emulator/index.ts'
import { Service } from '../../src/service/client.ts'
import { readInputs } from '../../src/wait-for-agent/inputs.ts'
import { main } from '../../src/wait-for-agent/main.ts'
import { FakeClock, stoppedAfter } from './fake-clock.ts'
import { type Circumstances, runMain } from './main-run.ts'

/** Runs the action against the emulator, with a clock that does not wait. */
export async function waitFor(
  { url, key }: Pick<Emulator, 'url' | 'key'>,
  jobId: string | undefined,
  {
    inputs: more = {},
    clock = new FakeClock(),
    ...circumstances
  }: Circumstances & {
    inputs?: Record<string, string>
    clock?: FakeClock
  } = {}
) {
  const given = {
    'base-url': url,
    'api-key': key,
    'project-id': 'project-1',
    ...(jobId !== undefined && { 'job-id': jobId }),
    ...more
  }
  const inputs = readInputs(given)
  const errorsPage = 'https://github.com/example/action/blob/v1/docs/errors.md'
  const run = await runMain(
    async context => await main(inputs, { ...context, errorsPage, service: new Service(inputs, context) }),
    { clock, ...circumstances }
  )
  return { ...run, clock }
}

/** Returns options for `waitFor` that abort the run as `timeout: 2m` does. */
export function timeoutAfter2Minutes(more: Record<string, string> = {}) {
  return { ...stoppedAfter(120_000), inputs: { ...more, timeout: '2m' } }
}
