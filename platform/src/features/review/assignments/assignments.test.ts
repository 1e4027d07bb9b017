import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import type { TestUser } from '../../../../test/factories.ts'
import { makePanel, type Panel } from '../../../../test/panel.ts'
import { makeReviewer, type TestReviewer } from '../../../../test/reviewers.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let as: TestUser
beforeAll(async () => {
  world = await makeWorld()
  as = await makeStaff(world, 'administrator')
})
afterAll(() => world.close())

const at = ({ edition }: Panel): `/${string}` => `/api/admin/spic/${edition.id}`
const inRound = (panel: Panel): `/${string}` => `${at(panel)}/rounds/${panel.round}`
const own = (panel: Panel, number: number): TestReviewer => {
  const reviewer = panel.reviewers[number]
  if (!reviewer) throw new Error(`there is no reviewer ${number}`)
  return reviewer
}
const proposalOf = (panel: Panel, number = 0): number => {
  const proposal = panel.proposals[number]
  if (!proposal) throw new Error(`there is no proposal ${number}`)
  return proposal.id
}

/** A panel whose proposals nobody has yet. */
async function emptyPanel(given: Parameters<typeof makePanel>[1] = {}) {
  const panel = await makePanel(world, given)
  await world.db.deleteFrom('review_assignment').where('round_id', '=', panel.round).execute()
  return panel
}

const assigned = ({ round }: Panel) =>
  world.db
    .selectFrom('review_assignment')
    .select(['id', 'reviewer_id', 'proposal_id'])
    .where('round_id', '=', round)
    .where('state', '=', 'assigned')
    .orderBy('id')
    .execute()

const preview = (panel: Panel, seed: number | null = 7) =>
  ask(world, `POST ${inRound(panel)}/matchings`, { as, body: { seed } })
const apply = (panel: Panel, id: number) =>
  ask(world, `POST ${inRound(panel)}/matchings/${id}/applied`, { as, body: {} })
const give = (panel: Panel, reviewerId: number, proposalId: number) =>
  ask(world, `POST ${inRound(panel)}/assignments`, { as, body: { reviewerId, proposalId, reason: '人选' } })
const declare = (reviewer: TestReviewer, proposalId: number) =>
  ask(world, 'POST /api/spic-review/conflicts', {
    as: reviewer as never,
    body: { proposalId, reason: '师生' },
  })

test('what was previewed is applied, once, and whoever has an address gets one letter', async () => {
  const panel = await emptyPanel({ proposals: 4, reviewers: 3 })
  const { data: found } = await preview(panel)
  expect(found).toMatchObject({ seed: 7, pairs: 12, proposals: 4, reviewers: 3, lacks: [], appliedAt: null })
  expect(await apply(panel, found.id)).toMatchObject({ status: 200, data: { assigned: 12, mailed: 3 } })
  expect(await assigned(panel)).toHaveLength(12)
  const letters = await world.db
    .selectFrom('mail')
    .select('address')
    .where('address', 'in', ['expert1@example.com', 'expert2@example.com', 'expert3@example.com'])
    .execute()
  expect(letters).toHaveLength(3)
  expect(await apply(panel, found.id)).toMatchObject({ errno: 'e409598' })
})

test('a preview that holds no more is refused whole', async () => {
  const panel = await emptyPanel({ proposals: 2, reviewers: 3 })
  const { data: found } = await preview(panel)
  await ask(world, `POST ${at(panel)}/conflicts`, {
    as,
    body: { reviewerId: own(panel, 0).id, proposalId: proposalOf(panel), reason: '合作者' },
  })
  expect(await apply(panel, found.id)).toMatchObject({ errno: 'e409598' })
  expect(await assigned(panel)).toEqual([])
})

test('a member of the same organisation is found by the rule, and no more once that was waived', async () => {
  const panel = await emptyPanel({ proposals: 1, reviewers: 0 })
  const reviewer = await makeReviewer(world, panel.edition, 2, { name: '保密人' })
  const { data: found } = await preview(panel)
  expect(found).toMatchObject({ pairs: 0, lacks: [{ missing: 3, cause: 'track' }] })
  const find = () => ask(world, `POST ${at(panel)}/conflicts/found`, { as, body: {} })
  expect((await find()).data).toEqual({ found: 1, ended: 0 })
  expect(await give(panel, reviewer.id, proposalOf(panel))).toMatchObject({ errno: 'e409593' })
  const { data: list } = await ask(world, `GET ${at(panel)}/conflicts`, { as })
  expect(list.conflicts).toMatchObject([{ reviewer: { name: '保密人' }, source: 'coworker' }])
  await ask(world, `POST ${at(panel)}/conflicts/removals`, {
    as,
    body: { reviewerId: reviewer.id, proposalId: proposalOf(panel), reason: '同名' },
  })
  expect((await find()).data).toEqual({ found: 0, ended: 0 })
  expect((await give(panel, reviewer.id, proposalOf(panel))).status).toBe(200)
})

test('whoever sees proposals may be in conflict with one, whatever their role', async () => {
  const panel = await makePanel(world, { proposals: 2, reviewers: 1 })
  const kept = () =>
    world.db
      .selectFrom('review_conflict')
      .select(['reviewer_id', 'source'])
      .where('edition_id', '=', panel.edition.id)
      .orderBy('reviewer_id')
      .execute()
  const partner = await makeReviewer(world, panel.edition, 1, { name: '保密人' })
  const observer = await makeReviewer(world, panel.edition, 3)
  expect((await ask(world, `POST ${at(panel)}/conflicts/found`, { as, body: {} })).data.found).toBe(2)
  expect((await declare(observer, proposalOf(panel))).status).toBe(200)
  const named = { proposalId: proposalOf(panel, 1), reason: '配偶' }
  const { data } = await ask(world, `GET ${inRound(panel)}/proposals/${named.proposalId}/reviewers`, { as })
  expect(data.readers.map((one: { id: number }) => one.id)).toEqual([panel.chief.id, observer.id])
  for (const { id } of [observer, panel.chief])
    expect(
      (await ask(world, `POST ${at(panel)}/conflicts`, { as, body: { ...named, reviewerId: id } })).status,
    ).toBe(200)
  expect(await kept()).toEqual([
    { reviewer_id: panel.chief.id, source: 'staff' },
    { reviewer_id: partner.id, source: 'coworker' },
    { reviewer_id: partner.id, source: 'coworker' },
    { reviewer_id: observer.id, source: 'reviewer' },
    { reviewer_id: observer.id, source: 'staff' },
  ])
  const foreign = await makePanel(world, { proposals: 1, reviewers: 0 })
  expect((await declare(observer, proposalOf(foreign))).errno).toBe('e404590')
})

test('a conflict that is on record again after it was waived is waived again', async () => {
  const panel = await emptyPanel({ proposals: 1, reviewers: 1 })
  const body = { reviewerId: own(panel, 0).id, proposalId: proposalOf(panel), reason: '师生' }
  const call = (path: string) => ask(world, `POST ${at(panel)}/${path}` as `POST /${string}`, { as, body })
  const answers = []
  for (const path of [
    'conflicts',
    'conflicts/removals',
    'conflicts',
    'conflicts/removals',
    'conflicts/removals',
  ])
    answers.push((await call(path)).status)
  expect(answers).toEqual([200, 200, 200, 200, 404])
})

test('after results are published rounds stay as they are', async () => {
  const panel = await makePanel(world, { proposals: 1, reviewers: 1 })
  const { data: desk } = await ask(world, `GET ${at(panel)}/assignment`, { as })
  const { value, tag } = desk.rounds[0].settings
  await world.db
    .updateTable('spic_edition')
    .set({ results_at: world.clock.now() })
    .where('id', '=', panel.edition.id)
    .execute()
  const calls = [
    ask(world, `POST ${at(panel)}/rounds`, { as, body: { kind: 'final' } }),
    ask(world, `PUT ${inRound(panel)}`, { as, body: { value: { ...value, trim: 0.25 }, tag } }),
    ask(world, `PUT ${inRound(panel)}/state`, { as, body: { isOpen: false } }),
  ]
  expect((await Promise.all(calls)).map(one => one.errno)).toEqual(['e409602', 'e409602', 'e409602'])
})

test('what is declined is told to staff with its reason, and goes to somebody else', async () => {
  const panel = await makePanel(world, { proposals: 1, reviewers: 2 })
  const third = await makeReviewer(world, panel.edition, 2, { name: '后来的专家' })
  const [first] = await assigned(panel)
  const decline = () =>
    ask(world, `POST /api/spic-review/assignments/${first?.id}/decline`, {
      as: own(panel, 0) as never,
      body: { reason: '时间不够' },
    })
  expect((await decline()).data).toEqual({ state: 'declined' })
  expect((await decline()).errno).toBe('e409599')
  const { data } = await ask(world, `GET ${inRound(panel)}/proposals?show=declined`, { as })
  expect(data.proposals[0].assignments[0]).toMatchObject({ state: 'declined', reason: '时间不够' })
  const more = () =>
    ask(world, `POST ${inRound(panel)}/proposals/${proposalOf(panel)}/more`, { as, body: {} })
  expect((await more()).data.reviewer.id).toBe(third.id)
  expect((await more()).errno).toBe('e409597')
  const traced = await world.db
    .selectFrom('review_event')
    .select(['action', 'proposal_id'])
    .where('reviewer_id', '=', own(panel, 0).id)
    .execute()
  expect(traced).toEqual([{ action: 'assignment.decline', proposal_id: proposalOf(panel) }])
})

test('an assignment of somebody else cannot be declined, nor a conflict declared about what was never one’s own', async () => {
  const panel = await makePanel(world, { proposals: 1, reviewers: 1 })
  const stranger = await makeReviewer(world, panel.edition, 2)
  const [first] = await assigned(panel)
  const declined = await ask(world, `POST /api/spic-review/assignments/${first?.id}/decline`, {
    as: stranger as never,
    body: { reason: '不是我的' },
  })
  expect(declined.errno).toBe('e404590')
  expect((await declare(stranger, proposalOf(panel))).errno).toBe('e404590')
})

test('an assignment and a conflict at once: the pair is never both', async () => {
  const panel = await makePanel(world, { proposals: 1, reviewers: 1 })
  const reviewer = own(panel, 0)
  for (let times = 0; times < 10; times++) {
    await world.db.deleteFrom('review_conflict').where('reviewer_id', '=', reviewer.id).execute()
    await world.db
      .updateTable('review_assignment')
      .set({ state: 'removed', reason: '重来', ended_at: world.clock.now() })
      .where('round_id', '=', panel.round)
      .where('state', '=', 'assigned')
      .execute()
    const [given, declared] = await Promise.all([
      give(panel, reviewer.id, proposalOf(panel)),
      declare(reviewer, proposalOf(panel)),
    ])
    expect(declared.status).toBe(200)
    expect([200, 409]).toContain(given.status)
    expect(await assigned(panel)).toEqual([])
  }
})
