import { useOutletContext } from 'react-router'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'

/** A competition as its organisers see it. */
export type ManagedCompetition = Answer<SiteCalls['GET /api/admin/competitions/{id}']>

/** The competition that a page for its organisers stands under: the layout has loaded it. */
export const useManagedCompetition = () => useOutletContext<ManagedCompetition>()
