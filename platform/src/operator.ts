// `npm run -s leitai -- replay 500012`: commands for whoever runs the machine.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { backUp } from './back-up.ts'
import { databaseUrl, runningEmbeddedPostgres, startEmbeddedPostgres } from './base/database/embedded.ts'
import { systemClock } from './base/clock/clock.ts'
import { takeEnvFile } from './base/config/env-file.ts'
import { ownDataFolder } from './base/config/own-data-folder.ts'
import { readSettings, type Settings } from './base/config/settings.ts'
import { StartupError } from './base/config/startup-error.ts'
import { Failure } from './base/contract/failure.ts'
import { openDatabase } from './base/database/database.ts'
import { uncached } from './base/database/read-cache.ts'
import { makeLog } from './base/log/log.ts'
import { openLive } from './base/realtime/live.ts'
import type { Services } from './base/services.ts'
import { openStorage } from './base/storage/open-storage.ts'
import { sweepStorage } from './base/storage/sweep-storage.ts'
import './hooks.ts'
import { refusalLine, runExport, runImport } from './features/interchange/portability/server/command-line.ts'
import { rotateKey } from './features/people/certification/server/vault/rotate-key.ts'
import { rateEverything } from './features/scoring/ratings/server/commands/rate-competition.ts'
import { replaySubmission } from './features/scoring/submissions/server/replay.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

type Command = { usage: string; about: string } & (
  | {
      /** Undefined where the arguments are wrong; else does it and answers the exit code. */
      read(arguments_: readonly string[]): ((services: Services) => Promise<number>) | undefined
      /** Runs the embedded database itself where Leitai does not run: it mends what keeps that from starting. */
      startsDatabase?: true
    }
  /** What can be told without a database. */
  | { lines(): Promise<readonly string[]> }
)

const commands: Record<string, Command> = {
  schedule: {
    usage: 'schedule',
    about: 'Prints what runs when by itself: each recurring job, its feature and its hours.',
    lines: async () => (await import('./schedule.ts')).scheduleLines(),
  },
  backup: {
    usage: 'backup FOLDER',
    about: 'Copies the embedded database, the files and the secrets to a new folder while Leitai runs.',
    read: ([path]) => (path ? services => backUp(services.settings, resolve(path), say) : undefined),
  },
  identity: {
    usage: 'identity rotate-key',
    about: 'Wraps the key of every certified person anew, under a new master key. A cut run is gone on with.',
    read: ([what, ...rest]) =>
      what === 'rotate-key' && rest.length === 0 ? services => rotateKey(services, say) : undefined,
  },
  demo: {
    usage: 'demo lock | demo renew',
    about:
      'Locks the accounts of the demo world, or gives them new passwords, prints these and unlocks the accounts. Leitai may run or not.',
    startsDatabase: true,
    read: ([how, ...rest]) =>
      (how === 'lock' || how === 'renew') && rest.length === 0
        ? services => changeDemo(services, how)
        : undefined,
  },
  outbox: {
    usage: 'outbox [ADDRESS]',
    about:
      'Prints the newest codes of the sign-on site that were not sent because SMTP_URL or SMS_WEBHOOK_URL is not set.',
    read: ([address, ...rest]) =>
      rest.length === 0 ? services => printOutbox(services, address) : undefined,
  },
  storage: {
    usage: 'storage sweep [--dry-run]',
    about:
      'Removes the files older than a day to which nothing refers, and tells how many they are. With --dry-run nothing is removed.',
    read: ([what, ...options]) =>
      what === 'sweep' && options.every(option => option === '--dry-run') && options.length < 2
        ? services => sweep(services, options.length > 0)
        : undefined,
  },
  ratings: {
    usage: 'ratings recompute',
    about:
      'Computes the ratings of all people anew from the confirmed final lists. They are the same afterwards, or were wrong.',
    read: ([what, ...rest]) =>
      what === 'recompute' && rest.length === 0 ? services => recomputeRatings(services) : undefined,
  },
  replay: {
    usage: 'replay SUBMISSION',
    about:
      'Computes a score again from the kept files and compares number and hashes. Exit code 1 when they differ.',
    read: ([id]) => (isId(id) ? services => replay(services, Number(id)) : undefined),
  },
  export: {
    usage: 'export COMPETITION FILE',
    about: 'Writes a whole competition to an archive: settings, data, answers, submissions, scores, ranking.',
    read: ([id, path]) =>
      isId(id) && path ? services => runExport(services, { id: Number(id), path }, say) : undefined,
  },
  import: {
    usage:
      'import FILE [--title-zh TEXT] [--title-en TEXT] [--zone ZONE] [--start TIME] [--end TIME] [--metric ROUND=METRIC]... [--dry-run]',
    about:
      'Imports an archive of ours, or an EvalAI, Codabench, Kaggle or Hugging Face competition, as a draft. Tells what becomes of each field.',
    read: ([path, ...options]) =>
      path && !path.startsWith('-') ? services => runImport(services, { path, options }, say) : undefined,
  },
}

/** The embedded database, and how to end it where this process began it. */
async function openEmbedded({ dataDir }: Settings, startsIt: boolean) {
  const running = await runningEmbeddedPostgres({ dataDir }).catch((error: Error) => {
    if (startsIt && existsSync(join(dataDir, 'pg'))) return undefined
    process.stderr.write(`${error.message}\n`)
    return process.exit(1)
  })
  if (running) return { url: running, stop: async () => undefined }
  const release = await ownDataFolder(dataDir, AbortSignal.timeout(60_000))
  const server = await startEmbeddedPostgres({ dataDir })
  return { url: server.url, stop: () => server.stop().then(release) }
}

async function changeDemo({ db }: Services, how: 'lock' | 'renew'): Promise<number> {
  const { changeAccounts } = await import('./demo/guard-accounts.ts')
  const passwords = await changeAccounts(db, { ...process.env, DATABASE_URL: url }, how)
  if (!passwords) say('There is no demo world.')
  else if (how === 'lock') say('The accounts of the demo world are locked.')
  for (const [account, password] of passwords ?? []) say(`${account.padEnd(32)} ${password}`)
  return passwords ? 0 : 1
}

async function printOutbox({ db }: Services, address: string | undefined): Promise<number> {
  const { rows } = await sql<{ target: string; body: string; at: Date }>`
    select target, body, created_at as at from sso.outbox
    where ${address ?? null}::text is null or target = ${address ?? null} order by id desc limit 20`.execute(
    db,
  )
  for (const { target, body, at } of rows)
    say(`${at.toISOString()}  ${target}  ${body.replaceAll(/\s+/g, ' ')}`)
  if (rows.length === 0) say('Nothing is there.')
  return 0
}

const isId = (text: string | undefined): boolean => /^[1-9]\d{0,15}$/.test(text ?? '')

async function recomputeRatings({ db }: Services): Promise<number> {
  await db.transaction().execute(rateEverything)
  say('All ratings were computed anew.')
  return 0
}

async function sweep(services: Services, isDry: boolean): Promise<number> {
  const { files, unused, bytes, stayed } = await sweepStorage(services, { now: services.clock.now(), isDry })
  say(`${files} files; nothing refers to ${unused} of those older than a day, ${bytes} bytes.`)
  if (!isDry) say(`${unused - stayed} were removed.`)
  return 0
}

async function replay(services: Services, id: number): Promise<number> {
  const replays = await replaySubmission(services, id)
  if (replays.length === 0) say(`Submission ${id} has no score.`)
  for (const one of replays) {
    const verdict = one.sameScore && one.sameFiles ? 'identical' : 'DIFFERENT'
    say(
      `list ${one.board}: kept ${one.kept}, now ${one.now ?? 'no score'} — ${verdict}; files ${one.sameFiles ? 'the same' : 'CHANGED'}, scorer ${one.sameScorer ? 'the same' : 'changed since'}`,
    )
  }
  return replays.length > 0 && replays.every(one => one.sameScore && one.sameFiles) ? 0 : 1
}

const [name = '', ...given] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command && 'lines' in command && given.length === 0) {
  for (const line of await command.lines()) say(line)
  process.exit(0)
}
const run = command && 'read' in command ? command.read(given) : undefined
if (!run) {
  process.stderr.write(
    `usage:\n${Object.values(commands)
      .map(({ usage, about }) => `  leitai ${usage}\n      ${about}\n`)
      .join('')}`,
  )
  process.exit(2)
}
takeEnvFile()
const settings = readSettings()
const log = makeLog('operator', 'warn')
const embedded = settings.DATABASE_URL
  ? undefined
  : await openEmbedded(
      settings,
      command !== undefined && 'read' in command && command.startsDatabase === true,
    )
const url = settings.DATABASE_URL ?? databaseUrl(embedded?.url ?? '', 'leitai')
const { db, read, close } = openDatabase(url, { size: 4, log, name: 'leitai operator' })
const services = {
  db,
  read,
  shared: uncached,
  storage: await openStorage(settings),
  settings,
  clock: systemClock,
  live: openLive(url, log),
}
const code = await run(services).catch((error: unknown) => {
  if (error instanceof StartupError) process.stderr.write(`${error.message}\n`)
  else if (error instanceof Failure)
    process.stderr.write(
      `${error.fault.en}\n${error.issues.map(issue => `  ${refusalLine(issue)}\n`).join('')}`,
    )
  else throw error
  return 1
})
await services.live.close()
await close()
// A pool that has ended may still be closing its connections: the end of the server we began is then no loss.
log.level = 'silent'
await embedded?.stop()
process.exit(code)
