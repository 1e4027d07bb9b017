import { sql, type Kysely } from 'kysely'

/** After which places the prizes of a competition end, first to last; null where its organizers do not say. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table competition
      add column prize_places integer[],
      add constraint competition_prize_places check (
        cardinality(prize_places) between 1 and 5
        and array_ndims(prize_places) = 1
        and array_lower(prize_places, 1) = 1
        and array_position(prize_places, null) is null
        -- A check takes no subquery, so each is compared with the one before it.
        and prize_places[1] >= 1
        and (prize_places[2] > prize_places[1]) is not false
        and (prize_places[3] > prize_places[2]) is not false
        and (prize_places[4] > prize_places[3]) is not false
        and (prize_places[5] > prize_places[4]) is not false
        and prize_places[cardinality(prize_places)] <= 1000
      )
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`alter table competition drop column prize_places`.execute(db)
}
