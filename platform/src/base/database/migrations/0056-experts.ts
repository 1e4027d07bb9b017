import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table expert (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('evaluation', 'tutor', 'ccf_tfbd')),
      -- The expert's account, where they have one.
      user_id bigint references app_user,
      name_zh text not null, name_en text not null,
      position_zh text not null default '', position_en text not null default '',
      organisation_zh text not null default '', organisation_en text not null default '',
      summary_zh text not null default '', summary_en text not null default '',
      body_zh text not null default '', body_en text not null default '',
      photo text,
      sort integer not null default 0,
      is_published boolean not null default false,
      search tsvector not null default '',
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create unique index expert_account on expert (user_id, kind) where user_id is not null;
    create index expert_list on expert (kind, sort, id) where is_published;
    create index expert_search on expert using gin (search);

    create table expert_field (
      expert_id integer not null references expert on delete cascade,
      tag_code text not null references tag on update cascade on delete cascade,
      primary key (expert_id, tag_code)
    );
    create index expert_field_tag on expert_field (tag_code);

    create table expert_application (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('evaluation', 'tutor', 'ccf_tfbd')),
      user_id bigint not null references app_user,
      name text not null,
      position text not null,
      organisation text not null,
      statement text not null,
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_by bigint references app_user,
      is_accepted boolean,
      reason text not null default '',
      -- What editors complete once it is accepted.
      expert_id integer references expert on delete set null,
      check ((decided_at is null) = (is_accepted is null)),
      check ((decided_at is null) = (decided_by is null)),
      check (is_accepted is not false or reason <> '')
    );
    -- One at a time for each kind.
    create unique index expert_application_waiting on expert_application (user_id, kind) where decided_at is null;
    create index expert_application_list on expert_application ((decided_at is null), id desc);
    create index expert_application_person on expert_application (user_id, id desc);

    create trigger note_pictures after insert or update or delete on expert
      for each row execute function note_pictures();
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table expert_application, expert_field, expert`.execute(db)
}
