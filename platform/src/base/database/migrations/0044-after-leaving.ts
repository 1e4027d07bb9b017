import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Numbers of certificates are given once, also where the certificate went with its person.
    create table certificate_serial (
      competition_id bigint primary key references competition on delete cascade,
      last integer not null check (last > 0)
    );
    insert into certificate_serial select competition_id, max(serial) from certificate group by competition_id;

    -- From where something was done is forgotten with whoever did it; nothing else of an entry ever changes.
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.address is null and to_jsonb(new) - 'address' = to_jsonb(old) - 'address' then
        return new;
      end if;
      raise exception '% is append only', tg_table_name using errcode = 'integrity_constraint_violation';
    end $$;
    drop trigger audit_entry_append_only on audit_entry;
    create trigger audit_entry_append_only before update or delete on audit_entry
      for each row execute function refuse_audit_change();
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('numbers of certificates are in the hands of people: restore a backup instead')
}
