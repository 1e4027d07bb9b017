import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Staff look people and teams up by how their names begin, and the audit list by what was done.
    create index app_user_name_start on app_user (lower(user_name) text_pattern_ops);
    create index team_name_start on team (name_key text_pattern_ops) where merged_into_id is null;
    create index audit_entry_action on audit_entry (action, id);
    create index user_role_competition on user_role (competition_id) where competition_id is not null;
    create index competition_made on competition (created_at desc, id desc);
    -- What the administration counts of the last day or week.
    create index submission_received on submission using brin (received_at);
    create index registration_made on registration using brin (created_at);
    create index app_user_made on app_user using brin (created_at);
    create index if not exists submission_schedule on submission (schedule_id, id desc);
    create index submission_scorer_fault on submission (finished_at) where fault = 'scorer';

    -- Rounds follow each other: at any moment at most one runs. All rounds of a competition are saved together, so
    -- that what counts is how they stand in the end.
    alter table schedule
      drop constraint schedule_competition_id_sort_key,
      add constraint schedule_sort unique (competition_id, sort) deferrable initially immediate,
      add constraint schedule_rounds_apart exclude using gist (
        int8range(competition_id, competition_id, '[]') with &&, tstzrange(start_at, end_at) with &&
      ) deferrable initially immediate,
      add constraint schedule_list_b check (
        list_b_start is null or (list_b_start < list_b_end and list_a_end <= list_b_start and list_b_end <= end_at)
      ),
      add constraint schedule_sub_ranks check (cardinality(sub_ranks) <= 10);

    -- What the checks of an upload found; older rows never had them.
    alter table answer_file
      add column file_name text not null default '',
      add column rows integer check (rows > 0),
      add column columns jsonb not null default '[]',
      add column usage_counts jsonb not null default '{}';
    create index answer_file_schedule on answer_file (schedule_id, id desc);

    alter table competition
      add column require_approval boolean not null default false,
      -- What the entry form asks: a list of {key, labelZh, labelEn, kind, required, choices}.
      add column entry_fields jsonb not null default '[]' check (jsonb_typeof(entry_fields) = 'array');

    -- The wording of an agreement that people accepted stays readable after it was replaced.
    create table agreement_history (
      competition_id bigint not null references competition on delete cascade,
      version integer not null check (version > 0),
      body_zh text not null, body_en text not null,
      replaced_at timestamptz not null,
      replaced_by bigint references app_user,
      primary key (competition_id, version)
    );

    alter table registration
      add column entry jsonb not null default '{}' check (jsonb_typeof(entry) = 'object'),
      add column state text not null default 'approved' check (state in ('pending', 'approved', 'refused')),
      add column decided_by bigint references app_user,
      add column decided_at timestamptz,
      add column decision_reason text,
      add constraint registration_refusal check (state <> 'refused' or decision_reason is not null);
    create index registration_newest on registration (competition_id, created_at desc, user_id desc);
    create index registration_pending on registration (competition_id, created_at) where state = 'pending';

    -- Who showed the code of a private competition.
    create table competition_access (
      competition_id bigint not null references competition on delete cascade,
      user_id bigint not null references app_user on delete cascade,
      granted_at timestamptz not null,
      primary key (competition_id, user_id)
    );
    create index competition_access_user on competition_access (user_id);

    alter table picture
      add column width integer, add column height integer,
      add column uploaded_by bigint references app_user;
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('the administration’s columns hold people’s answers: restore a backup instead')
}
