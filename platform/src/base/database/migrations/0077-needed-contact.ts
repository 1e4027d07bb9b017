import { sql, type Kysely } from 'kysely'

/** A competition says which verified contact it asks of who joins it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table competition
      -- Null for what the installation asks for.
      add column contact text check (contact in ('email', 'phone', 'either', 'both'));
  `.execute(db)
  // What an installation asks for stands in its environment alone. One that does not say so asked for both of everybody
  // until now, and for the email from now on: competitions that people can still join keep what they asked for.
  const { BINDING_REQUIRED: said, SSO_ISSUER: otherIssuer } = process.env
  if (said || otherIssuer) return
  await sql`update competition set contact = 'both' where end_at > now()`.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`alter table competition drop column contact`.execute(db)
}
