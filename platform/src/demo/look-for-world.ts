import type { Settings } from '../base/config/settings.ts'
import { openDatabase } from '../base/database/database.ts'
import { makeLog } from '../base/log/log.ts'

/** What the database holds: nothing yet, the demo world, or what people made. */
export async function lookForWorld(
  settings: Settings,
  databaseUrl: string,
): Promise<'nothing' | 'demo' | 'other'> {
  const log = makeLog('demo', settings.LOG_LEVEL)
  const { db, close } = openDatabase(databaseUrl, { size: 2, log, name: 'leitai demo' })
  try {
    const [competition, user, demoUser] = await Promise.all([
      db.selectFrom('competition').select('id').executeTakeFirst(),
      db.selectFrom('app_user').select('id').where('id', '<>', 100_000).executeTakeFirst(),
      db.selectFrom('app_user').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst(),
    ])
    if (!competition && !user) return 'nothing'
    return demoUser ? 'demo' : 'other'
  } finally {
    await close()
  }
}
