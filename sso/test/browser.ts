import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import { inject } from 'vitest'
import { createDatabase } from '../../platform/src/base/database/embedded.ts'
import { migrate, openDatabase, type Db } from '../src/database.ts'
import { readSettings } from '../src/settings.ts'
import { makeSite } from '../src/site.ts'

export const platform = 'http://platform.test'
const issuer = 'http://localhost:3999'

/** A sign-on site on a database of its own, with a clock to set. */
export async function makeTestSite(
  environment: NodeJS.ProcessEnv = {},
  logTo?: Writable,
  open = (url: string): Db | Promise<Db> => openDatabase(url, () => undefined),
) {
  const url = await createDatabase(inject('postgresUrl'), `sso_${randomUUID().replaceAll('-', '')}`)
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => migrate(url)))
  const db = await open(url)
  const settings = readSettings({
    DATABASE_URL: url,
    PUBLIC_URL: platform,
    SSO_PUBLIC_URL: issuer,
    SSO_CLIENT_SECRET: 'x'.repeat(32),
    SSO_COOKIE_SECRET: 'y'.repeat(32),
    LOG_LEVEL: 'silent',
    READS_PER_SECOND: '0',
    ...environment,
  })
  let offset = 0
  const site = await makeSite(db, settings, () => new Date(Date.now() + offset), logTo)
  return {
    ...site,
    later: (milliseconds: number) => (offset += milliseconds),
    close: async () => (await site.app.close(), await db.destroy()),
  }
}

export type TestSite = Awaited<ReturnType<typeof makeTestSite>>

/** Keeps cookies and follows redirects within the site, as a browser would; stops where the site sends people away. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly site: TestSite
  readonly address: string
  page = ''
  constructor(site: TestSite, address = '127.0.0.1') {
    this.site = site
    this.address = address
  }

  async go(
    path: string,
    form?: Record<string, string>,
  ): Promise<{ status: number; location: string | undefined; body: string }> {
    for (let at = path, body = form, hops = 0; hops < 12; hops++) {
      const answer = await this.site.app.inject({
        method: body ? 'POST' : 'GET',
        url: at,
        remoteAddress: this.address,
        headers: {
          host: 'localhost:3999',
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body ? { 'content-type': 'application/x-www-form-urlencoded', origin: issuer } : {}),
        },
        ...(body ? { payload: new URLSearchParams(body).toString() } : {}),
      })
      for (const cookie of answer.cookies) {
        if (cookie.value === '' || (cookie.expires && cookie.expires < new Date()))
          this.cookies.delete(cookie.name)
        else this.cookies.set(cookie.name, cookie.value)
      }
      const { location } = answer.headers
      if (!location)
        return { status: answer.statusCode, location: undefined, body: (this.page = answer.body) }
      const next = new URL(location, issuer)
      if (next.origin !== issuer) return { status: answer.statusCode, location, body: '' }
      at = next.pathname + next.search
      body = undefined
    }
    throw new Error('too many redirects')
  }

  /** Fills in the form of the present page and sends it. */
  submit(path: string, values: Record<string, string>) {
    const csrf = /name="csrf"\s+value="([^"]+)"/.exec(this.page)?.[1] ?? ''
    return this.go(path, { csrf, action: 'submit', ...values })
  }
}

export async function codeFor(db: Db, target: string): Promise<string> {
  const row = await db
    .selectFrom('sso.outbox')
    .select('body')
    .where('target', '=', target)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return /\d{6}/.exec(row?.body ?? '')?.[0] ?? ''
}
