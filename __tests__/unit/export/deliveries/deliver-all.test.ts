import { expect, test } from '@jest/globals'
import type { ExportContext } from '../../../../src/export/context.ts'
import type { Exported } from '../../../../src/export/deliveries/delivery.ts'
import { deliverAll, requestedDeliveries } from '../../../../src/export/deliveries/index.ts'
import type { Inputs } from '../../../../src/export/inputs/inputs.ts'
import type { ExportRecord } from '../../../../src/export/record/export-record.ts'
import { Canceled } from '../../../../src/runtime/time/stop-reason.ts'

test('starts no further delivery after the run is canceled', async () => {
  const delivered: string[] = []
  const stop = new AbortController()
  const record = {
    delivered(kind: string) {
      delivered.push(kind)
      stop.abort(new Canceled())
    }
  } as unknown as ExportRecord
  const link = { forDelivery: async () => await Promise.resolve({ url: 'https://s.example', endsAt: 0 }) }
  const exported = { site: { fileCount: 1 }, link } as unknown as Exported
  const deliveries = requestedDeliveries({ site: true, url: true } as Inputs['deliveries'])
  const context = { signal: stop.signal, clock: { now: () => 0 } } as ExportContext
  await expect(deliverAll(exported, deliveries, {} as Inputs, record, context)).rejects.toBeInstanceOf(
    Canceled
  )
  expect(delivered).toEqual(['site'])
})
