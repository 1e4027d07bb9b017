import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellOfLogouts } from '../src/sign-off.ts'
import { makeBothSites, type BothSites } from './both-sites.ts'

let sites: BothSites
beforeAll(async () => {
  sites = await makeBothSites()
})
afterAll(() => sites.close())

/** Brings an account up to date as an operator does, in a process of its own. */
async function put(account: { email: string; password: string }): Promise<{ email: string; sub: string }> {
  const command = join(import.meta.dirname, '../src/accounts-cli.ts')
  const child = spawn(process.execPath, [command], {
    env: { PATH: process.env.PATH, DATABASE_URL: sites.signOn.settings.DATABASE_URL },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(`${JSON.stringify({ name: 'Ada', ...account })}\n`)
  return JSON.parse(await text(child.stdout))
}

test('a password that the operator sets ends the sessions of its account, and the same one ends none', async () => {
  const email = 'ada@example.org'
  const { sub } = await put({ email, password: sites.password })
  await sites.account('other@example.org')
  const [ada, other] = [await sites.signIn(email), await sites.signIn('other@example.org')]
  const standing = () => Promise.all([ada, other].map(surfer => sites.isIn(surfer)))

  expect(await put({ email, password: sites.password })).toEqual({ email, sub })
  await tellOfLogouts(sites.signOn)
  expect(await standing()).toEqual([true, true])

  expect(await put({ email, password: 'the second password' })).toEqual({ email, sub })
  await tellOfLogouts(sites.signOn)
  expect(await standing()).toEqual([false, true])
  await sites.signIn(email, ada)
  expect(await standing()).toEqual([false, true])
  await sites.signIn(email, ada, 'the second password')
  expect(await standing()).toEqual([true, true])
})
