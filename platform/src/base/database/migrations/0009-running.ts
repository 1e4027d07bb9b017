import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table schedule
      -- List A shows and ranks by the ladder's value, which tells a prober little (docs/decisions/0020).
      add column ladder boolean not null default false,
      -- Grows when other answers or another scorer take over: what was scored before may not land after.
      add column scoring_version integer not null default 1,
      -- When list B is to be revealed; revealed_at is when it was.
      add column reveal_planned_at timestamptz;

    alter table submission
      add column voided_at timestamptz,
      add column voided_by bigint references app_user,
      add column void_reason text check (char_length(void_reason) between 1 and 300),
      add check (num_nonnulls(voided_at, voided_by, void_reason) in (0, 3)),
      add check (voided_at is null or state = 'scored');
    create index submission_schedule on submission (schedule_id, id desc);
    create index submission_competition on submission (competition_id, id desc);
    create index submission_same_file on submission (competition_id, sha256);

    alter table submission_score
      -- A score set by hand stands beside the computed one, which can still be replayed.
      add column adjusted_score double precision check (adjusted_score between -1e308 and 1e308),
      add column adjusted_reason text check (char_length(adjusted_reason) between 1 and 300),
      add column adjusted_by bigint references app_user,
      add column adjusted_at timestamptz,
      add check (num_nonnulls(adjusted_score, adjusted_reason, adjusted_by, adjusted_at) in (0, 4)),
      -- For the ladder: the score without each of the groups of rows, how many rows there are, and what the team is shown.
      add column leave_out double precision[],
      add column row_count integer check (row_count > 0),
      add column ladder_score double precision,
      add check ((leave_out is null) = (row_count is null)),
      add check (ladder_score is null or board = 'A');
    alter table submission_score
      -- What the board and the team see.
      add column shown_score double precision not null
        generated always as (coalesce(ladder_score, adjusted_score, score)) stored;

    create table rescore (
      id bigint generated always as identity primary key,
      schedule_id bigint not null references schedule on delete cascade,
      state text not null default 'open' check (state in ('open', 'switched', 'cancelled')),
      reason text not null check (char_length(reason) between 1 and 300),
      answer_a_id bigint references answer_file,
      answer_b_id bigint references answer_file,
      started_by bigint not null references app_user,
      started_at timestamptz not null,
      ended_by bigint references app_user,
      ended_at timestamptz,
      check ((state = 'open') = (ended_at is null)),
      check ((ended_at is null) = (ended_by is null))
    );
    create unique index rescore_open on rescore (schedule_id) where state = 'open';
    create index rescore_schedule on rescore (schedule_id, id desc);

    -- The shadow of a submission's scores under the answers and the scorer of a rescore.
    create table rescore_result (
      rescore_id bigint not null references rescore on delete cascade,
      submission_id bigint not null references submission,
      state text not null default 'waiting' check (state in ('waiting', 'scored', 'failed')),
      score_a double precision check (score_a between -1e308 and 1e308),
      score_b double precision check (score_b between -1e308 and 1e308),
      leave_out double precision[],
      row_count integer,
      submission_sha256 text,
      answer_sha256 text,
      scorer_hash text,
      fault text check (fault in ('file', 'scorer', 'platform')),
      fault_code text,
      computed_at timestamptz,
      primary key (rescore_id, submission_id),
      check ((state = 'waiting') = (computed_at is null)),
      check ((state = 'failed') = (fault is not null)),
      check ((state = 'scored') = (scorer_hash is not null and answer_sha256 is not null and submission_sha256 is not null)),
      check (state <> 'scored' or num_nonnulls(score_a, score_b) > 0)
    );
    create index rescore_result_waiting on rescore_result (rescore_id, submission_id) where state = 'waiting';

    create table submission_score_history (
      id bigint generated always as identity primary key,
      submission_id bigint not null references submission,
      board text not null check (board in ('A', 'B')),
      score double precision not null,
      submission_sha256 text not null,
      answer_sha256 text not null,
      scorer_hash text not null,
      computed_at timestamptz not null,
      replaced_at timestamptz not null,
      -- Null when one submission alone was scored again.
      rescore_id bigint references rescore
    );
    create index submission_score_history_submission on submission_score_history (submission_id, id);
    create trigger submission_score_history_append_only before update or delete on submission_score_history
      for each row execute function refuse_change();

    -- What was noticed and may be evidence; a person decides.
    create table integrity_finding (
      id bigint generated always as identity primary key,
      competition_id bigint not null references competition on delete cascade,
      kind text not null check (kind in ('same_file', 'near_predictions', 'shared_access', 'probing')),
      -- Names what was found, so that finding it again changes the entry instead of adding one.
      key text not null,
      team_ids bigint[] not null,
      detail jsonb not null,
      found_at timestamptz not null,
      seen_at timestamptz not null,
      dismissed_at timestamptz,
      dismissed_by bigint references app_user,
      dismiss_reason text check (char_length(dismiss_reason) between 1 and 300),
      unique (competition_id, kind, key),
      check (num_nonnulls(dismissed_at, dismissed_by, dismiss_reason) in (0, 3))
    );
    create index integrity_finding_list on integrity_finding (competition_id, id desc);

    create table team_ban (
      id bigint generated always as identity primary key,
      team_id bigint not null references team on delete cascade,
      reason text not null check (char_length(reason) between 1 and 300),
      banned_by bigint not null references app_user,
      banned_at timestamptz not null,
      lifted_by bigint references app_user,
      lifted_at timestamptz,
      lift_reason text check (char_length(lift_reason) between 1 and 300),
      check (num_nonnulls(lifted_by, lifted_at, lift_reason) in (0, 3))
    );
    create unique index team_ban_standing on team_ban (team_id) where lifted_at is null;
    create index team_ban_team on team_ban (team_id, id desc);
    create index team_banned on team (competition_id, id) where banned_at is not null;
    create table team_ban_evidence (
      ban_id bigint not null references team_ban on delete cascade,
      finding_id bigint not null references integrity_finding,
      primary key (ban_id, finding_id)
    );

    -- Who goes on to a round, by place on the board before it or by hand with a reason.
    create table promotion (
      id bigint generated always as identity primary key,
      schedule_id bigint not null references schedule on delete cascade,
      from_schedule_id bigint not null references schedule on delete cascade,
      team_id bigint not null references team on delete cascade,
      rank integer check (rank > 0),
      reason text check (char_length(reason) between 1 and 300),
      promoted_by bigint not null references app_user,
      promoted_at timestamptz not null,
      withdrawn_by bigint references app_user,
      withdrawn_at timestamptz,
      withdraw_reason text check (char_length(withdraw_reason) between 1 and 300),
      check (rank is not null or reason is not null),
      check (num_nonnulls(withdrawn_by, withdrawn_at, withdraw_reason) in (0, 3))
    );
    create unique index promotion_standing on promotion (schedule_id, team_id) where withdrawn_at is null;
    create index promotion_team on promotion (team_id, id desc);
    create index promotion_from on promotion (from_schedule_id, id desc);

    create table broadcast (
      id bigint generated always as identity primary key,
      competition_id bigint not null references competition on delete cascade,
      segment text not null check (segment in ('all', 'signed_up', 'no_submission', 'promoted', 'failed_last')),
      content_zh text not null check (char_length(content_zh) between 1 and 255),
      content_en text not null check (char_length(content_en) between 1 and 255),
      created_by bigint not null references app_user,
      created_at timestamptz not null,
      delivered_at timestamptz,
      reached integer not null default 0
    );
    create index broadcast_competition on broadcast (competition_id, id desc);
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('what happened while competitions ran is not undone: restore a backup instead')
}
