import type { z } from 'zod'
import { addDays, dayIn } from '../../../../base/clock/zone.ts'
import { localize } from '../../../../base/web/language.ts'
import { boardKeys } from '../../../competing/schedules/boards.ts'
import {
  openList,
  pauseAt,
  scheduleTitle,
  shownList,
  shownSchedule,
  takesFilesOf,
  takesOnlyCode,
} from '../../../competing/schedules/rules.ts'
import { type Schedule, schedulesIn } from '../../../competing/schedules/server/public.ts'
import { standingsOfTeams, trendsOfTeams } from '../../../scoring/rankings/server/public.ts'
import { shownScore } from '../../../../base/web/shown-score.ts'
import { usedByTeams } from '../../../scoring/submissions/server/public.ts'
import type { getOwnHome } from '../contract.ts'
import { enteredRows, type Reading } from './mine.views.ts'

type Answer = z.input<typeof getOwnHome.answer>
type Entered = Answer['entered'][number]
type Row = Awaited<ReturnType<typeof enteredRows>>['list'][number]
type Team = NonNullable<Row['team']>

/** The competitions that somebody is in with the place, the time and the submissions left; as many queries for many as for one. */
export async function enteredNow(reading: Reading): Promise<Pick<Answer, 'entered' | 'enteredTotal'>> {
  const { read, lang, now } = reading
  const { list, total } = await enteredRows(reading)
  const schedules = Map.groupBy(
    await schedulesIn(
      read,
      list.map(({ competition }) => competition.id),
    ),
    schedule => schedule.competitionId,
  )
  const rows = list.map(row => {
    const own = schedules.get(row.competition.id) ?? []
    return { ...row, own, round: shownSchedule(own, now) }
  })
  const [placeOf, quotaOf] = await Promise.all([readPlaces(reading, rows), readQuotas(reading, rows)])
  const entered = rows.map((row): Entered => {
    const { competition, isPending, team, round } = row
    return {
      competition,
      isPending,
      team: team && { id: team.id, name: team.name, isDisqualified: team.isBanned },
      round:
        round === undefined
          ? null
          : scheduleTitle(round.sort, localize({ zh: round.titleZh, en: round.titleEn }, lang), lang),
      isForCode: round !== undefined && takesOnlyCode(row, round),
      open: round === undefined ? null : openUntil(round, now),
      opensAt: (round && pauseAt(round, now)?.opensAt) ?? null,
      quota: quotaOf(row),
      place: placeOf(row),
    }
  })
  return { entered, enteredTotal: total }
}

function openUntil(round: Schedule, now: Date): Entered['open'] {
  const list = openList(round, now)
  const until = list === 'B' ? round.listBEnd : round.listAEnd
  return list && until ? { list, until } : null
}

type WithRounds = Row & { own: Schedule[]; round: Schedule | undefined }

/** Where the team of each stands, in the last round and on the first board that it is on. */
async function readPlaces(
  { read, now }: Reading,
  rows: readonly WithRounds[],
): Promise<(row: WithRounds) => Entered['place']> {
  const asked = rows.flatMap(({ team, own }) =>
    team
      ? own.flatMap(round =>
          boardKeys(round).map(subRank => ({
            teamId: team.id,
            scheduleId: round.id,
            subRank,
            board: shownList(round, now),
          })),
        )
      : [],
  )
  const yesterday = ({ competition }: Row) => addDays(dayIn(competition.zone, now), -1)
  const followed = rows.flatMap(row => {
    const { team } = row
    return asked
      .filter(one => one.teamId === team?.id && one.board === 'A')
      .map(one => ({ ...one, last: yesterday(row) }))
  })
  const [standings, keptOf] = await Promise.all([
    standingsOfTeams(read, asked),
    trendsOfTeams(read, followed),
  ])
  return row => {
    const { team, own, competition } = row
    const found = own.toReversed().flatMap(round => {
      const standing = standings.find(one => one.teamId === team?.id && one.scheduleId === round.id)
      return standing ? [{ round, standing }] : []
    })[0]
    if (!found || team?.isBanned) return null
    const { round, standing } = found
    const kept = standing.board === 'A' ? keptOf(standing) : []
    const before = kept.find(({ day }) => day === yesterday(row))
    const { ranking } = standing
    return {
      list: standing.board,
      isFinal: competition.state === 'out_service' && (standing.board === 'B' || round.listBMode === 'none'),
      ranking,
      total: standing.total,
      score: shownScore(standing.score, round.precision),
      change: ranking === null || !before ? null : before.ranking - ranking,
      trend: ranking === null ? [] : [...kept.map(one => one.ranking), ranking],
    }
  }
}

/** What is left of today for the team of each, in the round that takes files of it now. */
async function readQuotas(
  { read, now }: Reading,
  rows: readonly WithRounds[],
): Promise<(row: WithRounds) => Entered['quota']> {
  const spends = (row: WithRounds): row is WithRounds & { team: Team; round: Schedule } =>
    row.team !== null &&
    row.round !== undefined &&
    !takesOnlyCode(row, row.round) &&
    !row.isPending &&
    takesFilesOf(row.team, [row.round], now)
  const used = await usedByTeams(
    read,
    rows.filter(spends).map(({ team, round, competition }) => ({
      teamId: team.id,
      scheduleId: round.id,
      day: dayIn(competition.zone, now),
    })),
  )
  return row => {
    if (!spends(row)) return null
    const spent = used.get(row.team.id)
    const limit = row.round.maxSubmitCount + (spent?.extra ?? 0)
    return {
      limit,
      left: Math.max(0, limit - (spent?.accepted ?? 0)),
    }
  }
}
