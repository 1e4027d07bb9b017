import { sql } from 'kysely'
import { StartupError } from '../../../../../base/config/startup-error.ts'
import type { Services } from '../../../../../base/services.ts'
import { addMasterKey, dropOlderKeys, masterKeys, type MasterKeys } from './master-keys.ts'
import { boundOf, wrapping } from './person-key.ts'
import { seal, unseal } from './seal.ts'

/**
 * Wraps everybody's key anew under a new master key: one that is made here, or the one in the settings. Leitai may run
 * meanwhile. Cut anywhere, the next run goes on with the key that this one made.
 */
export async function rotateKey(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  say: (line: string) => void,
  { atOnce = 500, between = async () => undefined }: { atOnce?: number; between?: () => Promise<void> } = {},
): Promise<number> {
  const under = async (is: '=' | '<>', name: string) => {
    const { count } = await db
      .selectFrom('person_key')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('master', is, name)
      .executeTakeFirstOrThrow()
    return count
  }
  const newest = masterKeys(settings).current.name
  if (settings.IDENTITY_KEY === undefined && (await under('<>', newest)) === 0) addMasterKey(settings)
  // Whoever has read the keys before there was this one is done once this lock is had.
  await db
    .transaction()
    .execute(tx => sql`select pg_advisory_xact_lock(${wrapping.space}, ${wrapping.id})`.execute(tx))
  const keys = masterKeys(settings)
  const all = await under('<>', keys.current.name)
  let done = 0
  for (;;) {
    const count = await wrapSome({ db, keys, atOnce })
    done += count
    if (count === 0) break
    say(`${done} of ${all} keys are under the new master key.`)
    await between()
  }
  dropOlderKeys(settings)
  say(`All ${await under('=', keys.current.name)} keys are under master key ${keys.current.name}.`)
  return 0
}

const wrapSome = ({
  db,
  keys,
  atOnce,
}: Pick<Services, 'db'> & { keys: MasterKeys; atOnce: number }): Promise<number> =>
  db.transaction().execute(async tx => {
    const rows = await tx
      .selectFrom('person_key')
      .select(['user_id', 'wrapped', 'master'])
      .where('master', '<>', keys.current.name)
      .orderBy('user_id')
      .limit(atOnce)
      .forUpdate()
      .execute()
    const wrapped = rows.map(row => {
      const master = keys.all.find(({ name }) => name === row.master)
      if (!master)
        throw new StartupError(
          `The master key ${row.master} is needed for what it wrapped: name it in IDENTITY_OLD_KEYS, or put its file back.`,
        )
      return seal(
        keys.current.key,
        unseal(master.key, row.wrapped, boundOf(row.user_id)),
        boundOf(row.user_id),
      )
    })
    if (rows.length > 0)
      await sql`update person_key k set wrapped = n.wrapped, master = ${keys.current.name}
        from unnest(${rows.map(row => row.user_id)}::bigint[], ${wrapped}::bytea[]) as n (user_id, wrapped)
        where k.user_id = n.user_id`.execute(tx)
    return rows.length
  })
