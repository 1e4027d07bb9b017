import { json } from '../../../../../base/database/json.ts'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Lang } from '../../../../../base/web/language.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { outdateScoring, setScoring } from '../../../../competing/schedules/server/public.ts'
import { evaluationFaults } from '../../faults.ts'
import { columnsOf, descriptionOf } from '../../rules.ts'
import type { FileForm } from '../../schema.ts'
import { isScored } from '../hooks.ts'
import { isKnown, lockRound, readFile, roundRow } from '../read.ts'
import { keepProof, requireSound, type Proven } from '../proof.ts'
import { requireColumns, requireStanding } from '../setting.ts'

type Save = {
  competitionId: number
  roundId: number
  value: { file: FileForm | null }
  tag: string
  /** Of the answers that count, for what is saved. */
  proofs: readonly { answerFileId: number; proven: Proven }[]
  lang: Lang
  actor: Actor
  now: Date
}

/** Saves what result files look like; its columns must be those of the answers that are there. */
export async function saveFile(tx: Tx, ask: Save): Promise<{ file: FileForm | null }> {
  const { competitionId, roundId, value, tag, actor, now } = ask
  const before = readFile(await lockRound(tx, competitionId, roundId))
  requireUnchanged(before, tag)
  const isSame = before.file && value.file && columnsOf(before.file) === columnsOf(value.file)
  const hint = `/admin/competitions/${competitionId}/rescores`
  if (before.file && !isSame && (await isScored.run(tx, roundId)))
    throw new Failure(evaluationFaults.scored, { hint })
  await requireStanding(tx, roundId, hint)
  if (value.file) await requireColumns(tx, roundId, value.file)
  // Of what visitors know already nothing may be made that could not have been published.
  if (await isKnown(tx, competitionId))
    requireSound(
      ask.proofs.map(one => one.proven),
      'body.value.file',
      ask.lang,
    )
  await setScoring(tx, roundId, { file_description: value.file && json(descriptionOf(value.file)) })
  if (!isSame) await outdateScoring(tx, roundId)
  const after = readFile(await roundRow(tx, competitionId, roundId))
  for (const { answerFileId, proven } of ask.proofs) await keepProof(tx, answerFileId, proven, now)
  await audit(
    tx,
    actor,
    { action: 'schedule.file', subject: 'schedule', subjectId: roundId, detail: changesOf(before, after) },
    now,
  )
  return after
}
