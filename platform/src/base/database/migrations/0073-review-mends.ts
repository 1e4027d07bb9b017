import { sql, type Kysely } from 'kysely'

/** Why a sheet was opened again, by whom it concerns. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- A sheet that its reviewer opens for a newer version says which, so that it needs no reason in words.
    alter table review_sheet_event
      add column moved_to integer check (moved_to > version),
      drop constraint review_sheet_event_check,
      add constraint review_sheet_event_reason check (action = 'lock' or reason <> '' or moved_to is not null),
      add constraint review_sheet_event_moved check (moved_to is null or action = 'unlock');
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    alter table review_sheet_event disable trigger append_only;
    update review_sheet_event set reason = 'version ' || moved_to where moved_to is not null;
    alter table review_sheet_event enable trigger append_only;
    alter table review_sheet_event drop column moved_to, drop constraint review_sheet_event_reason,
      add constraint review_sheet_event_check check (action = 'lock' or reason <> '');
  `.execute(db)
}
