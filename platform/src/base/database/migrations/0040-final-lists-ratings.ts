import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- The final list of a competition, as its organiser confirmed it: at most one stands, withdrawn ones are kept.
    create table final_list (
      id bigint generated always as identity primary key,
      competition_id bigint not null references competition on delete cascade,
      -- Whether its last round was decided by a list B: only such competitions count for ratings.
      has_list_b boolean not null,
      confirmed_at timestamptz not null,
      confirmed_by bigint not null references app_user,
      -- When its places changed last after that: a disqualification, its end, a re-scoring.
      revised_at timestamptz,
      withdrawn_at timestamptz,
      withdrawn_by bigint references app_user,
      withdraw_reason text check (char_length(withdraw_reason) between 1 and 300),
      check ((withdrawn_at is null) = (withdrawn_by is null)),
      check ((withdrawn_at is null) = (withdraw_reason is null))
    );
    create unique index final_list_standing on final_list (competition_id) where withdrawn_at is null;
    create index final_list_past on final_list (competition_id, id desc);

    create table final_place (
      list_id bigint not null references final_list on delete cascade,
      sub_rank text not null,
      rank integer not null check (rank > 0),
      team_id bigint not null references team,
      -- What it was called then.
      team_name text not null,
      primary key (list_id, sub_rank, rank),
      unique (list_id, sub_rank, team_id)
    );
    create index final_place_team on final_place (team_id);

    -- Who was in a team when it was placed: whoever goes afterwards keeps the place.
    create table final_member (
      list_id bigint not null references final_list on delete cascade,
      team_id bigint not null references team,
      user_id bigint not null references app_user on delete cascade,
      primary key (list_id, team_id, user_id)
    );
    create index final_member_user on final_member (user_id, list_id);

    -- What a place of a confirmed final list brought a person.
    create table rating_result (
      competition_id bigint not null references competition on delete cascade,
      sub_rank text not null,
      user_id bigint not null references app_user on delete cascade,
      team_id bigint not null references team,
      rank integer not null check (rank > 0),
      teams integer not null check (teams >= rank),
      team_size integer not null check (team_size > 0),
      ended_on date not null,
      -- On the day on which it ended.
      points double precision not null check (points >= 0),
      medal text check (medal in ('gold', 'silver', 'bronze')),
      primary key (competition_id, sub_rank, user_id)
    );
    create index rating_result_user on rating_result (user_id, ended_on desc, competition_id desc);

    -- The sum of them for each person who has any, always made anew from the rows above.
    create table person_rating (
      user_id bigint primary key references app_user on delete cascade,
      -- Points as they would be on 1 January 2020, had they grown backwards as they fade forwards: their order holds on any day.
      strength double precision not null check (strength >= 0),
      tier text not null check (tier in ('novice', 'contender', 'expert', 'master', 'grandmaster')),
      gold integer not null check (gold >= 0),
      silver integer not null check (silver >= 0),
      bronze integer not null check (bronze >= 0),
      solo_gold integer not null check (solo_gold between 0 and gold),
      competitions integer not null check (competitions > 0),
      best_rank integer not null check (best_rank > 0)
    );
    create index person_rating_order on person_rating (strength desc, user_id);
    create index person_rating_tier on person_rating (tier, strength desc, user_id);
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('what an organiser confirmed is not undone: restore a backup instead')
}
