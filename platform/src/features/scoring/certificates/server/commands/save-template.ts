import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { bothAt, requireWritten, sidesAt } from '../../../../../base/http/require-written.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { lockCompetition } from '../../../../competing/competitions/server/public.ts'
import { standingList } from '../../../final-lists/server/public.ts'
import { certificateFaults } from '../../faults.ts'
import type { Template } from '../../template.ts'
import { templateOf } from '../reads.ts'
import { issueAgain } from './issue-certificates.ts'

const awardsIn = ({ awards, restZh, restEn }: Template) => JSON.stringify([awards, restZh, restEn])

/** Saves how certificates look. Awards that are printed already stay: they change with the final list alone. */
export async function saveTemplate(
  tx: Tx,
  ask: { competitionId: number; value: Template; tag: string; actor: Actor & { userId: number }; now: Date },
): Promise<void> {
  const { competitionId, value, actor, now } = ask
  const { languages } = await lockCompetition(tx, competitionId)
  const before = await templateOf(tx, competitionId)
  requireWritten(languages, [
    ...(['title', 'body', 'rest'] as const).map(field => sidesAt('body.value', value, field)),
    ...value.awards.map((award, index) => bothAt(`body.value.awards.${index}`, award)),
  ])
  requireUnchanged(before, ask.tag)
  if (awardsIn(before) !== awardsIn(value) && (await standingList(tx, competitionId)))
    throw new Failure(certificateFaults.awardsFixed)
  const row = { template: json(value), updated_at: now, updated_by: actor.userId }
  await tx
    .insertInto('certificate_template')
    .values({ competition_id: competitionId, ...row })
    .onConflict(conflict => conflict.column('competition_id').doUpdateSet(row))
    .execute()
  await audit(
    tx,
    actor,
    {
      action: 'certificate.template',
      subject: 'competition',
      subjectId: competitionId,
      detail: changesOf(before, value),
    },
    now,
  )
  if (before.isOn !== value.isOn) await issueAgain(tx, competitionId)
}
