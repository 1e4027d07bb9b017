import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import type { SourceRead, SourceValue } from '../sources.ts'
import { sourcesOf } from './present.ts'
import { liveDocuments } from './read-page.ts'
import { requireSponsorSite } from './read-site.ts'
import { readSource } from './sources.ts'

/** The competitions that a site is about: those that its pages show, in their order. */
export async function shownCompetitions(
  db: ReadDb,
  { siteName, lang, now }: { siteName: string; lang: Lang; now: Date },
): Promise<number[]> {
  const site = await requireSponsorSite(db, siteName)
  const documents = await liveDocuments(db, { siteId: site.id, now })
  const found = await Promise.all(
    documents.flatMap(sourcesOf).map(async ({ name, value }) => {
      if (name === 'competitions') {
        const cards = await readSource({ db, lang, now, site }, name, value)
        return (cards as SourceRead<'competitions'>).map(({ id }) => id)
      }
      if (name !== 'board' && name !== 'rounds') return []
      const { competitionId } = value as SourceValue<'board' | 'rounds'>
      return competitionId === null ? [] : [competitionId]
    }),
  )
  return [...new Set(found.flat())]
}
