import { useOutletContext } from 'react-router'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'

/** A competition as all of its pages have it: the layout that they stand in loads it once. */
export type CompetitionData = NonNullable<Answer<SiteCalls['GET /api/competitions/{id}']>['competition']>

export const useCompetition = () => useOutletContext<CompetitionData>()

/** Whether code is all that teams hand in, in every round: there are no files to submit and nothing is ranked. */
export const takesCodeAlone = ({ schedules }: CompetitionData): boolean =>
  schedules.length > 0 && schedules.every(round => round.takesOnlyCode)
