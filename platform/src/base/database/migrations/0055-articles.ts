import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table article
      add column category text,
      add column author_zh text not null default '',
      add column author_en text not null default '',
      add column author_id bigint references app_user,
      add column minutes_zh integer not null default 1 check (minutes_zh > 0),
      add column minutes_en integer not null default 1 check (minutes_en > 0),
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now(),
      -- What is withdrawn has no date of publication: every reader of it goes by that date alone.
      add column withdrawn_at timestamptz,
      -- The sponsor's site that alone shows it; null for the platform's own.
      add column site_id integer references content_site on delete cascade,
      add check (withdrawn_at is null or published_at is null),
      add check (category is null or case kind
        when 'info' then category in ('news', 'methods', 'stories', 'hosting', 'basics')
        else category in ('talk', 'workshop', 'meetup') end),
      add unique (id, kind);
    create index article_author on article (author_id) where author_id is not null;
    create index article_category on article (category, published_at desc, id desc) where published_at is not null;
    create index article_newest on article (published_at desc, id desc) where published_at is not null;
    create index article_of_site on article (site_id, published_at desc, id desc)
      where published_at is not null and site_id is not null;
    create index article_edited on article (updated_at desc, id desc);

    create table article_competition (
      article_id bigint not null references article on delete cascade,
      competition_id bigint not null references competition on delete cascade,
      sort integer not null,
      primary key (article_id, competition_id)
    );
    create index article_competition_of on article_competition (competition_id);

    -- What an article of the kind 'activity' says of its time, place and sign-up.
    create table activity (
      article_id bigint primary key,
      kind text not null default 'activity' check (kind = 'activity'),
      foreign key (article_id, kind) references article (id, kind) on delete cascade,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      zone text not null,
      place_zh text not null default '', place_en text not null default '',
      online_url text,
      -- Whether everybody sees the link, or only those who are in.
      is_link_open boolean not null default false,
      -- Without a window nobody signs up.
      signup_from timestamptz,
      signup_until timestamptz,
      check (num_nulls(signup_from, signup_until) in (0, 2)),
      check (signup_until > signup_from and signup_until <= ends_at),
      capacity integer check (capacity > 0),
      -- Kept by a trigger: how many are in.
      taken integer not null default 0 check (taken >= 0),
      constraint activity_capacity check (taken <= capacity),
      -- For which start people were reminded: one that is moved reminds anew.
      day_reminded_for timestamptz,
      hour_reminded_for timestamptz
    );
    create index activity_start on activity (starts_at);

    create table activity_section (
      article_id bigint not null references activity on delete cascade,
      number integer not null check (number between 1 and 5),
      title_zh text not null, title_en text not null,
      body_zh text not null, body_en text not null,
      primary key (article_id, number)
    );

    create table activity_signup (
      -- Who came first waits in front.
      id bigint generated always as identity primary key,
      article_id bigint not null references activity on delete cascade,
      user_id bigint not null references app_user,
      is_waiting boolean not null,
      signed_up_at timestamptz not null,
      unique (article_id, user_id)
    );
    create index activity_signup_list on activity_signup (article_id, is_waiting, id);
    create index activity_signup_person on activity_signup (user_id);

    create function count_activity_signups() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and not old.is_waiting then
        update activity set taken = taken - 1 where article_id = old.article_id;
      end if;
      if tg_op <> 'DELETE' and not new.is_waiting then
        update activity set taken = taken + 1 where article_id = new.article_id;
      end if;
      return null;
    end $$;
    create trigger count_activity_signups after insert or update or delete on activity_signup
      for each row execute function count_activity_signups();

    create trigger note_pictures after insert or update or delete on activity
      for each row execute function note_pictures();
    create trigger note_pictures after insert or update or delete on activity_section
      for each row execute function note_pictures();
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    drop table activity_signup, activity_section, activity, article_competition;
    drop function count_activity_signups;
    alter table article
      drop column category, drop column author_zh, drop column author_en, drop column author_id,
      drop column minutes_zh, drop column minutes_en, drop column created_at, drop column updated_at,
      drop column withdrawn_at, drop column site_id, drop constraint article_id_kind_key;
    drop index article_newest;
  `.execute(db)
}
