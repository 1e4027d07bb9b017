import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'

/** More versions than anybody chooses among. */
const mostCodes = 200

/** What a team handed in, the newest first. */
export const codesOfTeam = (db: Db | Tx, teamId: number) =>
  db
    .selectFrom('code_procedure')
    .select(['id', 'version', 'note', 'file_name as fileName', 'received_at as receivedAt'])
    .where('team_id', '=', teamId)
    .orderBy('version', 'desc')
    .limit(mostCodes)
    .execute()

/** One hand-in by its version, where everybody who sees the competition may read it. */
export const publishedCode = (db: ReadDb, id: number): Promise<{ id: number; version: number } | undefined> =>
  db
    .selectFrom('code_procedure')
    .select(['id', 'version'])
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
