import type { Returned } from '../../../../base/contract/call.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { boardName, boardNames } from '../../../competing/schedules/boards.ts'
import type { personRating } from '../contract.ts'
import { historyOf, pointsOn, strengthOf } from '../rules.ts'
import { resultOf } from './commands/rate-competition.ts'
import { ownPlace } from './ranking.views.ts'

const rounded = (points: number) => Math.round(points * 10) / 10

/** A person's rating with every result that it is made of, the newest first. Of competitions that everybody may know of. */
export async function ratingOfPerson(
  db: ReadDb,
  ask: { userId: number; lang: Lang; now: Date },
): Promise<Returned<typeof personRating>> {
  const { userId, lang, now } = ask
  const [rows, own] = await Promise.all([
    db
      .selectFrom('rating_result as r')
      .innerJoin('competition as c', 'c.id', 'r.competition_id')
      .where('r.user_id', '=', userId)
      .where('c.published_at', '<=', now)
      .where('c.visibility', '=', 'public')
      .orderBy('r.ended_on', 'desc')
      .orderBy('r.competition_id', 'desc')
      .orderBy('r.sub_rank')
      .selectAll('r')
      .select(['c.title_zh', 'c.title_en'])
      .execute(),
    ownPlace(db, userId),
  ])
  const rounds = await boardsOf(
    db,
    rows.filter(row => row.sub_rank !== '').map(row => row.competition_id),
  )
  const today = now.toISOString().slice(0, 10)
  return {
    rating: own && {
      place: own.is_listed ? own.place : null,
      tier: own.tier,
      points: rounded(pointsOn(own.strength, now)),
      medals: { gold: own.gold, silver: own.silver, bronze: own.bronze },
      competitions: own.competitions,
      bestRank: own.best_rank,
    },
    results: rows.map(row => ({
      competition: {
        id: row.competition_id,
        title: localizeColumn(row, 'title', lang),
      },
      board: boardName(
        rounds
          .filter(round => round.competition_id === row.competition_id)
          .flatMap(round =>
            boardNames({ subRanks: round.sub_ranks, subRankNames: round.sub_rank_names }, lang),
          ),
        row.sub_rank,
      ),
      team: { id: row.team_id, size: row.team_size },
      rank: row.rank,
      teams: row.teams,
      medal: row.medal,
      endedOn: row.ended_on,
      points: rounded(row.points),
      pointsNow: rounded(pointsOn(strengthOf(row.points, row.ended_on), now)),
    })),
    history: [
      ...historyOf(rows.map(resultOf)).map(({ on, points }) => ({ on, points: rounded(points) })),
      ...(own && rows.length > 0 ? [{ on: today, points: rounded(pointsOn(own.strength, now)) }] : []),
    ],
  }
}

const boardsOf = (db: ReadDb, competitionIds: readonly number[]) =>
  competitionIds.length === 0
    ? []
    : db
        .selectFrom('schedule')
        .select(['competition_id', 'sub_ranks', 'sub_rank_names'])
        .where('competition_id', 'in', [...competitionIds])
        .execute()
