import type { RawBuilder } from 'kysely'
import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'
import { template, usualTemplate, type Template } from '../template.ts'

/** How certificates of a competition look: as its organiser decided, else as they do everywhere. */
export async function templateOf(db: Db | Tx, competitionId: number): Promise<Template> {
  const row = await db
    .selectFrom('certificate_template')
    .select('template')
    .where('competition_id', '=', competitionId)
    .executeTakeFirst()
  return row ? template.parse(row.template) : usualTemplate
}

/** By what is printed on it; undefined where there is none. */
export const certificateByCode = (db: ReadDb, code: string) =>
  db.selectFrom('certificate').selectAll().where('code', '=', code).executeTakeFirst()

/** How many certificates of a competition stand, and how many were revoked. */
export async function countCertificates(db: Db | Tx, competitionId: number) {
  const rows = await db
    .selectFrom('certificate')
    .select(eb => [eb('revoked_at', 'is not', null).as('isRevoked'), eb.fn.countAll<number>().as('count')])
    .where('competition_id', '=', competitionId)
    .groupBy('isRevoked')
    .execute()
  const count = (isRevoked: boolean) => rows.find(row => row.isRevoked === isRevoked)?.count ?? 0
  return { issued: count(false), revoked: count(true) }
}

/** Somebody's certificates, the newest first. */
export const certificatesOf = (
  db: ReadDb,
  ask: {
    userId: number
    competitionId: number | undefined
    withRevoked: boolean
    /** Of which competitions the reader may know: by code each can be checked, in a list they would tell of others. */
    known: RawBuilder<boolean>
  },
) =>
  db
    .selectFrom('certificate')
    .selectAll()
    .where('user_id', '=', ask.userId)
    .where(ask.known)
    .$if(ask.competitionId !== undefined, query => query.where('competition_id', '=', ask.competitionId ?? 0))
    .$if(!ask.withRevoked, query => query.where('revoked_at', 'is', null))
    .orderBy('issued_on', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
