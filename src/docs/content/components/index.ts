import { CALLOUTS } from './callouts.ts'
import { CARDS } from './cards.ts'
import { CODE } from './code-block.ts'
import { COLLAPSIBLES } from './collapsibles.ts'
import type { Components } from './component.ts'
import { FIELDS } from './fields.ts'
import { INLINE } from './inline.ts'
import { SECTIONS } from './sections.ts'
import { STEPS } from './steps.ts'
import { TABS } from './tabs.ts'
import { TREES } from './trees.ts'

/** How each component of the service is shown. */
export const COMPONENTS: Components = {
  ...CALLOUTS,
  ...CARDS,
  ...CODE,
  ...COLLAPSIBLES,
  ...FIELDS,
  ...INLINE,
  ...SECTIONS,
  ...STEPS,
  ...TABS,
  ...TREES
}
