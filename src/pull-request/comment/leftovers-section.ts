import type { Format } from '../../runtime/text/format.ts'
import { formatCount } from '../../runtime/text/units.ts'
import type { LaggingTranslation } from '../comparison/leftovers/lagging-translations.ts'
import type { ReaderReview } from '../comparison/review.ts'
import { list, type SectionBudget } from './budget.ts'
import { address, joined } from './review-texts.ts'

const CHANGES_FILE = 'changes.json'

/** Lists, folded, what the change leaves behind: unused images, and translations that lack a part of their page. */
export function leftoversSection({ leftovers }: ReaderReview, budget: SectionBudget): string {
  const { format } = budget
  const { unusedImages, laggingTranslations } = leftovers
  const images = list('', unusedImages, file => `- ${address(file, format)}`, budget, CHANGES_FILE)
  const translations = list(
    '',
    laggingTranslations,
    each => `- ${address(each.file, format)}: ${differenceOf(each, format)}`,
    budget,
    CHANGES_FILE
  )
  const used = `${formatCount(unusedImages.length, 'image')} that no page uses any more`
  const lagging = `${formatCount(laggingTranslations.length, 'translation')} with other headings or code blocks than the changed page`
  return joined(
    [
      images && format.details(used, images.trimStart()),
      translations && format.details(lagging, translations.trimStart())
    ],
    '\n\n'
  )
}

/** Returns `4 headings, 5 on /guides/start`. Names only what differs. */
function differenceOf({ source, headings, codeBlocks }: LaggingTranslation, format: Format): string {
  const counts = [
    ['heading', headings],
    ['code block', codeBlocks]
  ] as const
  return joined(
    counts.map(([noun, { own, source: now }]) =>
      own === now ? '' : `${formatCount(own, noun)}, ${formatCount(now)} on ${address(source, format)}`
    ),
    '; '
  )
}
