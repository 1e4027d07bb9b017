import { sql, type Kysely } from 'kysely'

/** The pilot-project contest: an edition a year, what its organiser asks for in forms, who takes part, and what they propose. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table spic_edition (
      id integer generated always as identity primary key,
      year integer not null unique check (year between 2000 and 2999),
      name_zh text not null default '', name_en text not null default '',
      summary_zh text not null default '', summary_en text not null default '',
      body_zh text not null default '', body_en text not null default '',
      -- Half-open: at its end a window is shut.
      signup_starts_at timestamptz, signup_ends_at timestamptz,
      submit_starts_at timestamptz, submit_ends_at timestamptz,
      entrant_kinds text[] not null default '{team,enterprise}'
        check (entrant_kinds <@ '{team,enterprise}'::text[] and cardinality(entrant_kinds) > 0),
      -- What of a person must be in order before they sign up.
      checks text[] not null default '{}' check (checks <@ '{contact,identity,profile}'::text[]),
      most_members integer not null default 10 check (most_members between 1 and 50),
      -- Whether reviewers are kept from knowing whose a proposal is.
      is_blind boolean not null default true,
      published_at timestamptz,
      results_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (id, year),
      check (name_zh <> '' or name_en <> ''),
      check (signup_ends_at > signup_starts_at),
      check (submit_ends_at > submit_starts_at),
      check (published_at is null
        or (signup_starts_at is not null and signup_ends_at is not null and submit_starts_at is not null and submit_ends_at is not null))
    );
    create trigger note_pictures after insert or update or delete on spic_edition
      for each row execute function note_pictures();
    create table spic_track (
      id integer generated always as identity primary key,
      edition_id integer not null references spic_edition on delete cascade,
      sort integer not null,
      name_zh text not null default '', name_en text not null default '',
      about_zh text not null default '', about_en text not null default '',
      -- How many of its proposals a shortlist by rule takes; null for as many as there are.
      quota integer check (quota > 0),
      check (name_zh <> '' or name_en <> ''),
      unique (id, edition_id)
    );
    create index spic_track_of on spic_track (edition_id, sort, id);

    -- What is asked for. A version that somebody has filled in is never changed: the next one is made from it.
    create table spic_form (
      id integer generated always as identity primary key,
      edition_id integer not null references spic_edition on delete cascade,
      purpose text not null check (purpose in ('signup', 'proposal')),
      version integer not null check (version > 0),
      fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array'),
      frozen_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (edition_id, purpose, version),
      unique (id, edition_id)
    );
    create function keep_frozen_form() returns trigger language plpgsql as $$
      begin
        if old.frozen_at is not null
          and (new.fields, new.frozen_at, new.edition_id, new.purpose, new.version)
            is distinct from (old.fields, old.frozen_at, old.edition_id, old.purpose, old.version)
        then raise exception 'form % is in use', old.id; end if;
        return new;
      end $$;
    create trigger frozen before update on spic_form for each row execute function keep_frozen_form();

    -- Who takes part: a team, or an enterprise. A draft until it is signed up.
    create table spic_entry (
      id bigint generated always as identity primary key,
      edition_id integer not null,
      track_id integer not null,
      kind text not null check (kind in ('team', 'enterprise')),
      name text not null default '',
      owner_id bigint not null references app_user,
      form_id integer not null,
      answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
      -- Counts changes, so that two who write at once do not undo each other.
      tag integer not null default 1,
      -- What lets somebody join: whoever has it may. Null where nobody is invited.
      join_hash bytea unique check (length(join_hash) = 32),
      signed_up_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (id, edition_id),
      foreign key (track_id, edition_id) references spic_track (id, edition_id),
      foreign key (form_id, edition_id) references spic_form (id, edition_id),
      check (signed_up_at is null or name <> '')
    );
    create unique index spic_entry_name on spic_entry (edition_id, lower(name)) where signed_up_at is not null;
    create index spic_entry_owner on spic_entry (owner_id);
    create index spic_entry_track on spic_entry (track_id, edition_id);
    create index spic_entry_form on spic_entry (form_id, edition_id);
    create table spic_member (
      entry_id bigint not null,
      edition_id integer not null,
      user_id bigint not null references app_user,
      joined_at timestamptz not null,
      primary key (entry_id, user_id),
      -- Nobody takes part twice.
      unique (edition_id, user_id),
      foreign key (entry_id, edition_id) references spic_entry (id, edition_id) on delete cascade
    );
    create index spic_member_person on spic_member (user_id);

    create table spic_proposal (
      id bigint generated always as identity primary key,
      entry_id bigint not null unique,
      edition_id integer not null,
      form_id integer not null,
      title text not null default '',
      answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
      tag integer not null default 1,
      saved_at timestamptz not null,
      saved_by bigint references app_user on delete set null,
      -- The version that counts: the last that was submitted. Null where none was, or where it was withdrawn.
      current_version integer,
      withdrawn_at timestamptz,
      withdrawal text not null default '',
      -- What became of it, as published.
      outcome text check (outcome in ('awarded', 'shortlisted', 'declined')),
      prize_zh text not null default '', prize_en text not null default '',
      letter text not null default '',
      created_at timestamptz not null,
      unique (id, edition_id),
      foreign key (entry_id, edition_id) references spic_entry (id, edition_id) on delete cascade,
      foreign key (form_id, edition_id) references spic_form (id, edition_id),
      check (current_version is null or withdrawn_at is null)
    );
    create index spic_proposal_list on spic_proposal (edition_id, id);
    create index spic_proposal_form on spic_proposal (form_id, edition_id);
    create index spic_proposal_saver on spic_proposal (saved_by) where saved_by is not null;

    -- What was submitted, as it was; never changed.
    create table spic_version (
      proposal_id bigint not null references spic_proposal on delete cascade,
      number integer not null check (number > 0),
      form_id integer not null references spic_form,
      track_id integer not null references spic_track,
      title text not null check (title <> ''),
      answers jsonb not null,
      submitted_at timestamptz not null,
      submitted_by bigint references app_user on delete set null,
      -- Of the answers in canonical JSON, and of the files in them.
      sha256 bytea not null check (length(sha256) = 32),
      primary key (proposal_id, number)
    );
    create index spic_version_form on spic_version (form_id);
    create index spic_version_track on spic_version (track_id);
    create index spic_version_by on spic_version (submitted_by) where submitted_by is not null;
    alter table spic_proposal add foreign key (id, current_version) references spic_version (proposal_id, number);
    create function keep_spic_version() returns trigger language plpgsql as $$
      begin
        if (new.number, new.form_id, new.track_id, new.title, new.answers, new.submitted_at, new.sha256)
          is distinct from (old.number, old.form_id, old.track_id, old.title, old.answers, old.submitted_at, old.sha256)
        then raise exception 'version % of proposal % is submitted', old.number, old.proposal_id; end if;
        return new;
      end $$;
    create trigger kept before update on spic_version for each row execute function keep_spic_version();

    create table spic_file (
      id bigint generated always as identity primary key,
      proposal_id bigint not null references spic_proposal on delete cascade,
      name text not null,
      kind text not null check (kind in ('pdf', 'office', 'picture', 'archive')),
      storage_key text not null,
      sha256 text not null,
      size bigint not null check (size > 0),
      uploaded_by bigint references app_user on delete set null,
      created_at timestamptz not null
    );
    create index spic_file_of on spic_file (proposal_id, id);
    create index spic_file_key on spic_file (storage_key);
    create index spic_file_by on spic_file (uploaded_by) where uploaded_by is not null;

    -- Whom a team asks not to be reviewed by.
    create table spic_unwanted (
      id integer generated always as identity primary key,
      proposal_id bigint not null references spic_proposal on delete cascade,
      name text not null default '',
      organisation text not null default '',
      reason text not null default ''
    );
    create index spic_unwanted_of on spic_unwanted (proposal_id, id);
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    alter table spic_proposal drop constraint spic_proposal_id_current_version_fkey;
    drop table spic_unwanted, spic_file, spic_version, spic_proposal, spic_member, spic_entry, spic_form, spic_track, spic_edition;
    drop function keep_frozen_form();
    drop function keep_spic_version();
  `.execute(db)
}
