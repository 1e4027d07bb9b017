import { sql } from 'kysely'
import type { z } from 'zod'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { newestArticles } from '../../../content/information/server/public.ts'
import { newestScores } from '../../../scoring/rankings/server/public.ts'
import type { getHome } from '../contract.ts'
import { memoizeFor } from '../../../../base/database/memoize.ts'
import { cardOf, cardRows, listed, recommended } from '../../../competing/competitions/server/public.ts'

/** What is on: one query a section. */
export async function homeView(db: ReadDb, lang: Lang, now: Date): Promise<z.input<typeof getHome.answer>> {
  const [featured, recent, numbers, news, newest] = await Promise.all([
    recommended(db, lang, now),
    cardRows(db, { where: listed(now), order: sql`start_at desc, id desc`, limit: 6 }, lang),
    platformNumbers(db, now),
    newestArticles(db, lang, now, 4),
    newestScores(db, lang, now, 8),
  ])
  return { featured, recent: recent.map(cardOf(now)), numbers, news, newestScores: newest }
}

type Numbers = z.input<typeof getHome.answer>['numbers']

/** Counting everything is not worth doing for every visitor: half a minute old is as good. */
const platformNumbers = memoizeFor(30_000, async (db, now: Date) => {
  const { rows } = await sql<Numbers>`select
    (select count(*) from competition where published_at <= ${now} and visibility = 'public') as competitions,
    (select count(*) from team where merged_into_id is null and not is_baseline) as teams,
    (select count(*) from app_user where id <> 100000) as users,
    (select count(*) from submission) as submissions,
    (select count(*) from dataset where competition_id is null and published_at <= ${now}) as datasets`.execute(
    db,
  )
  if (!rows[0]) throw new Error('the platform could not be counted')
  return rows[0]
})
