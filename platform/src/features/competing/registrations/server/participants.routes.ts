import { audit } from '../../../../base/audit/audit.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { actorOf, requireRun } from '../../competitions/server/public.ts'
import {
  decideParticipants as decideCall,
  exportParticipants,
  listParticipants,
} from '../participants.contract.ts'
import { decideParticipants } from './commands/decide-participants.ts'
import { sendParticipants } from './participants-file.views.ts'
import { participants } from './participants.views.ts'

export const participantHandlers: Handler[] = [
  handleStaff(listParticipants, async (context, { params, query }) =>
    participants(context.db, await requireRun(context, params.id), query, context.lang),
  ),

  handleStaff(exportParticipants, async (context, { params, query }) => {
    const competition = await requireRun(context, params.id)
    const { now, write } = context
    await write(tx =>
      audit(
        tx,
        actorOf(context),
        { action: 'participant.export', subject: 'competition', subjectId: competition.id },
        now,
      ),
    )
    sendParticipants(context, competition, query)
  }),

  handleStaff(decideCall, async (context, { params, body }) => {
    const competition = await requireRun(context, params.id)
    const { now, write } = context
    return {
      changed: await write(tx =>
        decideParticipants(tx, { competition, ...body, actor: actorOf(context), now }),
      ),
    }
  }),
]
