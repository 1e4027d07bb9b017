import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { section } from '../../../../base/http/section.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import type { decideAward } from '../editing.contract.ts'
import { awardsOf, isByRank } from '../rules.ts'

type Result = z.input<typeof decideAward.answer>
type Row = { teamId: number; team: string; rank: number | null }
type Asked = {
  trackId: number
  /** The competition of the track's last stage; undefined while it has none. */
  competitionId: number | undefined
  search?: string
  teamId?: number
  limit: number
  offset: number
  lang: Lang
}

/** The final places of a track's last stage with the awards of each; last, of those without a place, what was decided. */
export async function resultsOf(db: Db | Tx, ask: Asked): Promise<{ total: number; results: Result[] }> {
  const { trackId, competitionId, search = '', teamId, limit, offset, lang } = ask
  const found = sql`
    with place as (
      select p.team_id, p.team_name, p.rank from final_list f
      join final_place p on p.list_id = f.id and p.sub_rank = ''
      where f.competition_id = ${competitionId ?? null} and f.withdrawn_at is null
    ), listed as (
      select * from place
      union all
      select t.id, t.name, null from team t where t.id in (
        select d.team_id from season_decision d join season_award a on a.id = d.award_id where a.track_id = ${trackId}
      ) and t.id not in (select team_id from place)
    ), found as (
      select team_id as "teamId", team_name as team, rank from listed
      where team_name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}
        and (${teamId ?? null}::bigint is null or team_id = ${teamId ?? null})
    )`
  const [{ rows }, { rows: counted }, awards] = await Promise.all([
    sql<Row>`${found} select * from found order by rank nulls last, "teamId" limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`${found} select count(*) as total from found`.execute(db),
    db.selectFrom('season_award').selectAll().where('track_id', '=', trackId).orderBy('sort').execute(),
  ])
  const ids = awards.map(award => award.id)
  const decisions = await db
    .selectFrom('season_decision')
    .selectAll()
    .where(sql<boolean>`award_id = any(${ids}::integer[])`)
    .where(sql<boolean>`team_id = any(${rows.map(row => row.teamId)}::bigint[])`)
    .execute()
  const names = await userNames(
    db,
    decisions.map(one => one.decided_by),
  )
  const rules = awards.map(row => ({
    id: row.id,
    name: localizeColumn(row, 'name', lang),
    fromRank: row.from_rank,
    toRank: row.to_rank,
  }))
  const made = decisions.map(row => ({ awardId: row.award_id, teamId: row.team_id, isGiven: row.is_given }))
  const results = rows.map(({ teamId: id, team, rank }) => {
    const held = rank === null ? [] : awardsOf(rules, { teamId: id, rank }, made)
    const own = rules.map(award => {
      const decision = decisions.find(one => one.team_id === id && one.award_id === award.id)
      return {
        id: award.id,
        name: award.name,
        isByJury: award.fromRank === null,
        isByRank: rank !== null && isByRank(award, rank),
        isHeld: held.includes(award),
        decision: decision
          ? {
              isGiven: decision.is_given,
              reason: decision.reason,
              by: names.get(decision.decided_by) ?? '',
              at: decision.decided_at,
            }
          : null,
      }
    })
    // What a name or a language changes is no other result.
    const told = own.map(one => [one.id, one.isByRank, one.decision?.isGiven, one.decision?.reason])
    return { teamId: id, team, rank, awards: own, tag: section([rank, told]).tag }
  })
  return { total: counted[0]?.total ?? 0, results }
}
