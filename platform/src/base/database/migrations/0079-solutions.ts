import { sql, type Kysely } from 'kysely'

/** What a discussion is about, and which of them are solutions that teams published after the end. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table discussion_thread
      add column tag text not null default 'question' check (tag in ('question', 'insight', 'data', 'teaming', 'solution'));
    create index discussion_thread_tag on discussion_thread (competition_id, tag) where hidden_at is null;

    -- Goes with the opening post of its thread: a team that withdraws its solution may publish another.
    create table discussion_solution (
      thread_id bigint primary key,
      competition_id bigint not null,
      team_id bigint not null unique,
      repository_url text check (repository_url like 'https://%' and char_length(repository_url) <= 300),
      code_id bigint references code_procedure on delete set null,
      foreign key (thread_id, competition_id) references discussion_thread (id, competition_id) on delete cascade,
      foreign key (team_id, competition_id) references team (id, competition_id) on delete cascade
    );
    create index discussion_solution_code on discussion_solution (code_id);
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    drop table discussion_solution;
    alter table discussion_thread drop column tag;
  `.execute(db)
}
