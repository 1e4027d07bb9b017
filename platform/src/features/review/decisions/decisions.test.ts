import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bytesOf } from '../../../base/archive/source.ts'
import { readZipDirectory } from '../../../base/archive/zip-directory.ts'
import { readZipFile } from '../../../base/archive/zip-content.ts'
import { printsForReview } from '../../spic/proposals/server/public.ts'
import { json } from '../../../base/database/json.ts'
import { ask } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { pdfText } from '../../../../test/pdf-text.ts'
import { queued } from '../../../../test/queue.ts'
import { makePanel, type Panel } from '../../../../test/panel.ts'
import { makeReviewer, type TestReviewer } from '../../../../test/reviewers.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { archiveTopic } from './server/archive.ts'

let world: World
let admin: TestUser
beforeAll(async () => {
  world = await makeWorld()
  admin = await makeStaff(world, 'administrator')
})
afterAll(() => world.close())

type Call = Parameters<typeof ask>[1]
const as = (reviewer: TestReviewer, call: Call, body?: Record<string, unknown>) =>
  ask(world, call, { as: reviewer as never, ...(body ? { body } : {}) })

/** A panel whose sheets are all locked, with what each proposal got. */
async function scored(scores: number[][], given: Parameters<typeof makePanel>[1] = {}): Promise<Panel> {
  const panel = await makePanel(world, {
    proposals: scores.length,
    reviewers: scores[0]?.length ?? 0,
    ...given,
  })
  const now = world.clock.now()
  for (const [at, own] of scores.entries())
    for (const [index, total] of own.entries())
      await world.db
        .insertInto('review_sheet')
        .values({
          assignment_id: panel.proposals[at]!.assignments[index]!,
          proposal_id: panel.proposals[at]!.id,
          version: 1,
          points: json({ [panel.criteria[0]]: 8, [panel.criteria[1]]: 10 + index }),
          to_authors: `意见 ${index + 1}`,
          saved_at: now,
          total,
          locked_at: now,
        })
        .execute()
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000)
  await world.db
    .updateTable('spic_edition')
    .set({
      published_at: now,
      signup_starts_at: day(-9),
      signup_ends_at: day(-8),
      submit_starts_at: day(-8),
      submit_ends_at: day(-1),
    })
    .where('id', '=', panel.edition.id)
    .execute()
  return panel
}
const shortlist = (panel: Panel, query = 'by=number&number=2') =>
  as(panel.chief, `GET /api/spic-review/shortlist?${query}`)
const apply = (panel: Panel, digest: string) =>
  as(panel.chief, `POST /api/spic-review/rounds/${panel.round}/shortlist`, {
    by: 'number',
    number: 2,
    minimum: null,
    digest,
  })
const verdicts = (rows: { proposalId: number; verdict: string }[]) =>
  Object.fromEntries(rows.map(row => [row.proposalId, row.verdict]))
/** Makes somebody a member of the entry of a proposal. */
async function join(panel: Panel, proposalId: number, member?: TestUser): Promise<number> {
  const { id } = member ?? (await makeUser(world))
  const { entry_id } = await world.db
    .selectFrom('spic_proposal')
    .select('entry_id')
    .where('id', '=', proposalId)
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('spic_member')
    .values({ entry_id, edition_id: panel.edition.id, user_id: id, joined_at: world.clock.now() })
    .execute()
  return id
}
const closeRound = (panel: Panel) =>
  world.db
    .updateTable('review_round')
    .set({ closed_at: world.clock.now() })
    .where('id', '=', panel.round)
    .execute()

test('those who tie at the cut wait for somebody to decide, and then stay as decided', async () => {
  const panel = await scored([
    [90, 90],
    [80, 80],
    [70, 90],
    [50, 50],
  ])
  const [a, b, c, d] = panel.proposals.map(one => one.id) as [number, number, number, number]
  const before = await shortlist(panel)
  expect(verdicts(before.data.rows)).toEqual({
    [a]: 'shortlisted',
    [b]: 'tied',
    [c]: 'tied',
    [d]: 'declined',
  })
  const applied = await apply(panel, before.data.digest)
  expect(applied.data).toEqual({ shortlisted: 1, declined: 1, tied: 2 })
  const decide = (id: number, outcome: string) =>
    as(panel.chief, `PUT /api/spic-review/rounds/${panel.round}/decisions/${id}`, {
      outcome,
      reason: '现场讨论',
    })
  expect((await decide(b, 'declined')).status).toBe(200)
  expect((await decide(c, 'shortlisted')).status).toBe(200)
  // What was looked at is no longer so.
  expect((await apply(panel, before.data.digest)).errno).toBe('e409631')
  const after = await shortlist(panel)
  expect(verdicts(after.data.rows)).toEqual({
    [a]: 'shortlisted',
    [b]: 'declined',
    [c]: 'shortlisted',
    [d]: 'declined',
  })
  expect((await apply(panel, after.data.digest)).data).toEqual({ shortlisted: 2, declined: 2, tied: 0 })
  const own = (await shortlist(panel)).data.rows.find((row: { proposalId: number }) => row.proposalId === c)
  expect(own.decision).toMatchObject({
    outcome: 'shortlisted',
    isByRule: false,
    reason: '现场讨论',
    by: '组长',
  })
  const traced = await world.db
    .selectFrom('review_event')
    .select('action')
    .where('edition_id', '=', panel.edition.id)
    .execute()
  expect(new Set(traced.map(row => row.action))).toEqual(
    new Set(['shortlist.read', 'shortlist.apply', 'shortlist.decide']),
  )
  // The next round has begun: nothing of this one changes any more.
  await world.db
    .insertInto('review_round')
    .values({
      edition_id: panel.edition.id,
      kind: 'final',
      opened_at: world.clock.now(),
      created_at: world.clock.now(),
    })
    .execute()
  expect((await decide(a, 'declined')).errno).toBe('e409630')
})

test('what is withdrawn or rejected is never shortlisted; only what is rejected can be restored', async () => {
  const panel = await scored([
    [90, 90],
    [80, 80],
    [70, 70],
  ])
  const [a, b, c] = panel.proposals.map(one => one.id) as [number, number, number]
  await world.db
    .updateTable('spic_proposal')
    .set({ current_version: null, withdrawn_at: world.clock.now(), withdrawal: '计划有变' })
    .where('id', '=', a)
    .execute()
  const reject = (ids: number[]) =>
    as(panel.chief, 'POST /api/spic-review/rejections', { proposalIds: ids, reason: '超出范围' })
  // All or none.
  expect((await reject([a, b])).errno).toBe('e409640')
  expect((await reject([b])).data).toEqual({ rejected: 1 })
  expect((await shortlist(panel)).data.rows.map((row: { proposalId: number }) => row.proposalId)).toEqual([c])
  const decide = (id: number) =>
    as(panel.chief, `PUT /api/spic-review/rounds/${panel.round}/decisions/${id}`, {
      outcome: 'shortlisted',
      reason: '破例',
    })
  expect([(await decide(a)).errno, (await decide(b)).errno]).toEqual(['e404630', 'e404630'])
  const listed = await as(panel.chief, 'GET /api/spic-review/rejections')
  expect(listed.data.proposals).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: a, state: 'withdrawn', reason: '计划有变', by: null }),
      expect.objectContaining({ id: b, state: 'rejected', reason: '超出范围', by: '组长' }),
    ]),
  )
  const restore = (id: number) =>
    as(panel.chief, `POST /api/spic-review/rejections/${id}/restore`, { reason: '误操作' })
  expect((await restore(a)).errno).toBe('e409633')
  expect((await restore(b)).status).toBe(200)
  expect((await restore(b)).errno).toBe('e409632')
  const all = await as(panel.chief, 'GET /api/spic-review/proposals')
  expect(all.data.counts).toMatchObject({ all: 3, review: 2, withdrawn: 1, rejected: 0 })
  // The sheets of what was rejected are as they were.
  expect(all.data.proposals.find((row: { id: number }) => row.id === b)).toMatchObject({
    locked: 2,
    mean: 80,
    rank: 1,
  })
})

test('the file of proposals holds nothing that a spreadsheet runs', async () => {
  const panel = await scored([[90]])
  await world.db
    .updateTable('spic_entry')
    .set({ name: '=HYPERLINK("http://x")' })
    .where('edition_id', '=', panel.edition.id)
    .execute()
  const file = await world.app.inject({
    url: '/api/spic-review/proposals/file?state=review',
    headers: panel.chief.headers,
  })
  expect(file.statusCode).toBe(200)
  expect(file.body).toContain(`"'=HYPERLINK(""http://x"")"`)
})

test('who is in conflict with a proposal neither sees its scores nor decides on it', async () => {
  const panel = await scored([[90], [80]])
  const [a] = panel.proposals.map(one => one.id) as [number]
  await world.db
    .insertInto('review_conflict')
    .values({
      reviewer_id: panel.chief.id,
      proposal_id: a,
      edition_id: panel.edition.id,
      source: 'staff',
      created_at: world.clock.now(),
    })
    .execute()
  const { data } = await as(panel.chief, 'GET /api/spic-review/proposals')
  expect(data.proposals.find((row: { id: number }) => row.id === a)).toMatchObject({
    score: null,
    mean: null,
    isConflicted: true,
  })
  const body = { proposalIds: [a], reason: '超出范围' }
  expect((await as(panel.chief, 'POST /api/spic-review/rejections', body)).errno).toBe('e409634')
  // Nor does the shortlist tell its place: it stands last, whatever it was given.
  const before = (await shortlist(panel, 'by=number&number=1')).data
  const hidden = { rank: null, score: null, verdict: null, why: null, isConflicted: true }
  expect(before.rows).toMatchObject([{ verdict: 'declined' }, { proposalId: a, ...hidden, decision: null }])
  const path = `POST /api/spic-review/rounds/${panel.round}/shortlist` as const
  await as(panel.chief, path, { by: 'number', number: 1, minimum: null, digest: before.digest })
  expect((await shortlist(panel, 'by=number&number=1')).data.rows[1]).toMatchObject({
    ...hidden,
    decision: { outcome: 'shortlisted', isByRule: true, why: null },
  })
  const second = (await shortlist(panel, 'by=number&number=1&per_page=1&page=2')).data
  expect([second.total, second.rows.map((row: { proposalId: number }) => row.proposalId)]).toEqual([2, [a]])
})

test('a partner in conflict with a proposal neither finds it, nor reads, prints or asks for it', async () => {
  const panel = await scored([[90], [80]])
  const [a, b] = panel.proposals.map(one => one.id) as [number, number]
  const partner = await makeReviewer(world, panel.edition, 1)
  await world.db
    .insertInto('review_conflict')
    .values({
      reviewer_id: partner.id,
      proposal_id: a,
      edition_id: panel.edition.id,
      source: 'staff',
      created_at: world.clock.now(),
    })
    .execute()
  const path = (id: number) => `/api/spic-review/interests/${id}` as const
  const listed = await as(partner, 'GET /api/spic-review/interests')
  expect(listed.data.proposals.map((row: { id: number }) => row.id)).toEqual([b])
  const asked = [
    await as(partner, `GET ${path(a)}`),
    await as(partner, `PUT ${path(a)}`, { message: '试用', contact: 'x' }),
    await as(partner, `GET /api/spic-review/proposals/${a}/pdf`),
  ]
  expect(asked.map(one => one.errno)).toEqual(['e404630', 'e404630', 'e404630'])
  expect((await as(partner, `GET ${path(b)}`)).status).toBe(200)
})

test('a partner is not told by the PDF whose a proposal is, even where experts know', async () => {
  const panel = await scored([[90]], { isBlind: false })
  const [{ id, entry }] = panel.proposals as [Panel['proposals'][0]]
  const partner = await makeReviewer(world, panel.edition, 1)
  const read = async (reviewer: TestReviewer) => {
    const got = await world.app.inject({
      url: `/api/spic-review/proposals/${id}/pdf`,
      headers: reviewer.headers,
    })
    expect(got.headers['content-disposition']).toBe(`attachment; filename="proposal-${id}-1.pdf"`)
    return pdfText(got.rawPayload)
  }
  expect(await read(panel.chief)).toContain(entry)
  const seen = await read(partner)
  expect(seen).toContain('内容 1')
  for (const hidden of [entry, '保密']) expect(seen).not.toContain(hidden)
})

test('a partner opens attachments as copies that name nobody, as long as the proposal is shown', async () => {
  const panel = await scored([[90]], { isBlind: false })
  const [{ id, file }] = panel.proposals as [Panel['proposals'][0]]
  const partner = await makeReviewer(world, panel.edition, 1)
  const url = `/api/spic-review/interests/${id}/files/${file}` as const
  const got = await world.app.inject({ url, headers: partner.headers })
  expect(got.statusCode).toBe(200)
  expect(decodeURIComponent(String(got.headers['content-disposition']))).toContain('附件 1.pdf')
  expect((await as(partner, `GET /api/spic-review/interests/${id}/files/999999`)).errno).toBe('e404630')
  await as(panel.chief, 'POST /api/spic-review/rejections', { proposalIds: [id], reason: '撤下' })
  expect((await as(partner, `GET ${url}`)).errno).toBe('e404630')
  const traced = await world.db
    .selectFrom('review_event')
    .select(['action', 'proposal_id'])
    .where('reviewer_id', '=', partner.id)
    .execute()
  expect(traced).toEqual([{ action: 'file.download', proposal_id: id }])
})

test('contacts of a partner and a team are told to neither before both agree', async () => {
  const panel = await scored([[90]])
  const [{ id: proposalId, entry }] = panel.proposals as [Panel['proposals'][0]]
  const member = await makeUser(world)
  await join(panel, proposalId, member)
  const partner = await makeReviewer(world, panel.edition, 1, { email: 'partner@example.com' })
  const other = await makeReviewer(world, panel.edition, 1)
  const path = `/api/spic-review/interests/${proposalId}` as const
  const secret = '13800000000'
  const said = { message: '想在厂区试用', contact: secret }
  expect((await as(partner, `PUT ${path}`, said)).status).toBe(200)
  const raw = async (url: string, headers: Record<string, string>) =>
    (await world.app.inject({ url, headers })).body
  const team = () => raw(`/api/spic/editions/${panel.edition.id}/interests`, member.headers)
  const partners = () => raw('/api/spic-review/interests', partner.headers)
  expect(await team()).toContain('想在厂区试用')
  for (const body of [
    await team(),
    await raw('/api/spic-review/interests', panel.chief.headers),
    await raw('/api/spic-review/interests', other.headers),
  ])
    expect(body).not.toContain(secret)
  const seen = await partners()
  for (const hidden of [entry, '保密']) expect(seen).not.toContain(hidden)
  const answer = `PUT /api/spic/proposals/${proposalId}/interests/${partner.id}` as const
  const stranger = await makeUser(world)
  expect((await ask(world, answer, { as: stranger, body: { contact: 'x' } })).errno).toBe('e404632')
  const agreed = await ask(world, answer, { as: member, body: { contact: '李工 13900000000' } })
  expect(agreed.data).toEqual({ answer: 'agreed' })
  expect((await ask(world, answer, { as: member, body: { contact: null } })).errno).toBe('e409637')
  expect(await team()).toContain(secret)
  const both = await partners()
  expect(both).toContain('李工 13900000000')
  expect(both).toContain(entry)
  expect(await raw('/api/spic-review/interests', panel.chief.headers)).not.toContain('13900000000')
  const told = await world.db
    .selectFrom('mail')
    .select('body_text')
    .where('address', '=', 'partner@example.com')
    .execute()
  expect(told).toHaveLength(1)
  expect(told[0]?.body_text).not.toContain('13900000000')
})

test('a partner whom a team declined neither gets its contact nor asks again', async () => {
  const panel = await scored([[90]])
  const [{ id: proposalId }] = panel.proposals as [Panel['proposals'][0]]
  const partner = await makeReviewer(world, panel.edition, 1)
  const path = `/api/spic-review/interests/${proposalId}` as const
  await as(partner, `PUT ${path}`, { message: '试用', contact: '13800000000' })
  await world.db
    .updateTable('review_interest')
    .set({ answer: 'refused', answered_at: world.clock.now() })
    .where('proposal_id', '=', proposalId)
    .execute()
  expect((await as(partner, `DELETE ${path}`)).errno).toBe('e409641')
  expect((await as(partner, `PUT ${path}`, { message: '再问', contact: 'x' })).errno).toBe('e409637')
})

test('an observer reads neither names nor scores while reviews go on', async () => {
  const panel = await scored([[90]])
  const observer = await makeReviewer(world, panel.edition, 3)
  const read = async () => (await as(observer, 'GET /api/spic-review/overview')).data
  const open = await read()
  expect(open).toMatchObject({ scoredBy: null, rounds: [{ assigned: 1, locked: 1 }] })
  expect(open.proposals).toMatchObject([{ entry: null, score: null, rank: null, state: 'review' }])
  await closeRound(panel)
  expect((await read()).proposals).toMatchObject([{ entry: null, score: 90, rank: 1 }])
  for (const path of ['proposals', 'shortlist', 'interests'])
    expect((await as(observer, `GET /api/spic-review/${path}`)).status).toBe(403)
})

test('results are published once, as a recount of all sheets gives them', async () => {
  const given = [
    [60, 80],
    [90, 95],
    [70, 75],
  ]
  const panel = await scored(given)
  const [a, b, c] = panel.proposals.map(one => one.id) as [number, number, number]
  const desk = () => ask(world, `GET /api/admin/spic/${panel.edition.id}/results`, { as: admin })
  const publish = (digest: string, prizes: object[] = []) =>
    ask(world, `POST /api/admin/spic/${panel.edition.id}/results`, {
      as: admin,
      body: { digest, prizes, letter: '感谢参与', reason: '评审委员会确认' },
    })
  expect((await desk()).data.ranking).toBeNull()
  expect((await publish('')).errno).toBe('e409636')
  await closeRound(panel)
  const { digest, rows } = (await desk()).data.ranking
  const wanted = given
    .map((own, at) => ({
      id: panel.proposals[at]!.id,
      mean: own.reduce((sum, one) => sum + one, 0) / own.length,
    }))
    .toSorted((one, other) => other.mean - one.mean)
  expect(rows.map((row: { proposalId: number; score: number }) => [row.proposalId, row.score])).toEqual(
    wanted.map(({ id, mean }) => [id, mean]),
  )
  expect((await publish('another')).errno).toBe('e409643')
  const prize = (proposalId: number) => ({ proposalId, prizeZh: '一等奖', prizeEn: 'First prize' })
  expect((await publish(digest, [prize(b), prize(999_999_999)])).errno).toBe('e400630')
  const done = await Promise.all([publish(digest, [prize(b)]), publish(digest, [prize(b)])])
  expect(done.map(one => one.status).toSorted()).toEqual([200, 409])
  const { result } = await world.db
    .selectFrom('review_publication')
    .select('result')
    .where('edition_id', '=', panel.edition.id)
    .executeTakeFirstOrThrow()
  expect(result.proposals.map(one => [one.proposalId, one.rank, one.score])).toEqual(
    wanted.map(({ id, mean }, at) => [id, at + 1, mean]),
  )
  expect(result.proposals[0]).toMatchObject({
    outcome: 'awarded',
    feedback: { rank: 1, of: 3, criteria: [{ mean: 8 }, { mean: 10.5 }] },
    comments: ['意见 1', '意见 2'],
  })
  const outcomes = await world.db
    .selectFrom('spic_proposal')
    .select(['id', 'outcome', 'prize_zh'])
    .where('id', 'in', [a, b, c])
    .orderBy('id')
    .execute()
  expect(outcomes.map(row => [row.id, row.outcome, row.prize_zh])).toEqual([
    [a, 'declined', ''],
    [b, 'awarded', '一等奖'],
    [c, 'declined', ''],
  ])
  // What is counted anew since then is not what anybody was told.
  await world.db.updateTable('review_sheet').set({ total: 100 }).where('proposal_id', '=', a).execute()
  const shown = (await desk()).data.ranking.rows
  expect(shown.map((row: { proposalId: number; rank: number }) => [row.proposalId, row.rank])).toEqual(
    wanted.map(({ id }, at) => [id, at + 1]),
  )
  expect(shown[0]).toMatchObject({ outcome: 'awarded', prizeZh: '一等奖' })
  const reject = { proposalIds: [a], reason: '太迟' }
  expect((await as(panel.chief, 'POST /api/spic-review/rejections', reject)).errno).toBe('e409635')
})

test('letters of proposals that are ranked apart show scores that differ', async () => {
  const panel = await scored([[80], [80]])
  const totals = [80.001, 80.004]
  for (const [at, { id }] of panel.proposals.entries())
    await world.db
      .updateTable('review_sheet')
      .set({ total: totals[at]! })
      .where('proposal_id', '=', id)
      .execute()
  await closeRound(panel)
  const results = `/api/admin/spic/${panel.edition.id}/results` as const
  const { digest } = (await ask(world, `GET ${results}`, { as: admin })).data.ranking
  const body = { digest, prizes: [], letter: '感谢参与', reason: '评审委员会确认' }
  expect((await ask(world, `POST ${results}`, { as: admin, body })).status).toBe(200)
  const told = await Promise.all(
    panel.proposals.map(async ({ id, owner }) => {
      await join(panel, id, owner)
      const { data } = await ask(world, `GET /api/spic/editions/${panel.edition.id}/letter`, { as: owner })
      return [data.standing.rank, data.standing.scoreText]
    }),
  )
  expect(told).toEqual([
    [2, '80.001'],
    [1, '80.004'],
  ])
})

test('defences do not overlap at one place, and each team is told once of each plan', async () => {
  const panel = await scored([[90], [80]])
  const [a, b] = panel.proposals.map(one => one.id) as [number, number]
  const base = `/api/admin/spic/${panel.edition.id}` as const
  const as = (call: Call, body?: Record<string, unknown>) =>
    ask(world, call, { as: admin, ...(body ? { body } : {}) })
  const members = [await join(panel, a), await join(panel, b)]
  const plan = { startsAt: '2027-01-05T01:00:00.000Z', minutes: 20, pause: 5, places: ['A'], seed: 3 }
  expect((await as(`POST ${base}/slots/plan`, plan)).errno).toBe('e409642')
  await closeRound(panel)
  await world.db
    .insertInto('review_round')
    .values({ edition_id: panel.edition.id, kind: 'defence', created_at: world.clock.now() })
    .execute()
  expect((await as(`POST ${base}/slots/plan`, plan)).data).toEqual({ planned: 2, seed: 3 })
  const { defence } = (await as(`GET ${base}/results`)).data
  const at = (id: number) =>
    defence.slots.find((slot: { proposalId: number }) => slot.proposalId === id).startsAt
  const move = { startsAt: at(b), minutes: 20, place: 'A' }
  expect((await as(`PUT ${base}/slots/${a}`, move)).errno).toBe('e409638')
  const move2 = { ...move, place: 'B' }
  expect((await as(`PUT ${base}/slots/${a}`, move2)).status).toBe(200)
  const tell = async () => {
    world.setNow(new Date(world.clock.now().getTime() + 1000))
    return (await as(`POST ${base}/slots/notices`)).data.told
  }
  expect(await tell()).toBe(2)
  expect(await tell()).toBe(0)
  // There and back again: each time is told.
  for (const place of ['C', 'B']) {
    await as(`PUT ${base}/slots/${a}`, { ...move, place })
    expect(await tell()).toBe(1)
  }
  // Changed after it was told, and then gone: what the team knows is taken back.
  await as(`PUT ${base}/slots/${a}`, { ...move, place: 'D' })
  expect((await as(`DELETE ${base}/slots/${a}`)).status).toBe(200)
  expect((await as(`DELETE ${base}/slots/${a}`)).errno).toBe('e404633')
  // A slot that nobody was told of goes without a word.
  await as(`PUT ${base}/slots/${a}`, move2)
  await as(`DELETE ${base}/slots/${a}`)
  // Planned anew without what was withdrawn meanwhile.
  await world.db
    .updateTable('spic_proposal')
    .set({ current_version: null, withdrawn_at: world.clock.now() })
    .where('id', '=', b)
    .execute()
  expect((await as(`POST ${base}/slots/plan`, plan)).data.planned).toBe(1)
  const told = (await queued(world, 'notices.deliver')).map(
    job => job.payload as { key: string; to: number[]; text: { zh: string } },
  )
  const of = (user: number) =>
    told.filter(one => one.to.includes(user)).map(one => /[A-D]$|取消/.exec(one.text.zh)?.[0])
  expect(of(members[0]!)).toEqual(['B', 'C', 'B', '取消'])
  expect(of(members[1]!)).toEqual(['A', '取消'])
  expect(new Set(told.map(one => one.key)).size).toBe(told.length)
})

test('planning, telling, taking away, publishing and reading for an archive send as many statements for six teams as for two', async () => {
  const counts = async (teams: number) => {
    const panel = await scored(Array.from({ length: teams }, (_one, at) => [90 - at]))
    for (const { id } of panel.proposals) await join(panel, id)
    await closeRound(panel)
    const base = `/api/admin/spic/${panel.edition.id}` as const
    const sent = async (call: Call, body?: Record<string, unknown>) => {
      const done = await world.record(() => ask(world, call, { as: admin, ...(body ? { body } : {}) }))
      expect([call, done.result.status]).toEqual([call, 200])
      return done.sent.length
    }
    const opened_at = world.clock.now()
    const { id: round } = await world.db
      .insertInto('review_round')
      .values({ edition_id: panel.edition.id, kind: 'defence', created_at: opened_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const plan = { startsAt: '2027-01-05T01:00:00.000Z', minutes: 20, pause: 5, places: ['A'], seed: 3 }
    const found = [await sent(`POST ${base}/slots/plan`, plan), await sent(`POST ${base}/slots/notices`)]
    const asked = panel.proposals.map(one => ({ proposalId: one.id, number: 1 }))
    const shown = { editionId: panel.edition.id, isBlind: false, lang: 'zh-CN' as const }
    const prints = await world.record(() =>
      printsForReview({ ...world, now: world.clock.now() }, shown, asked),
    )
    expect(prints.result.size).toBe(teams)
    found.push(prints.sent.length)
    const [kept, ...gone] = panel.proposals.map(one => one.id)
    const withdrawn = { current_version: null, withdrawn_at: opened_at }
    await world.db.updateTable('spic_proposal').set(withdrawn).where('id', 'in', gone).execute()
    found.push(await sent(`POST ${base}/slots/plan`, plan))
    const again = { current_version: 1, withdrawn_at: null }
    await world.db.updateTable('spic_proposal').set(again).where('id', 'in', gone).execute()
    // A round that was never opened decides nothing.
    await world.db.deleteFrom('review_slot').where('proposal_id', '=', kept!).execute()
    await world.db.deleteFrom('review_round').where('id', '=', round).execute()
    const { digest } = (await ask(world, `GET ${base}/results`, { as: admin })).data.ranking
    found.push(
      await sent(`POST ${base}/results`, {
        digest,
        prizes: [],
        letter: '感谢参与',
        reason: '评审委员会确认',
      }),
    )
    const told = (await queued(world, 'notices.deliver')).map(job => (job.payload as { key: string }).key)
    for (const { id } of panel.proposals)
      expect(told.filter(key => key === `spic:${panel.edition.id}:decided:${id}`)).toHaveLength(1)
    return found
  }
  await counts(2)
  expect(await counts(6)).toEqual(await counts(2))
})

test('the archive of an edition is one zip with all of it, and who took it stands in the audit list', async () => {
  const panel = await scored([[90]])
  const [{ id, file }] = panel.proposals as [Panel['proposals'][0]]
  const told: unknown[] = []
  const stop = world.live.subscribe(archiveTopic(panel.edition.id, admin.id), body => told.push(body))
  const got = await world.app.inject({
    url: `/api/admin/spic/${panel.edition.id}/archive`,
    headers: admin.headers,
  })
  expect(got.statusCode).toBe(200)
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ done: 1, total: 1, isOver: true }))
  expect(told[0]).toEqual({ done: 0, total: 1, isOver: false })
  stop()
  const source = bytesOf(got.rawPayload)
  const limits = {
    entries: 1000,
    totalBytes: 1e9,
    fileBytes: 1e9,
    pathLength: 200,
    depth: 9,
    ratio: 100,
    ratioFrom: 1e9,
    mayNest: true,
  }
  const entries = await readZipDirectory(source, limits)
  const names = entries.map(entry => entry.path)
  for (const name of ['edition.json', 'proposals.csv', 'sheets.csv', 'conflicts.csv', 'trace/trace-001.csv'])
    expect(names).toContain(name)
  // Of what there is nothing of at least what it would be.
  const empty = entries.find(entry => entry.path === 'rejections.csv')
  expect(empty && String(await readZipFile(source, empty))).toContain(
    'proposal_id,reason,rejected_by,rejected_at',
  )
  const versions = entries.find(entry => entry.path === 'versions.csv')
  expect(versions && String(await readZipFile(source, versions))).toMatch(/内容 1[^]*,"\t[0-9a-f]{64}"/)
  const kept = entries.find(entry => entry.path === `proposals/${id}/files/${file}-保密队方案书.PDF`)
  expect(kept && String(await readZipFile(source, kept))).toContain('%PDF-')
  const pdf = entries.find(entry => entry.path === `proposals/${id}/proposal-${id}-1.pdf`)
  expect(pdf && (await readZipFile(source, pdf)).subarray(0, 5).toString()).toBe('%PDF-')
  // Taken again, the PDF is the one that was kept, as long as nothing in it changed.
  const other = await world.storage.put(Readable.from(['%PDF-kept']), { maxBytes: 100 })
  await world.db
    .updateTable('spic_print')
    .set({ storage_key: other.key, size: other.size })
    .where('proposal_id', '=', id)
    .execute()
  const again = () =>
    world.app.inject({ url: `/api/admin/spic/${panel.edition.id}/archive`, headers: admin.headers })
  expect((await again()).rawPayload.includes('%PDF-kept')).toBe(true)
  await world.db
    .updateTable('spic_entry')
    .set({ name: '改名队' })
    .where('edition_id', '=', panel.edition.id)
    .execute()
  expect((await again()).rawPayload.includes('%PDF-kept')).toBe(false)
  const audited = await world.db
    .selectFrom('audit_entry')
    .select('actor_id')
    .where('action', '=', 'spic_result.archive')
    .where('subject_id', '=', panel.edition.id)
    .execute()
  expect(audited).toEqual(Array.from({ length: 3 }, () => ({ actor_id: admin.id })))
})
