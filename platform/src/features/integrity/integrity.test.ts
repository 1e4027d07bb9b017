import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../test/factories.ts'
import {
  classification,
  copySubmission,
  csv,
  findingsIn,
  handInFile,
  look,
  makeRace,
  regression,
  rowsOf,
  teamsWith,
} from '../../../test/integrity.ts'
import { queued, workOff } from '../../../test/run-job.ts'
import { makeOrganiser, makeStaff } from '../../../test/staff.ts'
import type { TestTeam } from '../../../test/teams.ts'
import { makeWorld, type World } from '../../../test/world.ts'
import { makeSecret } from '../identity/server/secrets.ts'
import { keepTraces } from '../identity/server/traces.lookups.ts'
import { lookDaily } from './server/job.ts'
import { integrityJobs } from './server/jobs.ts'
import { makeLog } from '../../base/log/log.ts'

let world: World
let race: { id: number; scheduleId: number }
let organiser: TestUser
let administrator: TestUser
let foreign: TestUser
let teams: TestTeam[]
beforeAll(async () => {
  world = await makeWorld()
  race = await makeRace(world, 'label')
  const file = (model: number) => csv('value', rowsOf(classification(model)))
  // Two pairs with the same file, and one whose accounts share a home.
  teams = await teamsWith(world, race.id, [file(1), file(1), file(2), file(2), file(3), file(4)])
  for (const team of teams.slice(4))
    for (const before of [2, 1, 0])
      await keepTraces(world.db, {
        userId: team.captain.id,
        address: '203.0.113.77',
        device: undefined,
        secret: world.settings.sessionSecret,
        now: new Date(world.clock.now().getTime() - before * 86_400_000),
      })
  organiser = await makeOrganiser(world, race.id)
  foreign = await makeOrganiser(world, (await makeRace(world)).id)
  administrator = await makeStaff(world, 'administrator')
})
afterAll(() => world.close())

const path = () => `/api/admin/competitions/${race.id}/integrity` as const
const list = (query = '', as: TestUser | undefined = organiser) => ask(world, `GET ${path()}${query}`, { as })
const one = (id: number, as: TestUser | undefined = organiser) => ask(world, `GET ${path()}/${id}`, { as })
const settle = (
  id: number,
  isDismissed: boolean,
  as: TestUser | undefined = organiser,
  reason = '同一间实验室',
) => ask(world, `PUT ${path()}/${id}/dismissal`, { as, body: { isDismissed, reason } })
const run = (as: TestUser | undefined = organiser) => ask(world, `POST ${path()}/run`, { as, body: {} })
const audited = (action: string) =>
  world.db.selectFrom('audit_entry').selectAll().where('action', '=', action).orderBy('id').execute()

describe('running the checks', () => {
  test('before the first look the page says so', async () => {
    expect((await list()).data).toMatchObject({
      findings: [],
      next: null,
      open: { same_file: 0, near_predictions: 0, shared_access: 0, probing: 0 },
      run: null,
      abilities: { run: { allowed: true } },
    })
  })

  test('asked for, they run once, whoever else asks meanwhile, and say when they last looked', async () => {
    expect((await run()).data).toMatchObject({ state: 'waiting', askedBy: organiser.name, lookedAt: null })
    expect(await run(administrator)).toMatchObject({ status: 409, errno: 'e40925' })
    expect((await list()).data.abilities.run).toMatchObject({ allowed: false, code: 'e40925' })
    expect(await queued(world, 'integrity.look')).toHaveLength(1)
    await workOff(world, integrityJobs)
    const { data } = await list()
    expect(data.run).toMatchObject({
      state: 'done',
      progress: 1,
      lookedAt: world.clock.now().toISOString(),
      looked: { files: 6, accounts: 2, pairs: 15, series: 0, common: 0, unreadable: 0 },
    })
    expect(data.open).toEqual({ same_file: 2, near_predictions: 0, shared_access: 1, probing: 0 })
    expect(await audited('integrity.run')).toMatchObject([
      { actor_id: organiser.id, subject: 'competition', subject_id: race.id },
    ])
    expect(await audited('integrity.found')).toMatchObject([
      { actor_id: null, subject_id: race.id, detail: { same_file: 2, shared_access: 1 } },
    ])
  })

  test('again they find the same, and a lost look holds up no other', async () => {
    const before = await findingsIn(world, race.id)
    expect((await run()).status).toBe(200)
    expect((await run()).errno).toBe('e40925')
    world.setNow(new Date(world.clock.now().getTime() + 4 * 3_600_000))
    expect((await run()).status).toBe(200)
    expect(await queued(world, 'integrity.look')).toHaveLength(1)
    await workOff(world, integrityJobs)
    const after = await findingsIn(world, race.id)
    expect(after.map(finding => finding.id)).toEqual(before.map(finding => finding.id))
    expect(await audited('integrity.found')).toHaveLength(1)
  })

  test('every night all competitions that run or ended lately are looked through, each once', async () => {
    const daily = integrityJobs.find(job => job.job.name === lookDaily.name)
    const ended = await makeRace(world)
    const silent = await makeRace(world)
    const [later, hidden] = [await makeRace(world), await makeRace(world)]
    for (const { id } of [ended, later, hidden]) await teamsWith(world, id, ['id,value\n1,1\n'])
    const tomorrow = new Date(world.clock.now().getTime() + 86_400_000)
    await world.db.updateTable('competition').set({ start_at: tomorrow }).where('id', '=', later.id).execute()
    await world.db
      .updateTable('competition')
      .set({ published_at: null })
      .where('id', '=', hidden.id)
      .execute()
    const nightly = () =>
      daily?.run(
        world,
        {},
        {
          signal: new AbortController().signal,
          attempt: 1,
          isLastAttempt: false,
          log: makeLog('test', 'silent'),
          now: world.clock.now(),
        },
      )
    const asked = async () =>
      (await queued(world, 'integrity.look')).map(
        job => (job.payload as { competitionId: number }).competitionId,
      )
    await nightly()
    await nightly()
    expect(await asked()).toEqual([race.id, ended.id])
    expect(await asked()).not.toContain(silent.id)
    await workOff(world, integrityJobs)
    const before = new Date(world.clock.now().getTime() - 15 * 86_400_000)
    await world.db
      .updateTable('competition')
      .set({ start_at: new Date(before.getTime() - 86_400_000), end_at: before })
      .where('id', '=', ended.id)
      .execute()
    await nightly()
    expect(await asked()).toEqual([race.id])
    await workOff(world, integrityJobs)
  })

  test('a look that fails says so, and what was known stays', async () => {
    const before = await list()
    const [job] = integrityJobs
    const stop = AbortSignal.abort()
    const asRun = (isLastAttempt: boolean, signal: AbortSignal) =>
      job?.run(
        { ...world, storage: { ...world.storage, materialise: () => Promise.reject(new Error('disk')) } },
        { competitionId: race.id },
        {
          signal,
          attempt: 1,
          isLastAttempt,
          log: makeLog('test', 'silent'),
          now: world.clock.now(),
        },
      )
    await expect(asRun(true, stop)).rejects.toThrow('disk')
    expect((await list()).data.run.state).toBe('running')
    await expect(asRun(true, new AbortController().signal)).rejects.toThrow('disk')
    const { data } = await list()
    expect(data.run).toMatchObject({ state: 'failed', lookedAt: before.data.run.lookedAt })
    expect(data.findings).toEqual(before.data.findings)
    await look(world, race.id)
  })
})

describe('what was found', () => {
  test('is listed newest first, filtered, page by page', async () => {
    const { data } = await list('?size=2')
    expect(data.findings).toHaveLength(2)
    const rest = await list(`?size=2&before=${data.next}`)
    expect(rest.data).toMatchObject({ next: null })
    const all = [...data.findings, ...rest.data.findings]
    expect(all.map((finding: { id: number }) => finding.id)).toEqual(
      all.map((finding: { id: number }) => finding.id).toSorted((a: number, b: number) => b - a),
    )
    expect(all.map((finding: { brief: { kind: string } }) => finding.brief.kind).toSorted()).toEqual([
      'same_file',
      'same_file',
      'shared_access',
    ])
    const kinds = await list('?kind=shared_access')
    expect(kinds.data.findings).toMatchObject([
      {
        brief: { kind: 'shared_access', devices: 0, addresses: 1, accounts: 2 },
        teams: teams.slice(4).map(team => ({ id: team.id, name: team.name, isBanned: false })),
        isCurrent: true,
        dismissed: null,
        bans: 0,
      },
    ])
    const ofTeam = await list(`?team=${teams[1]?.id}`)
    expect(ofTeam.data.findings.map((finding: { brief: object }) => finding.brief)).toEqual([
      { kind: 'same_file', files: 1 },
    ])
    expect((await list(`?team=${teams[1]?.id}&kind=probing`)).data.findings).toEqual([])
    expect((await list('?kind=luck')).status).toBe(400)
    expect((await list('?size=51')).status).toBe(400)
  })

  test('has a page of its own with files, people, scores and times', async () => {
    const [finding] = (await list(`?team=${teams[0]?.id}`)).data.findings
    const { data } = await one(finding.id)
    expect(data.detail).toMatchObject({ kind: 'same_file', total: 1 })
    expect(data.submissions).toMatchObject([
      { teamId: teams[0]?.id, user: { id: teams[0]?.captain.id }, scoreA: 1, scoreB: null, isVoid: false },
      { teamId: teams[1]?.id, user: { id: teams[1]?.captain.id }, scoreA: 0.999 },
    ])
    const [access] = (await list('?kind=shared_access')).data.findings
    const shared = await one(access.id)
    expect(shared.data.people.map((person: { name: string }) => person.name)).toEqual(
      teams.slice(4).map(team => team.captain.name),
    )
    // A sign that tells it apart, from which no address can be had.
    expect(shared.data.detail.marks).toMatchObject([
      { kind: 'address', label: expect.stringMatching(/^[0-9a-f]{6}$/) },
    ])
    expect(JSON.stringify([shared, await list()])).not.toContain('203.0.113')
  })

  test('is told on the pages of its teams and submissions', async () => {
    const admin = `/api/admin/competitions/${race.id}` as const
    const [finding] = (await list(`?team=${teams[0]?.id}`)).data.findings
    const { data } = await one(finding.id)
    const shown = async () => {
      const found = await ask(world, `GET ${admin}/teams?search=${teams[0]?.id}`, { as: organiser })
      const submission = await ask(world, `GET ${admin}/submissions/${data.submissions[0].id}`, {
        as: organiser,
      })
      return [found.data.teams[0].findings, submission.data.findings]
    }
    expect(await shown()).toEqual([1, 1])
    await settle(finding.id, true)
    expect(await shown()).toEqual([0, 0])
    await settle(finding.id, false)
  })
})

describe('a person decides', () => {
  test('that it is no problem, with a reason, and can take that back', async () => {
    const [finding] = (await list(`?team=${teams[2]?.id}`)).data.findings
    const { data } = await settle(finding.id, true)
    expect(data.dismissed).toMatchObject({ by: organiser.name, reason: '同一间实验室' })
    expect(await settle(finding.id, true)).toMatchObject({ status: 409, errno: 'e40926' })
    expect((await list()).data.findings).toHaveLength(2)
    expect((await list('?state=dismissed')).data.findings).toMatchObject([{ id: finding.id }])
    // Found again it stays put aside.
    await look(world, race.id)
    expect((await list('?state=dismissed')).data.findings).toMatchObject([{ id: finding.id }])
    expect((await list('?state=all')).data.findings).toHaveLength(3)

    expect((await settle(finding.id, false, organiser, '看错了')).data.dismissed).toBeNull()
    expect(await settle(finding.id, false)).toMatchObject({ status: 409, errno: 'e40927' })
    const detail = { competition: race.id, kind: 'same_file' }
    expect((await audited('integrity.dismiss')).at(-1)).toMatchObject({
      actor_id: organiser.id,
      subject: 'integrity_finding',
      subject_id: finding.id,
      detail: { ...detail, reason: '同一间实验室' },
    })
    expect((await audited('integrity.reopen')).at(-1)).toMatchObject({
      detail: { ...detail, reason: '看错了' },
    })
  })

  test.each([
    ['no reason', { isDismissed: true, reason: ' ' }],
    ['nothing decided', { reason: 'x' }],
    ['an unknown field', { isDismissed: true, reason: 'x', dismissed_by: 1 }],
  ])('%s is refused', async (_what, body) => {
    const [finding] = (await list()).data.findings
    expect((await ask(world, `PUT ${path()}/${finding.id}/dismissal`, { as: organiser, body })).status).toBe(
      400,
    )
  })

  test('that it is evidence for a ban, and then it stays as it was', async () => {
    const [finding] = (await list(`?team=${teams[0]?.id}`)).data.findings
    const ban = await ask(world, `POST /api/teams/${teams[1]?.id}/ban`, {
      as: organiser,
      body: { reason: '文件相同', evidence: [finding.id] },
    })
    expect(ban.status).toBe(200)
    const before = await one(finding.id)
    expect(before.data).toMatchObject({ bans: 1, teams: [{ isBanned: false }, { isBanned: true }] })
    const others = await list(`?team=${teams[2]?.id}`)
    expect(others.data.findings).toMatchObject([{ bans: 0 }])
    await world.db
      .updateTable('submission')
      .set({ voided_at: world.clock.now(), voided_by: organiser.id, void_reason: 'x' })
      .where('team_id', '=', teams[1]?.id ?? 0)
      .execute()
    world.setNow(new Date(world.clock.now().getTime() + 60_000))
    const extra = csv('value', rowsOf(classification(9)))
    for (const team of teams.slice(2, 4)) await handInFile(world, team, extra)
    // They have one more file in common by now, which the ban did not rely on.
    const kept = async () => (await findingsIn(world, race.id)).find(row => row.id === finding.id)
    const relied = await kept()
    await copySubmission(
      world,
      relied?.submissions[0] ?? 0,
      teams.slice(0, 2).map(team => ({ team: team.id, sha256: 'later' })),
    )
    await look(world, race.id)
    const after = await one(finding.id)
    expect(after.data.detail).toEqual(before.data.detail)
    expect((await kept())?.submissions).toEqual(relied?.submissions)
    expect(after.data.isCurrent).toBe(true)
    expect((await list(`?team=${teams[2]?.id}`)).data.findings).toMatchObject([
      { brief: { kind: 'same_file', files: 2 } },
    ])
  })

  test('what is not found again stays open and says so', async () => {
    const [finding] = (await list(`?team=${teams[4]?.id}`)).data.findings
    await world.db.deleteFrom('access_trace').execute()
    world.setNow(new Date(world.clock.now().getTime() + 60_000))
    await look(world, race.id)
    expect((await list(`?team=${teams[4]?.id}`)).data.findings).toMatchObject([
      { id: finding.id, isCurrent: false },
    ])
  })
})

describe('is nobody else’s business', () => {
  test('of other organisers, participants and visitors', async () => {
    const [finding] = (await list('?state=all')).data.findings
    const user = await makeUser(world)
    for (const [as, status] of [
      [undefined, 401],
      [user, 403],
      [teams[0]?.captain, 403],
      [foreign, 403],
    ] as const) {
      // Without a session, not as the default.
      const of = as ? { as } : {}
      for (const call of [`GET ${path()}`, `GET ${path()}/${finding.id}`] as const)
        expect([call, (await ask(world, call, of)).status]).toEqual([call, status])
      expect((await ask(world, `POST ${path()}/run`, { ...of, body: {} })).status).toBe(status)
      const body = { isDismissed: true, reason: 'x' }
      expect((await ask(world, `PUT ${path()}/${finding.id}/dismissal`, { ...of, body })).status).toBe(status)
    }
    expect((await list('', administrator)).status).toBe(200)
  })

  test('not even through a competition of one’s own', async () => {
    const other = await makeRace(world)
    const theirs = await makeOrganiser(world, other.id)
    const [finding] = (await list('?state=all')).data.findings
    const through = `/api/admin/competitions/${other.id}/integrity/${finding.id}` as const
    const empty = await ask(world, `GET /api/admin/competitions/${other.id}/integrity?state=all`, {
      as: theirs,
    })
    expect(empty.data).toMatchObject({ findings: [], open: { same_file: 0, shared_access: 0 } })
    expect(await ask(world, `GET ${through}`, { as: theirs })).toMatchObject({ status: 404, errno: 'e40442' })
    const body = { isDismissed: true, reason: 'x' }
    expect(await ask(world, `PUT ${through}/dismissal`, { as: theirs, body })).toMatchObject({
      status: 404,
      errno: 'e40442',
    })
    expect(await ask(world, `GET ${path()}/999999`, { as: organiser })).toMatchObject({
      status: 404,
      errno: 'e40442',
    })
  })

  test('nothing that a participant is answered tells that there is something', async () => {
    const quiet = await makeRace(world)
    const numbers = (values: readonly number[]) => csv('value', rowsOf(values.map(value => value.toFixed(6))))
    const [one] = await teamsWith(world, quiet.id, [numbers(regression(1)), numbers(regression(1))])
    if (!one) throw new Error('a team was made')
    const device = makeSecret()
    const answers = async () => {
      const said: unknown[] = []
      for (const call of [
        `GET /api/teams?cmptId=${quiet.id}`,
        `GET /api/teams/${one.id}/history`,
        `GET /api/competitions/${quiet.id}`,
        `GET /api/competitions/${quiet.id}?part=submits`,
        `GET /api/competitions/${quiet.id}?part=rankings`,
        'GET /api/users/initData',
        'GET /api/v1/inbox/messages/unread/count',
      ] as const) {
        const answer = await ask(world, call, { as: one.captain })
        expect([call, answer.status]).toEqual([call, 200])
        said.push(answer.data)
      }
      return said
    }
    const before = await answers()
    for (const user of [one.captain])
      await keepTraces(world.db, {
        userId: user.id,
        address: '203.0.113.9',
        device,
        secret: world.settings.sessionSecret,
        now: world.clock.now(),
      })
    await look(world, quiet.id)
    expect(await findingsIn(world, quiet.id)).toHaveLength(1)
    expect(await answers()).toEqual(before)
  })
})
