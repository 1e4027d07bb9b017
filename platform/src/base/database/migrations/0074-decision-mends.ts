import { sql, type Kysely } from 'kysely'

/** What a rule found is no sentence; and what teams were told of their defences. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- What "is json object" says, which servers before PostgreSQL 16 do not know.
    create function pg_temp.json_object(text text) returns jsonb language plpgsql as $$
      begin
        return case jsonb_typeof(text::jsonb) when 'object' then text::jsonb end;
      exception when others then
        return null;
      end $$;
    -- Why the rule found so: { code, place, quota }. What was decided by hand has a reason instead.
    alter table review_decision add column why jsonb check (jsonb_typeof(why) = 'object');
    update review_decision
      set why = coalesce(
        pg_temp.json_object(reason),
        jsonb_build_object('code', case outcome when 'shortlisted' then 'within' else 'below' end, 'place', null, 'quota', null)
        ), reason = ''
      where is_by_rule;
    alter table review_decision add check (is_by_rule = (why is not null));
    -- What the team was last told: { startsAt, minutes, place }; null while it was told nothing.
    alter table review_slot add column told jsonb check (jsonb_typeof(told) = 'object');
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    alter table review_slot drop column told;
    update review_decision set reason = why::text where is_by_rule;
    alter table review_decision drop column why;
  `.execute(db)
}
