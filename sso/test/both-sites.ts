import { systemClock } from '../../platform/src/base/clock/clock.ts'
import { registerSignOn } from '../../platform/src/features/people/identity/server/sign-on.ts'
import { Surfer } from '../../platform/test/surfer.ts'
import { makeWorld } from '../../platform/test/world.ts'
import { freePorts } from '../../scripts/ports.ts'
import { createAccount } from '../src/accounts.ts'
import { makeTestSite } from './browser.ts'

const password = 'the first password'

export type BothSites = Awaited<ReturnType<typeof makeBothSites>>

/** The sign-on site and the platform as they run beside each other, both reached by HTTP. */
export async function makeBothSites() {
  const [signOnPort, platformPort] = await freePorts()
  const [issuer, platform] = [`http://localhost:${signOnPort}`, `http://localhost:${platformPort}`]
  const shared = { SSO_PUBLIC_URL: issuer, PUBLIC_URL: platform, SSO_CLIENT_SECRET: 'x'.repeat(32) }
  const signOn = await makeTestSite(shared)
  await signOn.app.listen({ port: signOnPort, host: 'localhost' })
  const world = await makeWorld(shared)
  // The platform refuses logouts that are more than half a minute ahead of its clock, so the clock runs: a test that takes
  // longer would see its own logout refused.
  Object.assign(world.clock, systemClock)
  registerSignOn(world.app, world)
  await world.app.listen({ port: platformPort, host: 'localhost' })

  const account = (email: string) =>
    createAccount(
      signOn.db,
      { name: email.split('@')[0] ?? '', email, password, locale: 'en-US', verified: ['email'] },
      new Date(),
    )
  /** Fills in the form of the page that the surfer is on. */
  const submit = async (
    surfer: Surfer,
    page: { address: string; body: string },
    form: Record<string, string>,
  ) => {
    const csrf = /name="csrf"\s+value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    const action = /<form method="post" action="([^"]+)"/.exec(page.body)?.[1] ?? ''
    const address = new URL(action, page.address).href
    const answer = await surfer.step(address, { form: { csrf, action: 'submit', ...form } })
    return answer.location ? surfer.go(answer.location, next => next === `${platform}/`) : answer
  }
  const signIn = async (email: string, surfer = new Surfer({}), secret = password) => {
    const page = await surfer.go(`${platform}/en-US/login2`, next => next === `${platform}/`)
    await submit(surfer, page, { account: email, password: secret })
    return surfer
  }
  const isIn = async (surfer: Surfer) =>
    JSON.parse((await surfer.step(`${platform}/api/users/sso`)).body).data.userId !== null
  const close = async () => {
    await world.close()
    await signOn.close()
  }
  return { signOn, world, issuer, platform, password, account, submit, signIn, isIn, close }
}
