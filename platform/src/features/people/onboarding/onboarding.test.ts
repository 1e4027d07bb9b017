import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeApplication } from '../../../../test/certification.ts'
import {
  enter,
  makeCompetition,
  makeDataset,
  makeUser,
  multipart,
  type TestUser,
} from '../../../../test/factories.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const guide = async (as: TestUser) => (await ask(world, 'GET /api/users/guide', { as })).data
const missing = async (as: TestUser) =>
  (await ask(world, 'GET /api/users/info-check', { as })).data.map((one: { field: string }) => one.field)
const setIden = (as: TestUser, value: number, id = as.id) =>
  ask(world, `POST /api/v2/users/update-user-iden/${id}`, { as, body: { type: 'iden', value } })
const saveCareer = (as: TestUser, body: Record<string, unknown>) =>
  ask(world, 'PUT /api/users/guide/career', { as, body })
const company = { jobInfo: { company: '某公司', job: '工程师' } }

/** Somebody who has told all that the first two checks look at. */
async function told(): Promise<TestUser> {
  const user = await makeUser(world, {
    email: `told-${crypto.randomUUID()}@example.org`,
    birthday: '1999-01-01',
    city: '杭州',
  })
  await setIden(user, 2)
  await saveCareer(user, company)
  return user
}
const certify = async (user: TestUser) => {
  const { id } = await makeApplication(world, user)
  const certifier = await makeUser(world)
  await world.db
    .updateTable('certification')
    .set({ state: 'success', decided_by: certifier.id, decided_at: world.clock.now() })
    .where('id', '=', id)
    .execute()
}

describe('the guide', () => {
  test('tells what is missing in the order of the checks, skills left out, and remembers what was told', async () => {
    const user = await makeUser(world)
    expect(await missing(user)).toEqual([
      'email',
      'birthday',
      'city',
      'iden',
      'intro',
      'industry',
      'education',
      'identity',
    ])
    await setIden(user, 1)
    expect((await missing(user)).slice(0, 6)).toEqual([
      'email',
      'birthday',
      'city',
      'school',
      'major',
      'degree',
    ])
    const stuInfo = { school: '某大学', major: '统计', degree: 'master', graduationYear: 2027 }
    expect(await saveCareer(user, { stuInfo })).toMatchObject({ status: 200 })
    expect(await guide(user)).toMatchObject({
      bindingInfo: { iden: 1, email: null },
      stuInfo,
      userAuth: { authType: 1, idCardStatus: 0, overseaAuthStatus: 0 },
      progress: { step: 1, isFinished: false, isDismissed: false },
    })
    // What belonged to another role is not lost.
    await setIden(user, 4)
    expect(await missing(user)).toContain('title')
    expect((await guide(user)).stuInfo).toEqual(stuInfo)
  })

  test('takes what belongs to the role that was chosen', async () => {
    const user = await makeUser(world)
    expect(await saveCareer(user, company)).toMatchObject({ status: 400, errno: 'e400210' })
    await setIden(user, 4)
    expect(await saveCareer(user, company)).toMatchObject({ status: 400, errno: 'e400210' })
    expect(await saveCareer(user, { teaInfo: { school: '', title: '教授' } })).toMatchObject({ status: 400 })
    expect(await saveCareer(user, { teaInfo: { school: '某大学', title: '教授' } })).toMatchObject({
      status: 200,
    })
  })

  test('is one’s own', async () => {
    const [user, other] = [await makeUser(world), await makeUser(world)]
    expect(await setIden(user, 2, other.id)).toMatchObject({ status: 403, errno: 'e40003' })
    expect(await setIden(user, 3)).toMatchObject({ status: 400 })
    expect((await guide(other)).bindingInfo.iden).toBeNull()
  })

  test('keeps the way of verification that was chosen until there is one', async () => {
    const user = await makeUser(world)
    const choose = (value: number) =>
      ask(world, `POST /api/v2/users/update-user-iden/${user.id}`, {
        as: user,
        body: { type: 'authType', value },
      })
    expect(await choose(2)).toMatchObject({ status: 200 })
    expect((await guide(user)).userAuth.authType).toBe(2)
    expect(await choose(4)).toMatchObject({ status: 400 })
    await certify(user)
    expect((await guide(user)).userAuth).toEqual({ authType: 1, idCardStatus: 1, overseaAuthStatus: 0 })
    expect(await choose(2)).toMatchObject({ status: 409, errno: 'e409210' })
  })

  test('is offered to newcomers until they have been through it or put it aside', async () => {
    const now = world.clock.now().getTime()
    const came = (days: number) => makeUser(world, { created_at: new Date(now - days * 86_400_000) })
    const isOffered = async (as: TestUser) =>
      (await ask(world, 'GET /api/users/guide/offer', { as })).data.isOffered
    const [newcomer, other, older] = [await came(1), await came(1), await came(15)]
    for (const [as, body] of [
      [newcomer, { isDismissed: true }],
      [other, { isFinished: true }],
    ] as const) {
      expect(await isOffered(as)).toBe(true)
      await ask(world, 'PUT /api/users/guide/progress', { as, body })
      expect(await isOffered(as)).toBe(false)
    }
    expect(await isOffered(older)).toBe(false)
  })

  test('goes on where it was left', async () => {
    const user = await makeUser(world)
    const save = (body: Record<string, unknown>) =>
      ask(world, 'PUT /api/users/guide/progress', { as: user, body })
    await save({ step: 3 })
    await save({})
    await save({ isDismissed: true })
    expect((await guide(user)).progress).toEqual({ step: 3, isFinished: false, isDismissed: true })
    expect(await save({ step: 6 })).toMatchObject({ status: 400 })
    await save({ step: 5, isFinished: true })
    expect((await guide(user)).progress).toMatchObject({ step: 5, isFinished: true })
  })
})

describe('what a competition asks for', () => {
  const strict = (
    requirements: string[] | null = ['basic', 'career', 'identity'],
    reward_value: number | null = null,
  ) => makeCompetition(world, { competition: { requirements, reward_value } })
  const signUp = (id: number, as: TestUser) =>
    ask(world, `POST /api/competitions/${id}/users`, { as, body: { from: 'web' } })

  test('comes before the signup, one after another, each with the way there and back', async () => {
    const { id } = await strict()
    const origin = new URLSearchParams({ origin: `/competitions/${id}` })
    const user = await makeUser(world, { email: 'order@example.org', birthday: '1999-01-01' })
    expect(await signUp(id, user)).toMatchObject({
      status: 403,
      errno: 'e403210',
      hint: `/guide/step-1?${origin}`,
      paths: ['profile.city', 'profile.iden'],
    })
    await world.db.updateTable('app_user').set({ city: '杭州' }).where('id', '=', user.id).execute()
    await setIden(user, 2)
    expect(await signUp(id, user)).toMatchObject({ errno: 'e403211', hint: `/guide/step-2?${origin}` })
    await saveCareer(user, company)
    expect(await signUp(id, user)).toMatchObject({ errno: 'e403212', hint: `/guide/step-4?${origin}` })
    const { id: waits } = await makeApplication(world, user)
    expect(await signUp(id, user)).toMatchObject({ errno: 'e403212' })
    await world.db.deleteFrom('certification').where('id', '=', waits).execute()
    await certify(user)
    expect(await signUp(id, user)).toMatchObject({ status: 200 })
  })

  test.each([
    ['its organiser’s choice', [], 9_000, 'signed up'],
    ['the first two by itself', null, null, 'signed up'],
    ['a verified identity where there is a prize', null, 9_000, 'e403212'],
    ['what was chosen in spite of a prize', ['career'], 9_000, 'signed up'],
  ] as const)('is %s', async (_name, requirements, reward, expected) => {
    const { id } = await strict(requirements && [...requirements], reward)
    expect((await signUp(id, await told())).errno ?? 'signed up').toBe(expected)
  })

  test('comes before joining, merging, following a link and submitting', async () => {
    const open = await strict([])
    const [team, other] = [await makeTeam(world, open.id), await makeTeam(world, open.id)]
    const link = await ask(world, `POST /api/teams/${team.id}/invitation`, { as: team.captain })
    await ask(world, `POST /api/teams/v2/${team.id}/merges`, {
      as: other.captain,
      body: { message: '一起', cmptId: open.id },
    })
    const late = await makeTeam(world, open.id)
    await world.db
      .updateTable('competition')
      .set({ requirements: ['identity'] })
      .where('id', '=', open.id)
      .execute()
    const body = { message: '一起', cmptId: open.id }
    const refused = { status: 403, errno: 'e403212' }
    const page = new URLSearchParams({ origin: `/competitions/${open.id}/teams` })
    for (const way of ['requests', 'merges'])
      expect(
        await ask(world, `POST /api/teams/v2/${team.id}/${way}`, { as: late.captain, body }),
      ).toMatchObject({ ...refused, hint: `/guide/step-4?${page}` })
    expect(
      await ask(world, `POST /api/teams/invitations/${link.data.token}`, { as: late.captain }),
    ).toMatchObject(refused)
    const { data } = await ask(world, `GET /api/teams/v2/${team.id}/requests`, { as: team.captain })
    const answer = (action: string) =>
      ask(world, `PUT /api/teams/v2/${team.id}/requests/${data.requests[0].id}`, {
        as: team.captain,
        body: { action },
      })
    expect(await answer('accept')).toMatchObject(refused)
    const form = multipart({}, [{ field: 'file', name: 'r.csv', content: 'id,label\n1,a\n' }])
    const sent = await world.app.inject({
      method: 'POST',
      url: `/api/competitions/${open.id}/uploads`,
      payload: form.payload,
      headers: { ...late.captain.headers, ...form.headers },
    })
    expect([sent.statusCode, sent.json().errno]).toEqual([403, 'e403212'])
    await certify(team.captain)
    expect(await answer('accept')).toMatchObject({ status: 200 })
  })

  test('comes before its data is downloaded, which its organisers may anyway', async () => {
    const { id } = await strict([])
    const { id: datasetId, fileId } = await makeDataset(world, { competition_id: id })
    const user = await makeUser(world)
    await enter(world, id, user)
    await ask(world, `POST /api/datasets/${datasetId}/protocol`, { as: user })
    await world.db
      .updateTable('competition')
      .set({ requirements: ['basic'] })
      .where('id', '=', id)
      .execute()
    const hint = `/guide/step-1?${new URLSearchParams({ origin: `/competitions/${id}/datasets` })}`
    const log = (as: TestUser) =>
      ask(world, `POST /api/competitions/${id}/datasets/download-log`, { as, body: { fileId } })
    expect(await log(user)).toMatchObject({ status: 403, errno: 'e403210', hint })
    const shown = await ask(world, `GET /api/datasets/${datasetId}`, { as: user })
    expect(shown.data.abilities.download).toMatchObject({ allowed: false, code: 'e403210', hint })
    for (const path of [`/api/datasets/files/${fileId}`, `/api/datasets/${datasetId}/archive`])
      expect((await world.app.inject({ url: path, headers: user.headers })).json().errno).toBe('e403210')
    const organiser = await makeOrganiser(world, id)
    expect(await log(organiser)).toMatchObject({ status: 200 })
  })
})
