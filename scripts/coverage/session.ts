import { demoAccounts, type DemoRole } from '../../platform/src/demo/accounts.ts'
import { reviewerLogin, type ReviewerName } from '../../e2e/reviewers.ts'
import { Surfer } from '../../platform/test/surfer.ts'

type Signed = { cookie: string; userId: number }

/** Signs a demo account in through the real sign-on site, as a browser does. */
export async function signIn(url: string, role: DemoRole): Promise<Signed> {
  const account = demoAccounts.find(one => one.role === role)
  if (!account) throw new Error(`no demo account is called ${role}`)
  return signInAs(url, account)
}

/** Signs in through the real sign-on site, as a browser does. */
export async function signInAs(url: string, account: { email: string; password: string }): Promise<Signed> {
  const surfer = new Surfer({})
  const door = await surfer.go(`${url}/zh-CN/login2?return=/api/users/sso`)
  const action = /<form method="post" action="([^"]+)"/.exec(door.body)?.[1]
  const csrf = /name="csrf"\s+value="([^"]+)"/.exec(door.body)?.[1]
  if (!action || !csrf) throw new Error(`the sign-on site answered ${door.status} at ${door.address}`)
  const done = await surfer.step(new URL(action, door.address).href, {
    form: { account: account.email, password: account.password, csrf, action: 'submit' },
  })
  if (!done.location) throw new Error(`${account.email} could not sign in: ${done.status} ${done.address}`)
  const self = await surfer.go(done.location)
  const jar = surfer.cookies.get(new URL(url).origin) ?? new Map<string, string>()
  const { id } = (JSON.parse(self.body) as { data: { id: number | null } }).data
  if (id === null) throw new Error(`${account.email} is not signed in after the way back`)
  return { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), userId: id }
}

/** Signs a reviewer of the demo in; answers the cookie. */
export async function enterReview(url: string, name: ReviewerName): Promise<string> {
  const answer = await fetch(`${url}/api/spic-review/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(reviewerLogin(name)),
  })
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  if (answer.status !== 200 || cookie === '')
    throw new Error(`the ${name} could not sign in: ${answer.status}`)
  return cookie
}
