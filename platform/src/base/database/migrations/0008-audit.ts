import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append only', tg_table_name using errcode = 'integrity_constraint_violation';
    end $$;
    create trigger audit_entry_append_only before update or delete on audit_entry
      for each row execute function refuse_change();
    create index audit_entry_actor on audit_entry (actor_id, id);
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('the audit list is not undone: restore a backup instead')
}
