import { work } from '../../../../base/jobs/job.ts'
import { teamMark } from '../../../people/notices/rules.ts'
import { deliverEach } from '../../../people/notices/server/public.ts'
import { notifyOfPromotionJob } from './job.ts'
import { roundForNotice } from '../../../competing/schedules/server/public.ts'
import { membersOf } from '../../../competing/teams/server/public.ts'

export const promotionJobs = [
  work(notifyOfPromotionJob, async ({ db }, { scheduleId, teamIds }, { now }) => {
    const round = await roundForNotice(db, scheduleId)
    if (!round) return
    const { competitionId, competition, title } = round
    // Those whose promotion stands: it may have been withdrawn before this was told.
    const promoted = await db
      .selectFrom('promotion')
      .where('schedule_id', '=', scheduleId)
      // As one array: there may be more teams than a statement can have parameters.
      .where(eb => eb('team_id', '=', eb.fn.any(eb.val([...teamIds]))))
      .where('withdrawn_at', 'is', null)
      .select(['id', 'team_id'])
      .execute()
    const members = await membersOf(db, teamIds)
    const notices = promoted.map(({ id, team_id: teamId }) => {
      const name = teamMark(teamId)
      return {
        key: `promotion:${id}`,
        text: {
          zh: `你的队伍“${name}”已晋级“${competition.zh}”${title('zh-CN')}。`,
          en: `Your team “${name}” goes on to ${title('en-US')} of “${competition.en}”.`,
        },
        path: `/competitions/${competitionId}/submits`,
        to: members.get(teamId) ?? [],
      }
    })
    await deliverEach(db, 'promotion.promoted', notices, now)
  }),
]
