import type { Settings } from '../../../../base/config/settings.ts'

const seconds = 10

/** Has the sign-on site of this installation forget an account; throws when it does not say that it did. */
export async function removeSignOnAccount(
  settings: Pick<Settings, 'issuer' | 'SSO_CLIENT_ID' | 'clientSecret'>,
  sub: string,
): Promise<void> {
  const answer = await fetch(`${settings.issuer}/accounts/remove`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: settings.SSO_CLIENT_ID,
      client_secret: settings.clientSecret,
      sub,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(seconds * 1000),
  })
  if (!answer.ok)
    throw new Error(`the sign-on site answered ${answer.status} when asked to remove an account`)
}
