import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import type { Limits } from '../score-file.ts'

export type Database = {
  run(sql: string): Promise<void>
  rows<T>(sql: string): Promise<T[]>
  /**
   * Before anything but our own SQL runs: no setting can be changed any more. From here one thread computes, because
   * sums of several threads' parts may differ in their last digit from run to run, and a replay must not.
   */
  lock(): Promise<void>
  close(): void
}

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A database in memory that can read exactly these files and nothing else: no other file, no network, no extension. */
export async function openLocked(
  files: readonly string[],
  folder: string,
  limits: Pick<Limits, 'memoryMb' | 'threads'>,
): Promise<Database> {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: `${limits.memoryMb}MB`,
    threads: String(limits.threads),
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const connection = await instance.connect()
  await connection.run(`set temp_directory = ${literal(folder)}`)
  await connection.run(`set max_temp_directory_size = '1GB'`)
  await connection.run(`set allowed_paths = [${files.map(literal).join(', ')}]`)
  await connection.run('set enable_external_access = false')
  await connection.run(
    'create macro log1p_(x) as case when 1 + x = 1 then x else ln(1 + x) * x / ((1 + x) - 1) end',
  )
  return wrap(connection, () => {
    connection.closeSync()
    instance.closeSync()
  })
}

function wrap(connection: DuckDBConnection, close: () => void): Database {
  return {
    run: async sql => void (await connection.run(sql)),
    rows: async <T>(sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJS() as T[],
    async lock() {
      await connection.run('set threads = 1')
      await connection.run('set lock_configuration = true')
    },
    close,
  }
}
