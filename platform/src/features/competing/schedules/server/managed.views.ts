import { sql } from 'kysely'
import type { z } from 'zod'
import { abilityOf } from '../../../../base/contract/ability.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import type { listRunSchedules } from '../contract.ts'
import { scheduleFaults } from '../faults.ts'
import { finalEnd, openList, revealBlocked } from '../rules.ts'
import { presentSchedule, schedulesOf } from './schedules.ts'

type RunSchedule = z.input<(typeof listRunSchedules)['answer']>['schedules'][number]

/** The rounds of a competition as those who run it see them: what is open, what waits, what may be done. */
export async function runSchedules(
  db: Db,
  competitionId: number,
  lang: Lang,
  now: Date,
): Promise<RunSchedule[]> {
  const [schedules, counted, more] = await Promise.all([
    schedulesOf(db, competitionId),
    sql<{ id: number; submissions: number; waiting: number; teams: number }>`
      select schedule_id as id, count(*)::int as submissions, count(distinct team_id)::int as teams,
        (count(*) filter (where state in ('uploaded', 'queued', 'running')))::int as waiting
      from submission where competition_id = ${competitionId} group by 1`.execute(db),
    db
      .selectFrom('schedule')
      .select(['id', 'ladder', 'reveal_planned_at'])
      .where('competition_id', '=', competitionId)
      .execute(),
  ])
  return schedules.map(schedule => {
    const { submissions, waiting, teams } = {
      submissions: 0,
      waiting: 0,
      teams: 0,
      ...counted.rows.find(row => row.id === schedule.id),
    }
    const { ladder = false, reveal_planned_at: plannedAt = null } =
      more.find(row => row.id === schedule.id) ?? {}
    return {
      ...presentSchedule(schedule, lang, now),
      ladder,
      openList: openList(schedule, now) ?? null,
      submissions,
      waiting,
      teams,
      revealedAt: schedule.revealedAt,
      revealPlannedAt: plannedAt,
      revealFrom: finalEnd(schedule),
      abilities: {
        reveal: abilityOf(revealBlocked({ schedule, at: now, now, waiting }), lang),
        ladder: abilityOf(submissions > 0 ? scheduleFaults.hasSubmissions : undefined, lang),
      },
    }
  })
}
