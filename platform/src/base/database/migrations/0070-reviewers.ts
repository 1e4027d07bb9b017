import { sql, type Kysely } from 'kysely'

/** Accounts of reviewers, apart from those of the site. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Letters to those who have no account here, which no setting of theirs stops.
    alter table mail alter column user_id drop not null, alter column unsubscribe drop not null,
      add check ((user_id is null) = (unsubscribe is null));

    create table reviewer (
      id integer generated always as identity primary key,
      edition_id integer not null,
      -- Such as 'wang-2020-energy': the second part is the edition's year.
      account text not null unique check (account ~ '^[a-z0-9]{1,20}-[0-9]{4}-[a-z0-9]{1,20}$'),
      year integer not null generated always as (split_part(account, '-', 2)::integer) stored,
      name text not null check (name <> ''),
      organisation text not null default '',
      email text not null default '',
      -- 0 chief, 1 pilot partner, 2 expert who scores, 3 observer.
      role smallint not null check (role between 0 and 3),
      -- At most so many proposals a round.
      capacity integer not null default 20 check (capacity between 0 and 1000),
      password_hash text,
      -- What the first login asks for, instead of a password.
      first_code_hash bytea check (length(first_code_hash) = 32),
      first_code_until timestamptz,
      failed integer not null default 0,
      locked_until timestamptz,
      disabled_at timestamptz,
      reminded_at timestamptz,
      created_at timestamptz not null,
      unique (id, edition_id),
      foreign key (edition_id, year) references spic_edition (id, year),
      check ((first_code_hash is null) = (first_code_until is null))
    );
    create index reviewer_list on reviewer (edition_id, role, id);
    create table reviewer_track (
      reviewer_id integer not null,
      edition_id integer not null,
      track_id integer not null,
      primary key (reviewer_id, track_id),
      foreign key (reviewer_id, edition_id) references reviewer (id, edition_id) on delete cascade,
      foreign key (track_id, edition_id) references spic_track (id, edition_id) on delete cascade
    );
    create index reviewer_track_of on reviewer_track (track_id, edition_id);

    -- A personal link: whoever has it is this reviewer, until it expires or is revoked.
    create table reviewer_link (
      id integer generated always as identity primary key,
      reviewer_id integer not null references reviewer on delete cascade,
      token_hash bytea not null unique check (length(token_hash) = 32),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      used_at timestamptz,
      check (expires_at > created_at)
    );
    create index reviewer_link_of on reviewer_link (reviewer_id, id);

    create table reviewer_session (
      id bigint generated always as identity primary key,
      reviewer_id integer not null references reviewer on delete cascade,
      token_hash bytea not null unique check (length(token_hash) = 32),
      -- The link that it was opened with; ends with it.
      link_id integer references reviewer_link on delete cascade,
      -- Null until the second factor is given, where the edition asks for one.
      verified_at timestamptz,
      code_hash bytea check (length(code_hash) = 32),
      code_until timestamptz,
      code_tries integer not null default 0,
      address text,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index reviewer_session_of on reviewer_session (reviewer_id);
    create index reviewer_session_link on reviewer_session (link_id) where link_id is not null;
    create index reviewer_session_over on reviewer_session (expires_at);

    -- How an edition is reviewed.
    create table review_setting (
      edition_id integer primary key references spic_edition on delete cascade,
      -- Whether reviewers give a code from their mail besides the password.
      needs_code boolean not null default false
    );

    -- All that reviewers looked at and did. Never changed.
    create table review_event (
      id bigint generated always as identity primary key,
      edition_id integer not null references spic_edition,
      at timestamptz not null,
      reviewer_id integer references reviewer,
      address text,
      action text not null,
      proposal_id bigint references spic_proposal,
      detail jsonb not null default '{}'
    );
    create index review_event_list on review_event (edition_id, id desc);
    create index review_event_reviewer on review_event (reviewer_id, id desc);
    create index review_event_proposal on review_event (proposal_id, id desc) where proposal_id is not null;
    create trigger append_only before update or delete on review_event for each row execute function refuse_change();
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    drop table review_event, review_setting, reviewer_session, reviewer_link, reviewer_track, reviewer;
    delete from mail where user_id is null;
    alter table mail drop constraint mail_check, alter column user_id set not null, alter column unsubscribe set not null;
  `.execute(db)
}
