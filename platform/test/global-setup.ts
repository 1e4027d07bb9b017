import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { useTestFolder } from '../../scripts/test-folder.mjs'
import { createDatabase, startEmbeddedPostgres } from '../src/base/database/embedded.ts'
import { migrate } from '../src/base/database/migrate.ts'
import { hasS3Server, openS3Door } from './s3-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server's maintenance database; tests clone `template` on it. */
    postgresUrl: string
    /** Its major version: some tests ask what only newer ones have. */
    postgresVersion: number
    /** Where the run's S3 server is asked for; undefined on a machine that cannot have one. */
    s3Door: string | undefined
  }
}

/**
 * One real PostgreSQL for the whole run, ours or that of POSTGRES_TEST_URL, with a migrated database to clone from, and a
 * real S3 server when asked for.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/bundle-children.ts')])
  const folder = useTestFolder()
  const given = process.env.POSTGRES_TEST_URL
  const server = given
    ? { url: given, stop: async () => undefined }
    : await startEmbeddedPostgres({ dataDir: join(folder, 'server') })
  const version = await prepare(server.url, { isOurs: !given })
  await migrate(await createDatabase(server.url, 'template'))
  project.provide('postgresUrl', server.url)
  project.provide('postgresVersion', version)
  const s3 = hasS3Server() ? await openS3Door() : undefined
  project.provide('s3Door', s3?.url)
  if (!s3)
    process.stderr.write('Left out: what needs an S3 server (Debian: apt-get install python3-swift).\n')
  return async () => {
    await s3?.close()
    await server.stop()
  }
}

/** Answers the server's major version. What an earlier run left of the template may be of other migrations. */
async function prepare(connectionString: string, { isOurs }: { isOurs: boolean }): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('drop database if exists template')
    if (isOurs) {
      // What these databases hold is thrown away: it need not survive the machine, only the server's own processes.
      await client.query('alter system set fsync = off')
      await client.query('alter system set full_page_writes = off')
      await client.query('select pg_reload_conf()')
    }
    const { rows } = await client.query<{ number: number }>(
      `select current_setting('server_version_num')::integer as number`,
    )
    return Math.floor((rows[0]?.number ?? 0) / 10_000)
  } finally {
    await client.end()
  }
}
