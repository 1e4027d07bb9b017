import { sql } from 'kysely'
import { abilityOf } from '../../../../base/contract/ability.ts'
import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { searchQuery } from '../../../../base/search/search.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../editing.contract.ts'
import { decideDenied, stateOfApplication } from '../rules.ts'
import { decide } from './commands/applications.ts'
import { addExpert, saveExpert } from './commands/save-expert.ts'
import { editedExpertOf } from './edited.ts'

export const editingHandlers: Handler[] = [
  handleStaff(calls.listManagedExperts, async ({ db }, { query: { kind, search, page, per_page } }) => {
    const conditions = [sql<boolean>`true`]
    if (kind) conditions.push(sql<boolean>`kind = ${kind}`)
    if (search) {
      const text = searchQuery(search)
      conditions.push(text ? sql<boolean>`search @@ ${text}` : sql<boolean>`false`)
    }
    const where = sql.join<boolean>(conditions, sql` and `)
    const [rows, { total }, { waiting }] = await Promise.all([
      db
        .selectFrom('expert')
        .selectAll()
        .where(where)
        .orderBy('is_published')
        .orderBy('kind')
        .orderBy('sort')
        .orderBy('id')
        .limit(per_page)
        .offset((page - 1) * per_page)
        .execute(),
      db
        .selectFrom('expert')
        .select(eb => eb.fn.countAll<number>().as('total'))
        .where(where)
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('expert_application')
        .select(eb => eb.fn.countAll<number>().as('waiting'))
        .where('decided_at', 'is', null)
        .executeTakeFirstOrThrow(),
    ])
    return {
      total,
      waiting,
      list: rows.map(row => ({
        id: row.id,
        kind: row.kind,
        nameZh: row.name_zh,
        nameEn: row.name_en,
        organisationZh: row.organisation_zh,
        organisationEn: row.organisation_en,
        sort: row.sort,
        isPublished: row.is_published,
      })),
    }
  }),

  handleStaff(calls.addExpert, (context, { body }) =>
    context.write(async tx => ({ id: await addExpert(tx, { ...body, ...byWhom(context) }) })),
  ),

  handleStaff(calls.getManagedExpert, ({ db }, { params }) => editedExpertOf(db, params.expertId)),

  handleStaff(calls.saveExpert, (context, { params, body }) =>
    context.write(async tx => {
      await saveExpert(tx, { ...params, ...body, ...byWhom(context) })
      return editedExpertOf(tx, params.expertId)
    }),
  ),

  handleStaff(
    calls.listApplications,
    async ({ db, viewer, lang }, { query: { isDecided, page, per_page } }) => {
      const where = isDecided ? sql<boolean>`decided_at is not null` : sql<boolean>`decided_at is null`
      const [rows, { total }] = await Promise.all([
        db
          .selectFrom('expert_application')
          .selectAll()
          .where(where)
          .orderBy('id', 'desc')
          .limit(per_page)
          .offset((page - 1) * per_page)
          .execute(),
        db
          .selectFrom('expert_application')
          .select(eb => eb.fn.countAll<number>().as('total'))
          .where(where)
          .executeTakeFirstOrThrow(),
      ])
      const names = await userNames(
        db,
        rows.map(row => row.user_id),
      )
      return {
        total,
        list: rows.map(row => ({
          id: row.id,
          kind: row.kind,
          user: { id: row.user_id, name: names.get(row.user_id) ?? '' },
          name: row.name,
          position: row.position,
          organisation: row.organisation,
          statement: row.statement,
          state: stateOfApplication(row.is_accepted),
          createdAt: row.created_at,
          reason: row.reason,
          expertId: row.expert_id,
          decide: abilityOf(
            decideDenied({ userId: row.user_id, isDecided: row.decided_at !== null }, viewer.userId),
            lang,
          ),
        })),
      }
    },
  ),

  handleStaff(calls.decideApplication, (context, { params, body }) =>
    context.write(async tx => ({
      expertId: await decide(tx, { ...params, ...body, ...byWhom(context) }),
    })),
  ),
]
