import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefused, openMailer, type Mailer } from './mailer.ts'

const taken: { to: string[]; raw: string }[] = []
let server: SMTPServer
let mailer: Mailer | null
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('gone')
          ? Object.assign(new Error('no such mailbox'), { responseCode: 550 })
          : address.startsWith('busy')
            ? Object.assign(new Error('come again'), { responseCode: 450 })
            : null,
      ),
    onData(stream, { envelope }, done) {
      const mail = { to: envelope.rcptTo.map(to => to.address), raw: '' }
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => (mail.raw += part))
      stream.on('end', () => {
        taken.push(mail)
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  mailer = openMailer({
    SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    MAIL_FROM: '数据擂台 <no-reply@leitai.example>',
    publicUrl: 'https://leitai.example',
  })
})
afterAll(async () => {
  mailer?.close()
  await new Promise<void>(done => server.close(done))
})

const mail = {
  id: 'mail-7',
  to: 'a@example.org',
  subject: '有人回复了你',
  text: '纯文本',
  html: '<p>网页</p>',
  unsubscribe: 'https://leitai.example/unsubscribe/x',
}

test('a mail has both forms, says how one click ends it, and keeps its number when it is sent again', async () => {
  await mailer?.send(mail)
  await mailer?.send(mail)
  const [first, again] = taken
  expect(first?.to).toEqual(['a@example.org'])
  const head = first?.raw.split('\r\n\r\n')[0] ?? ''
  expect(head).toMatch(/^Message-ID: <mail-7@leitai\.example>$/im)
  expect(head).toMatch(/^List-Unsubscribe: <https:\/\/leitai\.example\/unsubscribe\/x>$/im)
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im)
  expect(head).toMatch(/^Content-Type: multipart\/alternative/im)
  for (const part of ['纯文本', '<p>网页</p>'])
    expect(first?.raw).toContain(Buffer.from(part).toString('base64').slice(0, 8))
  expect(again?.raw).toContain('<mail-7@leitai.example>')
})

test('an address is one, whatever stands in it', async () => {
  const before = taken.length
  await mailer?.send({ ...mail, to: 'a@example.org, b@example.org' }).catch(() => undefined)
  expect(taken.slice(before).flatMap(({ to }) => to)).not.toContain('b@example.org')
})

test('a server that never takes it is told from one that is busy', async () => {
  const refusal = (to: string) => mailer?.send({ ...mail, to }).catch((error: unknown) => error)
  expect(isRefused(await refusal('gone@example.org'))).toBe(true)
  expect(isRefused(await refusal('busy@example.org'))).toBe(false)
})
