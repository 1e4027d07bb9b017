import { sql } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'

type Member = { id: number; name: string; avatar: string | null; role: 'captain' | 'member' }
type Row = { id: number; name: string; is_baseline: boolean; created_at: Date; members: Member[] | null }

/** A team of this competition with its people, the captain first; undefined for one that is disqualified or not there. */
export async function teamIn(db: ReadDb, competitionId: number, teamId: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select t.id, t.name, t.is_baseline, t.created_at, (
      select json_agg(json_build_object('id', u.id, 'name', u.user_name, 'avatar', u.avatar, 'role', m.role)
        order by m.role = 'captain' desc, m.joined_at, u.id)
      from team_member m join app_user u on u.id = m.user_id where m.team_id = t.id
    ) as members
    from team t where t.id = ${teamId} and t.competition_id = ${competitionId} and t.banned_at is null`.execute(
    db,
  )
  return rows[0]
}
