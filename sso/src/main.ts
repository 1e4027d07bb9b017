import { inspect } from 'node:util'
import { migrate, openDatabase } from './database.ts'
import { readSettings } from './settings.ts'
import { tellOfLogouts } from './sign-off.ts'
import { makeSite } from './site.ts'

const hour = 3_600_000
const minute = 60_000

try {
  const settings = readSettings()
  await migrate(settings.DATABASE_URL)
  const db = openDatabase(settings.DATABASE_URL, reason =>
    process.stderr.write(
      `${JSON.stringify({ name: 'sso', msg: 'a database connection was lost', reason })}\n`,
    ),
  )
  const site = await makeSite(db, settings)
  const { app } = site
  const sweep = setInterval(() => {
    const now = new Date()
    Promise.all([
      db.deleteFrom('sso.oidc').where('expires_at', '<', now).execute(),
      db
        .deleteFrom('sso.code')
        .where('expires_at', '<', new Date(now.getTime() - 24 * hour))
        .execute(),
      db
        .deleteFrom('sso.outbox')
        .where('created_at', '<', new Date(now.getTime() - 24 * hour))
        .execute(),
      db
        .deleteFrom('sso.failure')
        .where('last_at', '<', new Date(now.getTime() - 24 * hour))
        .execute(),
      db.deleteFrom('sso.use_window').where('ends_at', '<', now).execute(),
    ]).catch((error: Error) => app.log.warn({ reason: error.message }, 'what has expired could not be swept'))
  }, hour)
  const telling = setInterval(() => {
    tellOfLogouts(site).catch((error: Error) =>
      app.log.warn({ reason: error.message }, 'what the platform is to be told could not be read'),
    )
  }, minute)
  await app.listen({ port: settings.SSO_PORT, host: settings.SSO_HOST })
  const stop = () => {
    clearInterval(sweep)
    clearInterval(telling)
    setTimeout(() => process.exit(1), 5_000).unref()
    app
      .close()
      .then(() => db.destroy())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('disconnect', stop)
  if (process.connected) process.send?.({ ready: 'sso' })
  // The parent may have gone before anybody listened for that.
  else if (process.send) stop()
} catch (error) {
  const { code, port } = error as { code?: string; port?: number }
  process.stderr.write(
    `${code === 'EADDRINUSE' ? `Port ${port} is already in use. Stop what uses it or set another SSO_PORT.` : (error as Error).message || inspect(error)}\n`,
  )
  process.exit(1)
}
