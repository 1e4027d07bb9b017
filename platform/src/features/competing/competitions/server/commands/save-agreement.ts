import type { z } from 'zod'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { requireUnchanged } from '../../../../../base/http/section.ts'
import type { text } from '../../sections.ts'
import { lockCompetition } from '../competition-row.ts'
import { countAccepted } from '../hooks.ts'
import { readAgreement } from '../sections.ts'

type Text = z.output<typeof text>
type Save = { id: number; value: Text; tag: string; actor: Actor; now: Date }

/**
 * Saves the agreement. What somebody accepted is never rewritten: then the change is a new version, the old wording
 * stays readable, and everybody is asked again before their next submission.
 */
export async function saveAgreement(
  tx: Tx,
  { id, value, tag, actor, now }: Save,
): Promise<{ agreement: Text; version: number }> {
  const row = await lockCompetition(tx, id)
  const before = readAgreement(row)
  requireUnchanged(before, tag)
  if (before.zh === value.zh && before.en === value.en)
    return { agreement: value, version: row.agreement_version }
  const accepted = await countAccepted.run(tx, { competitionId: id, version: row.agreement_version })
  const version = row.agreement_version + (accepted > 0 ? 1 : 0)
  if (accepted > 0)
    await tx
      .insertInto('agreement_history')
      .values({
        competition_id: id,
        version: row.agreement_version,
        body_zh: row.agreement_zh,
        body_en: row.agreement_en,
        replaced_at: now,
        replaced_by: actor.userId,
      })
      .execute()
  await tx
    .updateTable('competition')
    .set({ agreement_zh: value.zh, agreement_en: value.en, agreement_version: version })
    .where('id', '=', id)
    .execute()
  await audit(
    tx,
    actor,
    {
      action: 'competition.agreement',
      subject: 'competition',
      subjectId: id,
      detail: { version: [row.agreement_version, version] },
    },
    now,
  )
  return { agreement: value, version }
}
