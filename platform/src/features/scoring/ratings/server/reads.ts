import type { Settings } from '../../../../base/config/settings.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Medal } from '../rules.ts'

export const medalKey = (competitionId: number, subRank: string): string => `${competitionId} ${subRank}`

/**
 * The medals that somebody got in these competitions, by `medalKey`: with a confirmed final list and not before, and
 * none where ratings are switched off.
 */
export async function medalsOf(
  db: ReadDb,
  { RATING }: Pick<Settings, 'RATING'>,
  userId: number,
  competitionIds: readonly number[],
): Promise<Map<string, Medal>> {
  if (!RATING || competitionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('rating_result')
    .select(['competition_id', 'sub_rank', 'medal'])
    .where('user_id', '=', userId)
    .where('competition_id', 'in', competitionIds)
    .where('medal', 'is not', null)
    .execute()
  return new Map(
    rows.flatMap(({ competition_id: id, sub_rank: part, medal }) =>
      medal === null ? [] : [[medalKey(id, part), medal] as const],
    ),
  )
}
