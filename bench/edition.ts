import type { Product } from './product.ts'

/** An edition of the pilot projects with a form and an open round, for reviewers to be given what is handed in to it. */
export async function makeEdition({ db }: Product, year: number, perProposal?: number) {
  const now = new Date()
  const made = { created_at: now, updated_at: now }
  const { id: edition } = await db
    .insertInto('spic_edition')
    .values({ year, name_zh: '试点', ...made })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: form } = await db
    .insertInto('spic_form')
    .values({ edition_id: edition, purpose: 'proposal', version: 1, ...made })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: round } = await db
    .insertInto('review_round')
    .values({
      edition_id: edition,
      kind: 'preliminary',
      opened_at: now,
      created_at: now,
      ...(perProposal === undefined ? {} : { per_proposal: perProposal }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { edition, form, round, now, made }
}
