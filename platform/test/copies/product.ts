import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../src/base/config/settings.ts'
import { makeSecret } from '../../src/base/secrets.ts'
import { noteSharedSettings } from '../../src/shared-settings.ts'
import { makeTestBucket } from '../bucket.ts'
import { makeWorld, type World } from '../world.ts'
import { buildSite, startApi, startWorker, type Copy, type Running } from './processes.ts'

export type Product = {
  /** The same database and bucket, to set the stage and to look behind it. */
  world: World
  bucket: Awaited<ReturnType<typeof makeTestBucket>>
  apis: [Copy, Copy]
  /** One of the two workers, with a temporary folder `killed`. */
  workerToKill: Running
  /** What its processes left on the file system: below LEITAI_DATA, and in the temporary folder. */
  left(): { data: string[]; temporary: string[] }
  stop(): Promise<void>
  close(): Promise<void>
}

/** The product as two copies of the API and two workers, with an external database and its files in S3. */
export async function startCopies(): Promise<Product> {
  buildSite()
  const bucket = await makeTestBucket()
  const world = await makeWorld(bucket.settings)
  // The processes go by the machine's clock.
  world.setNow(new Date())
  const shared = {
    ...bucket.settings,
    PUBLIC_URL: world.settings.publicUrl,
    SSO_PUBLIC_URL: world.settings.issuer,
    SESSION_SECRET: world.settings.sessionSecret,
    SSO_CLIENT_SECRET: 'of-no-sign-on-here',
    IDENTITY_KEY: makeSecret(),
    IDENTITY_HASH_KEY: makeSecret(),
  }
  // As npm start of the first machine does, before others start more processes.
  await noteSharedSettings(world.db, readSettings(shared))
  const root = mkdtempSync(join(tmpdir(), 'leitai-copies-'))
  const folders = { data: join(root, 'data'), temporary: join(root, 'temporary') }
  const env = (name: string) => {
    const TMPDIR = join(folders.temporary, name)
    mkdirSync(TMPDIR, { recursive: true })
    return {
      ...shared,
      DATABASE_URL: world.databaseUrl,
      LEITAI_DATA: folders.data,
      TMPDIR,
      SCORING_CONCURRENCY: '1',
      // A test asks for a board again and again until it is new.
      READS_PER_SECOND: '0',
    }
  }
  const [a, b, killed, worker] = await Promise.all([
    startApi(env('a')),
    startApi(env('b')),
    startWorker(env('killed')),
    startWorker(env('worker')),
  ])
  const stop = async () => void (await Promise.all([a, b, killed, worker].map(each => each.stop())))
  const filesIn = (folder: string) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter(entry => !entry.isDirectory())
          .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
      : []
  return {
    world,
    bucket,
    apis: [a, b],
    workerToKill: killed,
    left: () => ({ data: filesIn(folders.data), temporary: filesIn(folders.temporary) }),
    stop,
    async close() {
      await stop()
      await world.close()
      await bucket.close()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
