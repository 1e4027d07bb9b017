import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// OWASP's advice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

let decoy: Promise<string> | undefined
/** Takes as long where there is no account, or none with a password, so that timing tells nothing. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(
    stored ?? (await (decoy ??= hashPassword('not anybody’s password'))),
    password.normalize('NFKC'),
  )
  return matches && typeof stored === 'string'
}

const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const pick = (count: number) => Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('')
/** A first password that can be read aloud: some 79 random bits. */
export const makeFirstCode = (): string => `${pick(4)}-${pick(4)}-${pick(4)}-${pick(4)}`
/** Six digits, good for a few minutes and tries. */
export const makeMailCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

const common = /^(?:0?123456789\d?|(.)\1+|qwertyuiop|password\d*|woaini\d*|admin\d*|5201314520)$/i
/** Length and the best known bad choices; no rules about kinds of characters (ASVS 5.0, 6.2). */
export const isWeak = (password: string, account: string): boolean => {
  const length = [...password].length
  return (
    length < 10 ||
    length > 128 ||
    common.test(password) ||
    password.toLowerCase().includes(account.toLowerCase())
  )
}
