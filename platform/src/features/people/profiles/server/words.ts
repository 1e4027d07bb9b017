import { likeText } from '../../../../base/database/like-text.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { mostSuggestions, wordKey, type WordKind } from '../suggestions.rules.ts'

/** Words of others in which this occurs, those of most people first. */
export async function wordsLike(db: ReadDb, kind: WordKind, typed: string): Promise<string[]> {
  const rows = await db
    .selectFrom('suggested_word as w')
    .select('w.name')
    .where('w.kind', '=', kind)
    .where('w.key', 'in', of =>
      of
        .selectFrom('suggested_word_ending as e')
        .select('e.key')
        .where('e.kind', '=', kind)
        .where('e.ending', 'like', `${likeText(wordKey(typed))}%`)
        .limit(200),
    )
    .orderBy('w.people', 'desc')
    .orderBy('w.key')
    .limit(mostSuggestions)
    .execute()
  return rows.map(({ name }) => name)
}

/** Of each kind the words of most people. */
export async function commonWords(db: ReadDb, most: number): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('suggested_word')
        .select(['kind', 'name'])
        .select(eb =>
          eb.fn
            .agg<number>('row_number')
            .over(over => over.partitionBy('kind').orderBy('people', 'desc').orderBy('key'))
            .as('place'),
        )
        .as('w'),
    )
    .select(['w.kind', 'w.name'])
    .where('w.place', '<=', most)
    .orderBy('w.kind')
    .orderBy('w.place')
    .execute()
  return new Map(
    [...Map.groupBy(rows, row => row.kind)].map(([kind, of]) => [kind, of.map(({ name }) => name)]),
  )
}
