import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- From which devices and addresses an account is used, by keyed hashes alone: nothing here leads back to an address.
    create table access_trace (
      user_id bigint not null references app_user on delete cascade,
      kind text not null check (kind in ('device', 'address')),
      mark bytea not null,
      first_at timestamptz not null,
      last_at timestamptz not null check (last_at >= first_at),
      -- On how many days it was used: once is a coincidence.
      days integer not null default 1 check (days > 0),
      primary key (user_id, kind, mark)
    );
    create index access_trace_mark on access_trace (kind, mark, user_id);
    create index access_trace_age on access_trace (last_at);

    -- The last time that a competition was looked through, and the last time that this came to its end.
    create table integrity_run (
      competition_id bigint primary key references competition on delete cascade,
      state text not null check (state in ('waiting', 'running', 'done', 'failed')),
      -- Null: nobody, as every day.
      asked_by bigint references app_user,
      asked_at timestamptz not null,
      progress real not null default 0 check (progress between 0 and 1),
      ended_at timestamptz,
      looked_at timestamptz,
      looked jsonb,
      check ((state in ('done', 'failed')) = (ended_at is not null)),
      check ((looked_at is null) = (looked is null)),
      check (state <> 'done' or looked_at is not null)
    );

    alter table integrity_finding add column submission_ids bigint[] not null default '{}';
    create index integrity_finding_teams on integrity_finding using gin (team_ids);
    create index integrity_finding_submissions on integrity_finding using gin (submission_ids);
    create index integrity_finding_open on integrity_finding (competition_id, id desc) where dismissed_at is null;
    create index team_ban_evidence_finding on team_ban_evidence (finding_id);
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('what was noticed is not undone: restore a backup instead')
}
