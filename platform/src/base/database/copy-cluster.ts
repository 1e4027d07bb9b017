import { chown, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { copyTree } from './copy-tree.ts'

/** What a start makes anew: PostgreSQL's manual ("Making a Base Backup Using the Low Level API") says to leave it out. */
const ofTheRunning =
  /^(postmaster\.(pid|opts)|pg_(dynshmem|notify|replslot|serial|snapshots|stat_tmp|subtrans|wal)\/.*)$|(^|\/)pgsql_tmp/

/**
 * Copies the files of a running PostgreSQL, so that a server that starts on the copy has all that was committed before.
 * `url` is a superuser's on this machine. Answers how many bytes that were.
 */
export async function copyCluster(url: string, from: string, to: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'leitai backup' })
  await client.connect()
  try {
    const one = async <T extends pg.QueryResultRow>(query: string) =>
      (await client.query<T>(query)).rows[0] as T
    // Until this connection ends nothing of the log is thrown away.
    await one(`select pg_create_physical_replication_slot('leitai_backup', true, true)`)
    const { first } = await one<{ first: string }>(
      `select pg_walfile_name(pg_backup_start('leitai', fast => true)) as first`,
    )
    const copied = await copyTree(from, to, path => !ofTheRunning.test(path))
    const { label, last } = await one<{ label: string; last: string }>(
      `select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)`,
    )
    // The files were copied at different moments: what was written meanwhile makes them one.
    const log = await copyTree(
      join(from, 'pg_wal'),
      join(to, 'pg_wal'),
      name => name >= first && name <= last,
    )
    await writeFile(join(to, 'backup_label'), label, { mode: 0o600 })
    const { uid, gid } = await stat(to)
    await chown(join(to, 'backup_label'), uid, gid)
    return copied + log
  } finally {
    await client.end()
  }
}
