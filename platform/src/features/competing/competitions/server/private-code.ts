import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const length = 32

/** As people type it: in full width or not, with blanks around it. */
const plain = (code: string): string => code.normalize('NFKC').trim()

/** The code of a private competition as it is kept: salted and slow to guess, so that a stolen database opens none. */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${(await derive(plain(code), salt, length)).toString('base64url')}`
}

// Compared with when there is nothing to compare with, so that the answer takes as long.
const nobodys = await hashCode(randomBytes(16).toString('hex'))

/** Whether this is the code; takes as long for a competition that has none or does not exist. */
export async function isCode(code: string, kept: string | null | undefined): Promise<boolean> {
  const [salt, hash] = (kept ?? nobodys).split('.')
  const expected = Buffer.from(hash ?? '', 'base64url')
  // Codes were kept as they had been typed: one in full width is found as it is.
  const forms = new Set([plain(code), code.normalize('NFC')])
  const given = await Promise.all(
    [...forms].map(form => derive(form, Buffer.from(salt ?? '', 'base64url'), length)),
  )
  return given.some(one => expected.length === one.length && timingSafeEqual(expected, one)) && kept != null
}
