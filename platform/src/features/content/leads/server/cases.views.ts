import { sql } from 'kysely'
import type { Returned } from '../../../../base/contract/call.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { cardOf, cardRows, listed } from '../../../competing/competitions/server/public.ts'
import type { getCooperation } from '../contract.ts'
import { mostCases } from '../rules.ts'

type Answer = Returned<typeof getCooperation>
const day = 86_400_000

/** What hosting came to: all public competitions in figures, and the newest that ended with somebody in them. */
export async function cooperationView(db: ReadDb, lang: Lang, now: Date): Promise<Answer> {
  const [{ rows }, cards] = await Promise.all([
    sql<
      Answer['numbers']
    >`select count(*) as competitions, coalesce(sum(participant_count), 0)::int as participants,
      (select count(*) from submission s join competition c on c.id = s.competition_id where ${listed(now)}) as submissions
      from competition where ${listed(now)}`.execute(db),
    cardRows(
      db,
      {
        where: sql`${listed(now)} and end_at <= ${now} and team_count > 0`,
        order: sql`end_at desc, id desc`,
        limit: mostCases,
      },
      lang,
    ),
  ])
  const ids = cards.map(card => card.id)
  const { rows: counts } = await sql<{ id: number; submissions: number }>`
    select competition_id as id, count(*)::int as submissions from submission
    where competition_id = any(${ids}::bigint[]) group by 1`.execute(db)
  const submissions = new Map(counts.map(row => [row.id, row.submissions]))
  return {
    numbers: rows[0] ?? { competitions: 0, participants: 0, submissions: 0 },
    cases: cards.map(card => ({
      competition: cardOf(now)(card),
      submissions: submissions.get(card.id) ?? 0,
      days: Math.round((card.endTime.getTime() - card.startTime.getTime()) / day),
    })),
  }
}
