import type { Selectable } from 'kysely'
import type { Tables, Tx } from '../../../../base/database/tables.ts'

/** Every board of a round for an archive, each in its order. Baselines stand on it without a rank. */
export const placesForArchive = (tx: Tx, scheduleId: number) =>
  tx
    .selectFrom('ranking_entry')
    .where('schedule_id', '=', scheduleId)
    .select(['sub_rank', 'board', 'team_id', 'score', 'best_at', 'valid_count', 'submission_id'])
    .select(eb =>
      eb
        .case()
        .when(eb.ref('is_ranked'))
        .then(
          eb.fn
            .agg<number>('row_number')
            .over(over =>
              over
                .partitionBy(['sub_rank', 'board', 'is_ranked'])
                .orderBy('sort_key')
                .orderBy('best_at')
                .orderBy('team_id'),
            ),
        )
        .end()
        .as('rank'),
    )
    .orderBy('sub_rank')
    .orderBy('board')
    .orderBy('is_ranked', 'desc')
    .orderBy('sort_key')
    .orderBy('best_at')
    .orderBy('team_id')
    .execute()

type KeptDay = Selectable<Tables['ranking_snapshot_run']> & {
  places: Selectable<Tables['ranking_snapshot']>[]
}

/** The boards of a round's past days for an archive; only one day is in memory. */
export async function* daysForArchive(tx: Tx, scheduleId: number): AsyncGenerator<KeptDay> {
  const runs = await tx
    .selectFrom('ranking_snapshot_run')
    .selectAll()
    .where('schedule_id', '=', scheduleId)
    .orderBy('day')
    .execute()
  for (const run of runs)
    yield {
      ...run,
      places: await tx
        .selectFrom('ranking_snapshot')
        .selectAll()
        .where('schedule_id', '=', scheduleId)
        .where('day', '=', run.day)
        .orderBy('sub_rank')
        .orderBy('board')
        .orderBy('rank')
        .execute(),
    }
}
