import { sql } from 'kysely'
import type { Lang } from '../src/base/web/language.ts'
import { multipart, type TestUser } from './factories.ts'
import type { World } from './world.ts'

type Asked = { as?: TestUser | undefined; body?: Record<string, unknown>; lang?: Lang }

/** Asks the API as this person, or as a visitor, and reads the envelope; `paths` are the places found wrong. */
export async function ask(
  world: World,
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  { as, body, lang }: Asked = {},
) {
  const [method, url] = call.split(' ') as ['GET', string]
  const answer = await world.app.inject({
    method,
    url,
    headers: { ...as?.headers, ...(lang ? { 'accept-language': lang } : {}) },
    ...(body ? { payload: body } : {}),
  })
  const { data, errno, issues, hint } = answer.json()
  return {
    status: answer.statusCode,
    data,
    errno,
    hint,
    paths: ((issues ?? []) as { path: string }[]).map(issue => issue.path).sort(),
  }
}

/** Sends a form, with a file or without, as this person, and reads the envelope with all that was found wrong. */
export async function send(
  world: World,
  call: `POST /${string}`,
  {
    as,
    fields = {},
    file,
  }: {
    as: TestUser | undefined
    fields?: Record<string, string>
    file?: { name: string; content: string | Buffer } | undefined
  },
) {
  const body = multipart(fields, file ? [{ field: 'file', ...file }] : [])
  const answer = await world.app.inject({
    method: 'POST',
    url: call.slice('POST '.length),
    payload: body.payload,
    headers: { ...as?.headers, ...body.headers },
  })
  const { data, errno, issues = [], hint } = answer.json()
  const paths = (issues as { path: string }[]).map(issue => issue.path).sort()
  return { status: answer.statusCode, data, errno, hint, issues, paths }
}

/** How many transactions of this world wait for another one: what a test of two at once waits for. */
export const waiting = async ({ db }: World): Promise<number> =>
  (
    await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
  ).rows.length
