import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { dangers } from '../../../../test/dangers.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { workOff } from '../../../../test/queue.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { makeLog } from '../../../base/log/log.ts'
import type { Mail } from '../../../base/mail/mailer.ts'
import { digestOf, isMorning, letterOf, nextTry } from './mail.rules.ts'
import { personMark } from './rules.ts'
import { sendDigests } from './server/commands/send-digests.ts'
import { sendMails } from './server/commands/send-mails.ts'
import { deliver, deliverEach } from './server/deliver.ts'
import { noticeJobs } from './server/jobs.ts'
import { unsubscribeToken } from './server/unsubscribe-token.ts'

let world: World
beforeAll(async () => (world = await makeWorld({ SMTP_URL: 'smtp://localhost:1' })))
afterAll(() => world.close())

const person = (given: Record<string, unknown> = {}) =>
  makeUser(world, { email: `${crypto.randomUUID()}@example.org`, email_bound: true, ...given })
/** By default mailed at once; `team.members` is for the digest. */
const tell = (key: string, to: readonly TestUser[], kind: 'team.asked' | 'team.members' = 'team.asked') =>
  deliver(
    world.db,
    { key, kind, text: { zh: `${key} 中文`, en: `${key} English` }, path: '/a', to: to.map(({ id }) => id) },
    world.clock.now(),
  )
const mailsOf = (user: TestUser) =>
  world.db.selectFrom('mail').selectAll().where('user_id', '=', user.id).orderBy('id').execute()
const digests = () => sendDigests(world.db, world.settings, world.clock.now(), new AbortController().signal)
const morning = '2026-11-20T00:30:00.000Z'

describe('a letter', () => {
  const place = {
    publicUrl: 'https://x.example',
    unsubscribe: 'https://x.example/unsubscribe/t',
    lang: 'en-US',
  } as const
  const evil = '<script>alert(1)</script>" onmouseover="x'

  test('is text and HTML around words of others, with the way to stop it', () => {
    const [one, plain] = [evil, 'T'].map(said => letterOf({ title: said, text: said, path: '/a' }, place))
    const [many, plainly] = [evil, 'T'].map(said =>
      digestOf([{ title: said, text: said, path: '/a' }], 3, place),
    )
    // A mail is a document with looks of its own; what others wrote adds nothing to it.
    expect(dangers(one?.html ?? '')).toEqual(dangers(plain?.html ?? ''))
    expect(dangers(many?.html ?? '')).toEqual(dangers(plainly?.html ?? ''))
    for (const letter of [one, many]) {
      expect(letter?.html).toContain(place.unsubscribe)
      expect(letter?.text).toContain('https://x.example/a')
      expect(letter?.text).toContain(place.unsubscribe)
    }
    expect([plain?.subject, many?.subject]).toEqual(['T · Leitai', 'You have 3 new notices · Leitai'])
    expect(many?.text).toContain('2 more are on the site.')
  })

  test('has its hours, and is tried again for most of a day', () => {
    expect([7, 8, 11, 12].map(isMorning)).toEqual([false, true, true, false])
    const now = new Date(0)
    expect([1, 2, 9].map(attempts => nextTry(attempts, now)?.getTime())).toEqual([
      60_000, 120_000, 15_360_000,
    ])
    expect(nextTry(10, now)).toBe(null)
  })
})

describe('mails at once', () => {
  test('go to bound addresses, once, in each one’s language', async () => {
    const [zh, en, unbound] = [
      await person(),
      await person({ language: 'en-US' }),
      await person({ email_bound: false }),
    ]
    await tell('now', [zh, en, unbound])
    await tell('now', [zh, en, unbound])
    const [mail] = noticeJobs.filter(({ job }) => job.name === 'notices.mail')
    const payload = { key: 'now', kind: 'team.asked', text: { zh: 'x', en: 'x' }, path: '/a', to: [zh.id] }
    await workOff(
      world,
      noticeJobs.filter(({ job }) => job.name !== 'notices.send-mails'),
    )
    await mail?.run(world, payload, { now: world.clock.now() } as never)
    expect((await mailsOf(zh)).map(row => row.subject)).toEqual(['入队与合并申请 · 数据擂台'])
    const [letter] = await mailsOf(en)
    expect(letter).toMatchObject({ subject: 'Requests to join or merge · Leitai', is_local: false })
    expect(letter?.body_text).toContain('now English')
    expect(await mailsOf(unbound)).toEqual([])
  })

  test('of many notices are written by one job, each for its own people', async () => {
    const [one, other] = [await person(), await person()]
    const notices = [[one, other], [one], [other]].map((to, at) => ({
      key: `team:${at}`,
      text: { zh: `第 ${at} 队`, en: `Team ${at}` },
      path: '/a',
      to: to.map(({ id }) => id),
    }))
    await deliverEach(world.db, 'team.asked', notices, world.clock.now())
    const done = await workOff(
      world,
      noticeJobs.filter(({ job }) => job.name === 'notices.mail'),
    )
    expect(done).toEqual(['notices.mail'])
    const textsOf = async (user: TestUser) =>
      (await mailsOf(user)).map(row => /第 \d 队/.exec(row.body_text)?.[0]).toSorted()
    expect([await textsOf(one), await textsOf(other)]).toEqual([
      ['第 0 队', '第 1 队'],
      ['第 0 队', '第 2 队'],
    ])
  })
})

describe('the digest', () => {
  test('is one a person a day, in the morning where they are, though it runs twice at once', async () => {
    world.setNow(morning)
    const [here, west] = [await person({ zone: 'Asia/Shanghai' }), await person({ zone: 'America/New_York' })]
    await tell('d1', [here, west], 'team.members')
    await tell('d2', [here], 'team.members')
    await Promise.all([digests(), digests()])
    await digests()
    expect((await mailsOf(here)).map(row => row.subject)).toEqual(['你有 2 条新通知 · 数据擂台'])
    expect(await mailsOf(west)).toEqual([])
    // What comes later in the day waits for the next morning, and what is read meanwhile needs no mail.
    await tell('d3', [here, west], 'team.members')
    await ask(world, 'PUT /api/v2/notices', { as: west, body: {} })
    world.setNow('2026-11-20T13:30:00.000Z')
    await digests()
    expect(await mailsOf(west)).toEqual([])
    world.setNow('2026-11-21T00:30:00.000Z')
    await digests()
    expect((await mailsOf(here)).map(row => row.subject)).toEqual([
      '你有 2 条新通知 · 数据擂台',
      '你有 1 条新通知 · 数据擂台',
    ])
    world.setNow('2026-11-22T00:30:00.000Z')
    await digests()
    expect(await mailsOf(here)).toHaveLength(2)
  })

  test('is not for those who want none, nor those without an address, who are asked no more', async () => {
    world.setNow(morning)
    const [none, unbound] = [await person(), await person({ email_bound: false })]
    await ask(world, 'POST /api/v2/users/notices/ignore-setting', { as: none, body: { digest: false } })
    await tell('unwanted', [none, unbound], 'team.members')
    await digests()
    expect([...(await mailsOf(none)), ...(await mailsOf(unbound))]).toEqual([])
    const left = await world.db
      .selectFrom('notice')
      .select('id')
      .where('for_digest', '=', true)
      .where('user_id', 'in', [none.id, unbound.id])
      .execute()
    expect(left).toEqual([])
  })
})

describe('sending', () => {
  const log = makeLog('test', 'silent')
  const sendAll = (send: (mail: Mail) => Promise<void>) =>
    sendMails(world.db, {
      mailer: { send, close: () => undefined },
      log,
      now: () => world.clock.now(),
      signal: new AbortController().signal,
    })

  test('is once a mail, whoever sends beside; what is said is kept no longer', async () => {
    world.setNow('2026-11-23T00:00:00.000Z')
    const reader = await person()
    await tell('send', [reader])
    await workOff(
      world,
      noticeJobs.filter(({ job }) => job.name !== 'notices.send-mails'),
    )
    const got: string[] = []
    const send = async ({ to }: Mail) => void got.push(to)
    await Promise.all([sendAll(send), sendAll(send)])
    await sendAll(send)
    const [mail] = await mailsOf(reader)
    expect(got.filter(to => to === mail?.address)).toHaveLength(1)
    expect(mail).toMatchObject({ body_text: '', body_html: '', due_at: null, sent_at: world.clock.now() })
  })

  test('calls people what they are called when it goes out', async () => {
    const [reader, author] = [await person(), await makeUser(world)]
    const text = { zh: `${personMark(author.id)} 回复了你`, en: 'x' }
    const to = [reader.id]
    await deliver(world.db, { key: 'named', kind: 'team.asked', text, path: '/a', to }, world.clock.now())
    await workOff(
      world,
      noticeJobs.filter(({ job }) => job.name !== 'notices.send-mails'),
    )
    await world.db.updateTable('app_user').set({ user_name: '<b>改名' }).where('id', '=', author.id).execute()
    const got: Mail[] = []
    await sendAll(async mail => void got.push(mail))
    const mail = got.find(one => one.text.includes('回复了你'))
    expect(mail?.text).toContain('<b>改名 回复了你')
    expect(mail?.html).toContain('&lt;b&gt;改名 回复了你')
    const { data } = await ask(world, 'GET /api/v2/notices', { as: reader })
    expect(data.list[0].intro).toBe('<b>改名 回复了你')
  })

  test('is tried again later where the server cannot, and given up where it will not', async () => {
    const [later, never] = [await person(), await person()]
    await tell('tried', [later, never])
    await workOff(
      world,
      noticeJobs.filter(({ job }) => job.name !== 'notices.send-mails'),
    )
    const [refused] = await mailsOf(never)
    const fail = async ({ to }: Mail) => {
      throw Object.assign(new Error('no'), { responseCode: to === refused?.address ? 550 : 451 })
    }
    await sendAll(fail)
    await sendAll(fail)
    expect(await mailsOf(later)).toMatchObject([{ attempts: 1, given_up_at: null, problem: 'no' }])
    expect(await mailsOf(never)).toMatchObject([
      { attempts: 1, due_at: null, given_up_at: world.clock.now() },
    ])
    world.setNow(new Date(world.clock.now().getTime() + 60_000))
    await sendAll(async () => undefined)
    expect(await mailsOf(later)).toMatchObject([{ attempts: 2, sent_at: world.clock.now(), problem: null }])
  })
})

describe('unsubscribing', () => {
  const tokenOf = (user: TestUser, what: string, secret = world.settings.sessionSecret) =>
    unsubscribeToken({ userId: user.id, what }, secret)
  const settings = async (as: TestUser) =>
    (await ask(world, 'GET /api/v2/users/notices/ignore-setting', { as })).data as {
      digest: boolean
      settings: { kind: string; site: boolean; mail: string }[]
    }

  test('by one click of a mail program stops that sort of mail, and nothing else', async () => {
    const reader = await person()
    const url = `/unsubscribe/${tokenOf(reader, 'team.asked')}`
    const click = () =>
      world.app.inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect([(await click()).statusCode, (await click()).statusCode]).toEqual([200, 200])
    const { settings: chosen, digest } = await settings(reader)
    expect(chosen.find(({ kind }) => kind === 'team.asked')).toMatchObject({ site: true, mail: 'off' })
    expect(chosen.find(({ kind }) => kind === 'team.decided')).toMatchObject({ mail: 'now' })
    expect(digest).toBe(true)
  })

  test('says what it is about, changes nothing when it is opened, and takes only what this site sealed', async () => {
    const reader = await person()
    const call = `/api/mail/unsubscribe/${tokenOf(reader, 'digest')}` as const
    expect((await ask(world, `GET ${call}`)).data).toEqual({ kind: null, isOff: false })
    expect((await settings(reader)).digest).toBe(true)
    expect((await ask(world, `POST ${call}`)).data).toEqual({ kind: null, isOff: true })
    expect((await settings(reader)).digest).toBe(false)
    for (const token of [tokenOf(reader, 'digest', 'x'.repeat(40)), 'nothing', 'a.b']) {
      expect((await ask(world, `GET /api/mail/unsubscribe/${token}`)).errno).toBe('e404131')
      expect((await ask(world, `POST /api/mail/unsubscribe/${token}`)).errno).toBe('e404131')
      expect((await world.app.inject({ method: 'POST', url: `/unsubscribe/${token}` })).statusCode).toBe(404)
    }
  })
})

test('operators see mails, page by page, and nobody else', async () => {
  const administrator = await makeStaff(world, 'administrator')
  const first = await ask(world, 'GET /api/admin/mails?size=2', { as: administrator })
  expect(first.data).toMatchObject({ isSending: true, list: [{ state: expect.any(String) }, {}] })
  const second = await ask(world, `GET /api/admin/mails?size=2&before=${first.data.next}`, {
    as: administrator,
  })
  expect(second.data.list[0].id).toBeLessThan(first.data.list[1].id)
  expect((await ask(world, 'GET /api/admin/mails', { as: await makeUser(world) })).errno).toBe('e40301')
  expect((await ask(world, 'GET /api/admin/mails')).errno).toBe('e40101')
})
