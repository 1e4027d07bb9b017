import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table ranking_snapshot_run
      -- The metric that this day's board was counted by, and when the round went over to another; null: it still has it.
      add column old_metric jsonb,
      add column metric_until timestamptz,
      add check ((old_metric is null) = (metric_until is null));

    update ranking_snapshot_run k set (old_metric, metric_until) = (
      select r.evaluation_before->'metric', r.ended_at from rescore r
      where r.schedule_id = k.schedule_id and r.state = 'switched' and r.ended_at > k.taken_at
        and r.evaluation->'metric' <> r.evaluation_before->'metric'
      order by r.ended_at limit 1
    );
  `.execute(db)
}
