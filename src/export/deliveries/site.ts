import type { Delivery } from './delivery.ts'

/** The site was extracted during the download. */
export const siteDelivery: Delivery = {
  deliver: ({ site, siteProblem }) => {
    if (site === undefined) throw siteProblem ?? new Error('no site was extracted')
    return { text: `${site.fileCount} files, in the folder of the output \`site-path\`` }
  }
}
