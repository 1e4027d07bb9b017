import { sql } from 'kysely'
import pg from 'pg'
import type { World } from './world.ts'

/** Takes locks on a connection of its own and keeps them: whoever needs them waits meanwhile. */
export async function hold(world: World, lock: string) {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query(lock)
  return { letGo: () => client.end() }
}

/** The server's processes that wait for somebody's lock in this world. */
export async function waiting(world: World): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
  return rows.map(row => row.pid)
}
