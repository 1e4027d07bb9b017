import { handle, handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { applyAsExpert, getExpert, listExperts, listOwnApplications } from '../contract.ts'
import { stateOfApplication } from '../rules.ts'
import { apply } from './commands/applications.ts'
import { expertPage, expertShown } from './reads.ts'

type Row = {
  id: number
  kind: 'evaluation' | 'tutor' | 'ccf_tfbd'
  is_accepted: boolean | null
  created_at: Date
  decided_at: Date | null
  reason: string
}
const ownOf = (row: Row) => ({
  id: row.id,
  kind: row.kind,
  state: stateOfApplication(row.is_accepted),
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  reason: row.reason,
})

export const expertHandlers: Handler[] = [
  handleForAll(listExperts, ({ read, lang }, { query }) => expertPage(read, query, lang)),

  handleForAll(getExpert, ({ read, lang }, { params }) => expertShown(read, params.expertId, lang)),

  handle(listOwnApplications, async ({ db, viewer }) => {
    const rows = await db
      .selectFrom('expert_application')
      .selectAll()
      .where('user_id', '=', viewer.userId)
      .orderBy('id', 'desc')
      .limit(20)
      .execute()
    return { list: rows.map(ownOf), name: viewer.name }
  }),

  handle(applyAsExpert, async (context, { body }) =>
    context.write(async tx =>
      ownOf(await apply(tx, { userId: context.viewer.userId, ...body, now: context.now })),
    ),
  ),
]
