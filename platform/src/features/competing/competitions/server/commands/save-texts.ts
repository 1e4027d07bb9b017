import type { z } from 'zod'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { CompetitionPart } from '../../rules.ts'
import { changesOf, listChangesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { requireWritten, sidesAt } from '../../../../../base/http/require-written.ts'
import type { faqList, guide, text } from '../../sections.ts'
import { competitionRow, lockCompetition } from '../competition-row.ts'
import { readFaq, readGuide, readTexts } from '../sections.ts'
import { addFaq } from './add-parts.ts'

type Save<V> = { id: number; value: V; tag: string; actor: Actor; now: Date }
type Text = z.output<typeof text>
export const emptyText: Text = { zh: '', en: '' }

export async function saveText(
  tx: Tx,
  part: CompetitionPart,
  { id, value, tag, actor, now }: Save<Text>,
): Promise<Text> {
  await lockCompetition(tx, id)
  const before = (await readTexts(tx, id)).get(part) ?? emptyText
  requireUnchanged(before, tag)
  const isEmpty = value.zh.trim() === '' && value.en.trim() === ''
  if (isEmpty)
    await tx
      .deleteFrom('competition_text')
      .where('competition_id', '=', id)
      .where('part', '=', part)
      .execute()
  else
    await tx
      .insertInto('competition_text')
      .values({ competition_id: id, part, body_zh: value.zh, body_en: value.en })
      .onConflict(conflict =>
        conflict.columns(['competition_id', 'part']).doUpdateSet({ body_zh: value.zh, body_en: value.en }),
      )
      .execute()
  const after = isEmpty ? emptyText : value
  await audit(
    tx,
    actor,
    {
      action: 'competition.text',
      subject: 'competition',
      subjectId: id,
      detail: { part, ...changesOf(before, after) },
    },
    now,
  )
  return after
}

type Guide = z.output<typeof guide>

/** What is hidden is not kept: the column is empty then. */
export async function saveGuide(tx: Tx, { id, value, tag, actor, now }: Save<Guide>): Promise<Guide> {
  const before = readGuide(await lockCompetition(tx, id))
  requireUnchanged(before, tag)
  await tx
    .updateTable('competition')
    .set({
      guide_info_zh: value.isShown ? value.zh : null,
      guide_info_en: value.isShown ? value.en : null,
    })
    .where('id', '=', id)
    .execute()
  const after = readGuide(await competitionRow(tx, id))
  const detail = changesOf(before, after)
  await audit(tx, actor, { action: 'competition.guide', subject: 'competition', subjectId: id, detail }, now)
  return after
}

type Faq = z.output<typeof faqList>

export async function saveFaq(tx: Tx, { id, value, tag, actor, now }: Save<Faq>): Promise<Faq> {
  const { languages } = await lockCompetition(tx, id)
  const before = await readFaq(tx, id)
  requireWritten(
    languages,
    value.entries.flatMap((entry, index) =>
      (['question', 'answer'] as const).map(field => sidesAt(`body.value.entries.${index}`, entry, field)),
    ),
  )
  requireUnchanged(before, tag)
  await tx.deleteFrom('faq').where('competition_id', '=', id).execute()
  await addFaq(tx, id, value.entries)
  const detail = listChangesOf(
    before.entries,
    value.entries,
    entry => `${entry.questionZh} / ${entry.questionEn}`,
  )
  await audit(tx, actor, { action: 'competition.faq', subject: 'competition', subjectId: id, detail }, now)
  return value
}
