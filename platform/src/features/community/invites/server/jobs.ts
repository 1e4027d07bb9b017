import { z } from 'zod'
import { defineJob, work } from '../../../../base/jobs/job.ts'
import { competitionZones } from '../../../competing/competitions/server/public.ts'
import { dueBoards } from '../rules.ts'
import { rankInvites } from './commands/rank-invites.ts'

/** Asked every quarter of an hour, for two o'clock comes at another instant in every zone; a missed run is made up for. */
export const rankInvitesJob = defineJob({
  name: 'invites.rank',
  title: { zh: '统计邀请榜', en: 'Rank invitations' },
  payload: z.object({}),
  lane: 'general',
  attempts: 5,
})

export const inviteJobs = [
  work(rankInvitesJob, async ({ db }, _payload, { now }) => {
    const activities = await db
      .selectFrom('invite_activity')
      .selectAll()
      .where('start_at', '<=', now)
      .execute()
    const zones = await competitionZones(
      db,
      activities.map(activity => activity.competition_id),
    )
    for (const activity of activities) {
      const zone = zones.get(activity.competition_id)
      // Both are gone with their competition.
      if (zone === undefined) continue
      const runs = await db
        .selectFrom('invite_ranking_run')
        .select('day')
        .where('name', '=', activity.name)
        .execute()
      const times = { zone, startAt: activity.start_at, endAt: activity.end_at }
      for (const board of dueBoards(times, new Set(runs.map(run => run.day)), now))
        await db.transaction().execute(tx => rankInvites(tx, activity, board, now))
    }
  }),
]
