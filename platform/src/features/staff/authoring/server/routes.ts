import type { Handler } from '../../../../base/http/handler.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { proveMissing } from '../../../scoring/evaluation/server/public.ts'
import {
  cloneCompetition as cloneCall,
  featureCompetition as featureCall,
  getAuthored,
  listAuthored,
  publishCompetition as publishCall,
} from '../contract.ts'
import { actorOf, featureCompetition } from '../../../competing/competitions/server/public.ts'
import { cloneCompetition } from './commands/clone-competition.ts'
import { publishCompetition } from './commands/publish-competition.ts'
import { authoredList, authoredView } from './views.ts'

export const authoringHandlers: Handler[] = [
  handleStaff(listAuthored, ({ db, viewer, now }, { query }) => authoredList(db, viewer, query, now)),

  handleStaff(cloneCall, (context, { params, body }) =>
    context.write(tx =>
      cloneCompetition(tx, { id: params.id, value: body, actor: actorOf(context), now: context.now }),
    ),
  ),

  handleStaff(getAuthored, (context, { params }) =>
    authoredView(context.db, context.viewer, params.id, context),
  ),

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
]
