import type { z } from 'zod'
import { abilityOf } from '../../../../base/contract/ability.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import type { listRunSchedules } from '../contract.ts'
import { scheduleFaults } from '../faults.ts'
import { finalEnd, openList, revealBlocked } from '../rules.ts'
import { submissionsIn } from './hooks.ts'
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
    submissionsIn.run(db, { competitionId }),
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
      ...counted.get(schedule.id),
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
