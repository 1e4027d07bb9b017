import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import type { TestUser } from '../../../../test/factories.ts'
import { drawn, patience } from '../../../../test/length.ts'
import { makePanel, type Panel } from '../../../../test/panel.ts'
import { makeReviewer, type TestReviewer } from '../../../../test/reviewers.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { resultsFrom } from './ranking.ts'
import { resultsOf } from './server/public.ts'
import { normalised } from './statistics.ts'

let world: World
let staff: TestUser
beforeAll(async () => {
  world = await makeWorld()
  // Thousands of small transactions need not each wait for the disk.
  const name = new URL(world.databaseUrl).pathname.slice(1)
  await sql.raw(`alter database "${name}" set synchronous_commit = off`).execute(world.db)
  staff = await makeStaff(world, 'administrator')
})
afterAll(() => world.close())

const proposals = 3
const experts = 3
const capacity = 2
const [chief, partner, observer] = [experts, experts + 1, experts + 2] as const
const draw = drawn(20, 300)
const area = '/api/spic-review'

const kinds = [
  'match',
  'give',
  'give',
  'more',
  'draft',
  'draft',
  'lock',
  'lock',
  'score',
  'score',
  'score',
  'score',
  'score',
  'score',
  'score',
  'score',
  'move',
  'decline',
  'remove',
  'unlock',
  'declare',
  'exclude',
  'find',
  'lift',
  'lift',
  'lift',
  'reject',
  'restore',
  'withdraw',
  'submit',
  'submit',
  'close',
  'open',
  'open',
  'open',
] as const
type Kind = (typeof kinds)[number]
type Step = { kind: Kind; expert: number; anybody: number; at: number; a: number; b: number }
const step = fc.record<Step>({
  kind: fc.constantFrom(...kinds),
  expert: fc.nat(experts - 1),
  anybody: fc.nat(observer),
  at: fc.nat(proposals - 1),
  // Few values, so that there are ties.
  a: fc.constantFrom(0, 5, 10),
  b: fc.constantFrom(4, 10, 20),
})
/** Steps of one batch go at once. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 16, maxLength: 24 })
const rules = fc.record({
  is_normalised: fc.boolean(),
  trim: fc.constantFrom(0, 0.25),
  disagreement: fc.constantFrom(5, 40),
})

test(
  `whatever happens in a review, alone or at once: nobody reads what they are in conflict with, every locked sheet is of a version, and results are those of a recount (${draw.numRuns} histories)`,
  async () => {
    const seen = { refused: 0, read: 0, locked: 0, old: 0, most: 0 }
    await fc.assert(
      fc.asyncProperty(history, rules, async (batches, given) => {
        const play = await begin(given)
        let asked = ''
        for (const batch of batches) {
          world.setNow(new Date(world.clock.now().getTime() + 60_000))
          const answers = await Promise.all(batch.map(one => play.take(one)))
          for (const [place, { status, errno }] of answers.entries())
            expect(
              [200, 400, 404, 409].includes(status) || errno === 'e503590',
              `${batch[place]?.kind} ${status}`,
            ).toBe(true)
          const is = await tables(play.panel)
          // Many batches only score: who may read what is then as it was when everybody asked for everything.
          const deciding = JSON.stringify([[...is.conflicts].sort(), is.standing, is.inReview])
          if (deciding !== asked) {
            const reads = await checkReads(play, is)
            seen.refused += reads.refused
            seen.read += reads.read
          }
          asked = deciding
          checkAssigned(is)
          seen.locked += checkLocked(play.panel, is)
          const results = await checkResults(play, is)
          seen.old += results.old
          seen.most = Math.max(seen.most, results.ranked)
        }
      }),
      draw,
    )
    // The histories were not empty ones.
    expect(seen.most).toBeGreaterThan(1)
    const { refused, read, locked, old } = seen
    for (const [what, times] of Object.entries({ refused, read, locked, old }))
      expect(times, what).toBeGreaterThan(2)
  },
  patience(600_000),
)

async function begin(given: { is_normalised: boolean; trim: number; disagreement: number }) {
  const panel = await makePanel(world, { proposals, reviewers: experts, ...given })
  const { db } = world
  const now = world.clock.now()
  const of = { edition: panel.edition.id, round: panel.round }
  const end = new Date(now.getTime() + 86_400_000)
  await db.deleteFrom('review_assignment').where('round_id', '=', of.round).execute()
  await db.updateTable('reviewer').set({ capacity }).where('edition_id', '=', of.edition).execute()
  await db.updateTable('review_round').set({ per_proposal: 2 }).where('id', '=', of.round).execute()
  await db
    .updateTable('spic_edition')
    .set({
      published_at: now,
      signup_starts_at: now,
      signup_ends_at: end,
      submit_starts_at: now,
      submit_ends_at: end,
    })
    .where('id', '=', of.edition)
    .execute()
  await sql`insert into spic_member (edition_id, user_id, entry_id, joined_at)
    select edition_id, owner_id, id, ${now} from spic_entry where edition_id = ${of.edition}`.execute(db)
  const people: TestReviewer[] = [
    ...panel.reviewers,
    panel.chief,
    await makeReviewer(world, panel.edition, 1, { name: '伙伴' }),
    await makeReviewer(world, panel.edition, 3, { name: '观察员' }),
  ]
  const admin = `/api/admin/spic/${of.edition}` as const
  const inRound = `${admin}/rounds/${of.round}` as const
  const reason = '原因'

  const assignmentOf = async (who: TestReviewer, proposal: number) =>
    (
      await db
        .selectFrom('review_assignment')
        .select('id')
        .where('round_id', '=', of.round)
        .where('reviewer_id', '=', who.id)
        .where('proposal_id', '=', proposal)
        .executeTakeFirst()
    )?.id ?? 999_999_999
  const sheetOf = async (assignment: number, proposal: number) => {
    const sheet = await db
      .selectFrom('review_sheet')
      .select(['tag', 'version'])
      .where('assignment_id', '=', assignment)
      .executeTakeFirst()
    const { current_version } = await db
      .selectFrom('spic_proposal')
      .select('current_version')
      .where('id', '=', proposal)
      .executeTakeFirstOrThrow()
    return sheet ?? { tag: 0, version: current_version ?? 1 }
  }
  const [first, second] = panel.criteria
  const save = async (who: TestReviewer, proposal: number, points: readonly [number, number]) => {
    const assignment = await assignmentOf(who, proposal)
    return ask(world, `PUT ${area}/scoring/sheets/${assignment}`, {
      as: who,
      body: {
        ...(await sheetOf(assignment, proposal)),
        value: { points: { [first]: points[0], [second]: points[1] }, toAuthors: '', toPanel: '' },
        seconds: 1,
      },
    })
  }
  let submitted = 0

  async function take({ kind, expert, anybody, at, a, b }: Step) {
    const who = people[expert]!
    const any = people[anybody]!
    const { id: proposal, owner } = panel.proposals[at]!
    const assignment = await assignmentOf(who, proposal)
    const { tag } = await sheetOf(assignment, proposal)
    const byStaff = (call: `${'POST' | 'PUT'} /${string}`, body: Record<string, unknown> = {}) =>
      ask(world, call, { as: staff, body })
    const by = (one: TestReviewer, path: string, body: Record<string, unknown> = {}) =>
      ask(world, `POST ${area}/${path}`, { as: one, body })
    const lock = (known = tag) => by(who, `scoring/sheets/${assignment}/lock`, { tag: known })
    const pair = { reviewerId: any.id, proposalId: proposal, reason }
    const steps: Record<Kind, () => ReturnType<typeof ask>> = {
      match: async () => {
        const found = await byStaff(`POST ${inRound}/matchings`, { seed: a })
        return found.status === 200 ? byStaff(`POST ${inRound}/matchings/${found.data.id}/applied`) : found
      },
      give: () =>
        byStaff(`POST ${inRound}/assignments`, { reviewerId: who.id, proposalId: proposal, reason }),
      more: () => by(panel.chief, `scoring/rounds/${of.round}/proposals/${proposal}/more`),
      draft: () => save(who, proposal, [a, b]),
      lock: () => lock(),
      score: async () => {
        const saved = await save(who, proposal, [a, b])
        return saved.status === 200 ? lock(saved.data.tag) : saved
      },
      move: () => by(who, `scoring/sheets/${assignment}/version`, { tag }),
      decline: () => by(who, `assignments/${assignment}/decline`, { reason }),
      remove: () => byStaff(`POST ${admin}/assignments/${assignment}/removal`, { reason }),
      unlock: () => by(panel.chief, `scoring/sheets/${assignment}/unlock`, { reason }),
      declare: () => by(any, 'conflicts', { proposalId: proposal, reason }),
      exclude: () => byStaff(`POST ${admin}/conflicts`, pair),
      find: () => byStaff(`POST ${admin}/conflicts/found`),
      lift: () => byStaff(`POST ${admin}/conflicts/removals`, pair),
      reject: () => by(panel.chief, 'rejections', { proposalIds: [proposal], reason }),
      restore: () => by(panel.chief, `rejections/${proposal}/restore`, { reason }),
      withdraw: () =>
        ask(world, `PUT /api/spic/editions/${of.edition}/proposal/withdrawal`, {
          as: owner,
          body: { reason },
        }),
      submit: async () => {
        const path = `/api/spic/editions/${of.edition}/proposal` as const
        const { data: shown } = await ask(world, `GET ${path}`, { as: owner })
        const saved = await ask(world, `PUT ${path}`, {
          as: owner,
          body: {
            title: `方案 ${at + 1} 改 ${++submitted}`,
            answers: {},
            // Now and then somebody whom the rule finds.
            unwanted: a === 0 ? [{ name: `专家${expert + 1}`, organisation: '某单位', reason }] : [],
            tag: shown.tag,
          },
        })
        return saved.status === 200
          ? ask(world, `POST ${path}`, { as: owner, body: { tag: saved.data.tag, formTag: shown.formTag } })
          : saved
      },
      close: () => byStaff(`PUT ${inRound}/state`, { isOpen: false }),
      open: () => byStaff(`PUT ${inRound}/state`, { isOpen: true }),
    }
    return steps[kind]()
  }
  // The proposals of a panel are submitted a minute apart.
  world.setNow(new Date(now.getTime() + proposals * 60_000))
  await take({ kind: 'match', expert: 0, anybody: 0, at: 0, a: 5, b: 4 })
  return { panel, people, take }
}
type Play = Awaited<ReturnType<typeof begin>>

/** All that is kept of a review. */
async function tables({ edition, round }: Panel) {
  const { db } = world
  const of = edition.id
  const [rounds, reviewers, kept, versions, rejected, conflicts, assignments] = await Promise.all([
    db.selectFrom('review_round').selectAll().where('id', '=', round).execute(),
    db.selectFrom('reviewer').select(['id', 'capacity']).where('edition_id', '=', of).execute(),
    db.selectFrom('spic_proposal').selectAll().where('edition_id', '=', of).orderBy('id').execute(),
    db
      .selectFrom('spic_version')
      .select(['proposal_id', 'number', 'submitted_at'])
      .where('proposal_id', 'in', db.selectFrom('spic_proposal').select('id').where('edition_id', '=', of))
      .execute(),
    db.selectFrom('review_rejection').select('proposal_id').execute(),
    db.selectFrom('review_conflict').selectAll().where('edition_id', '=', of).execute(),
    db.selectFrom('review_assignment').selectAll().where('round_id', '=', round).execute(),
  ])
  const ids = [0, ...assignments.map(one => one.id)]
  const [sheets, events] = await Promise.all([
    db.selectFrom('review_sheet').selectAll().where('assignment_id', 'in', ids).execute(),
    db.selectFrom('review_sheet_event').selectAll().where('assignment_id', 'in', ids).orderBy('id').execute(),
  ])
  const out = new Set(rejected.map(one => one.proposal_id))
  const isIn = (one: (typeof kept)[number]) =>
    one.current_version !== null && one.withdrawn_at === null && !out.has(one.id)
  return {
    round: rounds[0]!,
    reviewers,
    inReview: kept.filter(isIn),
    versions,
    conflicts: new Set(conflicts.map(one => `${one.reviewer_id} ${one.proposal_id}`)),
    standing: assignments.filter(one => one.state === 'assigned'),
    sheets,
    events,
  }
}
type Kept = Awaited<ReturnType<typeof tables>>

/** Everybody reads what they may, and what they are in conflict with in no way there is. */
async function checkReads({ panel, people }: Play, is: Kept): Promise<{ refused: number; read: number }> {
  const counts = { refused: 0, read: 0 }
  const get = (who: TestReviewer, path: string) =>
    world.app.inject({ url: `${area}/${path}`, headers: who.headers })
  const readAs = async (who: TestReviewer, place: number) => {
    const isExpert = place < experts
    const lists = [
      ...(isExpert ? ['scoring/own'] : []),
      ...(place === chief ? ['scoring/scores', `scoring/rounds/${panel.round}/file`] : []),
    ]
    const listed = (await Promise.all(lists.map(path => get(who, path)))).map(({ statusCode, body }) => {
      expect(statusCode).toBe(200)
      return body
    })
    const readOne = async ({ id, file }: (typeof panel.proposals)[number], at: number) => {
      const isConflicted = is.conflicts.has(`${who.id} ${id}`)
      const isGiven = is.standing.some(one => one.reviewer_id === who.id && one.proposal_id === id)
      const isIn = is.inReview.some(one => one.id === id)
      const may = isIn && !isConflicted && (place === chief || (isExpert && isGiven))
      const { statusCode, body } = await get(who, `scoring/proposals/${id}`)
      const no = place === partner || place === observer ? 403 : 404
      expect([place, at, statusCode]).toEqual([place, at, may ? 200 : no])
      if (may) {
        counts.read++
        return expect(body).toContain(`方案 ${at + 1}`)
      }
      for (const list of listed) expect(list).not.toContain(`方案 ${at + 1}`)
      if (!isConflicted) return
      counts.refused++
      const ways = [
        `scoring/proposals/${id}/files/${file}`,
        `proposals/${id}/pdf`,
        ...(place === partner ? [`interests/${id}`] : []),
      ]
      for (const path of ways) expect([403, 404]).toContain((await get(who, path)).statusCode)
    }
    await Promise.all(panel.proposals.map(readOne))
  }
  await Promise.all(people.map(readAs))
  return counts
}

/** No pair in conflict is assigned, and nobody has more than they take. */
function checkAssigned({ standing, conflicts, reviewers }: Kept): void {
  expect(standing.filter(one => conflicts.has(`${one.reviewer_id} ${one.proposal_id}`))).toEqual([])
  for (const one of reviewers)
    expect(standing.filter(made => made.reviewer_id === one.id).length).toBeLessThanOrEqual(one.capacity)
}

/** Each locked sheet is of the version that counted when it was locked, with the total of its points, as its history says. */
function checkLocked({ criteria: [first, second] }: Panel, { sheets, versions, events }: Kept): number {
  const locked = sheets.filter(one => one.locked_at !== null)
  for (const { assignment_id, proposal_id, version, points, total, locked_at } of locked) {
    const given = points as Record<number, number>
    const of = versions.find(one => one.proposal_id === proposal_id && one.number === version)
    expect(of?.submitted_at.getTime()).toBeLessThanOrEqual(locked_at!.getTime())
    const newer = versions.filter(one => one.proposal_id === proposal_id && one.number > version)
    for (const one of newer) expect(one.submitted_at.getTime()).toBeGreaterThanOrEqual(locked_at!.getTime())
    expect(Number(total)).toBeCloseTo((given[first]! / 10) * 75 + (given[second]! / 20) * 25, 6)
    expect(events.findLast(one => one.assignment_id === assignment_id)).toMatchObject({
      action: 'lock',
      version,
      points,
      total,
    })
  }
  for (const one of sheets.filter(({ locked_at }) => locked_at === null))
    expect(events.findLast(event => event.assignment_id === one.assignment_id)?.action).not.toBe('lock')
  return locked.length
}

/** Results are those of a recount of the tables, and the chief is shown them without what they are in conflict with. */
async function checkResults({ people }: Play, is: Kept): Promise<{ old: number; ranked: number }> {
  const { closed_at, is_normalised, trim, disagreement } = is.round
  const versionsOf = (id: number) => is.versions.filter(one => one.proposal_id === id)
  const countedOf = (one: Kept['inReview'][number]) =>
    Math.max(
      ...versionsOf(one.id)
        .filter(({ submitted_at }) => closed_at === null || submitted_at <= closed_at)
        .map(({ number }) => number),
    )
  const locked = is.sheets.filter(one => one.locked_at !== null)
  let old = 0
  const scores = is.inReview.flatMap(one =>
    is.standing
      .filter(({ proposal_id }) => proposal_id === one.id)
      .flatMap(({ id, reviewer_id }) => {
        const sheet = locked.find(({ assignment_id }) => assignment_id === id)
        if (sheet && sheet.version !== countedOf(one)) old++
        return sheet && sheet.version === countedOf(one)
          ? [{ proposalId: one.id, reviewerId: reviewer_id, total: Number(sheet.total) }]
          : []
      }),
  )
  const candidates = is.inReview.map(({ id, current_version }) => ({
    proposalId: id,
    submittedAt: versionsOf(id).find(({ number }) => number === current_version)!.submitted_at,
  }))
  const recount = resultsFrom(candidates, normalised(scores), {
    isNormalised: is_normalised,
    trim: Number(trim),
    disagreement: Number(disagreement),
  })
  const results = await resultsOf(world.db, is.round)
  expect(results).toEqual(recount.map(one => expect.objectContaining(one)))
  const plain = (of: { total: number }[]) => of.reduce((sum, { total }) => sum + total, 0) / of.length
  for (const { proposalId, count, mean } of results) {
    const own = scores.filter(one => one.proposalId === proposalId)
    expect(count).toBe(own.length)
    if (mean !== null) expect(mean).toBeCloseTo(plain(own), 5)
  }
  const reader = people[chief]!
  const { data } = await ask(world, `GET ${area}/scoring/scores`, { as: reader })
  const shown = data.rows as { proposalId: number; rank: number | null; score: number | null }[]
  expect(shown.map(one => [one.proposalId, one.rank, one.score])).toEqual(
    recount
      .filter(one => !is.conflicts.has(`${reader.id} ${one.proposalId}`))
      .map(one => [one.proposalId, one.rank, one.score]),
  )
  return { old, ranked: results.filter(one => one.rank !== null).length }
}
