import { json } from '../../../base/database/json.ts'
import { section } from '../../../base/http/section.ts'
import { reason } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'

const value = ({ review }: Stage) => ({ points: { [review.criterion]: 7 }, toAuthors: '很好', toPanel: '' })

/** The locked sheet of the expert. */
async function lockedSheet({ world, review }: Stage): Promise<number> {
  const { id } = await world.db
    .selectFrom('review_assignment')
    .select('id')
    .where('reviewer_id', '=', review.reviewers.expert.id)
    .where('proposal_id', '=', review.otherProposal)
    .executeTakeFirstOrThrow()
  return id
}

/** The expert's draft is of a version before the one that counts. */
async function submitAgain({ world, review }: Stage): Promise<void> {
  const { db } = world
  const { answers, form_id, track_id, title, sha256 } = await db
    .selectFrom('spic_version')
    .selectAll()
    .where('proposal_id', '=', review.proposal)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('spic_version')
    .values({
      proposal_id: review.proposal,
      number: 2,
      form_id,
      track_id,
      title,
      answers: json(answers),
      submitted_at: world.clock.now(),
      sha256,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await db
    .updateTable('spic_proposal')
    .set({ current_version: 2 })
    .where('id', '=', review.proposal)
    .execute()
}

const due = ({ world, review }: Stage) =>
  world.db
    .updateTable('review_round')
    .set({ due_at: new Date(world.clock.now().getTime() - 60_000) })
    .where('id', '=', review.round)
    .execute()

export const samples: FeatureSamples = {
  policy: `
call visitor user other member captain foreign organiser administrator editor certifier
GET /api/spic-review/scoring/proposals/{proposalId} 40401 40401 40401 40401 40401 40401 ok ok 40301 40301
GET /api/spic-review/scoring/proposals/{proposalId}/files/{fileId} 40401 40401 40401 40401 40401 40401 ok ok 40301 40301
PUT /api/spic-review/scoring/sheets/{assignmentId} 40401 40401 40401 40401 40401 40401 ok 40301 40301 40301
POST /api/spic-review/scoring/sheets/{assignmentId}/lock 40401 40401 40401 40401 40401 40401 ok 40301 40301 40301
POST /api/spic-review/scoring/sheets/{assignmentId}/version 40401 40401 40401 40401 40401 40401 ok 40301 40301 40301
POST /api/spic-review/scoring/sheets/{assignmentId}/unlock 40401 40401 40401 40401 40401 40401 40301 ok 40301 40301
GET /api/spic-review/scoring/own 40401 40401 40401 40401 40401 40401 ok 40301 40301 40301
GET /api/spic-review/scoring/scores 40401 40401 40401 40401 40401 40401 40301 ok 40301 40301
GET /api/spic-review/scoring/rounds/{roundId}/file 40401 40401 40401 40401 40401 40401 40301 ok 40301 40301
POST /api/spic-review/scoring/rounds/{roundId}/reminders 40401 40401 40401 40401 40401 40401 40301 ok 40301 40301
POST /api/spic-review/scoring/rounds/{roundId}/proposals/{proposalId}/more 40401 40401 40401 40401 40401 40401 40301 409620 40301 40301
GET /api/admin/spic/{editionId}/rubric 40101 40301 40301 40301 40301 40301 40301 ok 40301 40301
PUT /api/admin/spic/{editionId}/rubric/{trackId} 40101 40301 40301 40301 40301 40301 40301 ok 40301 40301
`,
  calls: {
    'GET /api/spic-review/scoring/proposals/{proposalId}': ({ review }) => [
      { params: { proposalId: review.proposal } },
      { params: { proposalId: review.otherProposal } },
    ],
    'GET /api/spic-review/scoring/proposals/{proposalId}/files/{fileId}': ({ review }) => [
      { params: { proposalId: review.proposal, fileId: review.file } },
      { params: { proposalId: review.proposal, fileId: review.file }, query: { shown: 'true' } },
    ],
    'PUT /api/spic-review/scoring/sheets/{assignmentId}': stage => [
      {
        params: { assignmentId: stage.review.assignment },
        body: { value: value(stage), tag: 1, version: 1, seconds: 5 },
      },
    ],
    'POST /api/spic-review/scoring/sheets/{assignmentId}/lock': ({ review }) => [
      { params: { assignmentId: review.assignment }, body: { tag: 1 } },
    ],
    'POST /api/spic-review/scoring/sheets/{assignmentId}/version': async stage => {
      await submitAgain(stage)
      return [{ params: { assignmentId: stage.review.assignment }, body: { tag: 1 } }]
    },
    'POST /api/spic-review/scoring/sheets/{assignmentId}/unlock': async stage => [
      { params: { assignmentId: await lockedSheet(stage) }, body: { reason } },
    ],
    'GET /api/spic-review/scoring/own': () => [{}],
    'GET /api/spic-review/scoring/scores': ({ review }) => [
      {},
      { query: { round: review.round, track: review.track, show: 'incomplete' } },
    ],
    'GET /api/spic-review/scoring/rounds/{roundId}/file': ({ review }) => [
      { params: { roundId: review.round } },
    ],
    'POST /api/spic-review/scoring/rounds/{roundId}/reminders': async stage => {
      await due(stage)
      return [{ params: { roundId: stage.review.round }, body: { reviewerIds: [] } }]
    },
    'POST /api/spic-review/scoring/rounds/{roundId}/proposals/{proposalId}/more': ({ review }) => [
      { params: { roundId: review.round, proposalId: review.proposal } },
    ],
    'GET /api/admin/spic/{editionId}/rubric': ({ review }) => [{ params: { editionId: review.edition } }],
    'PUT /api/admin/spic/{editionId}/rubric/{trackId}': async ({ world, review }) => {
      const track = await world.db
        .insertInto('spic_track')
        .values({ edition_id: review.edition, sort: 9, name_zh: '新赛道', name_en: 'New track' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return [
        {
          params: { editionId: review.edition, trackId: track.id },
          body: {
            value: {
              criteria: [
                {
                  id: null,
                  nameZh: '可行',
                  nameEn: 'Feasibility',
                  helpZh: '',
                  helpEn: '',
                  weight: 2,
                  most: 5,
                  levels: [{ points: 5, zh: '可以直接落地', en: 'Ready to run' }],
                },
              ],
            },
            tag: section({ criteria: [] }).tag,
          },
        },
      ]
    },
  },
  pages: {
    '/hidden-spic-review/spic-review-2020/:id?': ({ review }) =>
      `/hidden-spic-review/spic-review-2020/${review.proposal}`,
    '/spic-review/spic-review-2020/:id?': ({ review }) => `/spic-review/spic-review-2020/${review.proposal}`,
    '/admin/spic/:id/rubric': ({ review }) => `/admin/spic/${review.edition}/rubric`,
  },
}
