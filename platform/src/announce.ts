import type { Settings } from './base/config/settings.ts'
import { openDatabase } from './base/database/database.ts'
import { makeLog } from './base/log/log.ts'
import { demoAccounts, demoPassword } from './demo/accounts.ts'
import { plannedReviewers } from './demo/spic/reviewers.ts'
import { reviewBases, reviewPath } from './features/review/reviewers/addresses.ts'

const reviewerRoles = ['chief', 'partner', 'expert', 'observer'] as const

/** What the operator reads when everything runs: where it answers, and who may run it. */
export async function announce(settings: Settings, databaseUrl: string, isDemo: boolean): Promise<void> {
  const lines = ['', `  Leitai 数据擂台   ${settings.publicUrl}`]
  if (settings.embeddedSso)
    lines.push(
      `  Sign-on site       ${settings.issuer}`,
      `  Outbox of codes    ${settings.issuer}/outbox   (this machine only)`,
    )
  if (isDemo)
    lines.push(
      '',
      '  Demo accounts',
      ...demoAccounts.map(
        account => `    ${account.role.padEnd(14)} ${account.email.padEnd(28)} ${account.password}`,
      ),
      '',
      `  Demo reviewers     ${settings.publicUrl}${reviewPath(reviewBases[0], 'login')}`,
      ...plannedReviewers.map(
        ({ role, account }) =>
          `    ${reviewerRoles[role].padEnd(14)} ${account.join(`-${new Date().getUTCFullYear()}-`).padEnd(28)} ${demoPassword}`,
      ),
    )
  else lines.push(...whoRunsIt(settings, await hasAdministrator(databaseUrl)))
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

/** As long as nobody may make a competition, how somebody comes to. */
export function whoRunsIt(
  { ADMIN_EMAILS, publicUrl }: Pick<Settings, 'ADMIN_EMAILS' | 'publicUrl'>,
  hasOne: boolean,
): string[] {
  const named = ADMIN_EMAILS.join(', ')
  if (hasOne)
    return [
      `  Administrators     more of them: whoever signs in with an address of ADMIN_EMAILS (${named || 'none is set'})`,
    ]
  return named === ''
    ? [
        '',
        '  Nobody has a role yet, and nobody can get one: ADMIN_EMAILS is not set.',
        '  Set it to your own e-mail address, start again, and sign in with that address.',
      ]
    : [
        '',
        `  Nobody has a role yet. Whoever signs in with an address of ADMIN_EMAILS (${named})`,
        `  becomes administrator: register with it at ${publicUrl}/admin and begin there.`,
      ]
}

async function hasAdministrator(databaseUrl: string): Promise<boolean> {
  const { db, close } = openDatabase(databaseUrl, {
    size: 1,
    log: makeLog('start', 'warn'),
    name: 'leitai start',
  })
  try {
    const one = await db
      .selectFrom('user_role')
      .select('user_id')
      .where('role', '=', 'administrator')
      .executeTakeFirst()
    return one !== undefined
  } finally {
    await close()
  }
}
