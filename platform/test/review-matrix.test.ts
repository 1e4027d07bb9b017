import { describe, expect, test } from 'vitest'
import { json } from '../src/base/database/json.ts'
import { isForReviewers } from '../src/base/contract/call.ts'
import { calls } from '../src/calls.ts'
import { askSample } from './samples.ts'
import { openPages } from './pages.ts'
import { makeReviewer, type TestReviewer } from './reviewers.ts'
import { freeYear, makeEdition, makeEntry, makeProposal, proposalAnswers, proposalFields } from './spic.ts'
import { reviewerNames } from './stage-review.ts'
import type { Stage } from './stage.ts'
import { useFrozenStage } from './frozen-stage.ts'

/** What a proposal can be to those who ask: the expert’s own, somebody else’s, in conflict with everybody, declined by the expert, out for one reason or another, and of another edition. */
const relations = ['own', 'other', 'conflicted', 'declined', 'rejected', 'withdrawn', 'foreign'] as const
type Relation = (typeof relations)[number]
const titleOf = (relation: Relation) => `Matrix of ${relation}`

type Target = { proposal: number; file: number; assignment: number }
let targets: Record<Relation, Target>
let reviewers: Record<(typeof reviewerNames)[number], TestReviewer>

/** One proposal of each relation, in the round that is open, of each two scores that are far apart; all that could be shown to partners is shortlisted. */
async function prepare({ world, review, people }: Stage) {
  const { db } = world
  const now = world.clock.now()
  const here = { ...review, id: review.edition }
  const foreignEdition = await makeEdition(world, { year: await freeYear(world) })
  const colleague = await makeReviewer(world, { id: review.edition, year: review.year }, 2)
  const { chief } = review.reviewers
  const stranger = await makeReviewer(world, foreignEdition, 2)
  const judges = new Map<number, TestReviewer[]>()
  for (const edition of [{ id: review.edition, year: review.year }, foreignEdition])
    judges.set(edition.id, [await makeReviewer(world, edition, 2), await makeReviewer(world, edition, 2)])
  // Whom there is left to ask.
  await makeReviewer(world, { id: review.edition, year: review.year }, 2)
  const roundOf = async (editionId: number) =>
    editionId === review.edition
      ? review.round
      : (
          await db
            .insertInto('review_round')
            .values({ edition_id: editionId, kind: 'preliminary', opened_at: now, created_at: now })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id
  const made = {} as typeof targets
  for (const relation of relations) {
    const edition = relation === 'foreign' ? foreignEdition : here
    const owner = people.foreign.id
    await db.deleteFrom('spic_member').where('user_id', '=', owner).execute()
    const entryId = await makeEntry(world, { edition, name: `Team of ${relation}`, owner })
    const { id, file } = await makeProposal(world, {
      edition,
      fields: proposalFields,
      entryId,
      by: owner,
      title: titleOf(relation),
      answers: proposalAnswers,
      versions: 1,
    })
    // A file that can be opened.
    await db
      .updateTable('spic_file')
      .from('spic_file as real')
      .set(eb => ({
        storage_key: eb.ref('real.storage_key'),
        sha256: eb.ref('real.sha256'),
        size: eb.ref('real.size'),
      }))
      .where('real.id', '=', review.file)
      .where('spic_file.id', '=', file)
      .execute()
    const round_id = await roundOf(edition.id)
    const reviewer =
      relation === 'foreign' ? stranger : relation === 'other' ? colleague : review.reviewers.expert
    const assign = relation !== 'conflicted'
    const assignment = assign
      ? (
          await db
            .insertInto('review_assignment')
            .values({
              round_id,
              edition_id: edition.id,
              reviewer_id: reviewer.id,
              proposal_id: id,
              created_at: now,
              ...(relation === 'declined'
                ? { state: 'declined', reason: 'Too near to it', ended_at: now }
                : {}),
            })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id
      : 0
    if (assign)
      await db
        .insertInto('review_sheet')
        .values({
          assignment_id: assignment,
          proposal_id: id,
          version: 1,
          points: json({ [review.criterion]: 7 }),
          saved_at: now,
        })
        .execute()
    for (const [at, judge] of (judges.get(edition.id) ?? []).entries()) {
      const judged = await db
        .insertInto('review_assignment')
        .values({
          round_id,
          edition_id: edition.id,
          reviewer_id: judge.id,
          proposal_id: id,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('review_sheet')
        .values({
          assignment_id: judged.id,
          proposal_id: id,
          version: 1,
          saved_at: now,
          locked_at: now,
          total: at * 90,
        })
        .execute()
    }
    await db
      .insertInto('review_decision')
      .values({
        proposal_id: id,
        round_id,
        edition_id: edition.id,
        outcome: 'shortlisted',
        is_by_rule: false,
        reason: 'The best of its track',
        decided_by: chief.id,
        decided_at: now,
      })
      .execute()
    if (relation === 'conflicted')
      await db
        .insertInto('review_conflict')
        .values(
          Object.values(review.reviewers).map(one => ({
            reviewer_id: one.id,
            proposal_id: id,
            edition_id: edition.id,
            source: 'staff' as const,
            reason: 'Worked together',
            created_at: now,
          })),
        )
        .execute()
    if (relation === 'rejected')
      await db
        .insertInto('review_rejection')
        .values({ proposal_id: id, reason: 'Not in scope', rejected_by: chief.id, rejected_at: now })
        .execute()
    if (relation === 'withdrawn')
      await db
        .updateTable('spic_proposal')
        .set({ current_version: null, withdrawn_at: now, withdrawal: 'No more' })
        .where('id', '=', id)
        .execute()
    made[relation] = { proposal: id, file, assignment }
  }
  await db.updateTable('review_round').set({ disagreement: 5 }).where('id', '=', review.round).execute()
  targets = made
  reviewers = review.reviewers
}

const { stage: freshStage, leave } = useFrozenStage(prepare)
const reason = 'For a reason that is long enough'

/** Which person of a stage has the session of each reviewer. */
const persons = [
  ['chief', 'administrator'],
  ['partner', 'editor'],
  ['expert', 'organiser'],
  ['observer', 'certifier'],
] as const

/** What is sent with each call that changes something. */
const bodies: Record<string, (target: Target, stage: Stage) => Record<string, unknown>> = {
  'PUT scoring/sheets/{assignmentId}': (_target, { review }) => ({
    value: { points: { [review.criterion]: 7 }, toAuthors: '', toPanel: '' },
    tag: 1,
    version: 1,
    seconds: 5,
  }),
  'POST scoring/sheets/{assignmentId}/lock': () => ({ tag: 1 }),
  'POST scoring/sheets/{assignmentId}/version': () => ({ tag: 1 }),
  'POST scoring/sheets/{assignmentId}/unlock': () => ({ reason }),
  'POST assignments/{assignmentId}/decline': () => ({ reason }),
  'POST conflicts': ({ proposal }) => ({ proposalId: proposal, reason }),
  'POST rejections': ({ proposal }) => ({ proposalIds: [proposal], reason }),
  'POST rejections/{proposalId}/restore': () => ({ reason }),
  'PUT rounds/{roundId}/decisions/{proposalId}': () => ({ outcome: 'declined', reason }),
  'PUT interests/{proposalId}': () => ({ message: 'We would like to try it', contact: '13800000000' }),
}

/** Of each call about one proposal, whose it is to make it, and which proposals it does something with; of others it is refused. */
const done = `
GET    scoring/proposals/{proposalId}                        chief   own other declined
GET    scoring/proposals/{proposalId}                        expert  own
GET    scoring/proposals/{proposalId}/files/{fileId}         chief   own other declined
GET    scoring/proposals/{proposalId}/files/{fileId}         expert  own
PUT    scoring/sheets/{assignmentId}                         expert  own
POST   scoring/sheets/{assignmentId}/lock                    expert  own
POST   scoring/sheets/{assignmentId}/version                 expert
POST   scoring/sheets/{assignmentId}/unlock                  chief
POST   scoring/rounds/{roundId}/proposals/{proposalId}/more  chief   own other declined
POST   assignments/{assignmentId}/decline                    expert  own rejected withdrawn
POST   conflicts                                             chief   own other declined rejected
POST   conflicts                                             partner own other declined rejected
POST   conflicts                                             expert  own declined rejected withdrawn
POST   conflicts                                             observer own other declined rejected
GET    proposals/{proposalId}/pdf                            chief   own other declined rejected withdrawn
GET    proposals/{proposalId}/pdf                            partner own other declined
POST   rejections                                            chief   own other declined
POST   rejections/{proposalId}/restore                       chief   rejected
PUT    rounds/{roundId}/decisions/{proposalId}               chief   own other declined
GET    interests/{proposalId}                                chief   own other declined
GET    interests/{proposalId}                                partner own other declined
GET    interests/{proposalId}/files/{fileId}                 chief   own other declined
GET    interests/{proposalId}/files/{fileId}                 partner own other declined
PUT    interests/{proposalId}                                partner own other declined
DELETE interests/{proposalId}                                partner
`

/** Of each list who reads it, and which proposals it tells them of; the others are refused. */
const told = `
proposals           chief    own other conflicted declined rejected withdrawn
proposals/file      chief    own other conflicted declined rejected withdrawn
rejections          chief    rejected withdrawn
shortlist           chief    own other conflicted declined
overview            chief    own other conflicted declined rejected withdrawn
overview            observer own other declined rejected withdrawn
interests           chief    own other declined
interests           partner  own other declined
scoring/own         expert   own
scoring/scores      chief    own other declined
scoring/rounds/file chief    own other declined
`

/** Who opens each page, under both of its addresses; to the others it says that they have no access. */
const opened = `
allproject       chief
preliminaries    chief
recycle          chief
intentionproject chief partner
scoremanage      chief expert
projectlist      chief observer
`

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/))

describe('what each reviewer may do with each proposal', () => {
  test.each([...Map.groupBy(rowsOf(done), ([method, path]) => `${method} ${path}`)])(
    '%s',
    async (name, rows) => {
      const [method = '', path = ''] = name.split(' ')
      const call = { method, path: `/api/spic-review/${path}` }
      const got: string[] = []
      for (const [reviewer, person] of persons)
        for (const relation of relations) {
          const stage = await freshStage()
          const { proposal, file, assignment } = targets[relation]
          const body = bodies[name]?.(targets[relation], stage)
          const { statusCode } = await askSample(stage, call, person, {
            params: {
              roundId: stage.review.round,
              proposalId: proposal,
              fileId: file,
              assignmentId: assignment,
            },
            ...(body ? { body } : {}),
          })
          if (statusCode < 300) got.push(`${reviewer} ${relation}`)
          else {
            const isTheirs = rows.some(([, , reader]) => reader === reviewer)
            expect(isTheirs ? [404, 409, 422] : [403], `${reviewer} ${relation}`).toContain(statusCode)
          }
          // The next one finds everything as it was.
          if (method !== 'GET' && statusCode < 300) await leave()
        }
      expect(got).toEqual(
        rows.flatMap(([, , reader, ...named]) => named.map(relation => `${reader} ${relation}`)),
      )
    },
  )

  test('every call about one proposal stands in the table', () => {
    const known = calls
      .filter(call => isForReviewers(call) && /\{(proposal|assignment)Id\}/.test(call.path))
      .map(call => `${call.method} ${call.path.replace('/api/spic-review/', '')}`)
    expect(known.length).toBeGreaterThan(10)
    const rows = rowsOf(done).map(([method, path]) => `${method} ${path}`)
    expect(known.filter(name => !rows.includes(name))).toEqual([])
  })

  test('lists tell of those that are named here, and nobody else reads them', async () => {
    const { world, review } = await freshStage()
    const expected = rowsOf(told).map(row => row.join(' '))
    const got: string[] = []
    for (const path of new Set(rowsOf(told).map(([path = '']) => path)))
      for (const role of reviewerNames) {
        const asked = path.replace('rounds/', `rounds/${review.round}/`)
        const { statusCode, body } = await world.app.inject({
          url: `/api/spic-review/${asked}`,
          headers: reviewers[role].headers,
        })
        const named = relations.filter(relation => body.includes(titleOf(relation)))
        if (statusCode < 300) got.push([path, role, ...named].join(' '))
        else expect([path, role, statusCode]).toEqual([path, role, 403])
      }
    expect(got).toEqual(expected)
  })

  test.each(rowsOf(opened))('the page %s', async (page, ...readers) => {
    const { world } = await freshStage()
    const pages = await openPages(world)
    for (const area of ['hidden-spic-review', 'spic-review'])
      for (const role of reviewerNames)
        expect([role, await pages.load(`/${area}/${page}`, reviewers[role].headers)]).toEqual([
          role,
          readers.includes(role)
            ? expect.objectContaining({ status: 200 })
            : expect.objectContaining({ status: 302, location: `/${area}/no-access` }),
        ])
    await pages.close()
  })

  test('the page of a sheet, which is read as its call is', async () => {
    const { world } = await freshStage()
    const pages = await openPages(world)
    const got: string[] = []
    for (const role of reviewerNames) {
      const named: string[] = []
      for (const relation of relations) {
        const address = `/spic-review/spic-review-2020/${targets[relation].proposal}`
        const { status } = await pages.load(address, reviewers[role].headers)
        if (status === 200) named.push(relation)
      }
      if (named.length > 0) got.push([role, ...named].join(' '))
    }
    await pages.close()
    const expected = rowsOf(done).filter(([, path]) => path === 'scoring/proposals/{proposalId}')
    expect(got).toEqual(expected.map(row => row.slice(2).join(' ')))
  })
})
