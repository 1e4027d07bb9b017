import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- How certificates of a competition look, and which ranks are called what; without a row, as they do everywhere.
    create table certificate_template (
      competition_id bigint primary key references competition on delete cascade,
      template jsonb not null,
      updated_at timestamptz not null,
      updated_by bigint not null references app_user
    );

    -- What was certified to somebody. What it says never changes: another rank is another certificate.
    create table certificate (
      id bigint generated always as identity primary key,
      -- Printed on it and in its QR code: whoever holds it can check it.
      code text not null unique check (code ~ '^[0-9a-hjkmnp-tv-z]{20}$'),
      competition_id bigint not null references competition on delete cascade,
      serial integer not null check (serial > 0),
      sub_rank text not null,
      user_id bigint not null references app_user on delete cascade,
      team_id bigint not null references team,
      rank integer not null check (rank > 0),
      name text not null check (name <> ''),
      team_name text not null check (team_name <> ''),
      competition_zh text not null,
      competition_en text not null,
      award_zh text not null,
      award_en text not null,
      issued_on date not null,
      issued_at timestamptz not null,
      revoked_at timestamptz,
      -- changed: the rank is another or there is none; withdrawn: the organiser withdrew the final list or issues none.
      revoked_reason text check (revoked_reason in ('changed', 'withdrawn')),
      unique (competition_id, serial),
      check ((revoked_at is null) = (revoked_reason is null))
    );
    -- One that holds a person, a board.
    create unique index certificate_standing on certificate (competition_id, sub_rank, user_id) where revoked_at is null;
    create index certificate_owner on certificate (user_id, issued_on desc, id desc);
    create index certificate_competition on certificate (competition_id, user_id);

    -- Whom the ranking of people leaves out: few, and found without reading all.
    create index app_user_locked on app_user (id) where disabled_at is not null;
    create index user_privacy_competitions on user_privacy (user_id) where competitions <> 'everybody';
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('certificates are in the hands of people: restore a backup instead')
}
