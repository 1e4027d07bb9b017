import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connection } from './connection.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts'

/**
 * Keeps the embedded PostgreSQL running: starts it (or adopts it), starts it again when it dies, stops it when asked.
 * Only for the owner of the data folder. What has been committed is on disk, and PostgreSQL mends itself from there.
 */
export async function keepEmbeddedPostgres(options: { dataDir: string }): Promise<EmbeddedPostgres> {
  const stopping = new AbortController()
  let line: pg.Client
  let delay = 250
  let restarting: Promise<void> | undefined

  // A connection ends with its server, whether that is a child of ours or one that a killed process left.
  const start = async () => {
    const postgres = await startEmbeddedPostgres(options)
    const startedAt = Date.now()
    line = new pg.Client(connection(postgres.url, 'leitai watch'))
    line.on('error', () => undefined)
    await line.connect()
    line.once('end', () => {
      if (stopping.signal.aborted) return
      delay = Date.now() - startedAt > 30_000 ? 250 : Math.min(delay * 2, 10_000)
      restarting = startAgain()
    })
    return postgres
  }
  const startAgain = async () => {
    process.stderr.write('The embedded database ended; starting it again.\n')
    while (!stopping.signal.aborted) {
      try {
        return void (await start())
      } catch (error) {
        process.stderr.write(`${(error as Error).message}\n`)
        await pause(delay, undefined, { signal: stopping.signal }).catch(() => undefined)
        delay = Math.min(delay * 2, 10_000)
      }
    }
  }

  const { url, stop } = await start()
  return {
    url,
    async stop() {
      stopping.abort()
      await restarting
      await line.end().catch(() => undefined)
      await stop()
    },
  }
}
