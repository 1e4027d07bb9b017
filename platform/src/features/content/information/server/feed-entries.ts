import type { ReadDb } from '../../../../base/database/tables.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { informationWords } from '../words.ts'
import { newestFirst, presentPlainCards } from './cards.ts'
import type { Entry } from './feed.ts'

const mostEntries = 30

/** The newest articles and activities that everybody may read, in one language. */
export async function feedEntries(
  db: ReadDb,
  { lang, now, publicUrl }: { lang: Lang; now: Date; publicUrl: string },
): Promise<Entry[]> {
  const words = wordsIn(informationWords, lang)
  const rows = await newestFirst(db, now).select('updated_at').limit(mostEntries).execute()
  const cards = await presentPlainCards(db, rows, lang)
  return cards.map((card, at) => ({
    address: `${publicUrl}/information/${card.kind}/${card.id}?lang=${lang}`,
    title: card.title,
    summary: card.summary,
    author: card.author?.name ?? words.feed,
    category: card.category === null ? words[card.kind] : words.categories[card.category],
    publishedAt: card.publishedAt,
    updatedAt: rows[at]?.updated_at ?? card.publishedAt,
  }))
}
