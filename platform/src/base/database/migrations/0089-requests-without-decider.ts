import { sql, type Kysely } from 'kysely'

/** True if the account of a team's member is still on the site. */
const isHere = (team: string) => sql<boolean>`exists (
  select from team_member m join app_user u on u.id = m.user_id
  where m.team_id = ${sql.ref(team)} and u.left_at is null
)`

/** Voids requests to and from teams whose members have all left the site. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table team_request drop constraint team_request_void_reason_check,
      add constraint team_request_void_reason_check
        check (void_reason in ('asker-moved', 'team-merged', 'banned', 'asker-banned', 'captain-left'))
  `.execute(db)
  await sql`
    update team_request set state = 'void', decided_at = now(), void_reason = 'captain-left'
    where state = 'open' and not (${isHere('team_request.team_id')} and ${isHere('team_request.from_team_id')})
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`update team_request set void_reason = 'asker-moved' where void_reason = 'captain-left'`.execute(
    db,
  )
  await sql`
    alter table team_request drop constraint team_request_void_reason_check,
      add constraint team_request_void_reason_check
        check (void_reason in ('asker-moved', 'team-merged', 'banned', 'asker-banned'))
  `.execute(db)
}
