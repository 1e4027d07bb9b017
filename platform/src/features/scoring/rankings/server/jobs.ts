import { z } from 'zod'
import { addDays, dayIn } from '../../../../base/clock/zone.ts'
import { defineJob, work } from '../../../../base/jobs/job.ts'
import { competitionZones } from '../../../competing/competitions/server/public.ts'
import {
  notifyOfRevealJob,
  roundForNotice,
  roundsBetween,
  tellOfReveal,
} from '../../../competing/schedules/server/public.ts'
import { membersOf } from '../../../competing/teams/server/public.ts'
import { deliver } from '../../../people/notices/server/public.ts'
import { isWaitedFor } from '../../submissions/server/public.ts'
import { recordFinalRanks } from './commands/record-final-ranks.ts'
import { takeSnapshot } from './commands/take-snapshot.ts'
import { teamsPlacedIn } from './reads.ts'

/** Asked every ten minutes: midnight comes at another instant in every zone, and a missed run is made up for. */
export const snapshotBoards = defineJob({
  name: 'rankings.snapshot',
  title: { zh: '保存每日排行榜', en: 'Keep the daily leaderboards' },
  payload: z.object({}),
  lane: 'general',
  attempts: 5,
})

const daysToMakeUp = 7
const soon = 2_000

export const rankingJobs = [
  work(snapshotBoards, async ({ db }, _payload, { now }) => {
    const rounds = await roundsBetween(db, new Date(now.getTime() - (daysToMakeUp + 1) * 86_400_000), now)
    const zones = await competitionZones(
      db,
      rounds.map(round => round.competition_id),
    )
    for (const { id, competition_id: competitionId, start_at: start, end_at: end } of rounds) {
      const zone = zones.get(competitionId)
      if (zone === undefined) continue
      const today = dayIn(zone, now)
      const kept = new Set(
        (
          await db
            .selectFrom('ranking_snapshot_run')
            .select('day')
            .where('schedule_id', '=', id)
            .where('day', '>=', addDays(today, -daysToMakeUp))
            .execute()
        ).map(run => run.day),
      )
      for (let back = daysToMakeUp; back >= 1; back--) {
        const day = addDays(today, -back)
        if (kept.has(day) || day < dayIn(zone, start) || day > dayIn(zone, end)) continue
        await takeSnapshot(db, { id, zone }, day, now)
      }
    }
  }),

  work(notifyOfRevealJob, async ({ db }, { scheduleId }, { now }) => {
    const round = await roundForNotice(db, scheduleId)
    if (!round) return
    const { competitionId, competition, title, revealedAt } = round
    // A round that was made with its reveal behind it may still be scored.
    if (await isWaitedFor(db, [scheduleId]))
      return db.transaction().execute(tx => tellOfReveal(tx, scheduleId, new Date(now.getTime() + soon)))
    const members = await membersOf(db, await teamsPlacedIn(db, scheduleId))
    const at = revealedAt ?? now
    await db.transaction().execute(tx => recordFinalRanks(tx, { scheduleId, competitionId, members, at }))
    const text = {
      zh: `“${competition.zh}”${title('zh-CN')}的 B 榜已经揭晓，快去看看你们的名次。`,
      en: `The private leaderboard of ${title('en-US')} in “${competition.en}” is revealed. See your team’s rank.`,
    }
    const path = `/competitions/${competitionId}/ranking`
    await deliver(
      db,
      { key: `reveal:${scheduleId}`, kind: 'ranking.revealed', text, path, to: [...members.values()].flat() },
      now,
    )
  }),
]
