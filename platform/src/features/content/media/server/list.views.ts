import { sql } from 'kysely'
import { likeText } from '../../../../base/database/like-text.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { section } from '../../../../base/http/section.ts'
import { mediaFaults } from '../faults.ts'
import type { MediaKind } from '../rules.ts'
import { usesOfMedia } from './hooks.ts'
import { describedOf, stateOf } from './reads.ts'

type Ask = { search: string; kind: '' | MediaKind; page: number; perPage: number }

/** A page of the library, the newest first. */
export async function listMedia(db: Db, { search, kind, page, perPage }: Ask) {
  const found = () => {
    const all = db
      .selectFrom('media as m')
      .$if(kind !== '', query => query.where('m.kind', '=', kind as MediaKind))
    const pattern = `%${likeText(search)}%`
    return search === ''
      ? all
      : all.where(eb =>
          eb.or([
            eb('m.name', 'ilike', pattern),
            eb('m.alt_zh', 'ilike', pattern),
            eb('m.alt_en', 'ilike', pattern),
          ]),
        )
  }
  const [ids, { total }] = await Promise.all([
    found()
      .select('m.id')
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    found()
      .select(eb => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return {
    list: await presented(
      db,
      ids.map(({ id }) => id),
    ),
    total,
  }
}

export async function oneMedium(db: Db | Tx, id: number) {
  const [found] = await presented(db, [id])
  if (!found) throw new Failure(mediaFaults.notFound)
  return found
}

async function presented(db: Db | Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  const [rows, uses] = await Promise.all([
    db
      .selectFrom('media as m')
      .leftJoin('app_user as u', 'u.id', 'm.uploaded_by')
      .selectAll('m')
      .select('u.user_name')
      .where(eb => eb('m.id', '=', eb.fn.any(eb.val([...ids]))))
      .orderBy(sql`array_position(${[...ids]}::int[], m.id)`)
      .execute(),
    usesOfMedia.run(db, ids),
  ])
  return rows.map(row => ({
    ...section(stateOf(row)),
    value: describedOf(row),
    id: row.id,
    kind: row.kind,
    url: row.url,
    mediaType: row.media_type,
    bytes: row.size,
    width: row.width,
    height: row.height,
    sizes: row.sizes,
    uploadedBy: row.uploaded_by === null ? null : { id: row.uploaded_by, name: row.user_name ?? '' },
    at: row.created_at,
    uses: uses.get(row.id) ?? [],
  }))
}
