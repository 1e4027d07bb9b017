import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { makeAdministrator } from '../bench/product.ts'
import { openDatabase, type Database } from '../platform/src/base/database/database.ts'
import { databaseUrl, startEmbeddedPostgres } from '../platform/src/base/database/embedded.ts'
import { makeLog } from '../platform/src/base/log/log.ts'
import { usePlace } from './place.ts'

const place = usePlace()
/** Longer than a statement may take, in ms. */
const stall = 31_000
const patience = { timeout: 60_000, interval: 50 }

test('a database that is killed is started again, one that stalls is waited for, and what was acknowledged stays', async () => {
  place.copyData()
  const product = place.start()
  await product.ready()
  const entries = await asAdministrator()

  // Somebody writes without a pause while it is killed, until it has been back for a while.
  const acknowledged: string[] = []
  let refused = 0
  for (let turn = 0; refused === 0 || acknowledged.length < 30; turn++) {
    if (acknowledged.length === 20 && refused === 0) product.signalDatabase('SIGKILL')
    const name = `Organisation ${turn}`
    const status = await entries.add(name)
    if (status === 200) acknowledged.push(name)
    else {
      expect(status).toBe(503)
      refused++
      await pause(20)
    }
  }
  await product.ready()
  expect(await entries.names()).toEqual(expect.arrayContaining(acknowledged))
  await worksOffTheQueue()

  product.signalDatabase('SIGSTOP')
  const began = Date.now()
  const during = entries.add('During')
  // An answer is kept for a second, and a check may take two.
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(503), patience)
  expect(Date.now() - began).toBeLessThan(6_000)
  await pause(Math.max(0, stall - (Date.now() - began)))
  product.signalDatabase('SIGCONT')
  const status = await during
  expect([200, 503]).toContain(status)
  await product.ready()
  expect(await entries.add('After')).toBe(200)
  expect(await entries.names()).toEqual(
    expect.arrayContaining([...acknowledged, ...(status === 200 ? ['During'] : []), 'After']),
  )
  await worksOffTheQueue()
  await product.stop('The embedded database ended; starting it again.\n')
})

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${place.ports[0]}${path}`, init)

async function asAdministrator() {
  const headers = await inDatabase(({ db }) => makeAdministrator(db))
  const path = '/api/admin/catalogue/organisations'
  return {
    async add(name: string): Promise<number> {
      const body = JSON.stringify({ nameZh: name, nameEn: name, code: null, parentCode: null })
      const answer = await ask(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
      await answer.arrayBuffer()
      return answer.status
    },
    async names(): Promise<string[]> {
      const answer = (await (await ask(path, { headers })).json()) as {
        data: { entries: { value: { nameEn: string } }[] }
      }
      return answer.data.entries.map(entry => entry.value.nameEn)
    },
  }
}

/** The worker came back as well: a job put into the queue now is done. */
async function worksOffTheQueue(): Promise<void> {
  await inDatabase(async ({ pool }) => {
    await pool.query(`select graphile_worker.add_job('submissions.rescue', '{}')`)
    await vi.waitFor(async () => {
      const { rows } = await pool.query('select 1 from graphile_worker.jobs')
      expect(rows).toEqual([])
    }, patience)
  })
}

async function inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const { url } = await startEmbeddedPostgres({ dataDir: place.dataDir })
  const options = { size: 1, log: makeLog('test', 'silent'), name: 'test' }
  const database = openDatabase(databaseUrl(url, 'leitai'), options)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
