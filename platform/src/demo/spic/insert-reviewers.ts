import { json } from '../../base/database/json.ts'
import type { Tx } from '../../base/database/tables.ts'
import type { MadeEdition } from './insert-editions.ts'
import type { PlannedReviewer } from './reviewers.ts'
import { plannedRubrics } from './rubrics.ts'

/** Ids of reviewers, by the first part of their accounts. */
export type MadeReviewers = Map<string, number>

/** What an account's password is kept as. */
export type HashOf = (account: string) => Promise<string>

/** Accounts of reviewers, who have all set a password. */
export async function insertReviewers(
  tx: Tx,
  edition: MadeEdition,
  { planned, hashOf }: { planned: readonly PlannedReviewer[]; hashOf: HashOf },
): Promise<MadeReviewers> {
  const made: MadeReviewers = new Map()
  for (const { account, tracks, name, organisation, role, capacity } of planned) {
    const password_hash = await hashOf(accountOf(account, edition.year))
    const { id } = await tx
      .insertInto('reviewer')
      .values({
        edition_id: edition.id,
        account: accountOf(account, edition.year),
        name,
        organisation,
        email: `${account.join('-')}@demo.leitai.example`,
        role,
        capacity,
        password_hash,
        created_at: edition.times.submit[0],
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    made.set(account[0], id)
    if (tracks.length > 0)
      await tx
        .insertInto('reviewer_track')
        .values(
          tracks.map(key => ({
            reviewer_id: id,
            edition_id: edition.id,
            track_id: edition.tracks[key] ?? 0,
          })),
        )
        .execute()
  }
  return made
}

export const accountOf = ([before, after]: PlannedReviewer['account'], year: number): string =>
  `${before}-${year}-${after}`

/** What proposals are scored by. Answers the ids of the criteria of each track, in their order. */
export async function insertRubrics(tx: Tx, edition: MadeEdition): Promise<Record<string, number[]>> {
  const made: Record<string, number[]> = {}
  for (const [key, track_id] of Object.entries(edition.tracks)) {
    const criteria = plannedRubrics[key] ?? []
    const rows = await tx
      .insertInto('review_criterion')
      .values(
        criteria.map(({ name, help, weight, levels }, sort) => ({
          track_id,
          sort,
          name_zh: name[0],
          name_en: name[1],
          help_zh: help[0],
          help_en: help[1],
          weight,
          most: 10,
          levels: json(levels.map(([points, said]) => ({ points, zh: said[0], en: said[1] }))),
        })),
      )
      .returning(['id', 'sort'])
      .execute()
    made[key] = rows.toSorted((a, b) => a.sort - b.sort).map(row => row.id)
  }
  return made
}
