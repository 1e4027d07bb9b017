import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../base/database/tables.ts'
import type { Lang } from '../../../base/web/language.ts'
import { newestArticles } from '../../information/server/lookups.ts'
import { newestScores } from '../../rankings/server/newest-scores.lookups.ts'
import type { getHome } from '../contract.ts'
import { competitionCards } from './cards.ts'
import { recommended } from './list.ts'

/** What is on: one query a section. */
export async function homeView(db: Db, lang: Lang, now: Date): Promise<z.input<typeof getHome.answer>> {
  const [featured, recentIds, numbers, news, scores] = await Promise.all([
    recommended(db, lang, now, 3),
    db
      .selectFrom('competition')
      .select('id')
      .where('published_at', '<=', now)
      .where('visibility', '=', 'public')
      .orderBy('start_at', 'desc')
      .orderBy('id', 'desc')
      .limit(6)
      .execute(),
    platformNumbers(db, now),
    newestArticles(db, lang, now, 4),
    newestScores(db, lang, 8),
  ])
  return {
    featured,
    recent: await competitionCards(
      db,
      recentIds.map(row => row.id),
      lang,
      now,
    ),
    numbers,
    news,
    newestScores: scores,
  }
}

type Numbers = z.input<typeof getHome.answer>['numbers']
const age = 30_000
let counted: { numbers: Numbers; at: number; of: Db } | undefined

/** Counting everything is not worth doing for every visitor: half a minute old is as good. */
async function platformNumbers(db: Db, now: Date): Promise<Numbers> {
  if (counted && counted.of === db && Date.now() - counted.at < age) return counted.numbers
  const { rows } = await sql<Numbers>`select
    (select count(*) from competition where published_at <= ${now} and visibility = 'public') as competitions,
    (select count(*) from team where merged_into_id is null and not is_baseline) as teams,
    (select count(*) from app_user where id <> 100000) as users,
    (select count(*) from submission) as submissions,
    (select count(*) from dataset where competition_id is null and published_at <= ${now}) as datasets`.execute(
    db,
  )
  const numbers = rows[0]
  if (!numbers) throw new Error('the platform could not be counted')
  counted = { numbers, at: Date.now(), of: db }
  return numbers
}
