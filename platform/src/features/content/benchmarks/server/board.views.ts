import { sql, type RawBuilder } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'
import { listed } from '../../../competing/competitions/server/public.ts'
import { teamsMadeBy } from '../../../competing/teams/server/public.ts'
import { shownByBoard } from '../../../../base/web/shown-score.ts'
import { benchmarkFaults } from '../faults.ts'

type Row = {
  id: number
  benchmarkId: number
  versionId: number
  method: string
  authors: string
  organisation: string
  paperUrl: string | null
  codeUrl: string | null
  licence: string
  about: string
  team: string
  value: number
  precision: number
  at: Date
  isVerified: boolean
}

/** Entries with their scores on list A: none that is void, withdrawn or of a team that is banned. */
export async function scoredEntries(db: Db | ReadDb | Tx, where: RawBuilder<boolean>) {
  const { rows } = await sql<Row>`
    select e.id, e.benchmark_id as "benchmarkId", s.schedule_id as "versionId", e.method, e.authors, e.organisation,
      e.paper_url as "paperUrl", e.code_url as "codeUrl", e.licence, e.about, t.name as team,
      c.shown_score as value, d.precision, s.received_at as at, e.verified_at is not null as "isVerified"
    from benchmark_entry e
    join submission s on s.id = e.submission_id and s.state = 'scored' and s.voided_at is null
    join submission_score c on c.submission_id = s.id and c.board = 'A'
    join team t on t.id = s.team_id and t.banned_at is null
    join schedule d on d.id = s.schedule_id
    where e.withdrawn_at is null and ${where} order by s.received_at, e.id`.execute(db)
  const shown = shownByBoard(
    rows,
    row => row.versionId,
    row => row.value,
  )
  return rows.map(row => ({ ...row, score: shown(row) ?? '' }))
}
export type ScoredEntry = Awaited<ReturnType<typeof scoredEntries>>[number]

/** Whether somebody has a method on a benchmark, by themselves or by a team of theirs. */
export async function isOnBoard(db: Db | Tx, benchmarkId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from benchmark_entry e join submission s on s.id = e.submission_id
    where e.benchmark_id = ${benchmarkId} and e.withdrawn_at is null
      and (e.user_id = ${userId} or s.team_id in ${teamsMadeBy(userId)}) limit 1`.execute(db)
  return rows.length > 0
}

type Published = { competition_id: number; title_zh: string; title_en: string }

/** A benchmark that everybody sees: published, of a competition that is public. */
export async function requirePublished(db: Db | Tx, benchmarkId: number, now: Date): Promise<Published> {
  const { rows } = await sql<Published>`
    select b.competition_id, b.title_zh, b.title_en from benchmark b
    join competition on competition.id = b.competition_id and ${listed(now)}
    where b.id = ${benchmarkId} and b.is_published`.execute(db)
  if (!rows[0]) throw new Failure(benchmarkFaults.notFound)
  return rows[0]
}
