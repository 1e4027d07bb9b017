import { sql, type Kysely } from 'kysely'

/** People who can read the answers of a competition stand on its boards without a rank. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update ranking_entry e set is_ranked = false
    from team t
    where t.id = e.team_id and e.is_ranked and exists (
      select from user_role r
      where (r.role = 'administrator' or (r.role = 'organiser' and r.competition_id = t.competition_id))
        and (
          exists (select from team_member m where m.team_id = t.id and m.user_id = r.user_id)
          or exists (select from submission s where s.team_id = t.id and s.user_id = r.user_id)
        )
    )
  `.execute(db)
}

/** Nothing to undo: the code of before sets `is_ranked` again when it refreshes a board. */
export async function down(): Promise<void> {}
