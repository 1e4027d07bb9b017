import { hash, verify } from '@node-rs/argon2'
import type { Db, Tables } from './database.ts'
import { endSessions } from './sign-off.ts'
import type { Selectable } from 'kysely'

export type Account = Selectable<Tables['sso.account']>
export type Lang = 'zh-CN' | 'en-US'
export type Target = { kind: 'email' | 'phone'; value: string }

/** An e-mail address or a phone number as typed; numbers without a country code are taken as mainland China's. */
export function readTarget(text: string): Target | undefined {
  const typed = text.normalize('NFKC').trim()
  // Without what mail programs take for lists, names and remarks: one mailbox has one spelling.
  if (
    /^[^\s@\p{Cc}<>()[\]\\,;:"]{1,64}@[^\s@\p{Cc}<>()[\]\\,;:"]+\.[^\s@\p{Cc}<>()[\]\\,;:"]{2,}$/u.test(
      typed,
    ) &&
    typed.length <= 200
  )
    return { kind: 'email', value: typed.toLowerCase() }
  const digits = typed.replace(/[\s()-]/g, '')
  if (/^1[3-9]\d{9}$/.test(digits)) return { kind: 'phone', value: `+86${digits}` }
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return { kind: 'phone', value: digits }
  return undefined
}

export function findByTarget(db: Db, target: Target): Promise<Account | undefined> {
  const all = db.selectFrom('sso.account').selectAll()
  return (
    target.kind === 'email'
      ? all.where(eb => eb.fn<string>('lower', ['email']), '=', target.value)
      : all.where('phone', '=', target.value)
  ).executeTakeFirst()
}

export const findBySub = (db: Db, sub: string): Promise<Account | undefined> =>
  /^[0-9a-f-]{36}$/.test(sub)
    ? db.selectFrom('sso.account').selectAll().where('sub', '=', sub).executeTakeFirst()
    : Promise.resolve(undefined)

/** Binds an address whose owner has proved to be this person. False when another account got it meanwhile. */
export async function bindTarget(db: Db, sub: string, target: Target, now: Date): Promise<boolean> {
  const change =
    target.kind === 'email'
      ? { email: target.value, email_verified_at: now }
      : { phone: target.value, phone_verified_at: now }
  try {
    await db.updateTable('sso.account').set(change).where('sub', '=', sub).execute()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return false
    throw error
  }
}

// OWASP's advice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

let decoy: Promise<string> | undefined
/** Takes as long for an account that does not exist, so that timing tells nothing. */
export async function checkPassword(account: Account | undefined, password: string): Promise<boolean> {
  const stored = account?.password_hash ?? (await (decoy ??= hashPassword('not anybody’s password')))
  const matches = await verify(stored, password.normalize('NFKC'))
  return matches && account?.password_hash !== null && account !== undefined && account.disabled_at === null
}

// The most used passwords of published leaks that are long enough to pass otherwise.
const common = new Set([
  '12345678',
  '123456789',
  '1234567890',
  'password',
  'password1',
  'qwertyuiop',
  'iloveyou',
  '11111111',
  '00000000',
  '88888888',
  'abc12345',
  'a1234567',
  'woaini1314',
  '5201314520',
  'qq123456',
  '1q2w3e4r',
  'zxcvbnm123',
  'admin123',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'letmein1',
  'passw0rd',
  'password123',
  '1qaz2wsx',
  'qwerty123',
  '123123123',
  '987654321',
  '147258369',
  '66666666',
  '12341234',
])

/** Length and the best known bad choices; no rules about kinds of characters (ASVS 5.0, 6.2). */
export function passwordProblem(
  password: string,
): 'passwordShort' | 'passwordLong' | 'passwordCommon' | undefined {
  const length = [...password].length
  if (length < 8) return 'passwordShort'
  if (length > 128) return 'passwordLong'
  return common.has(password.toLowerCase()) ? 'passwordCommon' : undefined
}

export type NewAccount = {
  sub?: string | undefined
  name: string
  email?: string | undefined
  phone?: string | undefined
  password: string
  locale: Lang
  verified: readonly ('email' | 'phone')[]
  /** The account cannot sign in until `createAccount` updates it without this. */
  isLocked?: boolean
}

/**
 * Makes an account, or brings the one with this e-mail address up to date; another password than it had ends its
 * sessions. Returns its lasting id.
 */
export async function createAccount(db: Db, given: NewAccount, now: Date): Promise<string> {
  const values = {
    name: given.name,
    email: given.email ?? null,
    phone: given.phone ?? null,
    email_verified_at: given.verified.includes('email') ? now : null,
    phone_verified_at: given.verified.includes('phone') ? now : null,
    password_hash: await hashPassword(given.password),
    locale: given.locale,
    disabled_at: given.isLocked ? now : null,
  }
  const known = given.email
    ? await findByTarget(db, { kind: 'email', value: given.email.toLowerCase() })
    : undefined
  if (known) {
    const isSamePassword = !given.isLocked && (await checkPassword(known, given.password))
    await db.transaction().execute(async tx => {
      await tx.updateTable('sso.account').set(values).where('sub', '=', known.sub).execute()
      if (!isSamePassword) await endSessions(tx, known.sub, now)
    })
    return known.sub
  }
  const made = await db
    .insertInto('sso.account')
    .values({ ...values, ...(given.sub ? { sub: given.sub } : {}) })
    .returning('sub')
    .executeTakeFirstOrThrow()
  return made.sub
}

/** Forgets an account whose person left: who they are, their sessions, and what was sent to them. */
export async function removeAccount(db: Db, sub: string, now: Date): Promise<void> {
  const account = await findBySub(db, sub)
  if (!account) return
  const targets = [account.email?.toLowerCase(), account.phone].filter(target => target != null)
  await db.transaction().execute(async tx => {
    await endSessions(tx, sub, now)
    if (targets.length > 0) {
      await tx.deleteFrom('sso.code').where('target', 'in', targets).execute()
      await tx.deleteFrom('sso.outbox').where('target', 'in', targets).execute()
      for (const target of targets)
        await tx
          .deleteFrom('sso.failure')
          .where(eb => eb.fn('starts_with', ['scope', eb.val(`account:${target} `)]))
          .execute()
    }
    await tx.deleteFrom('sso.failure').where('scope', '=', `account:${sub}`).execute()
    await tx.deleteFrom('sso.account').where('sub', '=', sub).execute()
  })
}
