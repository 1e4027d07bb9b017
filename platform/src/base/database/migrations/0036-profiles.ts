import { sql, type Kysely } from 'kysely'

/**
 * The key by which a name is unique: ignores width, case, surrounding spaces and invisible characters. `casefold` of
 * PostgreSQL 18 would do, but servers before it lack that: what `lower` leaves apart (the sigma at the end of a word, old
 * Cyrillic letters) or treats differently from server to server (the dotted I) is named here (decision 0089).
 */
export const userNameKey = sql.raw(String.raw`
  create or replace function user_name_key(name text) returns text language sql immutable strict parallel safe
    return translate(lower(translate(btrim(regexp_replace(
      regexp_replace(
        normalize(name, NFKC),
        '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
        '', 'g'),
      '[\s\u2800]+', ' ', 'g')), 'İ', 'i')), E'ς\u0345\u1C80\u1C81\u1C82\u1C83\u1C84\u1C85\u1C86\u1C87\u1C88', 'σιвдосттъѣꙋ')`)

export async function up(db: Kysely<never>): Promise<void> {
  await userNameKey.execute(db)
  await sql`
    -- The first to have a name keeps it.
    update app_user u set user_name = left(u.user_name, 20) || '-' || u.id
    from (select id, row_number() over (partition by user_name_key(user_name) order by id) as place from app_user) named
    where named.id = u.id and named.place > 1;

    alter table app_user
      add column name_key text not null generated always as (user_name_key(user_name)) stored,
      add column name_changed_at timestamptz,
      add column name_search tsvector,
      add column hidden_from_search boolean not null default false,
      add column country text check (country ~ '^[A-Z]{2}$'),
      add column theme text check (theme in ('light', 'dark', 'system')),
      add column zone text check (char_length(zone) between 1 and 60);
    -- Those who left for good are all called the same.
    create unique index app_user_name_key on app_user (name_key) where sso_id not like 'left:%';
    create index app_user_name_key_start on app_user (name_key text_pattern_ops);
    create index app_user_name_search on app_user using gin (name_search);

    -- What people were called before: theirs still, so that nobody is taken for them.
    create table former_user_name (
      name_key text primary key,
      user_id bigint not null references app_user on delete cascade,
      user_name text not null,
      changed_at timestamptz not null
    );
    create index former_user_name_user on former_user_name (user_id, changed_at desc);

    create table user_work (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      company_name text not null check (char_length(company_name) between 1 and 60),
      job_name text not null default '' check (char_length(job_name) <= 60),
      start_on date,
      end_on date,
      created_at timestamptz not null,
      check (start_on is null or end_on is null or start_on <= end_on)
    );
    create index user_work_user on user_work (user_id, id desc);

    create table user_accomplishment (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      kind text not null check (kind in ('article', 'project', 'prize', 'others')),
      name text not null check (char_length(name) between 1 and 100),
      organization text not null default '' check (char_length(organization) <= 100),
      got_on date,
      description text not null default '' check (char_length(description) <= 1000),
      created_at timestamptz not null
    );
    create index user_accomplishment_user on user_accomplishment (user_id, kind, id desc);

    -- For whom somebody acts on this site, if for a company.
    create table user_company (
      user_id bigint primary key references app_user on delete cascade,
      company_name text not null check (char_length(company_name) between 1 and 60),
      job_name text not null default '' check (char_length(job_name) <= 60),
      industry_code text references industry,
      staff text check (staff in ('under_20', 'under_100', 'under_500', 'under_1000', 'over_1000')),
      website text not null default '' check (char_length(website) <= 200),
      introduction text not null default '' check (char_length(introduction) <= 500),
      updated_at timestamptz not null
    );
    create index user_company_industry on user_company (industry_code);

    -- What at least three people wrote of themselves, by kind, suggested to others; gathered anew by a job.
    create table suggested_word (
      kind text not null check (kind in ('school', 'major', 'company', 'job', 'city', 'skill')),
      key text not null,
      name text not null,
      people integer not null check (people >= 3),
      primary key (kind, key)
    );
    -- Every ending of a word, so that what stands anywhere in it is a beginning in this index.
    create table suggested_word_ending (
      kind text not null,
      ending text not null,
      key text not null,
      primary key (kind, key, ending),
      foreign key (kind, key) references suggested_word on delete cascade
    );
    create index suggested_word_ending_start on suggested_word_ending (kind, ending text_pattern_ops);
  `.execute(db)
  await addSearchWords(db)
}

/** People are found by the words of their names, nobody by that of the system account; a thousand a statement. */
async function addSearchWords(db: Kysely<never>): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; user_name: string }>`
      select id, user_name from app_user where id > ${after} and id <> 100000 order by id limit 1000`.execute(
      db,
    )
    const last = rows.at(-1)
    if (!last) return
    // The dictionary is large, and a new database has nobody to find.
    const { searchVector } = await import('../../search/search.ts')
    const vectors = rows.map(row => sql`(${row.id}::bigint, ${searchVector(row.user_name)})`)
    await sql`
      update app_user set name_search = v.search from (values ${sql.join(vectors)}) as v (id, search)
      where v.id = app_user.id`.execute(db)
    after = Number(last.id)
  }
}

export async function down(): Promise<void> {
  throw new Error('what people wrote is not undone: restore a backup instead')
}
