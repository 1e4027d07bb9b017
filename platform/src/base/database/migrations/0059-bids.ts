import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- What an organisation needs solved, and calls for bids on.
    create table bid_need (
      id integer generated always as identity primary key,
      poster_id bigint not null references app_user,
      organisation text not null,
      title_zh text not null default '', title_en text not null default '',
      summary_zh text not null default '', summary_en text not null default '',
      background_zh text not null default '', background_en text not null default '',
      target_zh text not null default '', target_en text not null default '',
      criteria_zh text not null default '', criteria_en text not null default '',
      -- In yuan; null where it is to be agreed on.
      reward integer check (reward > 0),
      deadline timestamptz,
      confidentiality text not null default 'open' check (confidentiality in ('open', 'members', 'confidential')),
      industry_code text references industry on update cascade,
      state text not null default 'draft' check (state in ('draft', 'submitted', 'open', 'selection', 'awarded', 'closed')),
      -- Why it was returned, closed or awarded as it was.
      reason text not null default '',
      awarded_bid_id integer,
      published_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (title_zh <> '' or title_en <> ''),
      check ((published_at is not null) = (state in ('open', 'selection', 'awarded', 'closed'))),
      check (state not in ('open', 'selection', 'awarded', 'closed') or deadline is not null),
      check ((awarded_bid_id is not null) = (state = 'awarded'))
    );
    create index bid_need_list on bid_need (published_at desc, id desc) where published_at is not null;
    create index bid_need_poster on bid_need (poster_id, id desc);
    create index bid_need_industry on bid_need (industry_code) where industry_code is not null;
    create index bid_need_waiting on bid_need (id) where state = 'submitted';

    create table bid (
      id integer generated always as identity primary key,
      need_id integer not null references bid_need on delete cascade,
      user_id bigint not null references app_user,
      summary text not null,
      proposal text not null,
      offer text not null,
      team text not null default '',
      -- Whether the bidder may be named when the bid is awarded.
      is_named boolean not null,
      is_shortlisted boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (need_id, user_id),
      unique (id, need_id)
    );
    create index bid_person on bid (user_id, id desc);
    alter table bid_need add foreign key (awarded_bid_id, id) references bid (id, need_id);

    create table bid_file (
      id integer generated always as identity primary key,
      bid_id integer not null references bid on delete cascade,
      name text not null,
      storage_key text not null,
      sha256 text not null,
      size bigint not null check (size > 0)
    );
    create index bid_file_of on bid_file (bid_id, id);
    create index bid_file_key on bid_file (storage_key);

    create table bid_question (
      id integer generated always as identity primary key,
      need_id integer not null references bid_need on delete cascade,
      user_id bigint not null references app_user,
      body text not null,
      created_at timestamptz not null,
      answer text,
      answered_at timestamptz,
      check ((answer is null) = (answered_at is null))
    );
    create index bid_question_of on bid_question (need_id, id);
    create index bid_question_person on bid_question (user_id);

    -- Who asked to read what is confidential, and who was let in.
    create table bid_access (
      need_id integer not null references bid_need on delete cascade,
      user_id bigint not null references app_user,
      message text not null,
      asked_at timestamptz not null,
      granted_at timestamptz,
      primary key (need_id, user_id)
    );
    create index bid_access_person on bid_access (user_id);
  `.execute(db)
  for (const table of ['bid_need', 'bid'])
    await sql`
      create trigger note_pictures after insert or update or delete on ${sql.table(table)}
      for each row execute function note_pictures()`.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    alter table bid_need drop constraint bid_need_awarded_bid_id_id_fkey;
    drop table bid_access, bid_question, bid_file, bid, bid_need`.execute(db)
}
