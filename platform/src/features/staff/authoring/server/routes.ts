import type { Context } from '../../../../base/http/context.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { handleStaff } from '../../../shared/roles/server/staff.lookups.ts'
import { proveMissing } from '../../../scoring/evaluation/server/proof.lookups.ts'
import {
  cloneCompetition as cloneCall,
  createCompetition as createCall,
  featureCompetition as featureCall,
  getAuthored,
  listAuthored,
  listChoices,
  publishCompetition as publishCall,
} from '../contract.ts'
import { choicesView } from '../../../competing/competitions/server/choices.ts'
import { cloneCompetition } from './commands/clone-competition.ts'
import { createCompetition } from '../../../competing/competitions/server/commands/create-competition.ts'
import { featureCompetition, publishCompetition } from './commands/publish-competition.ts'
import { sectionHandlers } from '../../../competing/competitions/server/sections.routes.ts'
import { authoredList, authoredView } from './views.ts'

export const actorOf = ({ viewer, address }: Context<Viewer>) => ({ userId: viewer.userId, address })

export const authoringHandlers: Handler[] = [
  handleStaff(listAuthored, ({ db, viewer, now }, { query }) => authoredList(db, viewer, query, now)),

  handleStaff(listChoices, ({ db, viewer }) => choicesView(db, viewer)),

  handleStaff(createCall, (context, { body }) =>
    context.write(tx => createCompetition(tx, { value: body, actor: actorOf(context), now: context.now })),
  ),

  handleStaff(cloneCall, (context, { params, body }) =>
    context.write(tx =>
      cloneCompetition(tx, { id: params.id, value: body, actor: actorOf(context), now: context.now }),
    ),
  ),

  handleStaff(getAuthored, ({ db, viewer, now }, { params }) => authoredView(db, viewer, params.id, now)),

  handleStaff(publishCall, async (context, { params, body }) => {
    // What it finds stays known when publishing is refused for it.
    if (body.publishedAt !== null) await proveMissing(context, params.id, context.now)
    return context.write(tx =>
      publishCompetition(tx, {
        id: params.id,
        publishedAt: body.publishedAt === null ? null : new Date(body.publishedAt),
        actor: actorOf(context),
        now: context.now,
      }),
    )
  }),

  handleStaff(featureCall, (context, { params, body }) =>
    context.write(tx =>
      featureCompetition(tx, {
        id: params.id,
        featured: body.featured,
        actor: actorOf(context),
        now: context.now,
      }),
    ),
  ),

  ...sectionHandlers,
]
