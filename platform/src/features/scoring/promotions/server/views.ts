import type { z } from 'zod'
import { abilityOf } from '../../../../base/contract/ability.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { shownScore } from '../../submissions/counting.rules.ts'
import { topOf } from '../../rankings/server/public.ts'
import { presentSchedule, type Schedule } from '../../../competing/schedules/server/public.ts'
import type { previewPromotion } from '../contract.ts'
import { promotionFaults } from '../faults.ts'
import { decidingBoard, withdrawBlocked } from '../rules.ts'
import { presentPromotion, promotionsFrom } from './promoted.views.ts'
import { roundOf } from './round.ts'

type Preview = z.input<(typeof previewPromotion)['answer']>

/** How many below the line are shown, so that one sees how near it was. */
const belowTheLine = 10

/** Who would be promoted if it were done now, who is already, and who no longer is. */
export async function promotionPreview(
  db: Db,
  ask: { competitionId: number; fromId: number; subRank: string; top: number; lang: Lang; now: Date },
): Promise<Preview> {
  const { competitionId, fromId, subRank, top, lang, now } = ask
  const { from, next, blocked } = await roundOf(db, competitionId, fromId, now)
  const board = decidingBoard(from)
  const [placed, promotions] = await Promise.all([
    topOf(db, { scheduleId: fromId, subRank, board, limit: top + belowTheLine }),
    promotionsFrom(db, fromId),
  ])
  const standing = new Map(promotions.filter(row => row.withdrawn_at === null).map(row => [row.team_id, row]))
  const onBoard = new Set(placed.map(place => place.teamId))
  const promotedAs = (teamId: number) => presentPromotion(standing.get(teamId))
  return {
    from: present(from, lang, now),
    next: next ? present(next, lang, now) : null,
    board,
    subRank,
    top,
    list: [
      ...placed.map(place => ({
        rank: place.rank,
        team: { id: place.teamId, name: place.team },
        score: shownScore(place.score, from.precision),
        isChosen: place.rank <= top,
        promoted: promotedAs(place.teamId),
      })),
      ...[...standing.values()]
        .filter(row => !onBoard.has(row.team_id))
        .map(row => ({
          rank: null,
          team: { id: row.team_id, name: row.name },
          score: null,
          isChosen: false,
          promoted: promotedAs(row.team_id),
        })),
    ],
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
