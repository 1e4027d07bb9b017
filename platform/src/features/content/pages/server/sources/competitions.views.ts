import { sql, type RawBuilder } from 'kysely'
import { cardOf, cardRows, listed } from '../../../../competing/competitions/server/public.ts'
import type { SourceRead, SourceValue } from '../../sources.ts'
import type { Reading } from '../reading.ts'

type Chosen = SourceValue<'competitions'>

/** Public competitions: those that were chosen, in that order, or the newest that fit. */
export async function readCompetitions(
  { db, lang, now }: Reading,
  chosen: Chosen,
): Promise<SourceRead<'competitions'>> {
  if (chosen.by === 'hand' && chosen.ids.length === 0) return []
  const page =
    chosen.by === 'hand'
      ? {
          where: sql`${listed(now)} and id = any (${chosen.ids})`,
          order: sql`array_position(${chosen.ids}::bigint[], id)`,
          limit: chosen.ids.length,
        }
      : { where: matching(chosen, now), order: sql`start_at desc, id desc`, limit: chosen.most }
  const rows = await cardRows(db, page, lang)
  return rows.map(cardOf(now))
}

function matching({ tag, state }: Chosen, now: Date): RawBuilder<unknown> {
  const conditions = [listed(now)]
  if (tag !== '')
    conditions.push(sql`id in (select competition_id from competition_tag where tag_code = ${tag})`)
  if (state === 'running') conditions.push(sql`start_at <= ${now} and end_at > ${now}`)
  if (state === 'ended') conditions.push(sql`end_at <= ${now}`)
  return sql.join(conditions, sql` and `)
}
