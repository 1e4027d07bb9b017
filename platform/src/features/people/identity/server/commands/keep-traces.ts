import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'
import { lineOf } from '../../../../../base/http/line-of.ts'

/** Says which browser somebody comes with, over all accounts that are used in it. Random; nothing is read from the device. */
export const deviceCookie = 'leitai_device'
export const deviceCookieDays = 365

/** How long it is kept which devices and addresses an account was used from: a long competition and its appeals. */
export const traceDays = 180

type Use = {
  userId: number
  address: string
  device: string | undefined
  secret: string
  now: Date
}

/**
 * Keeps from where an account was used, as keyed hashes. Written at most once an hour for each, so that handing in
 * often costs nothing.
 */
export async function keepTraces(tx: Tx, { userId, address, device, secret, now }: Use): Promise<void> {
  const place = placeOf(address)
  const known = [
    ...(place === null ? [] : [{ kind: 'address' as const, mark: markOf('address', place, secret) }]),
    ...(isDevice(device) ? [{ kind: 'device' as const, mark: markOf('device', device, secret) }] : []),
  ]
  if (known.length === 0) return
  await tx
    .insertInto('access_trace')
    .values(known.map(trace => ({ ...trace, user_id: userId, first_at: now, last_at: now })))
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'kind', 'mark'])
        .doUpdateSet({
          last_at: now,
          days: sql`access_trace.days + ((access_trace.last_at at time zone 'UTC')::date < (${now}::timestamptz at time zone 'UTC')::date)::int`,
        })
        .where('access_trace.last_at', '<', new Date(now.getTime() - 3_600_000)),
    )
    .execute()
}

export const isDevice = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{43}$/.test(text)

/** Without the key nobody can try all addresses to see which one this is. */
export const markOf = (kind: 'device' | 'address', value: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`access ${kind} ${value}`).digest()

/** The line of an address; null for this machine's own, which is what everybody has behind a proxy that is not trusted. */
export function placeOf(address: string): string | null {
  const line = lineOf(address)
  return line === '' || line === lineOf('::1') || line.startsWith('127.') ? null : line
}
