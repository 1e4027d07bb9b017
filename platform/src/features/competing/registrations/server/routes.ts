import { requireBound } from '../../../../base/http/binding.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { requireCompetition } from '../../competitions/server/public.ts'
import { joinPath } from '../join-path.ts'
import { signUp as signUpCall, updateRegistration } from '../contract.ts'
import { signUp } from './commands/sign-up.ts'
import { updateSignup } from './commands/update-signup.ts'

export const registrationHandlers: Handler[] = [
  handle(signUpCall, async (context, { params, body }) => {
    const { db, viewer, now, write } = context
    const competition = await requireCompetition(db, params.id, viewer, now)
    requireBound(viewer, context, { asks: competition.contact, page: joinPath(params.id) })
    return write(tx =>
      signUp(tx, {
        competitionId: params.id,
        user: { id: viewer.userId, name: viewer.name },
        agreementVersion: body.agreementVersion,
        teamName: body.teamName,
        entry: body.entry,
        invitedBy: body.targetId && body.targetId !== viewer.userId ? body.targetId : null,
        invite: body.invite ?? null,
        source: body.from,
        now,
      }),
    )
  }),

  handle(updateRegistration, async ({ db, viewer, now, write }, { params, body }) => {
    await requireCompetition(db, params.id, viewer, now)
    await write(tx => updateSignup(tx, { competitionId: params.id, userId: viewer.userId, ...body }))
    return { agreementVersion: body.agreementVersion }
  }),
]
