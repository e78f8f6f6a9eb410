import { BLOCKS } from './blocks.ts'
import { CARDS } from './cards.ts'
import { CODE } from './code-block.ts'
import type { Components } from './component.ts'
import { INLINE } from './inline.ts'
import { TABS } from './tabs.ts'

export const COMPONENTS: Components = { ...BLOCKS, ...CARDS, ...CODE, ...INLINE, ...TABS }
