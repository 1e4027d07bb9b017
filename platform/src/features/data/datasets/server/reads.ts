import type { Db, Tx } from '../../../../base/database/tables.ts'

/** The datasets of a competition, in their order, each with its current version, or the draft of what was never published; a query. */
export const standingVersions = (tx: Tx, competitionId: number) =>
  tx
    .selectFrom('dataset as d')
    .innerJoin('dataset_version as v', join =>
      join
        .onRef('v.dataset_id', '=', 'd.id')
        .on(eb =>
          eb.or([
            eb('v.id', '=', eb.ref('d.current_version_id')),
            eb.and([eb('d.current_version_id', 'is', null), eb('v.published_at', 'is', null)]),
          ]),
        ),
    )
    .where('d.competition_id', '=', competitionId)
    .orderBy('d.sort')
    .orderBy('d.id')

/** The data of a competition for its archive: its versions that stand, and the files of all of them. */
export async function datasetsForArchive(tx: Tx, competitionId: number) {
  const versions = await standingVersions(tx, competitionId).selectAll('v').select('d.withdrawn_at').execute()
  const ids = versions.map(version => version.id)
  const files = await tx
    .selectFrom('dataset_file')
    .selectAll()
    .where(eb => eb('version_id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return { versions, files }
}

/** How many datasets a competition has; those that were withdrawn do not count. */
export async function countDatasets(db: Db | Tx, competitionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('dataset')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('competition_id', '=', competitionId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
