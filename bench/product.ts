import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { databaseUrl, startEmbeddedPostgres } from '../platform/src/base/database/embedded.ts'
import { openDatabase } from '../platform/src/base/database/database.ts'
import type { Db } from '../platform/src/base/database/tables.ts'
import { makeApiToken } from '../platform/src/features/identity/server/commands/make-api-token.ts'
import { makeLog } from '../platform/src/base/log/log.ts'

export type Product = { url: string; db: Db; dataDir: string; stop(): Promise<void> }

const port = 3270

/** The whole product on a data folder of its own, with its demo world scored to the end. */
export async function startProduct(dataDir: string): Promise<Product> {
  const child = spawn('node', ['platform/src/all.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      LEITAI_DATA: dataDir,
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
  const { db, close } = openDatabase(databaseUrl(server.url, 'leitai'), {
    size: 4,
    log: makeLog('bench', 'warn'),
    name: 'bench',
  })
  for (let waiting = 1; waiting > 0; await new Promise(done => setTimeout(done, 500))) {
    waiting = (
      await db
        .selectFrom('submission')
        .select(eb => eb.fn.countAll<number>().as('n'))
        .where('state', 'in', ['queued', 'running'])
        .executeTakeFirstOrThrow()
    ).n
  }
  return {
    url,
    db,
    dataDir,
    async stop() {
      await close()
      child.kill('SIGTERM')
      await new Promise(done => child.once('exit', done))
    },
  }
}

/** The header by which a demo account of this role asks. */
export async function signedIn(db: Db, role: string): Promise<{ authorization: string }> {
  const user = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', `${role}@demo.leitai.example`)
    .executeTakeFirstOrThrow()
  const { token } = await db
    .transaction()
    .execute(tx => makeApiToken(tx, { userId: user.id, name: 'bench', now: new Date() }))
  return { authorization: `Bearer ${token}` }
}
