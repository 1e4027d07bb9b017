import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import {
  banTeam,
  confirmFinal,
  makeEnded,
  settleFinal,
  unbanTeam,
  withdrawFinal,
  type Ended,
} from '../../../../test/ended.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { pdfText } from '../../../../test/pdf-text.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { setPrivacy } from '../../people/privacy/server/public.ts'
import { usualTemplate, type Template } from './template.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

type Listed = { code: string; number: string; rank: number; award: string; revokedAt: string | null }
const mine = async (as: TestUser, query = ''): Promise<Listed[]> =>
  (await ask(world, `GET /api/users/certificates?${query}`, { as })).data.list
const check = (code: string, as?: TestUser) => ask(world, `GET /api/certificates/${code}`, { as })
const path = (id: number) => `/api/admin/competitions/${id}/certificates` as const
async function saveTemplate({ id, organiser }: Ended, change: Partial<Template>, as = organiser) {
  const { data } = await ask(world, `GET ${path(id)}`, { as: organiser })
  const value = { ...data.value, ...change }
  return ask(world, `PUT ${path(id)}`, { as, body: { value, tag: data.tag } })
}
const file = (address: string, as?: TestUser) =>
  world.app.inject({ method: 'GET', url: address, ...(as ? { headers: as.headers } : {}) })
const captain = (of: Ended, place: number): TestUser => {
  const team = of.teams[place - 1]
  if (!team) throw new Error('there is no such team')
  return team.captain
}

describe('certificates', () => {
  test('are issued to every placed member with the list, and can be checked by anybody', async () => {
    const ended = await makeEnded(world, { members: 2 })
    await saveTemplate(ended, { awards: [{ upTo: 1, zh: '冠军', en: 'Champion' }] })
    await confirmFinal(world, ended)
    const [first] = await mine(captain(ended, 1))
    const [second] = await mine(captain(ended, 2))
    if (!first || !second) throw new Error('they have none')
    expect(first).toMatchObject({ rank: 1, award: '冠军', revokedAt: null })
    expect(second).toMatchObject({ rank: 2, award: usualTemplate.restZh })
    expect(first.number).toMatch(new RegExp(`^2026-${ended.id}-0000[1-4]$`))
    const seen = await check(first.code.toUpperCase())
    expect(seen.data).toMatchObject({
      number: first.number,
      name: captain(ended, 1).name,
      team: ended.teams[0]?.name,
      competition: { id: ended.id, title: '测试竞赛' },
      rank: 1,
      award: '冠军',
      issuedOn: '2026-11-20',
      revokedAt: null,
      isOwn: false,
    })
    expect((await check(first.code, captain(ended, 1))).data.isOwn).toBe(true)
    const counts = (await ask(world, `GET ${path(ended.id)}`, { as: ended.organiser })).data
    expect(counts).toMatchObject({ issued: 4, revoked: 0, areAwardsFixed: true })
    const told = await world.db
      .selectFrom('notice')
      .select('user_id')
      .where('kind', '=', 'certificates.issued')
      .where('path', '=', `/competitions/${ended.id}#certificates`)
      .execute()
    expect(told).toHaveLength(4)
    // Done twice nothing is issued twice.
    await settleFinal(world)
    expect(await mine(captain(ended, 1))).toHaveLength(1)
  })

  test('say what was so when they were issued', async () => {
    const ended = await makeEnded(world)
    await confirmFinal(world, ended)
    const user = captain(ended, 1)
    const [before] = await mine(user)
    await world.db.updateTable('app_user').set({ user_name: '换了名' }).where('id', '=', user.id).execute()
    await world.db.updateTable('competition').set({ title_zh: '改了题' }).where('id', '=', ended.id).execute()
    expect((await check(before?.code ?? '')).data).toMatchObject({
      name: user.name,
      competition: { title: '测试竞赛' },
    })
  })

  test('are revoked with the rank, and the same ones are valid again when it is', async () => {
    const ended = await makeEnded(world)
    const [first, second] = ended.teams
    if (!first || !second) throw new Error('three teams were made')
    await confirmFinal(world, ended)
    const [champion] = await mine(first.captain)
    const [runnerUp] = await mine(second.captain)
    if (!champion || !runnerUp) throw new Error('they have none')
    await banTeam(world, first, ended)
    await settleFinal(world)
    const now = world.clock.now().toISOString()
    expect((await check(champion.code)).data.revokedAt).toBe(now)
    expect((await mine(second.captain)).map(one => [one.rank, one.revokedAt])).toEqual([
      [1, null],
      [2, now],
    ])
    expect(
      (await file(`/api/certificates/${champion.code}/file?lang=zh-CN`, first.captain)).json().errno,
    ).toBe('e409254')
    await unbanTeam(world, first, ended)
    await settleFinal(world)
    expect((await check(champion.code)).data.revokedAt).toBe(null)
    expect((await check(runnerUp.code)).data.revokedAt).toBe(null)

    await withdrawFinal(world, ended)
    expect((await check(champion.code)).data.revokedAt).toBe(now)
    await confirmFinal(world, ended)
    expect((await check(champion.code)).data.revokedAt).toBe(null)
    // Of all that were ever issued each number is one.
    const serials = await world.db
      .selectFrom('certificate')
      .select('serial')
      .where('competition_id', '=', ended.id)
      .orderBy('serial')
      .execute()
    expect(serials.map(row => row.serial)).toEqual(serials.map((_, index) => index + 1))
  })

  test('can be switched off, which revokes them, and awards stay while the list stands', async () => {
    const ended = await makeEnded(world)
    await confirmFinal(world, ended)
    const awards = [{ upTo: 1, zh: '冠军', en: 'Champion' }]
    expect(await saveTemplate(ended, { awards })).toMatchObject({ status: 409, errno: 'e409255' })
    expect(await saveTemplate(ended, { titleZh: '获奖证书' })).toMatchObject({ status: 200 })
    await saveTemplate(ended, { isOn: false })
    await settleFinal(world)
    expect((await mine(captain(ended, 1)))[0]?.revokedAt).not.toBe(null)
    await saveTemplate(ended, { isOn: true })
    await settleFinal(world)
    expect((await mine(captain(ended, 1)))[0]?.revokedAt).toBe(null)
  })

  test('are downloaded by their owner in both languages, and made the same each time', async () => {
    const ended = await makeEnded(world)
    await saveTemplate(ended, { issuerZh: '测试组委会', bodyZh: '{name}在“{competition}”中名列第{rank}。' })
    await confirmFinal(world, ended)
    const user = captain(ended, 2)
    const [own] = await mine(user)
    const address = `/api/certificates/${own?.code}/file?lang=`
    const zh = await file(`${address}zh-CN`, user)
    expect(zh.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${own?.number}.pdf"`,
      'cache-control': 'private, no-store',
    })
    const text = pdfText(zh.rawPayload)
    expect(text.replaceAll('\n', '')).toContain(`${user.name}在“测试竞赛”中名列第2。`)
    expect(text).toContain(`localhost:3000/certificates/${own?.code}`)
    expect((await file(`${address}zh-CN`, user)).rawPayload.equals(zh.rawPayload)).toBe(true)
    const en = await file(`${address}en-US`, user)
    expect(pdfText(en.rawPayload)).toContain('Certificate of Achievement')
    expect((await file(`${address}zh-CN`, captain(ended, 1))).json().errno).toBe('e403253')
    expect((await file(`${address}zh-CN`)).json().errno).toBe('e40101')
    expect((await file(`${address}fr`, user)).statusCode).toBe(400)
  })

  test('are not made again for who left, and their numbers are given to nobody else', async () => {
    const ended = await makeEnded(world)
    await confirmFinal(world, ended)
    const numbers = () =>
      world.db
        .selectFrom('certificate')
        .select(['serial', 'user_id'])
        .where('competition_id', '=', ended.id)
        .orderBy('serial')
        .execute()
    const before = await numbers()
    const leaver = before.at(-1)?.user_id ?? 0
    await world.db.deleteFrom('certificate').where('competition_id', '=', ended.id).execute()
    await world.db
      .updateTable('app_user')
      .set({ disabled_at: world.clock.now(), left_at: world.clock.now() })
      .where('id', '=', leaver)
      .execute()
    for (const isOn of [false, true]) {
      await saveTemplate(ended, { isOn })
      await settleFinal(world)
    }
    const after = await numbers()
    expect(after.map(row => row.user_id)).not.toContain(leaver)
    expect(after).toHaveLength(before.length - 1)
    expect(after[0]?.serial).toBe(before.length + 1)
  })

  test('of others are shown as those allow, and never what was revoked', async () => {
    const ended = await makeEnded(world)
    await confirmFinal(world, ended)
    const user = captain(ended, 3)
    const reader = await makeUser(world)
    const of = (as?: TestUser) => ask(world, `GET /api/users/certificates?userId=${user.id}`, { as })
    expect((await of()).data.list).toHaveLength(1)
    expect(await mine(user, `cmp=${ended.id}`)).toHaveLength(1)
    expect(await mine(user, 'cmp=1')).toHaveLength(0)
    await world.db
      .transaction()
      .execute(tx => setPrivacy(tx, { userId: user.id, name: 'competitions', audience: 'nobody' }))
    expect((await of(reader)).errno).toBe('e404257')
    expect((await of(user)).data.list).toHaveLength(1)
    await world.db
      .transaction()
      .execute(tx => setPrivacy(tx, { userId: user.id, name: 'competitions', audience: 'everybody' }))
    await world.db
      .updateTable('competition')
      .set({ visibility: 'private', private_code_hash: 'x' })
      .where('id', '=', ended.id)
      .execute()
    expect((await of(reader)).data.list).toEqual([])
    expect((await of(user)).data.list).toHaveLength(1)
    await world.db
      .updateTable('competition')
      .set({ visibility: 'public', private_code_hash: null })
      .where('id', '=', ended.id)
      .execute()
    await withdrawFinal(world, ended)
    expect((await of(reader)).data.list).toEqual([])
    expect((await of(user)).data.list).toHaveLength(1)
    expect((await ask(world, 'GET /api/users/certificates')).errno).toBe('e404257')
    await world.db
      .updateTable('app_user')
      .set({ disabled_at: world.clock.now() })
      .where('id', '=', user.id)
      .execute()
    expect((await of(reader)).errno).toBe('e404257')
  })

  test('that do not exist are not there, however the code is written', async () => {
    for (const code of ['0'.repeat(20), 'x', '%27', '😀'.repeat(10)])
      expect((await check(encodeURIComponent(code))).errno).toBe('e404252')
  })
})

describe('the template', () => {
  test('is for its organisers, refused when somebody saved meanwhile, and checked', async () => {
    const ended = await makeEnded(world, { teams: 1 })
    const elsewhere = await makeOrganiser(world, (await makeEnded(world, { teams: 1 })).id)
    expect((await saveTemplate(ended, {}, elsewhere)).errno).toBe('e40301')
    expect((await ask(world, `GET ${path(999_999)}`, { as: ended.organiser })).status).toBe(403)
    const put = (value: unknown, tag: string) =>
      ask(world, `PUT ${path(ended.id)}`, { as: ended.organiser, body: { value, tag } })
    const { tag } = (await ask(world, `GET ${path(ended.id)}`, { as: ended.organiser })).data
    expect(await put(usualTemplate, 'other')).toMatchObject({ status: 409, errno: 'e40991' })
    for (const [field, value] of [
      ['titleZh', ''],
      ['bodyEn', 'x'.repeat(401)],
      ['logo', 'https://evil.example/a.png'],
      ['signers', Array.from({ length: 3 }, () => ({ picture: null, nameZh: 'a', nameEn: 'a' }))],
    ] as const)
      expect(await put({ ...usualTemplate, [field]: value }, tag)).toMatchObject({
        status: 400,
        paths: [`body.value.${field}`],
      })
  })

  test('is previewed with a made-up winner, by its organisers', async () => {
    const ended = await makeEnded(world, { teams: 1 })
    await saveTemplate(ended, { awards: [{ upTo: 1, zh: '冠军', en: 'Champion' }] })
    const address = `${path(ended.id)}/preview?lang=en-US`
    const seen = await file(address, ended.organiser)
    const text = pdfText(seen.rawPayload)
    for (const said of ['Alex Morgan', 'Champion', 'Sample team']) expect(text).toContain(said)
    expect((await file(address, captain(ended, 1))).json().errno).toBe('e40301')
  })
})
