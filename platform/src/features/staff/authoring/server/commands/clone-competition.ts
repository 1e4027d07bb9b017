import { randomBytes } from 'node:crypto'
import { sql, type InsertObject } from 'kysely'
import { json } from '../../../../../base/database/json.ts'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import { searchVector } from '../../../../../base/search/search.ts'
import { hashCode, competitionRow } from '../../../../competing/competitions/server/public.ts'
import { makeOrganiser } from '../../../../people/identity/server/public.ts'
import { copyDatasets } from '../../../../data/datasets/server/public.ts'
import { copyActivity } from '../../../../community/invites/server/public.ts'

type Clone = {
  id: number
  value: { titleZh: string; titleEn: string; startAt: string }
  actor: Actor & { userId: number }
  now: Date
}

/**
 * Everything of a competition but its people and what they did: texts, FAQ, rounds with metric and answers, data, invite
 * activity.
 * All its times move by as much as its start. Files are kept once: only what points to them is copied.
 */
export async function cloneCompetition(tx: Tx, { id, value, actor, now }: Clone): Promise<{ id: number }> {
  const row = await competitionRow(tx, id)
  const shift = Date.parse(value.startAt) - row.start_at.getTime()
  const moved = (date: Date) => new Date(date.getTime() + shift)
  const {
    id: _id,
    reward_value: worth,
    search: _search,
    created_at: _at,
    entry_fields: fields,
    ...kept
  } = row
  const copy: InsertObject<Tables, 'competition'> = {
    ...kept,
    title_zh: value.titleZh,
    title_en: value.titleEn,
    start_at: moved(row.start_at),
    end_at: moved(row.end_at),
    merge_deadline: row.merge_deadline && moved(row.merge_deadline),
    reward_value: worth === null ? null : Number(worth),
    agreement_version: 1,
    entry_fields: json(fields),
    featured: null,
    // Its teams and registrations are counted as they come.
    team_count: 0,
    participant_count: 0,
    published_at: null,
    // Who knows the code of the original is not let in here: it stays closed until its organiser sets another.
    private_code_hash:
      row.visibility === 'private' ? await hashCode(randomBytes(24).toString('base64url')) : null,
    created_by: actor.userId,
    created_at: now,
    search: searchVector(value.titleZh, value.titleEn, row.summary_zh, row.summary_en),
  }
  const made = await tx.insertInto('competition').values(copy).returning('id').executeTakeFirstOrThrow()
  await copyRows(tx, id, made.id)
  await copyRounds(tx, id, made.id, `${shift} milliseconds`, actor.userId, now)
  await copyDatasets(tx, { from: id, to: made.id, userId: actor.userId, now })
  await copyActivity(tx, { from: id, to: made.id, moved })
  await makeOrganiser(tx, { userId: actor.userId, competitionId: made.id, now })
  await audit(
    tx,
    actor,
    { action: 'competition.clone', subject: 'competition', subjectId: made.id, detail: { from: id } },
    now,
  )
  return made
}

async function copyRows(tx: Tx, from: number, to: number): Promise<void> {
  for (const [table, columns] of [
    ['competition_tag', 'tag_code'],
    ['competition_industry', 'industry_code'],
    ['competition_organisation', 'organisation_id, sort'],
    ['competition_text', 'part, body_zh, body_en'],
    ['faq', 'sort, question_zh, question_en, answer_zh, answer_en'],
  ] as const)
    await sql`insert into ${sql.table(table)} (competition_id, ${sql.raw(columns)}) select ${to}, ${sql.raw(columns)} from ${sql.table(table)} where competition_id = ${from}`.execute(
      tx,
    )
}

async function copyRounds(
  tx: Tx,
  from: number,
  to: number,
  shift: string,
  userId: number,
  now: Date,
): Promise<void> {
  const same =
    'sort, title_zh, title_en, list_b_mode, max_submit_count, max_error_submit_count, sub_ranks, sub_rank_names, metric_key, metric_params, metric_sql, direction, precision, file_description, max_bytes, ladder'
  const times = ['start_at', 'end_at', 'list_a_start', 'list_a_end', 'list_b_start', 'list_b_end']
  await sql`
    insert into schedule (competition_id, ${sql.raw(same)}, ${sql.raw(times.join(', '))})
    select ${to}, ${sql.raw(same)}, ${sql.join(times.map(time => sql`${sql.ref(time)} + ${shift}::interval`))}
    from schedule where competition_id = ${from}`.execute(tx)
  const facts = 'list, storage_key, sha256, size, file_name, rows, columns, usage_counts, labels'
  await sql`
    insert into answer_file (schedule_id, uploaded_by, created_at, ${sql.raw(facts)})
    select copy.id, ${userId}, ${now}, ${sql.raw(facts)} from answer_file a
    join schedule original on original.id = a.schedule_id and original.competition_id = ${from}
    join schedule copy on copy.competition_id = ${to} and copy.sort = original.sort
    where a.is_active`.execute(tx)
}
