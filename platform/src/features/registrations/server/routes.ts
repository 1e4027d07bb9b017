import { Failure } from '../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../base/http/handler.ts'
import { requireCompetition } from '../../competitions/server/lookups.ts'
import { signUp as signUpCall, updateRegistration } from '../contract.ts'
import { registrationFaults } from '../faults.ts'
import { signUp } from './commands/sign-up.ts'

export const registrationHandlers: Handler[] = [
  handle(signUpCall, async ({ db, viewer, now, write }, { params, body }) => {
    await requireCompetition(db, params.id, viewer, now)
    return write(tx =>
      signUp(tx, {
        competitionId: params.id,
        user: { id: viewer.userId, name: viewer.name },
        agreementVersion: body.agreementVersion,
        teamName: body.teamName,
        invitedBy: body.targetId && body.targetId !== viewer.userId ? body.targetId : null,
        invite: body.invite ?? null,
        source: body.from,
        now,
      }),
    )
  }),

  handle(updateRegistration, async ({ db, viewer, now }, { params, body }) => {
    const competition = await requireCompetition(db, params.id, viewer, now)
    if (body.agreementVersion !== competition.agreement_version)
      throw new Failure(registrationFaults.agreementChanged)
    const done = await db
      .updateTable('registration')
      .set({ agreement_version: body.agreementVersion })
      .where('competition_id', '=', params.id)
      .where('user_id', '=', viewer.userId)
      .executeTakeFirst()
    if (done.numUpdatedRows === 0n) throw new Failure(registrationFaults.notRegistered)
    return { agreementVersion: body.agreementVersion }
  }),
]
