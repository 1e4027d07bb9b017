import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- One contest over the years, such as DCIC.
    create table season_series (
      key text primary key check (key ~ '^[A-Za-z][A-Za-z0-9]{0,19}$'),
      name_zh text not null,
      name_en text not null,
      about_zh text not null default '',
      about_en text not null default ''
    );
    create table season (
      id integer generated always as identity primary key,
      series_key text not null references season_series on update cascade,
      year integer not null check (year between 1970 and 2999),
      title_zh text not null,
      title_en text not null,
      body_zh text not null default '',
      body_en text not null default '',
      start_at timestamptz not null,
      end_at timestamptz not null,
      is_published boolean not null default false,
      created_at timestamptz not null,
      unique (series_key, year),
      check (end_at > start_at)
    );
    create table season_track (
      id integer generated always as identity primary key,
      season_id integer not null references season on delete cascade,
      sort integer not null,
      name_zh text not null,
      name_en text not null,
      about_zh text not null default '',
      about_en text not null default ''
    );
    create index season_track_of on season_track (season_id, sort);
    -- The stages of a track, each a competition. The first ranks of one qualify for the next.
    create table season_stage (
      track_id integer not null references season_track on delete cascade,
      sort integer not null,
      competition_id bigint not null references competition on delete cascade,
      qualifies integer check (qualifies > 0),
      primary key (track_id, sort),
      unique (track_id, competition_id)
    );
    create index season_stage_competition on season_stage (competition_id);
    -- What the ranks of a track's last stage are awarded.
    create table season_award (
      track_id integer not null references season_track on delete cascade,
      sort integer not null,
      name_zh text not null,
      name_en text not null,
      from_rank integer not null check (from_rank > 0),
      to_rank integer not null,
      primary key (track_id, sort),
      check (to_rank >= from_rank)
    );
  `.execute(db)
  for (const table of ['season', 'season_track', 'season_series'])
    await sql`
      create trigger note_pictures after insert or update or delete on ${sql.table(table)}
      for each row execute function note_pictures()`.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table season_award, season_stage, season_track, season, season_series`.execute(db)
}
