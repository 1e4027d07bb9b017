import { Failure } from '../../../../base/contract/failure.ts'
import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../desk.contract.ts'
import { leadFaults } from '../faults.ts'
import { leadStates } from '../rules.ts'
import { addNote, deleteLead, moveLead } from './commands/desk.ts'

export const deskHandlers: Handler[] = [
  handleStaff(calls.listLeads, async ({ db }, { query: { state, page, per_page } }) => {
    const [rows, counted] = await Promise.all([
      db
        .selectFrom('lead')
        .selectAll()
        .where('state', '=', state)
        .orderBy('id', 'desc')
        .limit(per_page)
        .offset((page - 1) * per_page)
        .execute(),
      db
        .selectFrom('lead')
        .select(eb => ['state', eb.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute(),
    ])
    const counts = Object.fromEntries(
      leadStates.map(one => [one, counted.find(row => row.state === one)?.count ?? 0]),
    ) as Record<(typeof leadStates)[number], number>
    return { list: rows.map(briefOf), total: counts[state], counts }
  }),

  handleStaff(calls.getLead, async ({ db }, { params: { leadId } }) => {
    const [row, notes] = await Promise.all([
      db.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirst(),
      db.selectFrom('lead_note').selectAll().where('lead_id', '=', leadId).orderBy('id').execute(),
    ])
    if (!row) throw new Failure(leadFaults.notFound)
    const names = await userNames(db, [
      ...(row.user_id === null ? [] : [row.user_id]),
      ...notes.map(note => note.author_id),
    ])
    return {
      ...briefOf(row),
      email: row.email,
      phone: row.phone,
      need: row.need,
      lang: row.lang,
      user: row.user_id === null ? null : { id: row.user_id, name: names.get(row.user_id) ?? '' },
      notes: notes.map(note => ({
        id: note.id,
        author: { id: note.author_id, name: names.get(note.author_id) ?? '' },
        body: note.body,
        createdAt: note.created_at,
      })),
    }
  }),

  handleStaff(calls.moveLead, (context, { params, body }) =>
    context.write(async tx => {
      await moveLead(tx, { ...params, ...body, ...byWhom(context) })
      return body
    }),
  ),

  handleStaff(calls.addLeadNote, (context, { params, body }) =>
    context.write(async tx => ({ id: await addNote(tx, { ...params, ...body, ...byWhom(context) }) })),
  ),

  handleStaff(calls.deleteLead, (context, { params, query }) =>
    context.write(async tx => {
      await deleteLead(tx, { ...params, ...query, ...byWhom(context) })
      return { isDeleted: true }
    }),
  ),
]

type Row = {
  id: number
  organisation: string
  name: string
  state: (typeof leadStates)[number]
  budget: 'undecided' | 'small' | 'middle' | 'large'
  created_at: Date
}
const briefOf = (row: Row) => ({
  id: row.id,
  organisation: row.organisation,
  name: row.name,
  state: row.state,
  budget: row.budget,
  createdAt: row.created_at,
})
