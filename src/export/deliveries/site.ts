import { formatCount } from '../../runtime/text/units.ts'
import { type Delivery, present } from './delivery.ts'

/** The site was extracted during the download. */
export const siteDelivery: Delivery = {
  deliver: ({ site, siteProblem }) => {
    return {
      text: `${formatCount(present(site, siteProblem).fileCount, 'file')}, in the folder of the output \`site-path\``
    }
  }
}
