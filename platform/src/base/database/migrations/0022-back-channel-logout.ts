import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- What the issuer calls the session that a login came from: what it names when that session ends there.
    alter table session add sid text;
    create index session_sid on session (sid) where sid is not null;

    -- Words of the issuer that were obeyed: each counts once.
    create table spent_logout_token (
      jti text primary key,
      expires_at timestamptz not null
    );
    create index spent_logout_token_expiry on spent_logout_token (expires_at);
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table spent_logout_token; drop index session_sid; alter table session drop sid;`.execute(db)
}
