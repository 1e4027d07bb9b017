import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'
import { authTypes, kinds, statusNumbers, type Kind, type State } from '../rules.ts'

export type OwnApplication = {
  id: number
  kind: Kind
  certificate_type: 'id_card' | 'passport' | 'credit_code'
  state: State
  submitted_at: Date
  decided_at: Date | null
  reason: string | null
}

/** The newest application of each kind, those that were granted before others: what stands of a person. */
export async function applicationsOf(db: Db | Tx, userId: number): Promise<OwnApplication[]> {
  const rows = await db
    .selectFrom('certification')
    .select(['id', 'kind', 'certificate_type', 'state', 'submitted_at', 'decided_at', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return kinds.flatMap(kind => {
    const own = rows.filter(row => row.kind === kind)
    return own.find(row => row.state === 'success') ?? own.slice(0, 1)
  })
}

/** How far somebody's certification is, in the spec's numbers. */
export async function authDataOf(db: Db | Tx, userId: number) {
  const own = await applicationsOf(db, userId)
  const statusOf = (kind: Kind) =>
    statusNumbers[own.find(one => one.kind === kind)?.state ?? 'none'] as 0 | 1 | 2 | 3
  const identities = own.filter(one => one.kind !== 'enterprise')
  const decisive =
    identities.find(one => one.state === 'success') ?? identities.toSorted((a, b) => b.id - a.id)[0]
  return {
    userId,
    authType: decisive?.kind === 'overseas' ? authTypes.overseas : authTypes.mainland,
    idCardStatus: statusOf('mainland'),
    overseaAuthStatus: statusOf('overseas'),
    companyStatus: statusOf('enterprise'),
  }
}

/** Whether a certifier has found somebody to be who they say, by an identity of either kind. */
export async function isCertified(db: ReadDb | Tx, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('certification')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'success')
    .where('kind', '<>', 'enterprise')
    .executeTakeFirst()
  return row !== undefined
}
