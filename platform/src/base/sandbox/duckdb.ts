import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'

export type Database = {
  run(sql: string): Promise<void>
  rows<T>(sql: string): Promise<T[]>
  close(): void
}

/** A second connection does what another one is busy with the first for; it is closed before the database is. */
export type SharedDatabase = Database & { beside(): Promise<Database> }

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A database in memory that can read exactly these files and nothing else: no other file, no network, no extension. */
export async function openLocked(
  files: readonly string[],
  folder: string,
  limits: { memoryMb: number; threads: number },
): Promise<SharedDatabase> {
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
  const first = ofConnection(connection)
  return {
    ...first,
    beside: async () => ofConnection(await instance.connect()),
    close() {
      first.close()
      instance.closeSync()
    },
  }
}

const ofConnection = (connection: DuckDBConnection): Database => ({
  run: async sql => void (await connection.run(sql)),
  rows: async <T>(sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJS() as T[],
  close: () => connection.closeSync(),
})
