import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure, type Fault } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { competitionTitles } from '../../../../competing/competitions/server/public.ts'
import { userNames } from '../../../../people/identity/server/public.ts'
import { informationFaults } from '../../faults.ts'
import { isCategoryOf, missingOf } from '../../rules.ts'
import type { ArticleValue } from '../../schema.ts'
import { columnsOf, lockArticle, valueOf, type ArticleRow } from '../article-value.ts'
import { sponsorSites } from '../hooks.ts'

type Save = { id: number; value: ArticleValue; tag: string; actor: Actor; now: Date }

/** Saves an article over what its editor has seen, and over nothing else; what is public stays complete. */
export async function saveArticle(tx: Tx, { id, value, tag, actor, now }: Save): Promise<void> {
  const row = await lockArticle(tx, id)
  const before = await valueOf(tx, row)
  requireUnchanged(before, tag)
  await requireKnown(tx, row, value)
  if (row.published_at) requireComplete(value)
  await tx
    .updateTable('article')
    .set({ ...columnsOf(value), updated_at: now })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('article_competition').where('article_id', '=', id).execute()
  const competitionIds = [...new Set(value.competitionIds)]
  if (competitionIds.length > 0)
    await tx
      .insertInto('article_competition')
      .values(competitionIds.map((competition_id, sort) => ({ article_id: id, competition_id, sort })))
      .execute()
  await audit(
    tx,
    actor,
    { action: 'information.save', subject: 'article', subjectId: id, detail: changesOf(before, value) },
    now,
  )
}

/** Refuses what is not there in both languages, by field. */
export function requireComplete(value: ArticleValue): void {
  const missing = missingOf(value)
  if (missing.length > 0)
    throw new Failure(informationFaults.incomplete, {
      issues: missing.map(name => ({ path: `body.value.${name}`, code: 'required' })),
    })
}

async function requireKnown(tx: Tx, row: ArticleRow, value: ArticleValue): Promise<void> {
  const refuse = (fault: Fault, field: keyof ArticleValue): never => {
    throw new Failure(fault, { issues: [{ path: `body.value.${field}`, code: 'unknown' }] })
  }
  if (value.category && !isCategoryOf(row.kind, value.category))
    refuse(informationFaults.wrongCategory, 'category')
  if (value.authorId !== null && !(await userNames(tx, [value.authorId])).has(value.authorId))
    refuse(informationFaults.unknownAuthor, 'authorId')
  if (value.siteId !== null && !(await sponsorSites.run(tx)).some(site => site.id === value.siteId))
    refuse(informationFaults.unknownSite, 'siteId')
  const known = await competitionTitles(tx, value.competitionIds)
  if (value.competitionIds.some(id => !known.has(id)))
    refuse(informationFaults.unknownCompetition, 'competitionIds')
}
