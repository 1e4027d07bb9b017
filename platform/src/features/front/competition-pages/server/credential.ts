import { sql } from 'kysely'
import type { Returned } from '../../../../base/contract/call.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { certificatesOf, presentCertificate } from '../../../scoring/certificates/server/public.ts'
import { shownScore } from '../../../../base/web/shown-score.ts'
import { standingsOfTeam } from '../../../scoring/rankings/server/public.ts'
import { competitionFaults } from '../../../competing/competitions/faults.ts'
import { registrationOf } from '../../../competing/registrations/server/public.ts'
import { boardName } from '../../../competing/schedules/boards.ts'
import { shownList } from '../../../competing/schedules/rules.ts'
import { presentSchedule, schedulesOf } from '../../../competing/schedules/server/public.ts'
import { teamOf } from '../../../competing/teams/server/public.ts'
import type { getCredential } from '../credential.contract.ts'
import { requireCompetition } from '../../../competing/competitions/server/public.ts'

/** What somebody can show of a competition that they signed up for. */
export async function credentialView(
  { db, viewer, lang, now }: Context<Viewer>,
  competitionId: number,
): Promise<Returned<typeof getCredential>> {
  const competition = await requireCompetition(db, competitionId, viewer, now)
  const own = { userId: viewer.userId, competitionId, withRevoked: true, known: sql<boolean>`true` }
  const [registration, team, schedules, certificates] = await Promise.all([
    registrationOf(db, competitionId, viewer.userId),
    teamOf(db, competitionId, viewer.userId),
    schedulesOf(db, competitionId),
    certificatesOf(db, own),
  ])
  if (!registration) throw new Failure(competitionFaults.notRegistered)
  const boards = schedules.flatMap(schedule => {
    const board = shownList(schedule, now)
    return ['', ...schedule.subRanks].map(subRank => ({ scheduleId: schedule.id, subRank, board }))
  })
  const standings = team ? await standingsOfTeam(db, team.id, boards) : []
  return {
    competition: {
      id: competition.id,
      title: localizeColumn(competition, 'title', lang),
    },
    user: { id: viewer.userId, name: viewer.name },
    registration: { state: registration.state },
    team,
    places: standings.flatMap(({ subRank, board, score, ...standing }) => {
      const schedule = schedules.find(one => one.id === standing.scheduleId)
      if (!schedule) return []
      const { title, boards } = presentSchedule(schedule, lang, now)
      return [
        {
          ...standing,
          title,
          type: subRank,
          board: boardName(boards, subRank),
          list: board,
          score: shownScore(score, schedule.precision),
        },
      ]
    }),
    certificates: certificates.map(row => presentCertificate(row, lang)),
    at: now,
  }
}
