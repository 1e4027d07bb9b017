import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { entryQuestion, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { queued } from '../../../../test/queue.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

async function asked() {
  const { id } = await makeCompetition(world, {
    competition: {
      require_approval: true,
      entry_fields: JSON.stringify([entryQuestion()]) as never,
    },
  })
  const people = [await makeUser(world), await makeUser(world)]
  for (const as of people) {
    const answer = await ask(world, `POST /api/competitions/${id}/users`, {
      as,
      body: { agreementVersion: 1, entry: { school: '一中' } },
    })
    expect(answer.status).toBe(200)
  }
  await world.db
    .updateTable('registration')
    .set({ entry: JSON.stringify({ school: '一中', older: '' }) as never })
    .where('competition_id', '=', id)
    .execute()
  const [first, second] = people as [TestUser, TestUser]
  return { id, first, second, organiser: await makeOrganiser(world, id) }
}
const list = (id: number, as: TestUser | undefined, query = '') =>
  ask(world, `GET /api/admin/competitions/${id}/participants?${query}`, { as })
const file = async (id: number, as: TestUser | undefined, query = '') => {
  const answer = await world.app.inject({
    method: 'GET',
    url: `/api/admin/competitions/${id}/participants.csv?${query}`,
    headers: { ...as?.headers },
  })
  return { status: answer.statusCode, type: answer.headers['content-type'], lines: answer.body.split('\r\n') }
}
const decide = (id: number, as: TestUser | undefined, body: Record<string, unknown>) =>
  ask(world, `PUT /api/admin/competitions/${id}/participants`, { as, body })
const reasons = async (id: number, as: TestUser): Promise<{ code: string; message: string }[]> =>
  (await ask(world, `GET /api/competitions/${id}?part=submits`, { as })).data.submits.blocking
const blocking = async (id: number, as: TestUser) => (await reasons(id, as)).map(({ code }) => code)

test('an answer that was chosen reads in the organiser’s language', async () => {
  const { id, organiser } = await asked()
  const entries = async (lang: string) => (await list(id, organiser, `lang=${lang}`)).data.list[1].entry[0]
  expect(await entries('zh-CN')).toEqual({ label: '学校', value: '一中' })
  expect(await entries('en-US')).toEqual({ label: 'School', value: 'No. 1 School' })
})

describe('signups of a competition that approves them', () => {
  test('wait, keep people out until then, and are told about', async () => {
    const { id, first, second, organiser } = await asked()
    expect(await blocking(id, first)).toEqual(['e40361'])
    const download = () =>
      ask(world, `POST /api/competitions/${id}/datasets/protocol`, { as: first }).then(one => one.errno)
    expect(await download()).toBe('e40361')
    const before = (await list(id, organiser)).data
    expect(before).toMatchObject({
      requireApproval: true,
      counts: { pending: 2, approved: 0, refused: 0 },
      total: 2,
    })
    expect(before.list[1]).toMatchObject({
      user: { id: first.id, name: first.name },
      team: { isCaptain: true },
      state: 'pending',
      isCurrent: true,
      entry: [
        { label: '学校', value: '一中' },
        { label: 'older', value: '' },
      ],
      decided: null,
    })
    const body = { userIds: [first.id], state: 'approved' }
    expect((await decide(id, organiser, body)).data).toEqual({ changed: 1 })
    const told = (await queued(world, 'notices.deliver')).map(job => job.payload)
    expect(told).toEqual([expect.objectContaining({ kind: 'participant.approved', to: [first.id] })])
    expect(await blocking(id, first)).toEqual([])
    expect((await decide(id, organiser, body)).data).toEqual({ changed: 0 })
    await decide(id, organiser, { userIds: [second.id, second.id], state: 'refused', reason: '不是学生' })
    expect(await reasons(id, second)).toMatchObject([
      { code: 'e40362', message: '你的报名没有通过主办方的审核。理由是：“不是学生”' },
    ])
    const after = (await list(id, organiser, 'state=refused')).data
    expect(after).toMatchObject({
      counts: { pending: 0, approved: 1, refused: 1 },
      total: 1,
      list: [{ user: { id: second.id }, decided: { by: organiser.name, reason: '不是学生' } }],
    })
    const said = await world.db
      .selectFrom('audit_entry')
      .select(['action', 'detail'])
      .where('subject', '=', 'competition')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(said).toEqual([
      { action: 'participant.approve', detail: { userIds: [first.id], reason: '' } },
      { action: 'participant.refuse', detail: { userIds: [second.id], reason: '不是学生' } },
    ])
  })

  test('decided by two at once are decided once each', async () => {
    const { id, first, second, organiser } = await asked()
    const answers = await Promise.all(
      [
        [first.id, second.id],
        [second.id, first.id],
      ].map(userIds => decide(id, organiser, { userIds, state: 'approved' })),
    )
    expect(answers.map(one => one.data.changed).toSorted()).toEqual([0, 2])
  })

  test('are found by name, e-mail and number', async () => {
    const { id, first, organiser } = await asked()
    for (const search of [first.name.slice(0, -1), String(first.id), first.name.toUpperCase()])
      expect(
        (await list(id, organiser, `search=${encodeURIComponent(search)}`)).data.list.map(
          (one: { user: { id: number } }) => one.user.id,
        ),
      ).toContain(first.id)
    expect((await list(id, organiser, 'search=%25')).data.total).toBe(0)
  })

  test('are the organisers’ to see and to decide', async () => {
    const { id, first, organiser } = await asked()
    const foreign = await makeOrganiser(world, (await makeCompetition(world)).id)
    const body = { userIds: [first.id], state: 'approved' }
    for (const [as, errno] of [
      [undefined, 'e40101'],
      [first, 'e40301'],
      [foreign, 'e40301'],
    ] as const) {
      expect((await list(id, as)).errno).toBe(errno)
      expect((await decide(id, as, body)).errno).toBe(errno)
    }
    expect((await decide(id, organiser, { ...body, userIds: [first.id, foreign.id] })).errno).toBe('e40414')
    expect(await decide(id, organiser, { ...body, state: 'refused' })).toMatchObject({
      errno: 'e40013',
      paths: ['body.reason'],
    })
    expect((await decide(id, organiser, { ...body, userIds: [] })).paths).toEqual(['body.userIds'])
    expect((await list(id, organiser, 'per_page=51')).errno).toBe('e50010')
  })
})

describe('the exported participants', () => {
  test('come with their answers, by the filters, and without formulas', async () => {
    const { id, first, second, organiser } = await asked()
    await world.db
      .updateTable('registration')
      .set({ entry: JSON.stringify({ school: '=cmd|x', older: '甲' }) as never })
      .where('competition_id', '=', id)
      .where('user_id', '=', second.id)
      .execute()
    const all = await file(id, organiser)
    expect([all.status, all.type, all.lines.length]).toEqual([200, 'text/csv; charset=utf-8', 4])
    expect(all.lines[0]).toBe(
      '\uFEFFuser_id,user,email,state,signed_up_at,team_id,team,role,agreement_version,invited_by,decided_at,decided_by,decision_reason,entry_school,earlier_answers',
    )
    const of = (user: TestUser) => all.lines.find(line => line.startsWith(`${user.id},`))
    expect(of(first)).toMatch(/,pending,.*,captain,1,,,,,一中,$/)
    expect(of(second)).toMatch(/,'=cmd\|x,older: 甲$/)
    await decide(id, organiser, { userIds: [first.id], state: 'approved' })
    expect((await file(id, organiser, 'state=approved')).lines.slice(1)).toEqual([
      expect.stringContaining(`${first.id},`),
      '',
    ])
    expect((await file(id, organiser, `search=${second.id}`)).lines).toHaveLength(3)
    const said = await world.db
      .selectFrom('audit_entry')
      .select('actor_id')
      .where('action', '=', 'participant.export')
      .where('subject_id', '=', id)
      .execute()
    expect(said).toEqual(Array.from({ length: 3 }, () => ({ actor_id: organiser.id })))
  })

  test('are for organisers of this competition alone', async () => {
    const { id, first } = await asked()
    const foreign = await makeOrganiser(world, (await makeCompetition(world)).id)
    const answers = await Promise.all([undefined, first, foreign].map(as => file(id, as)))
    expect(answers.map(answer => answer.status)).toEqual([401, 403, 403])
    expect((await file(id, await makeOrganiser(world, id), 'state=x')).status).toBe(400)
  })
})
