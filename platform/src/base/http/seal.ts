import { createHmac, timingSafeEqual } from 'node:crypto'

/** `value.signature`, so that a value kept in the browser comes back unchanged or not at all. */
export function seal(value: object, key: string): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

export function unseal(sealed: string | undefined, key: string): unknown {
  const [text, signature] = sealed?.split('.') ?? []
  if (!text || !signature) return undefined
  const expected = createHmac('sha256', key).update(text).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString())
}
