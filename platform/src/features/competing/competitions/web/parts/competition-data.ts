import { useOutletContext } from 'react-router'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'

/** A competition as all of its pages have it: the layout that they stand in loads it once. */
export type CompetitionData = NonNullable<Answer<SiteCalls['GET /api/competitions/{id}']>['competition']>

export const useCompetition = () => useOutletContext<CompetitionData>()
