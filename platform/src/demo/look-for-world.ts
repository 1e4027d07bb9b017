import { factsOf } from '../base/installation.ts'
import type { ReadDb } from '../base/database/tables.ts'

/** Fact of an installation whose demo accounts have passwords of their own, not the one in the source code. */
export const ownPasswords = { 'demo passwords': 'own' }

type Found = { holds: 'nothing' | 'demo' | 'other'; hasOwnPasswords: boolean }

/** What the database holds: nothing yet, the demo world, or what people made. */
export async function lookForWorld(db: ReadDb): Promise<Found> {
  const [facts, competition, user, demoUser] = await Promise.all([
    factsOf(db),
    db.selectFrom('competition').select('id').executeTakeFirst(),
    db.selectFrom('app_user').select('id').where('id', '<>', 100_000).executeTakeFirst(),
    db.selectFrom('app_user').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst(),
  ])
  const hasOwnPasswords = facts['demo passwords'] === ownPasswords['demo passwords']
  return { holds: !competition && !user ? 'nothing' : demoUser ? 'demo' : 'other', hasOwnPasswords }
}
