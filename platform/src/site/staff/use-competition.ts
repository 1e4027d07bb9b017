import { useOutletContext } from 'react-router'
import type { Answer } from '../../base/contract/call.ts'
import type { SiteCalls } from '../../calls.ts'

/** The competition under which a page for running it stands; the layout has loaded it. */
export const useCompetition = () => useOutletContext<Answer<SiteCalls['GET /api/admin/competitions/{id}']>>()
