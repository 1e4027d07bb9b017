import { work } from '../../../../base/jobs/job.ts'
import { teamMark } from '../../../people/notices/rules.ts'
import { deliver } from '../../../people/notices/server/public.ts'
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
      .where('team_id', 'in', [...teamIds, 0])
      .where('withdrawn_at', 'is', null)
      .select(['id', 'team_id'])
      .execute()
    const members = await membersOf(db, teamIds)
    for (const { id, team_id: teamId } of promoted) {
      const name = teamMark(teamId)
      const text = {
        zh: `你的队伍“${name}”已晋级“${competition.zh}”${title('zh-CN')}。`,
        en: `Your team “${name}” goes on to ${title('en-US')} of “${competition.en}”.`,
      }
      const path = `/competitions/${competitionId}/submits`
      await deliver(
        db,
        { key: `promotion:${id}`, kind: 'promotion.promoted', text, path, to: members.get(teamId) ?? [] },
        now,
      )
    }
  }),
]
