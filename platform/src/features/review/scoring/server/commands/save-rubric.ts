import { sql } from 'kysely'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { listChangesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { scoringFaults } from '../../faults.ts'
import type { Rubric } from '../../rubric.contract.ts'
import { trackWithRubric } from '../rubric.views.ts'
import { lockRubric } from '../lock-rubric.ts'

type Save = { editionId: number; trackId: number; value: Rubric; tag: string; actor: Actor; now: Date }

/** Saves what a track is scored by; criteria with an id stay what they were, as points refer to them. */
export async function saveRubric(
  tx: Tx,
  { editionId, trackId, value, tag, actor, now }: Save,
): Promise<void> {
  await lockRubric(tx, trackId)
  const before = await trackWithRubric(tx, { editionId, trackId })
  requireUnchanged(before.value, tag)
  if (before.locked > 0) throw new Failure(scoringFaults.rubricLocked)
  requireLevels(value)
  const known = new Set(before.value.criteria.map(one => one.id))
  const stay = value.criteria.flatMap(({ id }) => (id !== null && known.has(id) ? [id] : []))
  await tx
    .deleteFrom('review_criterion')
    .where('track_id', '=', trackId)
    .where(sql<boolean>`id <> all(${stay}::integer[])`)
    .execute()
  for (const [sort, criterion] of value.criteria.entries()) {
    const values = {
      sort,
      name_zh: criterion.nameZh,
      name_en: criterion.nameEn,
      help_zh: criterion.helpZh,
      help_en: criterion.helpEn,
      weight: criterion.weight,
      most: criterion.most,
      levels: json(criterion.levels.toSorted((a, b) => a.points - b.points)),
    }
    await (
      criterion.id !== null && known.has(criterion.id)
        ? tx.updateTable('review_criterion').set(values).where('id', '=', criterion.id)
        : tx.insertInto('review_criterion').values({ track_id: trackId, ...values })
    ).execute()
  }
  await audit(
    tx,
    actor,
    {
      action: 'review_rubric.save',
      subject: 'spic_track',
      subjectId: trackId,
      detail: listChangesOf(before.value.criteria, value.criteria, one => `${one.nameZh || one.nameEn}`),
    },
    now,
  )
}

function requireLevels({ criteria }: Rubric): void {
  const issues = criteria.flatMap(({ levels, most }, at) => {
    const seen = new Set<number>()
    return levels.flatMap(({ points }, place) => {
      const isWrong = points > most || seen.has(points)
      seen.add(points)
      return isWrong ? [`criteria.${at}.levels.${place}.points`] : []
    })
  })
  if (issues.length > 0)
    throw new Failure(scoringFaults.badLevels, {
      issues: issues.map(path => ({ path: `body.value.${path}`, code: 'invalid' })),
    })
}
