import type { AddressInfo } from 'node:net'
import { registerSignOn } from '../src/features/people/identity/server/sign-on.ts'
import { startForeignIssuer } from './foreign-issuer.ts'
import { Surfer } from './surfer.ts'
import { makeWorld } from './world.ts'

export const platform = 'http://platform.test'
export const client = { id: 'the platform', secret: 'a secret: of+16/letters%', platform }
const atCallback = (address: string) => address.startsWith(`${platform}/sso/callback`)

export type SignOnStage = Awaited<ReturnType<typeof makeSignOnStage>>

/** A world whose people sign in at somebody else's issuer, both reached by HTTP. */
export async function makeSignOnStage(environment: NodeJS.ProcessEnv = {}) {
  const foreign = await startForeignIssuer(client)
  const world = await makeWorld({
    PUBLIC_URL: platform,
    SSO_ISSUER: foreign.issuer,
    SSO_CLIENT_ID: client.id,
    SSO_CLIENT_SECRET: client.secret,
    ...environment,
  })
  registerSignOn(world.app, world)
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const place = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  foreign.platformAt = place

  /** Starts at the platform, signs in at the issuer, agrees, and stops before the address that leads back. */
  const upToCallback = async (person: string, change: (address: URL) => void = () => undefined) => {
    const surfer = new Surfer({ [platform]: place })
    const begun = await surfer.step(
      `${platform}/en-US/login2?return=${encodeURIComponent('/competitions/1?tab=data')}`,
    )
    const authorize = new URL(begun.location ?? '')
    change(authorize)
    let page = await surfer.go(authorize.href, atCallback)
    for (const prompt of ['login', 'consent']) {
      const form = { prompt, login: person, password: 'anything' }
      const next = await surfer.step(/action="([^"]+)"/.exec(page.body)?.[1] ?? '', { form })
      page = await surfer.go(next.location ?? '', atCallback)
    }
    return { surfer, authorize, callback: new URL(page.location ?? '') }
  }
  const signIn = async (person: string) => {
    const { surfer, callback } = await upToCallback(person)
    return { surfer, callback, answer: await surfer.step(callback.href) }
  }
  const me = async (surfer: Surfer) =>
    JSON.parse((await surfer.step(`${platform}/api/users/sso`)).body).data as Record<string, unknown>
  const close = async () => {
    await world.close()
    await foreign.close()
  }
  return { foreign, world, place, upToCallback, signIn, me, close }
}
