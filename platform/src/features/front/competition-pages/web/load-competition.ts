import { usualZone } from '../../../../base/web/format.ts'
import { formatsIn } from '../../../../base/web/formats-in.ts'
import type { PageContext } from '../../../../site/page-context.ts'
import type { CompetitionData } from '../../../competing/competitions/web/parts/competition-data.ts'

/** What all pages of a competition stand under, and what is shown of them where they are shared. */
export async function loadCompetition(
  { api, lang, share }: PageContext,
  id: number,
  as: 'visitor' | undefined,
) {
  const found = await api('GET /api/competitions/{id}', { params: { id }, query: { as } })
  const competition = found.competition as CompetitionData
  const { title, raceCategory, reward, startTime, endTime, organisers } = competition
  const days = [startTime, endTime].map(at => formatsIn(lang).formatDay(at, usualZone)).join(' – ')
  const picture = {
    kind: [raceCategory, reward].filter(Boolean).join(' · '),
    title,
    note: [days, ...organisers.slice(0, 1).map(({ name }) => name)].join(' · '),
  }
  return { ...competition, share: share(picture) }
}
