import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table session
      -- What a person calls one of theirs by, as what it is recognised by stays secret.
      add column id bigint generated always as identity unique,
      -- When its person last proved who they are, as the issuer says it.
      add column authenticated_at timestamptz;
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('sessions are not undone: sign in again instead')
}
