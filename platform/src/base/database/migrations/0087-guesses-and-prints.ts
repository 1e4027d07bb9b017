import { sql, type Kysely } from 'kysely'

/**
 * Wrong passwords of reviewers are counted in `rate_window`, for the account and the network that they come from. Versions
 * of proposals are kept as they were printed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table reviewer drop column failed, drop column locked_until;

    create table spic_print (
      proposal_id bigint not null,
      number integer not null,
      lang text not null check (lang in ('zh-CN', 'en-US')),
      -- Without what says whose it is.
      is_blind boolean not null,
      -- SHA-256 of all that stands in it: printed again where that has changed.
      content bytea not null,
      storage_key text not null,
      size integer not null check (size > 0),
      primary key (proposal_id, number, lang, is_blind),
      foreign key (proposal_id, number) references spic_version on delete cascade
    );
    create index spic_print_file on spic_print (storage_key);
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    alter table reviewer
      add column failed integer not null default 0,
      add column locked_until timestamptz;
    drop table spic_print;
  `.execute(db)
}
