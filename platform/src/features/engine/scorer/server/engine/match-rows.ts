import type { FileDescription } from '../../file-rules.ts'
import type { PlaceOf } from './check-cells.ts'
import { checkIds } from './check-ids.ts'
import type { Database } from './duckdb.ts'

/**
 * Checks the ids and makes view `everything`: each answer (`id`, `y0`, …, `usage`) with its predictions (`p0`, …), in
 * the answers' order. So the same predictions have the same score to the last bit in whatever order they were handed
 * in; sums depend on the order.
 */
export async function matchRows(db: Database, file: FileDescription, placeOf: PlaceOf): Promise<void> {
  const byPlace = await standAlike(db)
  if (!byPlace) await checkIds(db, file, placeOf)
  const predictions = byPlace ? 'positional join predictions p' : 'join predictions p on p.id = a.id'
  await db.run(`create view everything as select p.* exclude (id, fine), a.* from answers a ${predictions}`)
}

/**
 * Whether both tables have the same ids in the same order, each once: most files are made from the sample, whose rows
 * stand as in the answers. Looking side by side takes a small part of the time of a join. That ids differ shows only
 * where they ascend.
 */
async function standAlike(db: Database): Promise<boolean> {
  const [found] = await db.rows<{ alike: boolean }>(`
    select (select count(*) from predictions) = (select count(*) from answers)
      and not exists (from predictions p positional join answers a where p.id is distinct from a.id)
      and not exists (from (select id from answers offset 1) b positional join answers a where b.id <= a.id) as alike`)
  return found?.alike === true
}
