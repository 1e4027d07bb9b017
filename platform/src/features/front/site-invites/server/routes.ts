import { sql } from 'kysely'
import { handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { activitiesOf } from '../../../community/invites/server/public.ts'
import { cardRows, listed } from '../../../competing/competitions/server/public.ts'
import { shownCompetitions } from '../../../content/pages/server/public.ts'
import { listSiteInvites } from '../contract.ts'

export const siteInviteHandlers: Handler[] = [
  handleForAll(listSiteInvites, async ({ read, lang, now }, { params }) => {
    const competitionIds = await shownCompetitions(read, { siteName: params.name, lang, now })
    const activities = await activitiesOf(read, { competitionIds, now })
    const ids = activities.map(one => one.competition_id)
    const rows = await cardRows(
      read,
      { where: sql`id = any(${ids}::bigint[]) and ${listed(now)}`, order: sql`id`, limit: ids.length },
      lang,
    )
    const byId = new Map(rows.map(row => [row.id, row]))
    return {
      activities: activities.flatMap(({ name, competition_id }) => {
        const found = byId.get(competition_id)
        return found ? [{ name, competition: { id: found.id, title: found.title, zone: found.zone } }] : []
      }),
    }
  }),
]
