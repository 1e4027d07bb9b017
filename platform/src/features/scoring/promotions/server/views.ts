import type { z } from 'zod'
import { abilityOf } from '../../../../base/contract/ability.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { shownAmong } from '../../../../base/web/shown-score.ts'
import { topOf } from '../../rankings/server/public.ts'
import { presentSchedule, type Schedule } from '../../../competing/schedules/server/public.ts'
import type { previewPromotion } from '../contract.ts'
import { promotionFaults } from '../faults.ts'
import { decidingBoard, withdrawBlocked } from '../rules.ts'
import { presentPromotion, promotionsFrom } from './promoted.views.ts'
import { roundOf } from './round.ts'
import { seenOf } from './seen.ts'

type Preview = z.input<(typeof previewPromotion)['answer']>

/** How many on either side of the line are shown, so that one sees how near it was. */
const aroundTheLine = 10
/** How many are shown from the first on, and how many of those promoted from elsewhere. */
const shownAtOnce = 100

/** Who would be promoted if it were done now, who is already, and who no longer is. */
export async function promotionPreview(
  db: Db,
  ask: { competitionId: number; fromId: number; subRank: string; top: number; lang: Lang; now: Date },
): Promise<Preview> {
  const { competitionId, fromId, subRank, top, lang, now } = ask
  const { from, next, blocked } = await roundOf(db, competitionId, fromId, now)
  const board = decidingBoard(from)
  const [placed, promotions] = await Promise.all([
    topOf(db, { scheduleId: fromId, subRank, board, limit: top + aroundTheLine }),
    promotionsFrom(db, fromId),
  ])
  const standing = new Map(promotions.filter(row => row.withdrawn_at === null).map(row => [row.team_id, row]))
  const onBoard = new Set(placed.map(place => place.teamId))
  const chosen = placed.slice(0, top)
  const isListed = ({ rank }: { rank: number }) => rank <= shownAtOnce || rank > chosen.length - aroundTheLine
  const listed = placed.filter(isListed)
  const shown = shownAmong(
    listed.map(place => place.score),
    from.precision,
  )
  const promotedAs = (teamId: number) => presentPromotion(standing.get(teamId))
  return {
    from: present(from, lang, now),
    next: next ? present(next, lang, now) : null,
    board,
    subRank,
    top,
    list: [
      ...listed.map(place => ({
        rank: place.rank,
        team: { id: place.teamId, name: place.team },
        score: shown(place.score),
        isChosen: place.rank <= top,
        promoted: promotedAs(place.teamId),
      })),
      ...[...standing.values()]
        .filter(row => !onBoard.has(row.team_id))
        .slice(0, shownAtOnce)
        .map(row => ({
          rank: null,
          team: { id: row.team_id, name: row.name },
          score: null,
          isChosen: false,
          promoted: promotedAs(row.team_id),
        })),
    ],
    unlisted: placed.length - listed.length,
    chosen: chosen.length,
    fresh: chosen.filter(place => !standing.has(place.teamId)).length,
    seen: seenOf(chosen.map(place => place.teamId)),
    withdrawn: promotions.flatMap(row =>
      row.withdrawn_at === null
        ? []
        : [
            {
              team: { id: row.team_id, name: row.name },
              at: row.withdrawn_at,
              by: row.withdrawer ?? '',
              reason: row.withdraw_reason ?? '',
            },
          ],
    ),
    abilities: {
      promote: abilityOf(blocked, lang),
      withdraw: abilityOf(next ? withdrawBlocked(next, now) : promotionFaults.noNextRound, lang),
    },
  }
}

function present(schedule: Schedule, lang: Lang, now: Date) {
  const { id, title, startTime, endTime } = presentSchedule(schedule, lang, now)
  return { id, title, startTime, endTime }
}
