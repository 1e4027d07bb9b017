import { sql } from 'kysely'
import { movedBy } from '../../../../../base/clock/zone.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { requireWritten, sidesAt } from '../../../../../base/http/require-written.ts'
import { competitionRow, type CompetitionRow } from '../competition-row.ts'
import { makeDraft, type OwnOfDraft } from './make-draft.ts'

type Copy = {
  id: number
  value: { titleZh: string; titleEn: string; startAt: string }
  userId: number
  now: Date
}

/** What a competition itself is, its texts and choices, as a draft. All its times move as its start does: `moved` moves others. */
export async function copyCompetition(
  tx: Tx,
  { id, value, userId, now }: Copy,
): Promise<{ id: number; moved: (date: Date) => Date }> {
  const row = await competitionRow(tx, id)
  requireWritten(row.languages, [sidesAt('body', value, 'title')])
  const moved = movedBy(row.zone, row.start_at, new Date(value.startAt))
  const { reward_value: worth, ...kept } = withoutOwn(row)
  const made = await makeDraft(
    tx,
    {
      ...kept,
      title_zh: value.titleZh,
      title_en: value.titleEn,
      start_at: moved(row.start_at),
      end_at: moved(row.end_at),
      merge_deadline: row.merge_deadline && moved(row.merge_deadline),
      reward_value: worth === null ? null : Number(worth),
      entry_fields: json(row.entry_fields),
    },
    { userId, now },
  )
  await copyParts(tx, id, made.id)
  return { id: made.id, moved }
}

function withoutOwn(row: CompetitionRow): Omit<CompetitionRow, OwnOfDraft> {
  const {
    id: _id,
    private_code_hash: _code,
    agreement_version: _version,
    featured: _featured,
    team_count: _teams,
    participant_count: _participants,
    published_at: _published,
    created_by: _by,
    created_at: _at,
    search: _search,
    ...kept
  } = row
  return kept
}

async function copyParts(tx: Tx, from: number, to: number): Promise<void> {
  await sql`insert into competition_tag (competition_id, tag_code)
    select ${to}, tag_code from competition_tag where competition_id = ${from}`.execute(tx)
  await sql`insert into competition_industry (competition_id, industry_code)
    select ${to}, industry_code from competition_industry where competition_id = ${from}`.execute(tx)
  await sql`insert into competition_organisation (competition_id, organisation_id, sort)
    select ${to}, organisation_id, sort from competition_organisation where competition_id = ${from}`.execute(
    tx,
  )
  await sql`insert into competition_text (competition_id, part, body_zh, body_en)
    select ${to}, part, body_zh, body_en from competition_text where competition_id = ${from}`.execute(tx)
  await sql`insert into faq (competition_id, sort, question_zh, question_en, answer_zh, answer_en)
    select ${to}, sort, question_zh, question_en, answer_zh, answer_en from faq where competition_id = ${from}`.execute(
    tx,
  )
}
