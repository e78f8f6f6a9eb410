import { type Delivery, present } from './delivery.ts'

/** The site was extracted during the download. */
export const siteDelivery: Delivery = {
  deliver: ({ site, siteProblem }) => {
    return {
      text: `${present(site, siteProblem).fileCount} files, in the folder of the output \`site-path\``
    }
  }
}
