import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorld, type World } from '../../../../test/world.ts'
import { featureSamples } from '../../../../test/samples.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

/**
 * Every column of the tables that an archive is made from. Whoever adds one decides here whether it travels: `goes` are
 * in the documents, `stays` are ids, places in the storage, people and what is made anew.
 */
const columns: Record<string, { goes: string; stays: string }> = {
  competition: {
    goes: 'type languages race_category_id title_zh title_en summary_zh summary_en reward_zh reward_en reward_value prize_places licence source_url cover zone start_at end_at is_open_signup visibility team_size_max merge_deadline agreement_zh agreement_en block_mobile_upload requirements contact require_approval entry_fields guide_info_zh guide_info_en',
    stays:
      'id private_code_hash agreement_version featured team_count participant_count published_at created_by created_at search',
  },
  competition_text: { goes: 'part body_zh body_en', stays: 'competition_id' },
  faq: { goes: 'sort question_zh question_en answer_zh answer_en', stays: 'id competition_id' },
  competition_tag: { goes: 'tag_code', stays: 'competition_id' },
  competition_industry: { goes: 'industry_code', stays: 'competition_id' },
  competition_organisation: { goes: 'organisation_id sort', stays: 'competition_id' },
  schedule: {
    goes: 'sort title_zh title_en start_at end_at list_a_start list_a_end list_b_start list_b_end list_b_mode max_submit_count max_error_submit_count sub_ranks sub_rank_names metric_key metric_params metric_sql direction precision file_description max_bytes revealed_at reveal_planned_at ladder',
    stays: 'id competition_id scoring_version',
  },
  answer_file: {
    goes: 'list sha256 size is_active created_at file_name rows columns usage_counts labels',
    stays: 'id schedule_id storage_key uploaded_by',
  },
  dataset: {
    goes: 'sort category_id title_zh title_en summary_zh summary_en body_zh body_en protocol_zh protocol_en licence source_url',
    stays:
      'id competition_id owner_id view_count download_count current_version_id updated_at protocol_since published_at withdrawn_at withdraw_reason created_at search',
  },
  dataset_version: {
    goes: 'category_id title_zh title_en summary_zh summary_en body_zh body_en protocol_zh protocol_en licence source_url published_at',
    stays: 'id dataset_id number notes_zh notes_en revision created_by created_at',
  },
  dataset_file: {
    goes: 'name description_zh description_en sha256 size row_count fields sort',
    stays: 'id dataset_id version_id storage_key crc32',
  },
  team: {
    goes: 'name manifesto schedule_id is_baseline banned_at ban_reason merged_into_id created_at',
    stays: 'id competition_id name_key announcement mentor mentor_unit wants_members member_count',
  },
  submission: {
    goes: 'team_id schedule_id list sub_rank state fault fault_code issues log file_name sha256 size note rows is_candidate quota_day charged received_at started_at finished_at voided_at void_reason',
    stays: 'id competition_id user_id storage_key queue_priority progress voided_by',
  },
  submission_file: { goes: 'file_name sha256 size', stays: 'id submission_id storage_key' },
  submission_event: { goes: 'at state detail', stays: 'id submission_id' },
  submission_score: {
    goes: 'board score submission_sha256 answer_sha256 scorer_hash computed_at adjusted_score adjusted_reason adjusted_at leave_out row_count',
    stays: 'submission_id adjusted_by ladder_score shown_score',
  },
  ranking_entry: {
    goes: 'schedule_id sub_rank board team_id score submission_id best_at valid_count is_ranked',
    stays: 'sort_key',
  },
  ranking_snapshot: {
    goes: 'schedule_id sub_rank board day team_id rank score best_at valid_count',
    stays: '',
  },
  ranking_snapshot_run: { goes: 'schedule_id day taken_at old_metric metric_until', stays: '' },
}

test.each(Object.entries(columns))('every column of %s travels or is known to stay', async (table, known) => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(world.db)
  expect(rows.map(row => row.name).sort()).toEqual(
    `${known.goes} ${known.stays}`.split(' ').filter(Boolean).sort(),
  )
})

test('every table that belongs to a competition travels or is known to stay', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct t.relname as name from pg_constraint c
    join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' and f.relname in ('competition', 'schedule', 'team', 'submission', 'dataset')`.execute(
    world.db,
  )
  const stays = featureSamples.flatMap(({ stays = [] }) => stays)
  const known = new Set([...stays, ...Object.keys(columns)])
  expect(rows.map(row => row.name).filter(name => !known.has(name))).toEqual([])
})
