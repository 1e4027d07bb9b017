import type { JobHandler } from '../../../../base/jobs/job.ts'
import { work } from '../../../../base/jobs/job.ts'
import { deliver } from '../../../people/notices/server/public.ts'
import type { Score } from './compute.ts'
import { notifyOfRescoreJob } from './job.ts'
import { oneJob } from './one.ts'
import { runJob } from './run.ts'
import { roundForNotice } from '../../../competing/schedules/server/public.ts'
import { membersOf } from '../../../competing/teams/server/public.ts'

const tell = work(notifyOfRescoreJob, async ({ db }, { rescoreId, moves }, { now }) => {
  const rescore = await db
    .selectFrom('rescore')
    .select('schedule_id')
    .where('id', '=', rescoreId)
    .executeTakeFirst()
  const round = rescore && (await roundForNotice(db, rescore.schedule_id))
  if (!round) return
  const { competitionId, competition, title } = round
  const members = await membersOf(
    db,
    moves.map(move => move.teamId),
  )
  const path = `/competitions/${competitionId}/ranking`
  for (const { teamId, board, before, after } of moves) {
    const text = {
      zh: `“${competition.zh}”${title('zh-CN')}重新评分后，你的队伍在 ${board} 榜由第 ${before} 名变为第 ${after} 名。`,
      en: `After ${title('en-US')} of “${competition.en}” was rescored, your team moved from rank ${before} to ${after} on the ${board === 'A' ? 'public' : 'private'} leaderboard.`,
    }
    const to = members.get(teamId) ?? []
    await deliver(
      db,
      { key: `rescore:${rescoreId}:${board}:${teamId}`, kind: 'rescore.moved', text, path, to },
      now,
    )
  }
})

export const rescoringJobs = (score: Score): JobHandler[] => [runJob(score), oneJob(score), tell]
