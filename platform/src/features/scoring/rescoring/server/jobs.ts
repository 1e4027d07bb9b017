import type { JobHandler } from '../../../../base/jobs/job.ts'
import { work } from '../../../../base/jobs/job.ts'
import { deliver } from '../../../people/notices/server/public.ts'
import { scheduleTitle } from '../../../competing/schedules/rules.ts'
import type { Score } from './compute.ts'
import { notifyOfRescoreJob } from './job.ts'
import { oneJob } from './one.ts'
import { runJob } from './run.ts'

const tell = work(notifyOfRescoreJob, async ({ db }, { rescoreId, moves }, { now }) => {
  const round = await db
    .selectFrom('rescore as r')
    .innerJoin('schedule as d', 'd.id', 'r.schedule_id')
    .innerJoin('competition as c', 'c.id', 'd.competition_id')
    .where('r.id', '=', rescoreId)
    .select([
      'd.competition_id',
      'd.sort',
      'd.title_zh',
      'd.title_en',
      'c.title_zh as zh',
      'c.title_en as en',
    ])
    .executeTakeFirst()
  if (!round) return
  const members = await db
    .selectFrom('team_member')
    .select(['team_id', 'user_id'])
    .where('competition_id', '=', round.competition_id)
    .execute()
  const byTeam = Map.groupBy(members, member => member.team_id)
  const title = (lang: 'zh-CN' | 'en-US') =>
    scheduleTitle(round.sort, lang === 'zh-CN' ? round.title_zh : round.title_en, lang)
  const path = `/competitions/${round.competition_id}/ranking`
  for (const { teamId, board, before, after } of moves) {
    const text = {
      zh: `“${round.zh}”${title('zh-CN')}重新评分后，你的队伍在 ${board} 榜由第 ${before} 名变为第 ${after} 名。`,
      en: `After ${title('en-US')} of “${round.en}” was scored again, your team went from place ${before} to ${after} on list ${board}.`,
    }
    const to = (byTeam.get(teamId) ?? []).map(member => member.user_id)
    await deliver(db, { key: `rescore:${rescoreId}:${board}:${teamId}`, text, path, to }, now)
  }
})

export const rescoringJobs = (score: Score): JobHandler[] => [runJob(score), oneJob(score), tell]
