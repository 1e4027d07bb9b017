import type { CompetitionPage } from '../../../../base/feature.ts'
import { defineHook } from '../../../../base/hook.ts'

/** The pages that all features have about one competition, of which some stand above this one. */
export const allCompetitionPages = defineHook<[], readonly CompetitionPage[]>('all pages of a competition')
