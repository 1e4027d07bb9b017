import { sql } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { teamFaults } from '../faults.ts'
import {
  answerRequest as answerCall,
  askToJoin,
  askToMerge,
  followInvitation as followCall,
  getInvitation,
  listOwnRequests,
  listRequests,
  makeInvitation as makeCall,
  readInvitation,
  revokeInvitation as revokeCall,
  withdrawRequest as withdrawCall,
} from '../requests.contract.ts'
import type { RequestKind } from '../rules.ts'
import { answerRequest } from './commands/answer-request.ts'
import { askTeam } from './commands/ask-team.ts'
import { followInvitation } from './commands/follow-invitation.ts'
import { makeInvitation } from './commands/make-invitation.ts'
import { revokeInvitation } from './commands/revoke-invitation.ts'
import { withdrawRequest } from './commands/withdraw-request.ts'
import { sealInvitation, unsealInvitation } from './invitation.ts'
import { requestsPage, type TeamRequest } from './requests.views.ts'
import { invitingTeam, teamById } from './views.ts'
import { requireTeam, type KnownTeam } from './visible-team.ts'

const asking = (kind: RequestKind) =>
  async function ask(
    context: Context<Viewer>,
    { params, body }: { params: { id: number }; body: { message: string; cmptId: number } },
  ): Promise<{ id: number }> {
    const { viewer, now, write } = context
    const team = await requireTeam(context, params.id)
    if (team.competitionId !== body.cmptId) throw new Failure(teamFaults.notFound)
    return write(tx =>
      askTeam(tx, {
        kind,
        teamId: team.id,
        competitionId: team.competitionId,
        userId: viewer.userId,
        message: body.message,
        now,
      }),
    )
  }

export const teamRequestHandlers: Handler[] = [
  handle(askToJoin, asking('join')),
  handle(askToMerge, asking('merge')),

  handle(listRequests, async (context, { params, query }) => {
    const { db, lang, now } = context
    const team = await requireCaptain(context, params.id)
    if (query.cmptId !== undefined && query.cmptId !== team.competitionId)
      throw new Failure(teamFaults.notFound)
    const where =
      query.state === 'open'
        ? sql<boolean>`team_id = ${team.id} and state = 'open'`
        : sql<boolean>`team_id = ${team.id}`
    const { page, per_page: perPage, before } = query
    return requestsPage(db, { where, before, page, perPage, lang, now })
  }),

  handle(listOwnRequests, ({ db, viewer, lang, now }, { query }) =>
    requestsPage(db, {
      where: sql`user_id = ${viewer.userId} and competition_id = ${query.cmptId}`,
      page: query.page,
      perPage: query.per_page,
      lang,
      now,
    }),
  ),

  handle(answerCall, async (context, { params, body }) => {
    const { viewer, now, write } = context
    const team = await requireTeam(context, params.id)
    await write(tx =>
      answerRequest(tx, {
        requestId: params.requestId,
        teamId: team.id,
        userId: viewer.userId,
        action: body.action,
        now,
      }),
    )
    return shownRequest(context, params.requestId)
  }),

  handle(withdrawCall, async ({ viewer, now, write }, { params }) => {
    await write(tx =>
      withdrawRequest(tx, {
        requestId: params.requestId,
        teamId: params.id,
        userId: viewer.userId,
        now,
      }),
    )
    return { id: params.requestId }
  }),

  handle(getInvitation, async (context, { params }) => {
    const team = await requireCaptain(context, params.id)
    return shownInvitation(context, team.id)
  }),

  handle(makeCall, async (context, { params }) => {
    const { viewer, now, write } = context
    const team = await requireTeam(context, params.id)
    await write(tx => makeInvitation(tx, { teamId: team.id, userId: viewer.userId, now }))
    return shownInvitation(context, team.id)
  }),

  handle(revokeCall, async (context, { params }) => {
    const { viewer, now, write } = context
    const team = await requireTeam(context, params.id)
    await write(tx => revokeInvitation(tx, { teamId: team.id, userId: viewer.userId, now }))
    return { token: null, expiresAt: null }
  }),

  handle(readInvitation, async (context, { params }) => {
    const { teamId, competitionId } = await requireInvitation(context, params.token)
    const found = await invitingTeam(context, teamId, competitionId)
    if (!found) throw new Failure(teamFaults.invitationNotFound)
    return found
  }),

  handle(followCall, async (context, { params }) => {
    const { viewer, now, write } = context
    const invitation = await requireInvitation(context, params.token)
    await write(tx => followInvitation(tx, { ...invitation, userId: viewer.userId, now }))
    const team = await teamById(context, invitation.teamId)
    if (!team) throw new Failure(teamFaults.notFound)
    return team
  }),
]

async function requireCaptain(context: Context<Viewer>, teamId: number): Promise<KnownTeam> {
  const team = await requireTeam(context, teamId)
  if (team.role !== 'captain') throw new Failure(teamFaults.captainOnly)
  return team
}

async function shownRequest({ db, lang, now }: Context<Viewer>, id: number): Promise<TeamRequest> {
  const { requests } = await requestsPage(db, { where: sql`id = ${id}`, page: 1, perPage: 1, lang, now })
  if (!requests[0]) throw new Failure(teamFaults.requestNotFound)
  return requests[0]
}

async function shownInvitation({ db, settings, now }: Context<Viewer>, teamId: number) {
  const row = await db
    .selectFrom('team_invitation')
    .select(['nonce', 'expires_at'])
    .where('team_id', '=', teamId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return {
    token: row ? sealInvitation(teamId, row.nonce, settings.sessionSecret) : null,
    expiresAt: row?.expires_at ?? null,
  }
}

/** The link's team, if the link is ours, still stands, and leads into a competition that this reader may know of. */
async function requireInvitation(context: Context<Viewer>, token: string) {
  const { db, settings, now } = context
  const read = unsealInvitation(token, settings.sessionSecret)
  const stands =
    read &&
    (await db
      .selectFrom('team_invitation')
      .select('team_id')
      .where('team_id', '=', read.teamId)
      .where('nonce', '=', read.nonce)
      .where('expires_at', '>', now)
      .executeTakeFirst())
  if (!read || !stands) throw new Failure(teamFaults.invitationNotFound)
  const { competitionId } = await requireTeam(context, read.teamId)
  return { ...read, competitionId }
}
