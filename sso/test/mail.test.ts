import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createAccount } from '../src/accounts.ts'
import { askForCode, complaint, complaints, log, logTo, notSent, outbox, said, sent } from './asking.ts'
import { Browser, makeTestSite, type TestSite } from './browser.ts'
import { readMail } from './read-mail.ts'

const password = 'p@ss/wörd:?#'
const mails: { from: string; to: string[]; raw: string }[] = []
let refuse: Error | undefined
/** Takes the question whether a recipient is known, to be answered later. */
let hold: ((answer: (refused?: Error) => void) => void) | undefined
let server: SMTPServer
let site: TestSite
const listen = async (options: SMTPServerOptions) => {
  const made = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.username === 'leitai' && auth.password === password
        ? done(null, { user: 'leitai' })
        : done(new Error('Invalid username or password')),
    onRcptTo: (_address, _session, done) => {
      if (!hold) return done(refuse)
      hold(done)
      hold = undefined
    },
    onData(stream, { envelope }, done) {
      const mail = { from: '', to: envelope.rcptTo.map(to => to.address), raw: '' }
      if (envelope.mailFrom) mail.from = envelope.mailFrom.address
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => (mail.raw += part))
      stream.on('end', () => {
        mails.push(mail)
        done()
      })
    },
    ...options,
  })
  // A client that hangs up over a certificate is what one test is about.
  made.on('error', () => undefined)
  await new Promise<void>(done => made.listen(0, '127.0.0.1', done))
  return made
}
const address = (of: SMTPServer, secret = password) =>
  `smtp://leitai:${encodeURIComponent(secret)}@127.0.0.1:${(of.server.address() as AddressInfo).port}`
const siteFor = (url: string) =>
  makeTestSite({ SMTP_URL: url, MAIL_FROM: '数据擂台 <no-reply@leitai.example>', LOG_LEVEL: 'info' }, logTo)

beforeAll(async () => {
  server = await listen({})
  site = await siteFor(address(server))
})
beforeEach(() => {
  log.splice(0)
  mails.splice(0)
  refuse = undefined
})
afterAll(async () => {
  await site.close()
  await new Promise<void>(done => server.close(done))
})

test('a code arrives in the language of the page and registers its owner', async () => {
  const { browser, body } = await askForCode(site, 'Zhang@Example.org', 'zh-CN')
  expect(body).toContain('验证码已经发出')
  const [mail] = mails
  expect([mail?.from, mail?.to]).toEqual(['no-reply@leitai.example', ['zhang@example.org']])
  const read = readMail(mail?.raw ?? '')
  const code = /\d{6}/.exec(read.subject)?.[0] ?? ''
  expect(read).toEqual({
    from: '数据擂台 <no-reply@leitai.example>',
    to: 'zhang@example.org',
    subject: `${code} 是你的数据擂台验证码`,
    body: `你的验证码是 ${code}，10 分钟内有效。如果不是你本人操作，请忽略这条消息。`,
  })
  const made = await browser.submit('/zh-CN/register', {
    account: 'zhang@example.org',
    code,
    name: '张三',
    password: 'a long enough one',
    agree: 'yes',
  })
  expect(made.location).toContain('/sso/callback?code=')
  expect(await outbox(site)).toEqual([])
  expect(said()).not.toEqual([])
  expect(JSON.stringify(said())).not.toContain(code)
})

test('a refused recipient is told so, and may ask again at once', async () => {
  refuse = new Error('no such mailbox here')
  const refused = await askForCode(site, 'refused@example.org')
  expect([refused.status, refused.body]).toEqual([400, expect.stringContaining(notSent)])
  expect(complaints()).toEqual(complaint('email', 'no such mailbox here'))
  refuse = undefined
  expect((await askForCode(site, 'refused@example.org')).body).toContain(sent)
  expect(mails).toHaveLength(1)
  expect((await askForCode(site, 'refused@example.org')).body).toContain('Too many codes requested')
})

test.each([
  ['a wrong password', () => address(server, 'wr0ng-secret'), 'Invalid login'],
  ['a server that is away', () => 'smtp://leitai:wr0ng-secret@127.0.0.1:1', 'ECONNREFUSED'],
])('%s is said to the person, and the log keeps the secret', async (_name, url, reason) => {
  const other = await siteFor(url())
  try {
    expect((await askForCode(other, 'a@example.org')).body).toContain(notSent)
    expect(complaints()).toEqual(complaint('email', reason))
    expect(log.join('')).not.toContain('wr0ng-secret')
    expect(complaints()[0]?.reason).not.toMatch(/\d{6}/)
    expect(await outbox(other)).toEqual([])
  } finally {
    await other.close()
  }
})

test('a reset never tells by waiting or failing which accounts there are', async () => {
  const account = 'known@example.org'
  const at = new Date()
  await createAccount(
    site.db,
    {
      name: '老用户',
      email: account,
      password: 'a long password 1',
      locale: 'zh-CN',
      verified: ['email'],
    },
    at,
  )
  let answerRecipient: (refused?: Error) => void = () => undefined
  hold = done => (answerRecipient = done)
  const reset = async (name: string) => {
    const browser = new Browser(site)
    await browser.go('/en-US/password/reset')
    const { status, body } = await browser.submit('/en-US/password/reset', { account: name, action: 'send' })
    return { status, body: body.replaceAll(name, '').replace(/name="csrf"\s+value="[^"]+"/, '') }
  }
  // The mail server has not answered yet, and will refuse.
  const known = await reset(account)
  expect(known.body).toContain(sent)
  expect(await reset('nobody@example.org')).toEqual(known)
  await vi.waitFor(() => expect(hold).toBeUndefined())
  answerRecipient(new Error('no such mailbox here'))
  await vi.waitFor(() => expect(complaints()).toEqual(complaint('email', 'no such mailbox here')))
  // Nor may asking again, which waits for both.
  const waits = [await reset(account), await reset('nobody@example.org')]
  expect(waits.map(({ status }) => status)).toEqual([429, 429])
})

test('a certificate that nobody vouches for gets neither password nor mail', async () => {
  let asked = false
  const open = await listen({
    disabledCommands: [],
    onAuth: (_auth, _session, done) => {
      asked = true
      done(null, { user: 'leitai' })
    },
  })
  const other = await siteFor(address(open))
  try {
    expect((await askForCode(other, 'b@example.org')).body).toContain(notSent)
    expect([asked, mails]).toEqual([false, []])
    expect(complaints()).toEqual(complaint('email', 'certificate'))
  } finally {
    await other.close()
    await new Promise<void>(done => open.close(done))
  }
})
