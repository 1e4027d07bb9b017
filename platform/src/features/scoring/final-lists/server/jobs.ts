import { enqueue, work } from '../../../../base/jobs/job.ts'
import { competitionTitles } from '../../../competing/competitions/server/public.ts'
import { teamMark } from '../../../people/notices/rules.ts'
import { deliver, deliverEach } from '../../../people/notices/server/public.ts'
import { finalListFaults } from '../faults.ts'
import { confirmList } from './commands/confirm-list.ts'
import { reviseList } from './commands/revise-list.ts'
import { fingerprintOf } from './compute.ts'
import { confirmJob, reviseJob, tellOfFinalListJob } from './job.ts'
import { situationOf } from './situation.ts'
import { membersOfList, placesOfList } from './reads.ts'

/** How long scoring is given before it is asked again. */
const scoringPause = 3_000

export const finalListJobs = [
  work(reviseJob, async ({ db }, { competitionId }, { now }) =>
    db.transaction().execute(tx => reviseList(tx, competitionId, now)),
  ),

  work(confirmJob, async ({ db }, { competitionId, userId, at }, { now }) =>
    db.transaction().execute(async tx => {
      const { places, blocked } = await situationOf(tx, competitionId, now)
      if (blocked === finalListFaults.stillScoring)
        await enqueue(
          tx,
          confirmJob,
          { competitionId, userId, at },
          { runAt: new Date(Date.now() + scoringPause) },
        )
      else if (!blocked) {
        const actor = { userId, address: null }
        await confirmList(tx, { competitionId, seen: fingerprintOf(places), actor, now: new Date(at) })
      }
    }),
  ),

  work(tellOfFinalListJob, async ({ db }, { listId, what }, { now }) => {
    const list = await db.selectFrom('final_list').selectAll().where('id', '=', listId).executeTakeFirst()
    if (!list) return
    const { competition_id: competitionId } = list
    const title = (await competitionTitles(db, [competitionId])).get(competitionId)
    if (!title) return
    const { titleZh, titleEn } = title
    const path = `/competitions/${competitionId}/ranking`
    const members = await membersOfList(db, listId)
    if (what === 'withdrawn') {
      const reason = list.withdraw_reason ?? ''
      const text = {
        zh: `“${titleZh}”的最终名次已被主办方撤回。理由：${reason}`,
        en: `The organizers withdrew the final ranks of “${titleEn}”. Reason: ${reason}`,
      }
      const to = [...members.values()].flat()
      const key = `final-list:${listId}:withdrawn`
      await deliver(db, { key, kind: 'final-list.withdrawn', text, path, to }, now)
      return
    }
    // Withdrawn again before anybody was told.
    if (list.withdrawn_at !== null) return
    const places = await placesOfList(db, listId)
    const teams = Map.groupBy(places, place => place.sub_rank)
    const notices = places.map(place => {
      const count = teams.get(place.sub_rank)?.length ?? 0
      const team = teamMark(place.team_id)
      return {
        key: `final-list:${listId}:${place.sub_rank}:${place.team_id}`,
        text: {
          zh: `“${titleZh}”的最终名次已确认：你的队伍“${team}”在 ${count} 支队伍中排名第 ${place.rank}。`,
          en: `The final ranks of “${titleEn}” are confirmed: your team “${team}” ranks ${place.rank} of ${count}.`,
        },
        path,
        to: members.get(place.team_id) ?? [],
      }
    })
    await deliverEach(db, 'final-list.confirmed', notices, now)
  }),
]
