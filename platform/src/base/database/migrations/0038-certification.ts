import { sql, type Kysely } from 'kysely'

/**
 * Who people are, as certifiers found it. What says so (names, numbers, photos) is sealed under a key of each person,
 * which is itself wrapped by a master key that is not in the database: without that key, or without a person's own,
 * nothing here can be read.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table person_key (
      user_id bigint primary key references app_user on delete cascade,
      wrapped bytea not null check (octet_length(wrapped) = 60),
      -- The name of the master key that it is wrapped with.
      master text not null,
      created_at timestamptz not null
    );
    create index person_key_master on person_key (master, user_id);

    create table certification (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      kind text not null check (kind in ('mainland', 'overseas', 'enterprise')),
      certificate_type text not null check (certificate_type in ('id_card', 'passport', 'credit_code')),
      -- Who issued a passport or a foreign identity card.
      country text check (country ~ '^[A-Z]{2}$'),
      state text not null default 'reviewing' check (state in ('reviewing', 'success', 'rejected')),
      real_name bytea,
      number bytea,
      company_name bytea,
      job_name bytea,
      -- A keyed hash: the same number is found by it, and none can be had from it.
      number_mark bytea check (octet_length(number_mark) = 32),
      submitted_at timestamptz not null,
      -- Where two must agree, the first of them.
      first_by bigint references app_user on delete set null,
      first_at timestamptz,
      decided_by bigint references app_user on delete set null,
      decided_at timestamptz,
      reason text check (char_length(reason) between 1 and 300),
      -- Since when its photos are gone.
      forgotten_at timestamptz,
      check ((state = 'reviewing') = (decided_at is null)),
      check ((state = 'rejected') = (reason is not null)),
      check (state = 'rejected' or (real_name is not null and number is not null and number_mark is not null)),
      check ((kind = 'enterprise') = (certificate_type = 'credit_code')),
      check (kind <> 'mainland' or certificate_type = 'id_card'),
      check ((kind = 'overseas') = (country is not null)),
      -- Nobody decides about themselves, and the second pair of eyes is another one's.
      check (first_by <> user_id),
      check (decided_by <> user_id),
      check (state <> 'success' or first_by <> decided_by)
    );
    create index certification_user on certification (user_id, id desc);
    create index certification_queue on certification (submitted_at, id) where state = 'reviewing';
    create index certification_decided on certification (decided_at desc, id desc) where state <> 'reviewing';
    create index certification_to_forget on certification (decided_at) where state <> 'reviewing' and forgotten_at is null;
    -- A person has one certified identity, of the mainland or from overseas, and one enterprise.
    create unique index certification_one_success on certification (user_id, (kind = 'enterprise')) where state = 'success';
    create unique index certification_one_open on certification (user_id, (kind = 'enterprise')) where state = 'reviewing';
    -- One number, one account. Several people of one company may be certified for it.
    create unique index certification_number on certification (number_mark)
      where kind <> 'enterprise' and state in ('reviewing', 'success');

    create table certification_photo (
      certification_id bigint not null references certification on delete cascade,
      part text not null check (part in ('photo', 'licence', 'proof')),
      sealed bytea not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      primary key (certification_id, part)
    );
    -- What is encrypted does not get smaller.
    alter table certification_photo alter column sealed set storage external;
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('what people were certified as is not undone: restore a backup instead')
}
