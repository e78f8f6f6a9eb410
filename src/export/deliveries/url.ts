import { formatDuration } from '../../runtime/text/units.ts'
import { type Delivery, present } from './delivery.ts'

/** The link is an output already. This renews it if it is about to expire. */
export const urlDelivery: Delivery = {
  deliver: async ({ link }, { clock }) => {
    const { endsAt } = await present(link).forDelivery()
    return { text: `output bundle-url, expires in ${formatDuration(endsAt - clock.now())}`, expires: true }
  }
}
