import type { Page } from '@playwright/test'
import { expect, site } from './fixtures.ts'

/** Asks with a token of the team’s own, as its script would; answers the envelope. */
export type Script = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object | FormData,
) => Promise<{ status: string; errno?: string; data: Record<string, unknown> }>

/** Makes a token in the browser's session, and goes on without that. */
export async function scriptOf(page: Page): Promise<Script> {
  const made = await page.request.post(`${site}/api/tokens`, {
    headers: { origin: site },
    data: { name: `script ${Date.now()}` },
  })
  expect(made.status()).toBe(200)
  const { data } = (await made.json()) as { data: { token: string } }
  return async (method, path, body) => {
    const isForm = body instanceof FormData
    const answer = await fetch(site + path, {
      method,
      headers: {
        authorization: `Bearer ${data.token}`,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    return (await answer.json()) as Awaited<ReturnType<Script>>
  }
}

/** Signs up to a competition whose agreement was never changed. */
export async function enter(script: Script, competitionId: string): Promise<void> {
  const { status } = await script('POST', `/api/competitions/${competitionId}/users`, { agreementVersion: 1 })
  expect(status).toBe('e200')
}

/** Hands a file in as a script does, and waits for its score; a refusal is answered by its code. */
export async function handIn(
  script: Script,
  competitionId: string,
  rows: readonly string[],
): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([`${rows.join('\n')}\n`], { type: 'text/csv' }), 'result.csv')
  const { errno, data } = await script('POST', `/api/competitions/${competitionId}/uploads`, form)
  if (errno) return errno
  const { id } = data.submission as { id: number }
  const seen = async () =>
    (await script('GET', `/api/submissions/${id}`)).data as { state?: string; score?: string }
  await expect.poll(async () => (await seen()).state, { timeout: 90_000 }).toBe('scored')
  return (await seen()).score ?? ''
}
