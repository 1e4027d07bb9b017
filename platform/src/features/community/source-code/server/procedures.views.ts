import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import type { procedure } from '../schema.ts'
import { isOwn, readable } from './readable.ts'

type Procedure = z.input<typeof procedure>
type Reader = { viewer: Viewer | null; lang: Lang; now: Date }

/** What this reader may read, the newest first, and how much there is. */
export async function procedurePage(
  db: Db,
  reader: Reader,
  ask: { cmptId?: number | undefined; teamId?: number | undefined; page: number; size: number },
): Promise<{ procedures: Procedure[]; total: number }> {
  const conditions: RawBuilder<unknown>[] = [readable(reader.viewer, reader.now)]
  if (ask.cmptId !== undefined) conditions.push(sql`p.competition_id = ${ask.cmptId}`)
  if (ask.teamId !== undefined) conditions.push(sql`p.team_id = ${ask.teamId}`)
  const where = sql.join<boolean>(conditions, sql` and `)
  const [procedures, { total }] = await Promise.all([
    rowsOf(db, reader, where, { limit: ask.size, offset: (ask.page - 1) * ask.size }),
    db
      .selectFrom('code_procedure as p')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where(where)
      .executeTakeFirstOrThrow(),
  ])
  return { procedures, total }
}

/** One hand-in; the caller has made sure that it may be read. */
export async function procedureById(db: Db, reader: Reader, id: number): Promise<Procedure> {
  const [found] = await rowsOf(db, reader, sql<boolean>`p.id = ${id}`, { limit: 1, offset: 0 })
  if (!found) throw new Error(`the code ${id} is not there`)
  return found
}

async function rowsOf(
  db: Db,
  { viewer, lang }: Reader,
  where: RawBuilder<boolean>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Procedure[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('code_procedure as p')
        .selectAll()
        .where(where)
        .orderBy('p.id', 'desc')
        .limit(limit)
        .offset(offset)
        .as('p'),
    )
    .innerJoin('competition as c', 'c.id', 'p.competition_id')
    .innerJoin('team as t', 't.id', 'p.team_id')
    .innerJoin('app_user as u', 'u.id', 'p.author_id')
    .orderBy('p.id', 'desc')
    .select(['p.id', 'p.version', 'p.note', 'p.file_name as fileName', 'p.sha256', 'p.size'])
    .select(['p.file_count as fileCount', 'p.total_bytes as totalBytes', 'p.received_at as receivedAt'])
    .select([
      'c.id as competitionId',
      'c.title_zh',
      'c.title_en',
      'c.zone',
      't.id as teamId',
      't.name as team',
    ])
    .select(['u.id as authorId', 'u.user_name as author', 'u.avatar'])
    .select(eb => [
      eb('p.published_at', 'is not', null).$castTo<boolean>().as('isPublished'),
      isOwn(viewer).as('isOwn'),
      eb
        .selectFrom('code_comment as k')
        .select(of => of.fn.countAll<number>().as('n'))
        .whereRef('k.procedure_id', '=', 'p.id')
        .where('k.deleted_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('commentCount'),
    ])
    .execute()
  return rows.map(
    ({ competitionId, title_zh, title_en, zone, teamId, team, authorId, author, avatar, ...row }) => ({
      ...row,
      competition: { id: competitionId, title: localize({ zh: title_zh, en: title_en }, lang), zone },
      team: { id: teamId, name: team },
      author: { id: authorId, name: author, avatar },
    }),
  )
}
