import { RouterContextProvider, type MiddlewareFunction } from 'react-router'
import { expect, test } from 'vitest'
import { pageContext, type PageContext } from '../page-context.ts'
import { guardedBy } from './guards.ts'

type Asker = { viewer?: number; missing?: 'phone' }

/** What a guard answers at this address: nothing when it lets the reader pass. */
async function ask(guard: MiddlewareFunction<Response> | undefined, path: string, asker: Asker = {}) {
  const context = new RouterContextProvider()
  const { viewer, missing = null } = asker
  context.set(pageContext, {
    viewer: viewer ? { userId: viewer } : null,
    missing,
    lang: 'zh-CN',
    publicUrl: 'https://leitai.example',
    issuer: 'https://sso.example',
  } as PageContext)
  const url = new URL(path, 'https://leitai.example')
  const passed = { status: 200, location: null }
  const args = { context, url, request: new Request(url), params: {}, pattern: '' }
  try {
    await guard?.(args as never, async () => new Response())
    return passed
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, location: thrown.headers.get('location') }
    const { init } = thrown as { init?: { status?: number } }
    return { status: init?.status, location: null }
  }
}

const passed = { status: 200, location: null }

test('authentication sends visitors to the login and unbound people to the binding page, with the way back', async () => {
  const [guard] = guardedBy('authentication')
  expect(await ask(guard, '/messages?tab=1')).toEqual({
    status: 302,
    location: '/zh-CN/login2?return=%2Fmessages%3Ftab%3D1',
  })
  const unbound = await ask(guard, '/messages', { viewer: 7, missing: 'phone' })
  const address = new URL(unbound.location ?? '')
  expect(address.origin + address.pathname).toBe('https://sso.example/phone/binding')
  expect(address.searchParams.get('need')).toBe('phone')
  expect(address.searchParams.get('return')).toBe('https://leitai.example/zh-CN/login2?return=%2Fmessages')
  expect(await ask(guard, '/messages', { viewer: 7 })).toEqual(passed)
})

test('redirect-user puts the signed-in person’s id where the address leaves it out', async () => {
  const [guard] = guardedBy('redirect-user')
  expect(await ask(guard, '/users', { viewer: 7 })).toEqual({ status: 302, location: '/users/7' })
  expect(await ask(guard, '/user/-/profile?from=menu', { viewer: 7 })).toEqual({
    status: 302,
    location: '/user/7/profile?from=menu',
  })
  expect(await ask(guard, '/user/-/profile')).toEqual({
    status: 302,
    location: '/zh-CN/login2?return=%2Fuser%2F-%2Fprofile',
  })
  expect(await ask(guard, '/user/8/profile')).toEqual(passed)
})

test.each(['/hidden-spic-review/allproject', '/spic-review/allproject'])(
  'nobody without a review account opens %s',
  async path => {
    const [guard] = guardedBy('review-authentication')
    expect(await ask(guard, path, { viewer: 7 })).toEqual({
      status: 302,
      location: `${path.replace('allproject', 'login')}?to=${encodeURIComponent(path)}`,
    })
  },
)

test.each(['no-such-guard', 'constructor', 'toString'])(
  'an unknown guard name (%s) produces a 500',
  async name => {
    const [guard] = guardedBy(name as 'authentication')
    expect(await ask(guard, '/messages', { viewer: 7 })).toEqual({ status: 500, location: null })
  },
)
