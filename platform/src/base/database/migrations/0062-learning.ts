import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table learning_path (
      id integer generated always as identity primary key,
      title_zh text not null, title_en text not null,
      summary_zh text not null default '', summary_en text not null default '',
      sort integer not null default 0,
      is_published boolean not null default false,
      created_at timestamptz not null
    );
    create index learning_path_list on learning_path (sort, id) where is_published;

    -- Something to read, an article of the platform, or a competition to hand in to.
    create table learning_step (
      id integer generated always as identity primary key,
      path_id integer not null references learning_path on delete cascade,
      sort integer not null,
      title_zh text not null default '', title_en text not null default '',
      body_zh text not null default '', body_en text not null default '',
      article_id bigint references article on delete cascade,
      competition_id bigint references competition on delete cascade,
      check (num_nonnulls(article_id, competition_id) <= 1)
    );
    create index learning_step_of on learning_step (path_id, sort);
    create index learning_step_article on learning_step (article_id) where article_id is not null;
    create index learning_step_competition on learning_step (competition_id) where competition_id is not null;

    create table learning_progress (
      user_id bigint not null references app_user on delete cascade,
      step_id integer not null references learning_step on delete cascade,
      done_at timestamptz not null,
      primary key (user_id, step_id)
    );
    create index learning_progress_step on learning_progress (step_id);

    create trigger note_pictures after insert or update or delete on learning_step
      for each row execute function note_pictures();
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table learning_progress, learning_step, learning_path`.execute(db)
}
