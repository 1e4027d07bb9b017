import type { ReadDb, Tx } from '../../../../base/database/tables.ts'
import { userNames } from '../../identity/server/public.ts'
import { namedIn, type Names } from '../rules.ts'
import { namesOfTeams } from './hooks.ts'

/** What those are called whom these texts name. */
export async function namesFor(db: ReadDb | Tx, texts: readonly string[]): Promise<Names> {
  const ids = namedIn(texts)
  const [people, teams] = await Promise.all([userNames(db, ids.people), namesOfTeams.run(db, ids.teams)])
  return { people, teams }
}
