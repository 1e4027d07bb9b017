import { sql } from 'kysely'
import type { Tx } from '../../../../base/database/tables.ts'
import { lastTeams } from '../../../competing/teams/server/public.ts'
import type { FindingKind } from '../rules.ts'
import type { Found } from '../schema.ts'

/**
 * Keeps what was found, once however often it is found. What a ban relies on stays as it was then; what a person put
 * aside stays put aside. Answers how many are new.
 */
export async function keepFindings(
  tx: Tx,
  {
    competitionId,
    kind,
    found,
    now,
  }: { competitionId: number; kind: FindingKind; found: readonly Found[]; now: Date },
): Promise<number> {
  if (found.length === 0) return 0
  const { rows } = await sql<{ isNew: boolean }>`
    insert into integrity_finding as f (competition_id, kind, key, team_ids, submission_ids, detail, found_at, seen_at)
    select ${competitionId}, ${kind}, x.key, x."teamIds", x."submissionIds", x.detail, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      as x (key text, "teamIds" bigint[], "submissionIds" bigint[], detail jsonb)
    order by x.key
    on conflict (competition_id, kind, key) do update set
      seen_at = greatest(f.seen_at, excluded.seen_at),
      (team_ids, submission_ids, detail) = (
        select case when e.kept then f.team_ids else excluded.team_ids end,
          case when e.kept then f.submission_ids else excluded.submission_ids end,
          case when e.kept then f.detail else excluded.detail end
        from (select exists (select from team_ban_evidence b where b.finding_id = f.id) as kept) e)
    returning xmax = 0 as "isNew"`.execute(tx)
  return rows.filter(row => row.isNew).length
}

/**
 * Takes back what was found between teams that have become one since: there was nothing to find. What somebody put
 * aside or relied on stays.
 */
export async function forgetMerged(tx: Tx, competitionId: number): Promise<void> {
  await sql`
    with part as ${lastTeams(competitionId)}
    delete from integrity_finding f
    where f.competition_id = ${competitionId} and f.kind <> 'probing' and f.dismissed_at is null
      and not exists (select from team_ban_evidence b where b.finding_id = f.id)
      and (select count(distinct part.top) from part where part.id = any(f.team_ids)) < 2`.execute(tx)
}
