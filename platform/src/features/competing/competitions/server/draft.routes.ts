import type { Handler } from '../../../../base/http/handler.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { createCompetition as createCall, listChoices } from '../draft.contract.ts'
import { choicesView } from './choices.ts'
import { createCompetition } from './commands/create-competition.ts'
import { actorOf } from './run.ts'

/** Making a competition, and what there is to choose from. */
export const draftHandlers: Handler[] = [
  handleStaff(listChoices, ({ db, viewer }) => choicesView(db, viewer)),

  handleStaff(createCall, (context, { body }) =>
    context.write(tx => createCompetition(tx, { value: body, actor: actorOf(context), now: context.now })),
  ),
]
