import { Failure } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { renderUntrusted } from '../../../../base/markdown/untrusted.ts'
import { may } from '../../../shared/roles/policy.ts'
import { readAppeals } from '../permissions.ts'
import { handleStaff, handleStaffOf } from '../../../shared/roles/server/public.ts'
import { requireCompetition } from '../../../competing/competitions/server/public.ts'
import { teamOf, teamIn } from '../../../competing/teams/server/public.ts'
import * as calls from '../contract.ts'
import { appealFaults } from '../faults.ts'
import { fileAppeal } from './commands/file-appeal.ts'
import { settleAppeal } from './commands/settle-appeal.ts'
import { appealById, appealsOfCompetition, appealsOfTeam, ownView } from './views.ts'

export const appealHandlers: Handler[] = [
  handle(calls.listAppeals, async (context, { params, query }) => {
    const team = await requireTeam(context, params.id, query.teamId)
    return { ...(await appealsOfTeam(context.db, team.id, query)), team }
  }),

  handle(calls.fileAppeal, async (context, { params, body }) => {
    const team = await requireOwnTeam(context, params.id, body.teamId)
    const html = await renderUntrusted(body.content)
    return context.write(async tx => {
      const { id } = await fileAppeal(tx, {
        competitionId: params.id,
        teamId: team.id,
        subjectTeamId: body.subjectTeamId ?? team.id,
        authorId: context.viewer.userId,
        body: body.content,
        html,
        now: context.now,
      })
      return ownView(await appealById(tx, id))
    })
  }),

  handleStaff(calls.listManagedAppeals, async ({ db, viewer, now }, { params, query }) => {
    await requireCompetition(db, params.id, viewer, now)
    return appealsOfCompetition(db, params.id, query)
  }),

  handleStaffOf(
    calls.settleAppeal,
    ({ db }, { params }) => requireAppeal(db, params.id),
    async ({ db, viewer, now, address, write }, { body }, appeal) => {
      const answer =
        body.answer === undefined
          ? undefined
          : { body: body.answer, html: await renderUntrusted(body.answer) }
      await write(tx =>
        settleAppeal(tx, {
          appealId: appeal.id,
          userId: viewer.userId,
          address,
          state: body.state,
          answer,
          now,
        }),
      )
      return appealById(db, appeal.id)
    },
    appealFaults.notFound,
  ),
]

async function requireAppeal(db: Db, id: number): Promise<{ id: number; competitionId: number }> {
  const appeal = await db
    .selectFrom('appeal')
    .select(['id', 'competition_id as competitionId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!appeal) throw new Failure(appealFaults.notFound)
  return appeal
}

/** The reader's own team, or for an organiser the one that is asked for. */
async function requireTeam(
  context: Context<Viewer>,
  competitionId: number,
  teamId: number | undefined,
): Promise<{ id: number; name: string }> {
  const { db, viewer, now } = context
  if (teamId === undefined || !may(viewer, readAppeals, competitionId))
    return requireOwnTeam(context, competitionId, teamId)
  await requireCompetition(db, competitionId, viewer, now)
  const team = await teamIn(db, competitionId, teamId)
  if (!team) throw new Failure(appealFaults.otherTeam)
  return team
}

/** The reader's own team; an id of another one is refused, whatever that team is. */
async function requireOwnTeam(
  { db, viewer, now }: Context<Viewer>,
  competitionId: number,
  teamId: number | undefined,
): Promise<{ id: number; name: string }> {
  await requireCompetition(db, competitionId, viewer, now)
  const team = await teamOf(db, competitionId, viewer.userId)
  if (!team) throw new Failure(appealFaults.membersOnly)
  if (teamId !== undefined && teamId !== team.id) throw new Failure(appealFaults.otherTeam)
  return { id: team.id, name: team.name }
}
