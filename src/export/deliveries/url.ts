import { formatDuration } from '../../runtime/text/units.ts'
import type { Delivery } from './delivery.ts'

/** The link is an output already. This renews it if it is about to expire. */
export const urlDelivery: Delivery = {
  deliver: async ({ link }, _inputs, { clock }) => {
    if (link === undefined) throw new Error('there is no link')
    const { endsAt } = await link.forDelivery()
    return { text: `output bundle-url, expires in ${formatDuration(endsAt - clock.now())}`, expires: true }
  }
}
