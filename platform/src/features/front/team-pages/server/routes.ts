import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { localize } from '../../../../base/web/language.ts'
import { shownSolution } from '../../../community/discussions/server/public.ts'
import { readCompetition } from '../../../competing/competitions/server/public.ts'
import { boardKeys, boardName, boardNames } from '../../../competing/schedules/boards.ts'
import { scheduleTitle, shownList } from '../../../competing/schedules/rules.ts'
import { schedulesOf } from '../../../competing/schedules/server/public.ts'
import { teamFaults } from '../../../competing/teams/faults.ts'
import { courseOf, standingsOfTeam } from '../../../scoring/rankings/server/public.ts'
import { shownScore } from '../../../../base/web/shown-score.ts'
import { getTeamPage } from '../contract.ts'
import { teamIn } from './team.views.ts'

export const teamPageHandlers: Handler[] = [
  handle(getTeamPage, async ({ read, shared, viewer, lang, now }, { params }) => {
    const competition = await readCompetition({ db: read, shared }, params.id, viewer, now)
    const [team, schedules] = await Promise.all([
      teamIn(read, competition.id, params.teamId),
      shared.read(`schedules ${competition.id}`, () => schedulesOf(read, competition.id)),
    ])
    if (!team) throw new Failure(teamFaults.notFound)
    // What everybody may read alike: of list B nothing before its reveal, to nobody.
    const boards = schedules.flatMap(schedule => {
      const names = boardNames(schedule, lang)
      const lists = shownList(schedule, now) === 'B' ? (['B', 'A'] as const) : (['A'] as const)
      return boardKeys(schedule).flatMap(subRank =>
        lists.map(board => ({
          schedule,
          scheduleId: schedule.id,
          subRank,
          name: boardName(names, subRank),
          board,
        })),
      )
    })
    const [placed, course, solution] = await Promise.all([
      standingsOfTeam(read, team.id, boards),
      courseOf(read, team.id),
      shownSolution(read, team.id),
    ])
    const standings = placed.flatMap(place => {
      const board = boards.find(
        one =>
          one.scheduleId === place.scheduleId && one.subRank === place.subRank && one.board === place.board,
      )
      if (!board) return []
      return [
        {
          scheduleId: place.scheduleId,
          round: scheduleTitle(
            board.schedule.sort,
            localize({ zh: board.schedule.titleZh, en: board.schedule.titleEn }, lang),
            lang,
          ),
          type: place.subRank,
          typeName: board.name,
          list: place.board,
          ranking: place.ranking,
          total: place.total,
          maxScore: shownScore(place.score, board.schedule.precision),
          maxScoreSubmittedAt: place.bestAt,
        },
      ]
    })
    const members = team.members ?? []
    return {
      competition: { title: localizeColumn(competition, 'title', lang), zone: competition.zone },
      team: {
        id: team.id,
        name: team.name,
        isBaseline: team.is_baseline,
        isOwn: members.some(member => member.id === viewer?.userId),
        createdAt: team.created_at,
        members,
      },
      standings,
      course,
      solution,
    }
  }),
]
