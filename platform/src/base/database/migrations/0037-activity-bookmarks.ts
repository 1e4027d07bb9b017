import { sql, type Kysely } from 'kysely'

/** Of what people did before it was noted, whatever today's rows can tell. */
export const fillActivity = sql`
  insert into activity_event (user_id, kind, competition_id, subject_id, at)
  select user_id, 'sign_up', competition_id, competition_id, created_at from registration;

  -- Of a ladder only the first score: what it showed when is not kept.
  with scored as (
    select s.id, s.user_id, s.competition_id, s.received_at, d.ladder,
      row_number() over (partition by s.user_id, s.competition_id order by s.received_at, s.id) as number,
      case d.direction when 'maximize' then -coalesce(c.adjusted_score, c.score) else coalesce(c.adjusted_score, c.score) end as loss,
      min(case d.direction when 'maximize' then -coalesce(c.adjusted_score, c.score) else coalesce(c.adjusted_score, c.score) end)
        over (partition by s.team_id, s.schedule_id, s.sub_rank order by s.received_at, s.id
          rows between unbounded preceding and 1 preceding) as before
    from submission s
    join submission_score c on c.submission_id = s.id and c.board = 'A'
    join schedule d on d.id = s.schedule_id
    join team t on t.id = s.team_id and not t.is_baseline
    where s.state = 'scored' and s.voided_at is null
  )
  insert into activity_event (user_id, kind, competition_id, subject_id, at)
  select user_id, case number when 1 then 'first_score' else 'personal_best' end, competition_id, id, received_at
  from scored where number = 1 or (not ladder and (before is null or loss < before));

  with placed as (
    select d.id, d.competition_id, d.revealed_at, e.sub_rank, e.team_id,
      row_number() over (partition by d.id, e.sub_rank order by e.sort_key, e.best_at, e.team_id) as rank,
      count(*) over (partition by d.id, e.sub_rank) as teams
    from schedule d join ranking_entry e on e.schedule_id = d.id and e.board = 'B' and e.is_ranked
    where d.revealed_at is not null and d.revealed_at <= now()
  )
  insert into activity_event (user_id, kind, competition_id, subject_id, detail, at)
  select distinct on (m.user_id, p.id) m.user_id, 'final_rank', p.competition_id, p.id,
    jsonb_build_object('rank', p.rank, 'teams', p.teams), p.revealed_at
  from placed p join team_member m on m.team_id = p.team_id
  order by m.user_id, p.id, p.rank;

  insert into activity_event (user_id, kind, subject_id, at)
  select owner_id, 'dataset', id, published_at from dataset
  where owner_id is not null and competition_id is null and published_at is not null;

  insert into activity_event (user_id, kind, competition_id, subject_id, at)
  select author_id, 'thread', competition_id, id, created_at from discussion_thread;

  -- When an answer was accepted is not kept: when it was written comes near.
  insert into activity_event (user_id, kind, competition_id, subject_id, at)
  select p.author_id, 'answer', p.competition_id, p.id, p.created_at
  from discussion_thread t join discussion_post p on p.id = t.accepted_post_id where p.author_id <> t.author_id;`

/** What people did, for their profiles and those who follow them; and what they keep to come back to. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table activity_event (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      kind text not null check (kind in (
        'sign_up', 'first_score', 'personal_best', 'final_rank', 'dataset', 'thread', 'answer',
        'article', 'project', 'prize', 'other')),
      competition_id bigint references competition on delete cascade,
      -- What it is about: competition, submission, submission, schedule, dataset, thread, post, or an accomplishment.
      subject_id bigint not null check (subject_id > 0),
      detail jsonb not null default '{}',
      at timestamptz not null,
      check ((kind in ('sign_up', 'first_score', 'personal_best', 'final_rank', 'thread', 'answer')) = (competition_id is not null)),
      unique (user_id, kind, subject_id)
    );
    create index activity_feed on activity_event (user_id, at desc, id desc);
    create index activity_competition on activity_event (competition_id) where competition_id is not null;
    -- A first score comes once in a competition.
    create unique index activity_first_score on activity_event (user_id, competition_id) where kind = 'first_score';

    -- One of the four is what is kept.
    create table bookmark (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      competition_id bigint references competition on delete cascade,
      dataset_id bigint references dataset on delete cascade,
      thread_id bigint references discussion_thread on delete cascade,
      article_id bigint references article on delete cascade,
      created_at timestamptz not null,
      check (num_nonnulls(competition_id, dataset_id, thread_id, article_id) = 1)
    );
    create unique index bookmark_competition on bookmark (competition_id, user_id) where competition_id is not null;
    create unique index bookmark_dataset on bookmark (dataset_id, user_id) where dataset_id is not null;
    create unique index bookmark_thread on bookmark (thread_id, user_id) where thread_id is not null;
    create unique index bookmark_article on bookmark (article_id, user_id) where article_id is not null;
    create index bookmark_of_user on bookmark (user_id, id desc);

    -- Competitions to practise on: those of categories whose name says so.
    alter table race_category add column is_beginner boolean not null
      generated always as (name_zh ~ '新手|入门|练习' or name_en ~* '\\m(beginners?|getting started|practice|playground)\\M') stored;
  `.execute(db)
  await fillActivity.execute(db)
}
