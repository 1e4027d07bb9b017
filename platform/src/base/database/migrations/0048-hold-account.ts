import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Whether an account is there, and until the transaction is over it stays so: leaving takes the same lock for itself.
    -- A function, as its second statement sees what was committed while the first one waited.
    create function hold_account(account bigint) returns boolean language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtextextended('account:' || account, 0));
      return exists (select from app_user where id = account and left_at is null);
    end $$;
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop function hold_account`.execute(db)
}
