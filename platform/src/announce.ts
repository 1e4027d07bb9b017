import { exposureNotes, isForThisMachine } from './base/config/exposure.ts'
import type { Settings } from './base/config/settings.ts'
import { openDatabase } from './base/database/database.ts'
import { makeLog } from './base/log/log.ts'
import { demoAccounts, type PasswordOf } from './demo/accounts.ts'
import { plannedReviewers } from './demo/spic/reviewers.ts'
import { reviewBases, reviewPath } from './features/review/reviewers/addresses.ts'

const reviewerRoles = ['chief', 'partner', 'expert', 'observer'] as const

/** What a start knows of the passwords of the demo world: what all have, what each was just given, or nothing. */
export type ToldDemo = { passwordOf?: PasswordOf; said?: ReadonlyMap<string, string> }

/** What the operator reads when everything runs: where it answers, and who may run it. */
export async function announce(
  settings: Settings,
  databaseUrl: string,
  demo: ToldDemo | undefined,
): Promise<void> {
  const lines = ['', `  Leitai 数据擂台   ${settings.publicUrl}`]
  if (settings.embeddedSso) {
    lines.push(`  Sign-on site       ${settings.issuer}`)
    if (isForThisMachine(settings))
      lines.push(`  Outbox of codes    ${settings.issuer}/outbox   (this machine only)`)
  }
  lines.push(...(demo ? demoLines(settings, demo) : whoRunsIt(settings, await hasAdministrator(databaseUrl))))
  const notes = exposureNotes(settings)
  if (notes.length > 0) lines.push('', ...notes.map(note => `  ${note}`))
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

export function demoLines(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { passwordOf, said }: ToldDemo,
): string[] {
  const review = `${publicUrl}${reviewPath(reviewBases[0], 'login')}`
  if (said)
    return [
      '',
      `  Demo accounts, with passwords that are shown this once. Reviewers sign in at ${review}`,
      ...Array.from(said, ([account, password]) => `    ${account.padEnd(32)} ${password}`),
    ]
  const line = (role: string, account: string) =>
    `    ${role.padEnd(14)} ${account.padEnd(28)} ${passwordOf?.(account) ?? ''}`.trimEnd()
  return [
    '',
    passwordOf
      ? '  Demo accounts'
      : '  Demo accounts, with passwords of their own (npm run -s leitai -- demo renew makes new ones)',
    ...demoAccounts.map(({ role, email }) => line(role, email)),
    '',
    `  Demo reviewers     ${review}`,
    ...plannedReviewers.map(({ role, account }) =>
      line(reviewerRoles[role], account.join(`-${new Date().getUTCFullYear()}-`)),
    ),
  ]
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
