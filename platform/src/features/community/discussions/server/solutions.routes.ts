import { abilityOf } from '../../../../base/contract/ability.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { renderUntrusted } from '../../../../base/markdown/untrusted.ts'
import { requireCompetition } from '../../../competing/competitions/server/public.ts'
import { teamOf } from '../../../competing/teams/server/public.ts'
import { codesOfTeam } from '../../source-code/server/public.ts'
import { discussionFaults } from '../faults.ts'
import { solutionDenied } from '../policy.ts'
import * as calls from '../solutions.contract.ts'
import { saveSolution } from './commands/save-solution.ts'
import { withdrawSolution } from './commands/withdraw-solution.ts'
import { solutionOfTeam } from './solutions.reads.ts'

type Competition = { id: number; end_at: Date }

/** The team for which this person may publish now; else why not. */
async function requireCaptain(db: Db | Tx, competition: Competition, userId: number, now: Date) {
  const team = await teamOf(db, competition.id, userId)
  const denied = solutionDenied({ team, endAt: competition.end_at, now })
  if (denied) throw new Failure(denied)
  if (!team) throw new Error('a solution without a team passed the checks')
  return team
}

export const solutionHandlers: Handler[] = [
  handle(calls.readOwnSolution, async ({ db, viewer, now, lang }, { params }) => {
    const competition = await requireCompetition(db, params.id, viewer, now)
    const team = await teamOf(db, competition.id, viewer.userId)
    const denied = solutionDenied({ team, endAt: competition.end_at, now })
    const [found, codes] = team
      ? await Promise.all([solutionOfTeam(db, team.id), codesOfTeam(db, team.id)])
      : [undefined, []]
    const locked = found && found.lockedAt !== null ? discussionFaults.locked : undefined
    const foreign = found && found.authorId !== viewer.userId ? discussionFaults.otherAuthor : undefined
    return {
      team: team && { id: team.id, name: team.name },
      solution: found ? { ...found, repositoryUrl: found.repositoryUrl ?? '' } : null,
      codes,
      abilities: {
        save: abilityOf(denied ?? foreign ?? locked, lang),
        withdraw: abilityOf(denied ?? (found ? locked : discussionFaults.solutionNotFound), lang),
      },
    }
  }),

  handle(calls.saveSolution, async ({ db, viewer, now, write }, { params, body }) => {
    const competition = await requireCompetition(db, params.id, viewer, now)
    await requireCaptain(db, competition, viewer.userId, now)
    const html = await renderUntrusted(body.body)
    return write(async tx => {
      // Again: meanwhile somebody else may have become captain.
      const team = await requireCaptain(tx, competition, viewer.userId, now)
      const { revision, ...given } = body
      const of = { competitionId: competition.id, teamId: team.id, userId: viewer.userId }
      return saveSolution(tx, { ...of, ...given, revision, html, now })
    })
  }),

  handle(calls.withdrawSolution, async ({ db, viewer, now, write }, { params }) => {
    const competition = await requireCompetition(db, params.id, viewer, now)
    return write(async tx => {
      const team = await requireCaptain(tx, competition, viewer.userId, now)
      return withdrawSolution(tx, { teamId: team.id, userId: viewer.userId, now })
    })
  }),
]
