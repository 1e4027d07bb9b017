import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { hold, waiting } from '../../../../test/locks.ts'
import type { TraceAction } from '../reviewers/trace-actions.ts'
import { makePanel, type Panel } from '../../../../test/panel.ts'
import { makeReviewer, type TestReviewer } from '../../../../test/reviewers.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

type Call = Parameters<typeof ask>[1]
const as = (reviewer: TestReviewer, call: Call, body?: Record<string, unknown>) =>
  ask(world, call, { as: reviewer, ...(body ? { body } : {}) })
const base = '/api/spic-review/scoring'
const read = (who: TestReviewer, proposal: number) => as(who, `GET ${base}/proposals/${proposal}`)

/** Fills in a sheet as far as points are given. */
async function save(
  { criteria: [first, second] }: Panel,
  who: TestReviewer,
  assignment: number,
  given: { points?: (number | null)[]; tag?: number; version?: number; toPanel?: string; seconds?: number },
) {
  const { points = [8, 20], tag = 0, version = 1, toPanel = '', seconds = 5 } = given
  const [a, b] = points
  return as(who, `PUT ${base}/sheets/${assignment}`, {
    value: {
      points: { ...(a == null ? {} : { [first]: a }), ...(b == null ? {} : { [second]: b }) },
      toAuthors: '请补充数据',
      toPanel,
    },
    tag,
    version,
    seconds,
  })
}
const lock = (who: TestReviewer, assignment: number, tag: number) =>
  as(who, `POST ${base}/sheets/${assignment}/lock`, { tag })
/** Submits a sheet with these points. */
async function score(panel: Panel, reviewer: number, proposal: number, points: number[]) {
  const who = panel.reviewers[reviewer]!
  const assignment = panel.proposals[proposal]!.assignments[reviewer]!
  const { data } = await save(panel, who, assignment, { points })
  return lock(who, assignment, data.tag)
}
const parts = (panel: Panel) => {
  const [proposal, other] = panel.proposals as [Panel['proposals'][0], Panel['proposals'][0]]
  const [who, second] = panel.reviewers as [TestReviewer, TestReviewer]
  return { who, second, proposal, other, assignment: proposal.assignments[0] as number }
}
const events = (action: TraceAction, proposal: number) =>
  world.db
    .selectFrom('review_event')
    .select(['reviewer_id', 'detail'])
    .where('action', '=', action)
    .where('proposal_id', '=', proposal)
    .execute()

test('a sheet is begun, goes on in a draft, and is locked once it is complete', async () => {
  const panel = await makePanel(world)
  const { who, proposal, other, assignment } = parts(panel)
  const before = await read(who, proposal.id)
  expect(before.data.own).toMatchObject({ state: 'open', tag: 0, version: 1, isOpen: true, total: null })
  expect(before.data).toMatchObject({ panel: null, nextId: other.id })
  const half = await save(panel, who, assignment, { points: [8, null] })
  expect([half.status, half.data.tag]).toEqual([200, 1])
  const early = await lock(who, assignment, 1)
  expect([early.errno, early.paths]).toEqual(['e409613', [`points.${panel.criteria[1]}`]])
  const whole = await save(panel, who, assignment, { points: [8, 20], tag: 1 })
  const locked = await lock(who, assignment, whole.data.tag)
  expect([locked.status, locked.data.total, locked.data.nextId]).toEqual([200, 85, other.id])
  expect((await save(panel, who, assignment, { tag: locked.data.tag })).errno).toBe('e409611')
  expect((await lock(who, assignment, locked.data.tag)).errno).toBe('e409611')
  expect((await read(who, proposal.id)).data.own).toMatchObject({ state: 'locked', total: 85 })
  for (const action of ['proposal.read', 'sheet.save', 'sheet.lock'] as const)
    expect((await events(action, proposal.id)).map(one => one.reviewer_id)).toContain(who.id)
})

test('of two windows the second is told, and neither of two that begin at once is lost', async () => {
  const panel = await makePanel(world)
  const { who, assignment } = parts(panel)
  const begun = await Promise.all([save(panel, who, assignment, {}), save(panel, who, assignment, {})])
  expect(begun.map(one => one.status).sort()).toEqual([200, 409])
  await save(panel, who, assignment, { tag: 1, points: [3, 3] })
  const late = await save(panel, who, assignment, { tag: 1, points: [9, 9] })
  expect(late.errno).toBe('e409610')
  expect((await lock(who, assignment, 1)).errno).toBe('e409610')
  const kept = await save(panel, who, assignment, { tag: 2, points: [9, 9] })
  expect(kept.data.tag).toBe(3)
})

test('time counts up to what has passed since the last save', async () => {
  const panel = await makePanel(world)
  const { who, assignment } = parts(panel)
  expect((await save(panel, who, assignment, { seconds: 100 })).data.seconds).toBe(100)
  world.setNow(new Date(world.clock.now().getTime() + 30_000))
  expect((await save(panel, who, assignment, { tag: 1, seconds: 500 })).data.seconds).toBe(130)
})

test('what is saved as it is typed is traced once until there was a pause', async () => {
  const panel = await makePanel(world)
  const { who, proposal, assignment } = parts(panel)
  const after = async (minutes: number, tag: number, seconds = 5) => {
    world.setNow(new Date(world.clock.now().getTime() + minutes * 60_000))
    await save(panel, who, assignment, { tag, seconds })
    return (await events('sheet.save', proposal.id)).length
  }
  expect([await after(0, 0), await after(1, 1), await after(4, 2), await after(6, 3)]).toEqual([1, 1, 1, 2])
  // Who goes on without one is traced every five minutes of it.
  expect([await after(2, 4, 120), await after(3, 5, 180), await after(2, 6, 120)]).toEqual([2, 3, 3])
})

test('in a blind review nothing says whose a proposal is, but to the chief', async () => {
  const panel = await makePanel(world)
  const { who, proposal } = parts(panel)
  const { data } = await read(who, proposal.id)
  expect(data.proposal.fields.map((one: { key: string }) => one.key)).toEqual(['summary', 'paper'])
  expect(data.proposal.files).toEqual([expect.objectContaining({ id: proposal.file, name: '附件 1.pdf' })])
  expect(JSON.stringify(data)).not.toContain('保密')
  const own = await as(who, `GET ${base}/own`)
  expect(JSON.stringify(own.data)).not.toContain('保密')
  const file = await world.app.inject({
    url: `${base}/proposals/${proposal.id}/files/${proposal.file}?shown=true`,
    headers: who.headers,
  })
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(file.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(file.headers['content-security-policy']).not.toContain('sandbox')
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toBe(
    `inline; filename="__ 1.pdf"; filename*=UTF-8''附件 1.pdf`,
  )
  expect(file.body).not.toContain('SecretAuthor')
  const seen = JSON.stringify((await read(panel.chief, proposal.id)).data)
  for (const said of ['保密公司', '保密人', proposal.entry, '保密队方案书.PDF']) expect(seen).toContain(said)
  const open = await makePanel(world, { isBlind: false })
  const shown = await read(open.reviewers[0]!, open.proposals[0]!.id)
  expect(shown.data.proposal.entry).toBe(open.proposals[0]!.entry)
})

test('reviewers have their own sheets alone, and nobody in conflict has any', async () => {
  const panel = await makePanel(world)
  const foreign = await makePanel(world)
  const { who, second, proposal, assignment } = parts(panel)
  await save(panel, second, proposal.assignments[1]!, { toPanel: '只给组长' })
  const own = await read(who, proposal.id)
  expect(JSON.stringify(own.data)).not.toContain('只给组长')
  expect((await save(panel, second, assignment, {})).errno).toBe('e404610')
  expect((await read(foreign.reviewers[0]!, proposal.id)).errno).toBe('e404610')
  expect((await read(foreign.chief, proposal.id)).errno).toBe('e404610')
  for (const role of [1, 3] as const) {
    const other = await makeReviewer(world, panel.edition, role)
    expect((await read(other, proposal.id)).status).toBe(403)
  }
  expect((await ask(world, `GET ${base}/proposals/${proposal.id}`)).errno).toBe('e40401')
  expect((await as(who, `GET ${base}/scores`)).status).toBe(403)

  await world.db
    .updateTable('review_assignment')
    .set({ state: 'declined', reason: '同一单位', ended_at: world.clock.now() })
    .where('id', '=', assignment)
    .execute()
  const conflict = (reviewer: number) => ({
    reviewer_id: reviewer,
    proposal_id: proposal.id,
    edition_id: panel.edition.id,
    source: 'staff' as const,
    created_at: world.clock.now(),
  })
  await world.db
    .insertInto('review_conflict')
    .values([conflict(who.id), conflict(panel.chief.id)])
    .execute()
  for (const one of [who, panel.chief]) {
    expect((await read(one, proposal.id)).errno).toBe('e404610')
    const file = await as(one, `GET ${base}/proposals/${proposal.id}/files/${proposal.file}`)
    expect(file.errno).toBe('e404610')
  }
  expect((await save(panel, who, assignment, {})).errno).toBe('e404610')
  const table = await as(panel.chief, `GET ${base}/scores`)
  expect(table.data.rows.map((row: { proposalId: number }) => row.proposalId)).toEqual([
    panel.proposals[1]!.id,
  ])
  const unlock = await as(panel.chief, `POST ${base}/sheets/${proposal.assignments[1]}/unlock`, {
    reason: '看看',
  })
  expect(unlock.errno).toBe('e404610')
})

test('the chief reads all sheets and unlocks one, which stays in its history', async () => {
  const panel = await makePanel(world)
  const { who, proposal, assignment } = parts(panel)
  await score(panel, 0, 0, [8, 20])
  const unlock = (body: object, by = panel.chief) =>
    as(by, `POST ${base}/sheets/${assignment}/unlock`, { ...body })
  expect((await unlock({ reason: '' })).errno).toBe('e40001')
  expect((await unlock({ reason: '我' }, who)).status).toBe(403)
  const opened = await unlock({ reason: '打错了一项' })
  expect(opened.status).toBe(200)
  expect((await unlock({ reason: '再来' })).errno).toBe('e409612')
  expect((await save(panel, who, assignment, { tag: opened.data.tag, points: [4, 20] })).status).toBe(200)
  await lock(who, assignment, opened.data.tag + 1)
  const { data } = await read(panel.chief, proposal.id)
  const [first] = data.panel
  expect(first).toMatchObject({ reviewer: '专家1', total: 55 })
  expect(
    first.history.map((one: Record<string, unknown>) => [one.action, one.by, one.total, one.reason]),
  ).toEqual([
    ['lock', '专家1', 85, ''],
    ['unlock', '组长', 85, '打错了一项'],
    ['lock', '专家1', 55, ''],
  ])
  expect(await events('sheet.unlock', proposal.id)).toHaveLength(1)
})

test('a sheet stays with its version until its reviewer moves to the newer one', async () => {
  const panel = await makePanel(world)
  const { who, proposal, other, assignment } = parts(panel)
  await save(panel, who, assignment, {})
  const late = other.assignments[0]!
  await score(panel, 0, 1, [8, 20])
  await proposal.submit(2)
  await other.submit(2)
  const { data } = await read(who, proposal.id)
  expect([data.proposal.title, data.proposal.version, data.proposal.currentVersion]).toEqual(['方案 1', 1, 2])
  expect((await lock(who, assignment, 1)).errno).toBe('e409615')
  const move = (one: number, tag: number) => as(who, `POST ${base}/sheets/${one}/version`, { tag })
  expect((await move(assignment, 0)).errno).toBe('e409610')
  expect((await move(assignment, 1)).data).toEqual({ tag: 2, version: 2 })
  expect((await move(assignment, 2)).errno).toBe('e409617')
  expect((await read(who, proposal.id)).data.own.value.points).toEqual({
    [panel.criteria[0]]: 8,
    [panel.criteria[1]]: 20,
  })
  expect((await lock(who, assignment, 2)).status).toBe(200)
  // One that was locked is open again, and what it was is kept.
  expect((await move(late, 2)).data.version).toBe(2)
  expect((await read(who, other.id)).data.own).toMatchObject({ state: 'draft', total: null })
  const history = await world.db
    .selectFrom('review_sheet_event')
    .select(['action', 'version'])
    .where('assignment_id', '=', late)
    .orderBy('id')
    .execute()
  expect(history).toEqual([
    { action: 'lock', version: 1 },
    { action: 'unlock', version: 1 },
  ])
})

test('scores of a version that was replaced count no more, but those of a round that is over stay', async () => {
  const panel = await makePanel(world, { proposals: 1 })
  const { proposal } = parts(panel)
  await score(panel, 0, 0, [8, 20])
  await score(panel, 1, 0, [4, 20])
  const shown = async () => {
    const table = (await as(panel.chief, `GET ${base}/scores`)).data
    const sheets = (await read(panel.chief, proposal.id)).data.panel
    const [row] = table.rows
    return {
      cells: row.cells.map((one: Record<string, unknown>) => [one.isOld, one.total]),
      sheets: sheets.map((one: Record<string, unknown>) => one.isOld),
      result: [row.mean, row.rank],
      progress: [table.round.locked, ...table.reviewers.map((one: { locked: number }) => one.locked)],
    }
  }
  const counted = {
    cells: [
      [false, 85],
      [false, 55],
      [false, null],
    ],
    sheets: [false, false, false],
    result: [70, 1],
    progress: [2, 1, 1, 0],
  }
  expect(await shown()).toEqual(counted)
  const close = (closed_at: Date | null) =>
    world.db.updateTable('review_round').set({ closed_at }).where('id', '=', panel.round).execute()
  await close(world.clock.now())
  world.setNow(new Date(world.clock.now().getTime() + 60_000))
  await proposal.submit(2)
  expect(await shown()).toEqual(counted)
  await close(null)
  expect(await shown()).toEqual({
    cells: [
      [true, null],
      [true, null],
      [false, null],
    ],
    sheets: [true, true, false],
    result: [null, null],
    progress: [0, 0, 0, 0],
  })
})

test('one more reviewer is asked where scores are far apart, once', async () => {
  const panel = await makePanel(world, { proposals: 2, reviewers: 3, disagreement: 15 })
  await score(panel, 0, 0, [8, 16])
  await score(panel, 1, 0, [8, 16])
  await score(panel, 2, 0, [2, 4])
  const more = (proposal: number) =>
    as(panel.chief, `POST ${base}/rounds/${panel.round}/proposals/${panel.proposals[proposal]!.id}/more`)
  expect((await more(0)).errno).toBe('e409619')
  const free = { name: '后来的专家' }
  for (let times = 0; times < 2; times++) await makeReviewer(world, panel.edition, 2, free)
  expect((await more(1)).errno).toBe('e409620')
  const asked = await Promise.all([more(0), more(0)])
  expect(asked.map(one => one.errno ?? one.data.reviewer).toSorted()).toEqual(['e409619', free.name])
  expect(await events('reviewers.more', panel.proposals[0]!.id)).toHaveLength(1)
})

test('whoever is disabled is late with nothing, though what they gave counts', async () => {
  const due_at = new Date(world.clock.now().getTime() - 1000)
  const panel = await makePanel(world, { proposals: 2, reviewers: 2, due_at })
  await score(panel, 0, 0, [8, 20])
  await world.db
    .updateTable('reviewer')
    .set({ disabled_at: world.clock.now() })
    .where('edition_id', '=', panel.edition.id)
    .where('role', '=', 2)
    .execute()
  const { data } = await as(panel.chief, `GET ${base}/scores`)
  expect(data.reviewers).toMatchObject([{ name: '专家1', assigned: 1, locked: 1, isLate: false }])
  expect(data.rows.map((row: Record<string, unknown>) => row.mean)).toEqual([85, null])
})

test('what is closed, withdrawn or rejected is scored no more', async () => {
  const panel = await makePanel(world, { proposals: 3 })
  const { who, proposal, other, assignment } = parts(panel)
  await save(panel, who, assignment, {})
  await world.db
    .insertInto('review_rejection')
    .values({
      proposal_id: other.id,
      reason: '不合规',
      rejected_by: panel.chief.id,
      rejected_at: world.clock.now(),
    })
    .execute()
  expect((await read(who, other.id)).errno).toBe('e404610')
  expect((await save(panel, who, other.assignments[0]!, {})).errno).toBe('e404610')
  expect((await as(panel.chief, `GET ${base}/scores`)).data.total).toBe(2)
  const close = (closed_at: Date | null) =>
    world.db.updateTable('review_round').set({ closed_at }).where('id', '=', panel.round).execute()
  await close(world.clock.now())
  expect((await save(panel, who, assignment, { tag: 1 })).errno).toBe('e409614')
  expect((await lock(who, assignment, 1)).errno).toBe('e409614')
  expect((await read(who, proposal.id)).data.own.isOpen).toBe(false)
  expect((await as(who, `GET ${base}/own`)).data).toMatchObject({ nextId: null, rounds: [{ isOpen: false }] })
})

test('a round that closes waits for the sheet that is being locked', async () => {
  const panel = await makePanel(world)
  const { who, assignment } = parts(panel)
  await save(panel, who, assignment, {})
  const held = await hold(world, `select from review_sheet where assignment_id = ${assignment} for update`)
  const locking = lock(who, assignment, 1)
  await vi.waitUntil(async () => (await waiting(world)).length === 1)
  const closing = world.db
    .updateTable('review_round')
    .set({ closed_at: world.clock.now() })
    .where('id', '=', panel.round)
    .execute()
  await vi.waitUntil(async () => (await waiting(world)).length === 2)
  await held.letGo()
  expect((await locking).status).toBe(200)
  await closing
})

test('a sheet that is locked while staff take it away waits for them, and not in a circle', async () => {
  const panel = await makePanel(world)
  const { who, assignment } = parts(panel)
  await save(panel, who, assignment, {})
  const administrator = await makeStaff(world, 'administrator')
  const held = await hold(world, `select pg_advisory_xact_lock(7070, ${who.id})`)
  const removing = ask(world, `POST /api/admin/spic/${panel.edition.id}/assignments/${assignment}/removal`, {
    as: administrator,
    body: { reason: '换人' },
  })
  await vi.waitUntil(async () => (await waiting(world)).length === 1)
  const locking = lock(who, assignment, 1)
  await vi.waitUntil(async () => (await waiting(world)).length === 2)
  await held.letGo()
  expect([(await removing).status, (await locking).errno]).toEqual([200, 'e404610'])
})

test('scores are ranked, with what decided; disputed ones, outliers and strict reviewers are told', async () => {
  const panel = await makePanel(world, { proposals: 3, reviewers: 3, disagreement: 15 })
  const points = [
    [
      [8, 16],
      [8, 16],
      [2, 4],
    ],
    [
      [6, 12],
      [6, 12],
      [6, 12],
    ],
  ]
  for (const [proposal, of] of points.entries())
    for (const [reviewer, given] of of.entries()) await score(panel, reviewer, proposal, given)
  const { data } = await as(panel.chief, `GET ${base}/scores`)
  expect(
    data.rows.map((row: Record<string, unknown>) => [
      row.rank,
      row.mean,
      row.deviation,
      row.isDisputed,
      row.decidedBy,
    ]),
  ).toEqual([
    [1, 60, 34.641016, true, null],
    [2, 60, 0, false, 'median'],
    [null, null, null, false, null],
  ])
  expect(data.rows[0].cells.map((cell: { isOutlier: boolean }) => cell.isOutlier)).toEqual([
    false,
    false,
    true,
  ])
  expect(
    data.reviewers.map((one: Record<string, unknown>) => [one.name, one.locked, one.assigned, one.offset]),
  ).toEqual([
    ['专家1', 2, 3, 15],
    ['专家2', 2, 3, 15],
    ['专家3', 2, 3, -30],
  ])
  expect(data.round).toMatchObject({ assigned: 9, locked: 6 })
  const shown = async (show: string) => (await as(panel.chief, `GET ${base}/scores?show=${show}`)).data.total
  expect([await shown('disputed'), await shown('outliers'), await shown('incomplete')]).toEqual([1, 1, 1])
  const file = await world.app.inject({
    url: `${base}/rounds/${panel.round}/file`,
    headers: panel.chief.headers,
  })
  expect(file.body.split('\r\n')[1]).toContain(',60,60,80,34.641016,')
})

test('a cell that a spreadsheet would run is none', async () => {
  const panel = await makePanel(world, { proposals: 1, reviewers: 1 })
  await world.db
    .updateTable('spic_entry')
    .set({ name: '=HYPERLINK("x")' })
    .where('edition_id', '=', panel.edition.id)
    .execute()
  const file = await world.app.inject({
    url: `${base}/rounds/${panel.round}/file`,
    headers: panel.chief.headers,
  })
  expect(file.body).toContain(`"'=HYPERLINK(""x"")"`)
})

test('who is late is reminded, once a day', async () => {
  const due = new Date(world.clock.now().getTime() - 1000)
  const panel = await makePanel(world, { proposals: 1, reviewers: 2, due_at: due })
  await score(panel, 0, 0, [8, 20])
  const remind = () => as(panel.chief, `POST ${base}/rounds/${panel.round}/reminders`, { reviewerIds: [] })
  const count = () =>
    world.db.selectFrom('mail').select('address').where('subject', 'like', '评审提醒%').execute()
  expect((await remind()).data).toEqual({ reminded: 1 })
  expect(await count()).toEqual([{ address: 'expert2@example.com' }])
  expect((await remind()).errno).toBe('e409618')
  world.setNow(new Date(world.clock.now().getTime() + 86_400_000))
  expect((await remind()).data).toEqual({ reminded: 1 })
})

test('a rubric is edited until a sheet of its track is locked', async () => {
  const panel = await makePanel(world)
  const { who, assignment } = parts(panel)
  const administrator = await makeStaff(world, 'administrator')
  const address = `api/admin/spic/${panel.edition.id}/rubric` as const
  const get = async () => (await ask(world, `GET /${address}`, { as: administrator })).data
  const { tracks, sources } = await get()
  expect(sources.map((one: { trackId: number }) => one.trackId)).toContain(panel.track)
  const [track] = tracks
  const put = (criteria: object[], tag = track.tag) =>
    ask(world, `PUT /${address}/${panel.track}`, { as: administrator, body: { value: { criteria }, tag } })
  await save(panel, who, assignment, { points: [8, 20] })
  const [first, second] = track.value.criteria
  const wrong = await put([{ ...first, levels: [{ points: 11, zh: '', en: '' }] }])
  expect([wrong.errno, wrong.paths]).toEqual(['e400610', ['body.value.criteria.0.levels.0.points']])
  const saved = await put([
    { ...second, most: 10 },
    { ...first, id: null },
  ])
  expect(saved.data.value.criteria.map((one: { id: number }) => one.id === second.id)).toEqual([true, false])
  expect((await put([second])).errno).toBe('e40991')
  // Points that are too many by now are none, those of what stayed are kept.
  expect((await lock(who, assignment, 1)).paths).toHaveLength(2)
  const [kept, made] = saved.data.value.criteria
  await as(who, `PUT ${base}/sheets/${assignment}`, {
    value: { points: { [kept.id]: 10, [made.id]: 10 }, toAuthors: '', toPanel: '' },
    tag: 1,
    version: 1,
    seconds: 0,
  })
  expect((await lock(who, assignment, 2)).data.total).toBe(100)
  const after = (await get()).tracks[0]
  expect(after.locked).toBe(1)
  expect((await put([], after.tag)).errno).toBe('e409616')
})
