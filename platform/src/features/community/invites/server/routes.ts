import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { section } from '../../../../base/http/section.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import {
  competitionRow,
  findCompetition,
  type Competition,
} from '../../../competing/competitions/server/public.ts'
import { getInviteRank, getSelfInvite } from '../contract.ts'
import { inviteFaults } from '../faults.ts'
import { getInviteSettings, putInviteSettings } from '../settings.contract.ts'
import { readInvite, saveInvite } from './commands/save-invite.ts'
import type { ActivityRow } from './activity.ts'
import { inviteRank, selfInvite } from './views.ts'

export const inviteHandlers: Handler[] = [
  handleStaff(getInviteSettings, async ({ db }, { params }) => {
    await competitionRow(db, params.id)
    return section(await readInvite(db, params.id))
  }),

  handleStaff(putInviteSettings, ({ write, viewer, address, now }, { params, body }) =>
    write(async tx =>
      section(
        await saveInvite(tx, { id: params.id, ...body, actor: { userId: viewer.userId, address }, now }),
      ),
    ),
  ),

  handle(getInviteRank, async (context, { query }) => {
    const { activity, competition } = await requireActivity(context, query.name)
    return inviteRank(context.db, {
      activity,
      zone: competition.zone,
      page: query.page,
      perPage: query.per_page,
      now: context.now,
    })
  }),

  handle(getSelfInvite, async (context, { query }) => {
    const { activity } = await requireActivity(context, query.name)
    const { db, viewer, settings } = context
    return selfInvite(db, { activity, userId: viewer.userId, publicUrl: settings.publicUrl })
  }),
]

/** The activity, if this reader may know of its competition. */
async function requireActivity(
  { db, viewer, now }: Context,
  name: string,
): Promise<{ activity: ActivityRow; competition: Competition }> {
  const activity = await db
    .selectFrom('invite_activity')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst()
  const competition = activity && (await findCompetition(db, activity.competition_id, viewer, now))
  if (!competition) throw new Failure(inviteFaults.notFound)
  return { activity, competition }
}
