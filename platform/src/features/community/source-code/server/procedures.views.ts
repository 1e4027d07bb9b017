import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import type { procedure } from '../schema.ts'
import { isOwn, readable } from './readable.ts'

type Procedure = z.input<typeof procedure>
type Reader = { viewer: Viewer | null; lang: Lang; now: Date }

type Row = Omit<Procedure, 'competition' | 'team' | 'author'> & {
  competitionId: number
  title_zh: string
  title_en: string
  zone: string
  teamId: number
  team: string
  authorId: number
  author: string
  avatar: string | null
}

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
  const [found] = await rowsOf(db, reader, sql`p.id = ${id}`, { limit: 1, offset: 0 })
  if (!found) throw new Error(`the code ${id} is not there`)
  return found
}

async function rowsOf(
  db: Db,
  { viewer, lang }: Reader,
  where: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Procedure[]> {
  const { rows } = await sql<Row>`
    select p.id, p.version, p.note, p.file_name as "fileName", p.sha256, p.size, p.file_count as "fileCount",
      p.total_bytes as "totalBytes", p.received_at as "receivedAt", p.published_at is not null as "isPublished",
      p.own as "isOwn", p.competition_id as "competitionId", p.title_zh, p.title_en, p.zone, t.id as "teamId", t.name as team,
      u.id as "authorId", u.user_name as author, u.avatar,
      (select count(*)::int from code_comment k where k.procedure_id = p.id and k.deleted_at is null) as "commentCount"
    from (
      select p.*, c.title_zh, c.title_en, c.zone, ${isOwn(viewer)} as own
      from code_procedure p join competition c on c.id = p.competition_id
      where ${where} order by p.id desc limit ${limit} offset ${offset}
    ) p
    join team t on t.id = p.team_id
    join app_user u on u.id = p.author_id
    order by p.id desc`.execute(db)
  return rows.map(
    ({ competitionId, title_zh, title_en, zone, teamId, team, authorId, author, avatar, ...row }) => ({
      ...row,
      competition: { id: competitionId, title: localize({ zh: title_zh, en: title_en }, lang), zone },
      team: { id: teamId, name: team },
      author: { id: authorId, name: author, avatar },
    }),
  )
}
