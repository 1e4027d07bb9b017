import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { dangers } from '../../../../test/dangers.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { joinTeam, makeTeam, merge } from '../../../../test/teams.ts'
import { unseen } from '../../../../test/unseen.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { xssCorpus } from '../../../../test/xss-corpus.ts'
import { appealStates, mayBecome } from './rules.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

type Body = Record<string, unknown>
const file = (competitionId: number | string, as: TestUser | undefined, body: Body = {}) =>
  ask(world, `POST /api/competitions/${competitionId}/cheat/appeal`, {
    as,
    body: { content: '榜单上的成绩**异常**。', ...body },
  })
const own = (competitionId: number | string, as?: TestUser, query = '') =>
  ask(world, `GET /api/competitions/${competitionId}/cheat/appeal?${query}`, { as })
const all = (competitionId: number | string, as?: TestUser, query = '') =>
  ask(world, `GET /api/admin/competitions/${competitionId}/appeals?${query}`, { as })
const settle = (id: number | string, as: TestUser | undefined, body: Body) =>
  ask(world, `PUT /api/admin/appeals/${id}`, { as, body })
const told = async (kind: string) =>
  (
    await sql<{ payload: { to: number[]; path: string } }>`
      select payload from graphile_worker._private_jobs where payload->>'kind' = ${kind} order by id`.execute(
      world.db,
    )
  ).rows.map(row => row.payload)

/** A competition with its organiser and two teams. */
async function scene() {
  const { id } = await makeCompetition(world)
  return {
    id,
    organiser: await makeOrganiser(world, id),
    team: await makeTeam(world, id),
    rival: await makeTeam(world, id),
  }
}

test('only what is open goes on, and what is settled stays', () => {
  const allowed = appealStates.flatMap(from =>
    appealStates.filter(to => mayBecome(from, to)).map(to => `${from}-${to}`),
  )
  expect(allowed).toEqual([
    'open-reviewing',
    'open-answered',
    'open-rejected',
    'reviewing-answered',
    'reviewing-rejected',
  ])
})

describe('filing', () => {
  test('about another team is seen by one’s own team and the organiser', async () => {
    const { id, organiser, team, rival } = await scene()
    const member = await joinTeam(world, team)
    const made = await file(id, member, { teamId: team.id, subjectTeamId: rival.id })
    expect(made.status).toBe(200)
    expect(made.data).toMatchObject({
      subject: { id: rival.id, name: rival.name, isOwn: false },
      author: { id: member.id },
      state: 'open',
      html: '<p>榜单上的成绩<strong>异常</strong>。</p>',
      answer: null,
    })
    for (const reader of [member, team.captain]) {
      const seen = await own(id, reader, `teamId=${team.id}`)
      expect(seen.data).toMatchObject({ total: 1, team: { id: team.id }, appeals: [{ id: made.data.id }] })
    }
    expect((await own(id, organiser, `teamId=${team.id}`)).data.total).toBe(1)
    expect((await all(id, organiser)).data).toMatchObject({
      total: 1,
      counts: { open: 1, reviewing: 0, answered: 0, rejected: 0 },
      appeals: [{ id: made.data.id, team: { id: team.id }, subject: { id: rival.id } }],
    })
    expect((await own(id, rival.captain)).data).toMatchObject({ total: 0, appeals: [] })
    const [notice] = (await told('appeal.filed')).slice(-1)
    expect(notice).toMatchObject({ to: [organiser.id], path: `/admin/competitions/${id}/appeals` })
  })

  test('about the own team needs no subject', async () => {
    const { id, team } = await scene()
    expect((await file(id, team.captain)).data.subject).toEqual({ id: team.id, name: team.name, isOwn: true })
  })

  test('is one at a time, a team and subject', async () => {
    const { id, organiser, team, rival } = await scene()
    const member = await joinTeam(world, team)
    const answers = await Promise.all([
      file(id, team.captain, { subjectTeamId: rival.id }),
      file(id, member, { subjectTeamId: rival.id }),
      file(id, member, { subjectTeamId: rival.id }),
    ])
    expect(answers.map(answer => answer.errno ?? 'ok').sort()).toEqual(['e40980', 'e40980', 'ok'])
    expect((await file(id, member)).status).toBe(200)
    const appealId = answers.find(answer => answer.status === 200)?.data.id as number
    await settle(appealId, organiser, { state: 'reviewing' })
    expect((await file(id, member, { subjectTeamId: rival.id })).errno).toBe('e40980')
    await settle(appealId, organiser, { state: 'rejected', answer: '没有依据。' })
    expect((await file(id, member, { subjectTeamId: rival.id })).status).toBe(200)
  })

  test('is for members of a team, in its own name', async () => {
    const { id, team, rival } = await scene()
    expect((await file(id, undefined)).errno).toBe('e40101')
    expect((await file(id, await makeUser(world))).errno).toBe('e40380')
    expect((await file(id, team.captain, { teamId: rival.id })).errno).toBe('e40381')
    expect((await file(999_999, team.captain)).errno).toBe('e40420')
    expect((await file('x', team.captain)).errno).toBe('e40401')
    expect((await all(id, await makeOrganiser(world, id))).data.total).toBe(0)
  })

  test('about a team of another competition, a baseline or one merged away is refused', async () => {
    const { id, team, rival } = await scene()
    const elsewhere = await makeTeam(world, (await makeCompetition(world)).id)
    const baseline = await makeTeam(world, id)
    await world.db.updateTable('team').set({ is_baseline: true }).where('id', '=', baseline.id).execute()
    const gone = await makeTeam(world, id)
    await merge(world, { from: gone, into: rival })
    for (const subjectTeamId of [elsewhere.id, baseline.id, gone.id, 999_999]) {
      const answer = await file(id, team.captain, { subjectTeamId })
      expect([answer.status, answer.errno, answer.paths]).toEqual([404, 'e40481', ['body.subjectTeamId']])
    }
    await expect(
      world.db
        .insertInto('appeal')
        .values({
          competition_id: id,
          team_id: team.id,
          subject_team_id: elsewhere.id,
          author_id: team.captain.id,
          body: 'x',
          html: 'x',
          created_at: new Date(),
          answer: null,
          answer_html: null,
          answered_at: null,
          answered_by: null,
        })
        .execute(),
    ).rejects.toThrow('foreign key')
  })

  test.each([
    ['nothing', ''],
    ['too much', 'x'.repeat(5_001)],
    ['control signs', 'a\u0000b'],
    ...unseen.map(([what, text]) => [what, text] as [string, string]),
  ])('of %s is refused', async (_what, content) => {
    const { id, team } = await scene()
    const answer = await file(id, team.captain, { content })
    expect([answer.status, answer.errno, [...new Set(answer.paths)]]).toEqual([
      400,
      'e40001',
      ['body.content'],
    ])
  })

  test('ids of people are no fields, and a text too deep is refused', async () => {
    const { id, team } = await scene()
    const answer = await file(id, team.captain, { authorId: 1, operatorId: 1, state: 'answered' })
    expect(answer.paths).toEqual(['body.authorId', 'body.operatorId', 'body.state'])
    expect((await file(id, team.captain, { content: '>'.repeat(5_000) })).errno).toBe('e40010')
  })
})

describe('reading', () => {
  test('is closed to everybody else', async () => {
    const { id, team, rival } = await scene()
    await file(id, team.captain, { subjectTeamId: rival.id })
    expect((await own(id, undefined, `teamId=${team.id}`)).errno).toBe('e40101')
    expect((await own(id, await makeUser(world), `teamId=${team.id}`)).errno).toBe('e40380')
    expect((await own(id, rival.captain, `teamId=${team.id}`)).errno).toBe('e40381')
    const other = await makeOrganiser(world, (await makeCompetition(world)).id)
    expect((await own(id, other, `teamId=${team.id}`)).errno).toBe('e40380')
    for (const [reader, code] of [
      [undefined, 'e40101'],
      [team.captain, 'e40301'],
      [other, 'e40301'],
    ] as const)
      expect((await all(id, reader)).errno).toBe(code)
  })

  test('goes on after a merge, with the team that took one’s own in', async () => {
    const { id, organiser, team, rival } = await scene()
    const made = await file(id, team.captain)
    await merge(world, { from: team, into: rival })
    expect((await own(id, team.captain)).data).toMatchObject({ total: 1, team: { id: rival.id } })
    await settle(made.data.id, organiser, { state: 'answered', answer: '已更正。' })
    expect((await told('appeal.answered')).at(-1)?.to.toSorted()).toEqual(
      [team.captain.id, rival.captain.id].toSorted(),
    )
  })

  test('is paged, and filtered for the organiser', async () => {
    const { id, organiser, team, rival } = await scene()
    const first = (await file(id, team.captain)).data.id
    const second = (await file(id, team.captain, { subjectTeamId: rival.id })).data.id
    const third = (await file(id, rival.captain)).data.id
    await settle(first, organiser, { state: 'answered', answer: '好。' })
    const ids = (answer: { data: { appeals: { id: number }[] } }) =>
      answer.data.appeals.map(appeal => appeal.id)
    expect(ids(await own(id, team.captain))).toEqual([second, first])
    expect(ids(await own(id, team.captain, 'per_page=1&page=2'))).toEqual([first])
    expect(ids(await all(id, organiser))).toEqual([second, third, first])
    expect(ids(await all(id, organiser, 'per_page=2&page=2'))).toEqual([first])
    expect(ids(await all(id, organiser, 'state=answered'))).toEqual([first])
    expect((await all(id, organiser, 'state=answered')).data.total).toBe(1)
    expect((await all(id, organiser, 'state=lost')).paths).toEqual(['query.state'])
  })
})

describe('settling', () => {
  test('tells the whole team, and never who answered or whom it is about', async () => {
    const { id, organiser, team, rival } = await scene()
    const member = await joinTeam(world, team)
    const made = await file(id, member, { subjectTeamId: rival.id })
    expect((await settle(made.data.id, organiser, { state: 'reviewing' })).data.state).toBe('reviewing')
    const settled = await settle(made.data.id, organiser, { state: 'answered', answer: '已核查：`无异常`。' })
    expect(settled.data).toMatchObject({ state: 'answered', answeredBy: { id: organiser.id } })
    const { data } = await own(id, team.captain)
    expect(data.appeals[0]).toMatchObject({
      state: 'answered',
      answer: { html: '<p>已核查：<code>无异常</code>。</p>', at: world.clock.now().toISOString() },
    })
    expect(JSON.stringify(data)).not.toContain(organiser.name)
    const notice = (await told('appeal.answered')).at(-1)
    expect(notice?.to.toSorted()).toEqual([member.id, team.captain.id].toSorted())
    expect(notice?.path).toBe(`/competitions/${id}/appeal`)
    const entries = await world.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject', '=', 'appeal')
      .where('subject_id', '=', made.data.id)
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { action: 'appeal.review', actor_id: organiser.id },
      { action: 'appeal.answer', actor_id: organiser.id },
    ])
  })

  test('happens once, however many answer at once', async () => {
    const { id, organiser, team } = await scene()
    const made = await file(id, team.captain)
    const other = await makeOrganiser(world, id)
    const answers = await Promise.all([
      settle(made.data.id, organiser, { state: 'answered', answer: '成立。' }),
      settle(made.data.id, other, { state: 'rejected', answer: '不成立。' }),
      settle(made.data.id, other, { state: 'rejected', answer: '不成立。' }),
    ])
    expect(answers.map(answer => answer.errno ?? 'ok').sort()).toEqual(['e40981', 'e40981', 'ok'])
    expect((await settle(made.data.id, organiser, { state: 'reviewing' })).errno).toBe('e40981')
  })

  test('needs an answer, and somebody who organises it', async () => {
    const { id, organiser, team } = await scene()
    const made = await file(id, team.captain)
    for (const state of ['answered', 'rejected']) {
      const without = await settle(made.data.id, organiser, { state })
      expect([without.status, without.errno, without.paths]).toEqual([400, 'e40080', ['body.answer']])
    }
    expect((await settle(made.data.id, organiser, { state: 'open', answer: '\u200b' })).paths).toEqual([
      'body.answer',
      'body.state',
    ])
    const other = await makeOrganiser(world, (await makeCompetition(world)).id)
    for (const [user, code] of [
      [undefined, 'e40101'],
      [team.captain, 'e40301'],
      [other, 'e40480'],
    ] as const)
      expect((await settle(made.data.id, user, { state: 'answered', answer: 'x' })).errno).toBe(code)
    expect((await settle(999_999, organiser, { state: 'reviewing' })).errno).toBe('e40480')
    expect((await own(id, team.captain)).data.appeals[0].state).toBe('open')
    await expect(
      world.db.updateTable('appeal').set({ state: 'answered' }).where('id', '=', made.data.id).execute(),
    ).rejects.toThrow('check')
  })
})

test('what teams and organisers write does nothing but be read', async () => {
  const { id } = await makeCompetition(world)
  const organiser = await makeOrganiser(world, id)
  for (const source of xssCorpus.filter((text, at) => at % 5 === 0 && !/[^\P{Cc}\n\t]/u.test(text))) {
    const team = await makeTeam(world, id)
    const made = await file(id, team.captain, { content: source })
    const settled = await settle(made.data.id, organiser, { state: 'answered', answer: source })
    expect(settled.status).toBe(200)
    const { data } = await own(id, team.captain)
    for (const html of [
      made.data.html,
      data.appeals[0].html,
      data.appeals[0].answer.html,
      settled.data.answer.html,
    ])
      expect([html, dangers(html)]).toEqual([html, []])
  }
})
