import { ask } from '../../../../test/ask.ts'
import { makeReviewer } from '../../../../test/reviewers.ts'
import { reason } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'

const ofEdition = ({ review }: Stage) => ({ editionId: review.edition })
const ofRound = (stage: Stage) => ({ ...ofEdition(stage), roundId: stage.review.round })
const base = (stage: Stage): `/${string}` => `/api/admin/spic/${stage.review.edition}`

/** Somebody who scores and has nothing yet. */
async function newReviewer({ world, review }: Stage): Promise<number> {
  const edition = await world.db
    .selectFrom('spic_edition')
    .select(['id', 'year'])
    .where('id', '=', review.edition)
    .executeTakeFirstOrThrow()
  return (await makeReviewer(world, edition, 2)).id
}

/** A round of its own kind, begun by nobody. */
async function otherRound({ world, review }: Stage): Promise<void> {
  await world.db
    .deleteFrom('review_round')
    .where('edition_id', '=', review.edition)
    .where('kind', '=', 'final')
    .execute()
}

async function previewed(stage: Stage): Promise<number> {
  await newReviewer(stage)
  const { data } = await ask(stage.world, `POST ${base(stage)}/rounds/${stage.review.round}/matchings`, {
    as: stage.people.administrator,
    body: { seed: 1 },
  })
  return data.id
}

async function conflicted(stage: Stage) {
  const pair = { reviewerId: await newReviewer(stage), proposalId: stage.review.proposal }
  await ask(stage.world, `POST ${base(stage)}/conflicts`, {
    as: stage.people.administrator,
    body: { ...pair, reason },
  })
  return pair
}

const staff = '40101 40301 40301 40301 40301 40301 40301 ok 40301 40301'
const expert = '40401 40401 40401 40401 40401 40401 ok 40301 40301 40301'

export const samples: FeatureSamples = {
  policy: `
call visitor user other member captain foreign organiser administrator editor certifier
POST /api/spic-review/assignments/{assignmentId}/decline ${expert}
POST /api/spic-review/conflicts 40401 40401 40401 40401 40401 40401 ok ok ok ok
GET /api/admin/spic/{editionId}/assignment ${staff}
POST /api/admin/spic/{editionId}/rounds ${staff}
PUT /api/admin/spic/{editionId}/rounds/{roundId} ${staff}
PUT /api/admin/spic/{editionId}/rounds/{roundId}/state ${staff}
GET /api/admin/spic/{editionId}/rounds/{roundId}/proposals ${staff}
GET /api/admin/spic/{editionId}/rounds/{roundId}/loads ${staff}
GET /api/admin/spic/{editionId}/rounds/{roundId}/proposals/{proposalId}/reviewers ${staff}
GET /api/admin/spic/{editionId}/conflicts ${staff}
POST /api/admin/spic/{editionId}/conflicts/found ${staff}
POST /api/admin/spic/{editionId}/conflicts ${staff}
POST /api/admin/spic/{editionId}/conflicts/removals ${staff}
POST /api/admin/spic/{editionId}/rounds/{roundId}/matchings ${staff}
GET /api/admin/spic/{editionId}/rounds/{roundId}/matchings/latest ${staff}
POST /api/admin/spic/{editionId}/rounds/{roundId}/matchings/{matchingId}/applied ${staff}
POST /api/admin/spic/{editionId}/rounds/{roundId}/assignments ${staff}
POST /api/admin/spic/{editionId}/rounds/{roundId}/proposals/{proposalId}/more ${staff}
POST /api/admin/spic/{editionId}/assignments/{assignmentId}/removal ${staff}
`,
  calls: {
    'POST /api/spic-review/assignments/{assignmentId}/decline': ({ review }) => [
      { params: { assignmentId: review.assignment }, body: { reason } },
    ],
    'POST /api/spic-review/conflicts': ({ review }) => [
      { body: { proposalId: review.otherProposal, reason } },
    ],
    'GET /api/admin/spic/{editionId}/assignment': stage => [{ params: ofEdition(stage) }],
    'POST /api/admin/spic/{editionId}/rounds': async stage => {
      await otherRound(stage)
      return [{ params: ofEdition(stage), body: { kind: 'final' } }]
    },
    'PUT /api/admin/spic/{editionId}/rounds/{roundId}': async stage => {
      const { data } = await ask(stage.world, `GET ${base(stage)}/assignment`, {
        as: stage.people.administrator,
      })
      const round = data.rounds.find((one: { id: number }) => one.id === stage.review.round)
      return [{ params: ofRound(stage), body: round.settings }]
    },
    'PUT /api/admin/spic/{editionId}/rounds/{roundId}/state': stage => [
      { params: ofRound(stage), body: { isOpen: false } },
    ],
    'GET /api/admin/spic/{editionId}/rounds/{roundId}/proposals': stage => [
      { params: ofRound(stage) },
      { params: ofRound(stage), query: { show: 'lacking', search: 'x' } },
    ],
    'GET /api/admin/spic/{editionId}/rounds/{roundId}/loads': stage => [{ params: ofRound(stage) }],
    'GET /api/admin/spic/{editionId}/rounds/{roundId}/proposals/{proposalId}/reviewers': stage => [
      { params: { ...ofRound(stage), proposalId: stage.review.proposal } },
    ],
    'GET /api/admin/spic/{editionId}/conflicts': stage => [{ params: ofEdition(stage) }],
    'POST /api/admin/spic/{editionId}/conflicts/found': stage => [{ params: ofEdition(stage) }],
    'POST /api/admin/spic/{editionId}/conflicts': async stage => [
      {
        params: ofEdition(stage),
        body: { reviewerId: await newReviewer(stage), proposalId: stage.review.proposal, reason },
      },
    ],
    'POST /api/admin/spic/{editionId}/conflicts/removals': async stage => [
      { params: ofEdition(stage), body: { ...(await conflicted(stage)), reason } },
    ],
    'POST /api/admin/spic/{editionId}/rounds/{roundId}/matchings': stage => [
      { params: ofRound(stage), body: { seed: 1 } },
    ],
    'GET /api/admin/spic/{editionId}/rounds/{roundId}/matchings/latest': stage => [
      { params: ofRound(stage) },
    ],
    'POST /api/admin/spic/{editionId}/rounds/{roundId}/matchings/{matchingId}/applied': async stage => [
      { params: { ...ofRound(stage), matchingId: await previewed(stage) } },
    ],
    'POST /api/admin/spic/{editionId}/rounds/{roundId}/assignments': async stage => [
      {
        params: ofRound(stage),
        body: { reviewerId: await newReviewer(stage), proposalId: stage.review.proposal, reason },
      },
    ],
    'POST /api/admin/spic/{editionId}/rounds/{roundId}/proposals/{proposalId}/more': async stage => {
      await newReviewer(stage)
      return [{ params: { ...ofRound(stage), proposalId: stage.review.proposal } }]
    },
    'POST /api/admin/spic/{editionId}/assignments/{assignmentId}/removal': stage => [
      { params: { ...ofEdition(stage), assignmentId: stage.review.assignment }, body: { reason } },
    ],
  },
  pages: { '/admin/spic/:id/assignment': ({ review }) => `/admin/spic/${review.edition}/assignment` },
}
