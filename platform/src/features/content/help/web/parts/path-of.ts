import { pathTo } from '../../../../../site/path-to.ts'
import type { Tab } from '../../rules.ts'

/** Where a document is read; the first one is where the help begins. */
export const pathOf = (tab: Tab): string => (tab === 'about' ? '/help' : pathTo('/help/:tab?', { tab }))
