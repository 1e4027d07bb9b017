import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { databaseUrl, startEmbeddedPostgres } from '../platform/src/base/database/embedded.ts'
import { openDatabase } from '../platform/src/base/database/database.ts'
import { usualPatience } from '../platform/src/base/database/silence.ts'
import type { Db, ReadDb } from '../platform/src/base/database/tables.ts'
import { builtOf } from '../platform/src/base/programs.ts'
import { makeApiToken } from '../platform/src/features/people/identity/server/commands/make-api-token.ts'
import { makeLog } from '../platform/src/base/log/log.ts'
import { reservePorts } from '../scripts/ports.ts'

export type Product = {
  url: string
  db: Db
  read: ReadDb
  databaseUrl: string
  dataDir: string
  stop(): Promise<void>
}

const [port] = await reservePorts()

/** The whole product on a data folder of its own, empty or with its demo world done to the end. */
export async function startProduct(dataDir: string, { demo }: { demo: boolean }): Promise<Product> {
  const child = spawn('node', [builtOf('all')], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      LEITAI_DATA: dataDir,
      DEMO: String(demo),
      READS_PER_SECOND: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  for (let tries = 0; ; tries++) {
    if (
      await fetch(`${url}/readyz`).then(
        answer => answer.ok,
        () => false,
      )
    )
      break
    if (tries > 600 || child.exitCode !== null) throw new Error('the product did not start')
    await new Promise(done => setTimeout(done, 200))
  }
  const server = await startEmbeddedPostgres({ dataDir })
  const ownUrl = databaseUrl(server.url, 'leitai')
  const { db, read, close } = openDatabase(ownUrl, {
    size: 4,
    log: makeLog('bench', 'warn'),
    name: 'bench',
    // Some of its statements take the limit off.
    patience: { ...usualPatience, statement: Number.POSITIVE_INFINITY },
  })
  // What the demo world began: its scores, and all that is counted from them.
  while (await hasWork(db)) await new Promise(done => setTimeout(done, 500))
  return {
    url,
    db,
    read,
    databaseUrl: ownUrl,
    dataDir,
    async stop() {
      await close()
      child.kill('SIGTERM')
      await new Promise(done => child.once('exit', done))
    },
  }
}

/** True while a submission is being scored or a job is due. */
export async function hasWork(db: Db): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from submission where state in ('queued', 'running'))
      or exists (select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts) as waits`.execute(
    db,
  )
  return rows[0]?.waits === true
}

/** An administrator of an empty product. */
export async function makeAdministrator(db: Db): Promise<{ authorization: string }> {
  const { id } = await db
    .insertInto('app_user')
    .values({
      sso_id: `bench:${randomUUID()}`,
      user_name: `Bench ${randomUUID().slice(0, 8)}`,
      email: null,
      email_bound: true,
      phone_bound: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('user_role')
    .values({ user_id: id, role: 'administrator', competition_id: null, granted_by: null })
    .execute()
  return tokenOf(db, id)
}

/** The header by which a demo account of this role asks. */
export async function signedIn(db: Db, role: string): Promise<{ authorization: string }> {
  const user = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', `${role}@demo.leitai.example`)
    .executeTakeFirstOrThrow()
  return tokenOf(db, user.id)
}

async function tokenOf(db: Db, userId: number): Promise<{ authorization: string }> {
  const { token } = await db
    .transaction()
    .execute(tx => makeApiToken(tx, { userId, name: 'bench', now: new Date() }))
  return { authorization: `Bearer ${token}` }
}
