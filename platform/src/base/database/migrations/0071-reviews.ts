import { sql, type Kysely } from 'kysely'

/** Who reviews what, how it is scored, and what is decided. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table review_round (
      id integer generated always as identity primary key,
      edition_id integer not null references spic_edition,
      kind text not null check (kind in ('preliminary', 'defence', 'final')),
      due_at timestamptz,
      per_proposal integer not null default 3 check (per_proposal between 1 and 20),
      -- Whether scores of strict and mild reviewers are brought to one scale.
      is_normalised boolean not null default false,
      -- What share of the scores is cut off at each end for the trimmed mean.
      trim numeric(3, 2) not null default 0 check (trim >= 0 and trim < 0.5),
      -- A standard deviation above it asks for one more reviewer; null for never. Of 100.
      disagreement numeric(5, 2) check (disagreement > 0),
      opened_at timestamptz,
      closed_at timestamptz,
      created_at timestamptz not null,
      unique (edition_id, kind),
      unique (id, edition_id),
      check (closed_at is null or opened_at is not null)
    );

    -- Who must not review what, and who says so.
    create table review_conflict (
      reviewer_id integer not null,
      proposal_id bigint not null,
      edition_id integer not null,
      source text not null check (source in ('organisation', 'coworker', 'reviewer', 'applicant', 'staff')),
      reason text not null default '',
      created_at timestamptz not null,
      primary key (reviewer_id, proposal_id),
      foreign key (reviewer_id, edition_id) references reviewer (id, edition_id) on delete cascade,
      foreign key (proposal_id, edition_id) references spic_proposal (id, edition_id) on delete cascade
    );
    create index review_conflict_of on review_conflict (proposal_id);
    -- What is no conflict although the rule would find one, as somebody decided.
    create table review_waiver (
      reviewer_id integer not null,
      proposal_id bigint not null,
      edition_id integer not null,
      reason text not null check (reason <> ''),
      created_at timestamptz not null,
      primary key (reviewer_id, proposal_id),
      foreign key (reviewer_id, edition_id) references reviewer (id, edition_id) on delete cascade,
      foreign key (proposal_id, edition_id) references spic_proposal (id, edition_id) on delete cascade
    );
    create index review_waiver_of on review_waiver (proposal_id);

    create table review_assignment (
      id bigint generated always as identity primary key,
      round_id integer not null,
      edition_id integer not null,
      reviewer_id integer not null,
      proposal_id bigint not null,
      state text not null default 'assigned' check (state in ('assigned', 'declined', 'removed')),
      -- Why it was declined or taken away.
      reason text not null default '',
      created_at timestamptz not null,
      ended_at timestamptz,
      unique (round_id, reviewer_id, proposal_id),
      unique (id, proposal_id),
      foreign key (round_id, edition_id) references review_round (id, edition_id),
      foreign key (reviewer_id, edition_id) references reviewer (id, edition_id),
      foreign key (proposal_id, edition_id) references spic_proposal (id, edition_id),
      check ((state = 'assigned') = (ended_at is null)),
      check (state = 'assigned' or reason <> '')
    );
    create index review_assignment_reviewer on review_assignment (reviewer_id, round_id) where state = 'assigned';
    create index review_assignment_proposal on review_assignment (proposal_id, round_id);

    -- No pair in conflict is ever assigned, whichever of the two comes first.
    create function refuse_conflicted_assignment() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(7070, new.reviewer_id);
        if new.state = 'assigned' and exists
          (select from review_conflict c where c.reviewer_id = new.reviewer_id and c.proposal_id = new.proposal_id)
        then raise exception 'reviewer % is in conflict with proposal %', new.reviewer_id, new.proposal_id
          using errcode = 'check_violation', constraint = 'review_assignment_conflict'; end if;
        return new;
      end $$;
    create trigger no_conflict before insert or update on review_assignment
      for each row execute function refuse_conflicted_assignment();
    create function refuse_assigned_conflict() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(7070, new.reviewer_id);
        if exists (select from review_assignment a where a.state = 'assigned'
          and a.reviewer_id = new.reviewer_id and a.proposal_id = new.proposal_id)
        then raise exception 'reviewer % has proposal %', new.reviewer_id, new.proposal_id
          using errcode = 'check_violation', constraint = 'review_conflict_assigned'; end if;
        return new;
      end $$;
    create trigger not_assigned before insert or update on review_conflict
      for each row execute function refuse_assigned_conflict();

    -- How an assignment was found, so that it can be found again.
    create table review_matching (
      id integer generated always as identity primary key,
      round_id integer not null references review_round,
      at timestamptz not null,
      by_id bigint references app_user on delete set null,
      seed integer not null,
      detail jsonb not null,
      -- Null of one that was looked at alone.
      applied_at timestamptz
    );
    create index review_matching_of on review_matching (round_id, id desc);
    create index review_matching_by on review_matching (by_id) where by_id is not null;

    -- What proposals of a track are scored by. Weights are shares of their sum.
    create table review_criterion (
      id integer generated always as identity primary key,
      track_id integer not null references spic_track on delete cascade,
      sort integer not null,
      name_zh text not null default '', name_en text not null default '',
      help_zh text not null default '', help_en text not null default '',
      weight integer not null check (weight between 1 and 1000),
      most integer not null check (most between 1 and 100),
      -- What some numbers of points mean: [{ points, zh, en }].
      levels jsonb not null default '[]' check (jsonb_typeof(levels) = 'array'),
      check (name_zh <> '' or name_en <> '')
    );
    create index review_criterion_of on review_criterion (track_id, sort, id);

    create table review_sheet (
      assignment_id bigint primary key,
      proposal_id bigint not null,
      -- The version of the proposal that was read.
      version integer not null,
      -- By the criterion's id.
      points jsonb not null default '{}' check (jsonb_typeof(points) = 'object'),
      to_authors text not null default '',
      to_panel text not null default '',
      seconds integer not null default 0 check (seconds >= 0),
      tag integer not null default 1,
      saved_at timestamptz not null,
      -- Of 100; there once it is locked.
      total numeric(9, 6) check (total between 0 and 100),
      locked_at timestamptz,
      foreign key (assignment_id, proposal_id) references review_assignment (id, proposal_id),
      foreign key (proposal_id, version) references spic_version (proposal_id, number),
      check ((total is null) = (locked_at is null))
    );
    create index review_sheet_version on review_sheet (proposal_id, version);

    -- Each locking and unlocking, with what was locked.
    create table review_sheet_event (
      id bigint generated always as identity primary key,
      assignment_id bigint not null references review_sheet,
      at timestamptz not null,
      action text not null check (action in ('lock', 'unlock')),
      reviewer_id integer not null references reviewer,
      reason text not null default '',
      version integer not null,
      points jsonb not null,
      total numeric(9, 6) not null,
      check (action = 'lock' or reason <> '')
    );
    create index review_sheet_event_of on review_sheet_event (assignment_id, id);
    create index review_sheet_event_by on review_sheet_event (reviewer_id);
    create trigger append_only before update or delete on review_sheet_event for each row execute function refuse_change();

    -- What a round decides of a proposal.
    create table review_decision (
      proposal_id bigint not null,
      round_id integer not null,
      edition_id integer not null,
      outcome text not null check (outcome in ('shortlisted', 'declined')),
      -- Whether the rule of the round found it, or somebody by hand.
      is_by_rule boolean not null,
      reason text not null,
      score numeric(9, 6),
      decided_by integer not null references reviewer,
      decided_at timestamptz not null,
      primary key (round_id, proposal_id),
      foreign key (round_id, edition_id) references review_round (id, edition_id),
      foreign key (proposal_id, edition_id) references spic_proposal (id, edition_id),
      check (is_by_rule or reason <> '')
    );
    create index review_decision_proposal on review_decision (proposal_id);
    create index review_decision_by on review_decision (decided_by);

    -- What is kept out of the review, such as proposals against the rules of the contest.
    create table review_rejection (
      proposal_id bigint primary key references spic_proposal on delete cascade,
      reason text not null check (reason <> ''),
      rejected_by integer not null references reviewer,
      rejected_at timestamptz not null
    );
    create index review_rejection_by on review_rejection (rejected_by);

    -- Partners who would like to try a proposal. Contacts are shown to both once both agree.
    create table review_interest (
      reviewer_id integer not null,
      proposal_id bigint not null,
      edition_id integer not null,
      message text not null default '',
      contact text not null,
      created_at timestamptz not null,
      answer text check (answer in ('agreed', 'refused')),
      answered_by bigint references app_user on delete set null,
      answered_at timestamptz,
      entry_contact text not null default '',
      primary key (reviewer_id, proposal_id),
      foreign key (reviewer_id, edition_id) references reviewer (id, edition_id),
      foreign key (proposal_id, edition_id) references spic_proposal (id, edition_id),
      check ((answer is null) = (answered_at is null)),
      check (answer is distinct from 'agreed' or entry_contact <> '')
    );
    create index review_interest_proposal on review_interest (proposal_id);
    create index review_interest_by on review_interest (answered_by) where answered_by is not null;

    -- When who defends a proposal.
    create table review_slot (
      id integer generated always as identity primary key,
      round_id integer not null references review_round,
      proposal_id bigint not null references spic_proposal,
      starts_at timestamptz not null,
      minutes integer not null check (minutes between 1 and 600),
      place text not null default '',
      unique (round_id, proposal_id)
    );
    create index review_slot_proposal on review_slot (proposal_id);

    -- Results as they were published, once for an edition.
    create table review_publication (
      edition_id integer primary key references spic_edition,
      published_at timestamptz not null,
      published_by bigint references app_user on delete set null,
      -- The places with what they rest on.
      result jsonb not null
    );
    create index review_publication_by on review_publication (published_by) where published_by is not null;
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    drop table review_publication, review_slot, review_interest, review_rejection, review_decision, review_sheet_event,
      review_sheet, review_criterion, review_matching, review_assignment, review_waiver, review_conflict, review_round;
    drop function refuse_conflicted_assignment();
    drop function refuse_assigned_conflict();
  `.execute(db)
}
