import { sql, type Kysely } from 'kysely'

/** Awards that a jury decides, beside those that follow from ranks. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- An award keeps what was decided about it while others are put before it, and may be one of no rank.
    alter table season_award
      drop constraint season_award_pkey,
      add column id integer generated always as identity primary key,
      add constraint season_award_sort unique (track_id, sort) deferrable initially deferred,
      alter column from_rank drop not null,
      alter column to_rank drop not null,
      add check ((from_rank is null) = (to_rank is null));
    -- What was decided by hand about a team and an award, and with it about the award's track; without it ranks decide.
    create table season_decision (
      award_id integer not null references season_award,
      team_id bigint not null references team on delete cascade,
      is_given boolean not null,
      reason text not null check (char_length(reason) between 1 and 500),
      decided_by bigint not null references app_user,
      decided_at timestamptz not null,
      primary key (award_id, team_id)
    );
    create index season_decision_team on season_decision (team_id);
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    drop table season_decision;
    delete from season_award where from_rank is null;
    alter table season_award
      drop constraint season_award_sort,
      drop column id,
      add primary key (track_id, sort),
      alter column from_rank set not null,
      alter column to_rank set not null;
  `.execute(db)
}
