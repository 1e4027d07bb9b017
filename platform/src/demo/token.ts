// `npm run -s demo:token -- competitor`: prints an access token of a demo account, for scripts against the embedded demo.
import { databaseUrl, runningEmbeddedPostgres } from '../base/database/embedded.ts'
import { takeEnvFile } from '../base/config/env-file.ts'
import { readSettings } from '../base/config/settings.ts'
import { openDatabase } from '../base/database/database.ts'
import { makeLog } from '../base/log/log.ts'
import { makeApiToken } from '../features/people/identity/server/commands/make-api-token.ts'
import { demoAccounts } from './accounts.ts'

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const asked = process.argv[2] ?? ''
const account =
  demoAccounts.find(one => one.role === asked || one.email === asked) ??
  fail(`Name a demo account: ${demoAccounts.map(one => one.role).join(', ')}.`)
takeEnvFile()
const settings = readSettings()
if (settings.DATABASE_URL)
  fail('Demo tokens are for the embedded database only. Make tokens on the site instead.')
const server = await runningEmbeddedPostgres(settings).catch((error: Error) => fail(error.message))
const { db, close } = openDatabase(databaseUrl(server, 'leitai'), {
  size: 1,
  log: makeLog('token', 'warn'),
  name: 'leitai demo token',
})
const user = await db
  .selectFrom('app_user')
  .select('id')
  .where('email', '=', account.email)
  .where('is_demo', '=', true)
  .executeTakeFirst()
if (!user) fail('There is no demo world yet: run npm start first.')
const { token } = await db
  .transaction()
  .execute(tx => makeApiToken(tx, { userId: user?.id ?? 0, name: 'demo script', now: new Date() }))
process.stdout.write(`${token}\n`)
await close()
process.exit(0)
