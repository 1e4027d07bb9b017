import type { z } from 'zod'
import { abilityOf } from '../../../../base/contract/ability.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { decisionBlocked } from '../policy.ts'
import type { decideApplication } from '../review.contract.ts'
import type { State } from '../rules.ts'

type View = z.input<(typeof decideApplication)['answer']>
export type Certifier = { userId: number; lang: Lang }

const selected = (db: Db | Tx) =>
  db
    .selectFrom('certification as c')
    .innerJoin('app_user as u', 'u.id', 'c.user_id')
    .leftJoin('app_user as f', 'f.id', 'c.first_by')
    .leftJoin('app_user as d', 'd.id', 'c.decided_by')
    .select(['c.id', 'c.user_id', 'c.kind', 'c.certificate_type', 'c.country', 'c.state', 'c.submitted_at'])
    .select(['c.first_by', 'c.decided_by', 'c.decided_at', 'c.reason'])
    .select(['u.user_name', 'u.avatar', 'f.user_name as first_name', 'd.user_name as decider'])

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

function viewOf(row: Row, { userId, lang }: Certifier): View {
  const blocked = decisionBlocked(
    { userId: row.user_id, state: row.state, firstBy: row.first_by },
    userId,
    'approve',
  )
  return {
    id: row.id,
    user: { id: row.user_id, name: row.user_name, avatar: row.avatar },
    kind: row.kind,
    certificateType: row.certificate_type,
    country: row.country,
    state: row.state,
    submittedAt: row.submitted_at,
    firstBy: row.first_by === null ? null : { id: row.first_by, name: row.first_name ?? '' },
    decidedBy: row.decided_by === null ? null : { id: row.decided_by, name: row.decider ?? '' },
    decidedAt: row.decided_at,
    reason: row.reason,
    abilities: { decide: abilityOf(blocked, lang) },
  }
}

/** What waits for certifiers, the oldest first; what was decided, the newest first. Nothing of what people sent. */
export async function queuePage(
  db: Db,
  { state, page, perPage }: { state: State; page: number; perPage: number },
  certifier: Certifier,
) {
  const [counted, rows] = await Promise.all([
    db
      .selectFrom('certification')
      .select(['state', eb => eb.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
    selected(db)
      .where('c.state', '=', state)
      .$if(state === 'reviewing', query => query.orderBy('c.submitted_at').orderBy('c.id'))
      .$if(state !== 'reviewing', query => query.orderBy('c.decided_at', 'desc').orderBy('c.id', 'desc'))
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
  ])
  const countOf = (of: State) => counted.find(row => row.state === of)?.count ?? 0
  return {
    counts: {
      reviewing: countOf('reviewing'),
      success: countOf('success'),
      rejected: countOf('rejected'),
    },
    total: countOf(state),
    list: rows.map(row => viewOf(row, certifier)),
  }
}

export async function queuedOne(db: Db | Tx, id: number, certifier: Certifier): Promise<View> {
  return viewOf(await selected(db).where('c.id', '=', id).executeTakeFirstOrThrow(), certifier)
}
